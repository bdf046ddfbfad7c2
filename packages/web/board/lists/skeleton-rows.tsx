import { type ReactNode, useEffect, useState } from 'react';

/** Most rows that fit on a screen. */
const MOST = 12;

/** Delay before placeholders appear. If rows arrive sooner, placeholders would only flicker and delay them. */
const LATE_MS = 150;

const NO_BREAK_SPACE = '\u00A0';

/** Placeholders for rows that are still loading. */
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
