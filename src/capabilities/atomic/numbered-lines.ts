import { lineNameOf } from './wire/goods.ts';

interface GivenLine {
  readonly categoryName: string;
  readonly itemName: string;
}

/** Lines with what follows from the rest: their numbers, from 1, and their printed names. */
export function numberedLines<Line extends GivenLine>(lines: readonly Line[]) {
  return lines.map((line, index) => ({
    ...line,
    lineNumber: index + 1,
    lineName: lineNameOf(line),
  }));
}
