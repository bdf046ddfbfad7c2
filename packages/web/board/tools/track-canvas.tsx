import { useComputedColorScheme } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { toolTexts } from '../../messages/tools/tools.ts';
import { useTexts } from '../../shared/language.tsx';
import {
  arrowsAlong,
  type Place,
  type Point,
  type Projection,
  project,
  roundScale,
} from './projection.ts';

interface TrackCanvasProps {
  readonly track: readonly Place[];
  readonly position: Place | null;
  /** Text alternative of the picture. */
  readonly label: string;
}

const HEIGHT = 420;
const MARGIN = 44;
const GRID = 56;
const ARROW_GAP = 70;

/** A track and a position on a plain background. There are no map tiles, so nothing is fetched from other servers. */
export function TrackCanvas({ track, position, label }: TrackCanvasProps): ReactNode {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useComputedColorScheme();
  const texts = useTexts(toolTexts).truck;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || width === 0) return;
    const ratio = devicePixelRatio;
    context.canvas.width = width * ratio;
    context.canvas.height = HEIGHT * ratio;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const places = position === null ? track : [...track, position];
    const projection = project(places, { width, height: HEIGHT, margin: MARGIN });
    const colors = colorsOf(context.canvas);
    context.font = `12px ${getComputedStyle(context.canvas).fontFamily}`;
    drawGrid(context, width, colors);
    const line = track.map(projection.toPoint);
    drawTrack(context, line, colors);
    drawDirections(context, line, colors);
    const [first] = track;
    const last = track.at(-1);
    if (first) drawPlace(context, projection, first, colors.start, texts.start, 'right', colors);
    if (last) drawPlace(context, projection, last, colors.end, texts.end, 'left', colors);
    if (position) drawPlace(context, projection, position, colors.now, texts.now, 'right', colors);
    drawScale(context, projection, texts.km, colors);
  }, [track, position, width, scheme, texts]);
  return (
    <div ref={ref} className="map">
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        style={{ width: '100%', height: HEIGHT, display: 'block' }}
      />
    </div>
  );
}

type Colors = Readonly<
  Record<'ground' | 'grid' | 'line' | 'text' | 'start' | 'end' | 'now', string>
>;

/** The theme's colors, as currently computed for this element. */
function colorsOf(element: Element): Colors {
  const style = getComputedStyle(element);
  const color = (name: string): string => style.getPropertyValue(`--mantine-color-${name}`);
  return {
    ground: color('body'),
    grid: color('default-border'),
    line: color('cyan-6'),
    text: color('text'),
    start: color('teal-6'),
    end: color('red-6'),
    now: color('orange-6'),
  };
}

function drawGrid(context: CanvasRenderingContext2D, width: number, { grid }: Colors): void {
  context.strokeStyle = grid;
  context.globalAlpha = 0.5;
  context.lineWidth = 1;
  context.beginPath();
  for (let x = GRID / 2; x < width; x += GRID) {
    context.moveTo(x, 0);
    context.lineTo(x, HEIGHT);
  }
  for (let y = GRID / 2; y < HEIGHT; y += GRID) {
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  context.stroke();
  context.globalAlpha = 1;
}

function drawTrack(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  { line }: Colors,
): void {
  context.strokeStyle = line;
  context.lineWidth = 3;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.stroke();
}

/** Draws arrowheads: without them, the direction is unclear if a truck turned and came back. */
function drawDirections(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  { ground, line }: Colors,
): void {
  for (const { x, y, angle } of arrowsAlong(points, ARROW_GAP)) {
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.beginPath();
    context.moveTo(7, 0);
    context.lineTo(-5, -6);
    context.lineTo(-5, 6);
    context.closePath();
    context.fillStyle = line;
    context.fill();
    context.lineWidth = 1.5;
    context.strokeStyle = ground;
    context.stroke();
    context.restore();
  }
}

function drawPlace(
  context: CanvasRenderingContext2D,
  { toPoint }: Projection,
  place: Place,
  color: string,
  name: string,
  side: 'left' | 'right',
  { ground, text }: Colors,
): void {
  const { x, y } = toPoint(place);
  context.beginPath();
  context.arc(x, y, 7, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = ground;
  context.stroke();
  context.fillStyle = text;
  const isLeft = side === 'left';
  context.textAlign = isLeft ? 'right' : 'left';
  context.fillText(name, x + (isLeft ? -12 : 12), y + 4);
  context.textAlign = 'left';
}

function drawScale(
  context: CanvasRenderingContext2D,
  { pixelsPerKilometer }: Projection,
  labelOf: (kilometers: string) => string,
  { text }: Colors,
): void {
  const kilometers = roundScale(pixelsPerKilometer, 120);
  const y = HEIGHT - 16;
  context.strokeStyle = text;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(16, y - 5);
  context.lineTo(16, y);
  context.lineTo(16 + kilometers * pixelsPerKilometer, y);
  context.lineTo(16 + kilometers * pixelsPerKilometer, y - 5);
  context.stroke();
  context.fillStyle = text;
  context.fillText(labelOf(String(kilometers)), 22, y - 6);
}
