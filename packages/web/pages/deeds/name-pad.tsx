import { Button, Group, Stack, Text } from '@mantine/core';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { pagesTexts } from '../../messages/pages.ts';
import { useTexts } from '../../shared/language.tsx';
import type { DeedProps } from './deed-props.ts';

/** A pad to sign by hand; for people who cannot draw, a button writes the name. */
export function NamePad({ act, name }: DeedProps & { readonly name: string }): ReactNode {
  const texts = useTexts(pagesTexts).name;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [strokes, setStrokes] = useState(0);
  useEffect(() => {
    fit(canvas.current);
  }, []);
  const draw = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (event.buttons === 0) return;
    const pen = canvas.current?.getContext('2d');
    pen?.lineTo(event.nativeEvent.offsetX, event.nativeEvent.offsetY);
    pen?.stroke();
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const pen = canvas.current?.getContext('2d');
    pen?.beginPath();
    pen?.moveTo(event.nativeEvent.offsetX, event.nativeEvent.offsetY);
    setStrokes((before) => before + 1);
  };
  const clear = (): void => {
    fit(canvas.current);
    setStrokes(0);
  };
  const writeForMe = (): void => {
    fit(canvas.current);
    write(canvas.current, name);
    // At least as many strokes as a name has.
    setStrokes(Math.max(2, name.length));
  };
  return (
    <Stack>
      <Text c="dimmed" ta="center">
        {texts.hint}
      </Text>
      <canvas ref={canvas} className="name-pad" onPointerDown={begin} onPointerMove={draw}>
        {texts.pad}
      </canvas>
      <Group justify="space-between">
        <Button variant="subtle" color="gray" onClick={writeForMe}>
          {texts.write}
        </Button>
        <Button variant="subtle" color="gray" disabled={strokes === 0} onClick={clear}>
          {texts.clear}
        </Button>
      </Group>
      <Button
        size="lg"
        disabled={strokes === 0}
        onClick={() => {
          void act({ act: 'WRITE_NAME', strokes }).then(clear);
        }}
      >
        {texts.submit}
      </Button>
    </Stack>
  );
}

/** Sets a canvas to the resolution of the screen, and clears it. */
function fit(canvas: HTMLCanvasElement | null): void {
  const pen = canvas?.getContext('2d');
  if (!canvas || !pen) return;
  const { devicePixelRatio } = window;
  canvas.width = canvas.clientWidth * devicePixelRatio;
  canvas.height = canvas.clientHeight * devicePixelRatio;
  pen.scale(devicePixelRatio, devicePixelRatio);
  pen.strokeStyle = getComputedStyle(canvas).color;
  pen.fillStyle = pen.strokeStyle;
  pen.lineWidth = 3;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
}

function write(canvas: HTMLCanvasElement | null, name: string): void {
  const pen = canvas?.getContext('2d');
  if (!canvas || !pen) return;
  pen.font = `72px "Kaiti SC", KaiTi, STKaiti, cursive`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(name, canvas.clientWidth / 2, canvas.clientHeight / 2);
}
