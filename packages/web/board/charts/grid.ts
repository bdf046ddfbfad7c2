/** Approximate number of grid lines. */
const LINES = 4;

/** Round values for the lines of a grid, from 0 to at least `most`. */
export function gridOf(most: number): readonly number[] {
  if (most <= 0) return [0, 1];
  const rough = most / LINES;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((each) => each * magnitude >= rough) ?? 10;
  // Counts have no halves.
  const step = most <= LINES ? 1 : factor * magnitude;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_none, index) => index * step);
}
