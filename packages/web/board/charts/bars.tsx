import { Group, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { gridOf } from './grid.ts';

/** A series, drawn as one part of every bar: its name, and one of the theme's colors. */
export interface Series {
  readonly name: string;
  readonly color: string;
}

/** A bar, with a value for each series from the bottom up. */
export interface Bar {
  /** Shown below the bar; a chart of many bars shows only some of the labels. */
  readonly label: string;
  readonly values: readonly number[];
}

/** Colors of series. People who cannot tell red from green can distinguish them, too. */
export const SERIES_COLORS = ['blue', 'orange', 'teal', 'grape', 'yellow', 'cyan', 'gray'] as const;

const HEIGHT = 220;
const TOP = 10;
const BOTTOM = 22;
const LEFT = 56;
const LABEL_WIDTH = 64;
const WIDEST_BAR = 40;

/** Stacked bars. `format` formats the values of the axis and of the tooltips. */
export function Bars({
  label,
  series,
  bars,
  format,
}: {
  readonly label: string;
  readonly series: readonly Series[];
  readonly bars: readonly Bar[];
  readonly format: (value: number) => string;
}): ReactNode {
  const { ref, width } = useElementSize();
  const grid = gridOf(Math.max(0, ...bars.map(({ values }) => sum(values))));
  const most = grid.at(-1) ?? 1;
  const step = Math.max(width - LEFT, 1) / Math.max(bars.length, 1);
  const barWidth = Math.min(step * 0.7, WIDEST_BAR);
  const plot = HEIGHT - TOP - BOTTOM;
  const yOf = (value: number): number => TOP + plot * (1 - value / most);
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / step));
  return (
    <figure ref={ref} style={{ margin: 0 }}>
      <svg
        width={Math.max(width, 1)}
        height={HEIGHT}
        role="img"
        aria-label={label}
        className="chart"
      >
        {grid.map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={width} y1={yOf(value)} y2={yOf(value)} />
            <text x={LEFT - 8} y={yOf(value) + 4} textAnchor="end">
              {format(value)}
            </text>
          </g>
        ))}
        {bars.map((bar, index) => {
          const center = LEFT + step * (index + 0.5);
          return (
            <g key={bar.label}>
              <title>{titleOf(bar, series, format)}</title>
              <rect x={center - step / 2} y={TOP} width={step} height={plot} fill="transparent" />
              {bar.values.map((value, at) => {
                const below = sum(bar.values.slice(0, at));
                return (
                  <rect
                    key={series[at]?.name}
                    x={center - barWidth / 2}
                    width={barWidth}
                    y={yOf(below + value)}
                    height={Math.max(yOf(below) - yOf(below + value), 0)}
                    fill={`var(--mantine-color-${series[at]?.color}-6)`}
                  />
                );
              })}
              {index % every === 0 && center + LABEL_WIDTH / 3 < width && (
                <text x={center} y={HEIGHT - 6} textAnchor="middle">
                  {bar.label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <Group gap="md" component="figcaption" mt={4}>
        {series.map(({ name, color }) => (
          <Group key={name} gap={6} wrap="nowrap">
            <span className="dot" style={{ background: `var(--mantine-color-${color}-6)` }} />
            <Text size="xs">{name}</Text>
          </Group>
        ))}
      </Group>
    </figure>
  );
}

function titleOf(
  { label, values }: Bar,
  series: readonly Series[],
  format: (value: number) => string,
): string {
  const parts = values.map((value, at) => [series[at]?.name, format(value)] as const);
  return [label, ...parts.map(([name, value]) => `${name}: ${value}`)].join('\n');
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
