import { drawnPage, shown } from './new-file.ts';

const RED = '0.85 0.1 0.1';
/** A circle of 90 points, approximated by four curves, and a five-pointed star in it. */
const RING =
  '93 48 m 93 72.85 72.85 93 48 93 c 23.15 93 3 72.85 3 48 c 3 23.15 23.15 3 48 3 c 72.85 3 93 23.15 93 48 c S';
const STAR = '48 71 m 58 40.25 l 31.83 59.25 l 64.17 59.25 l 38 40.25 l f';

/** Mark as a separate page: an enterprise's round red seal, or a name as if written by hand. */
export function markOf(kind: 'enterprise' | 'person', name: string): Buffer {
  if (kind === 'enterprise') {
    const text = line(name, 48, 22, 72, 9);
    return drawnPage(`${RED} RG ${RED} rg 2.5 w ${RING} ${STAR} ${text}`, 96, 96);
  }
  const text = line(name, 55, 12, 100, 22);
  return drawnPage(`0.05 0.1 0.45 rg 0.05 0.1 0.45 RG ${text} 0.8 w 8 7 m 102 9 l S`, 110, 40);
}

/** Line of text centered at `middle`, in a smaller size if it would be wider than `widest`. */
function line(text: string, middle: number, y: number, widest: number, largest: number): string {
  const characters = Math.max(1, Array.from(text).length);
  const size = Math.min(largest, widest / characters);
  const x = middle - (size * characters) / 2;
  return `BT /F1 ${size.toFixed(2)} Tf ${x.toFixed(2)} ${y} Td ${shown(text)} ET`;
}
