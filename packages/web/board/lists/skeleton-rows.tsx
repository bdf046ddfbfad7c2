import { type ReactNode, useEffect, useState } from 'react';

/** More do not fit on a screen. */
const MOST = 12;

/** Rows that come sooner would be seen as a flicker, and come later for it. */
const LATE_MS = 150;

const NO_BREAK_SPACE = '\u00A0';

/** Places of rows that have not come yet. */
export function SkeletonRows({
  rows,
  cells,
}: {
  readonly rows: number;
  readonly cells: number;
}): ReactNode {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return Array.from({ length: Math.min(rows, MOST) }, (_row, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: cells }, (_cell, cell) => (
        <td key={cell}>
          <div className="placeholder">{NO_BREAK_SPACE}</div>
        </td>
      ))}
    </tr>
  ));
}
