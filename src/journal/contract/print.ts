import type { Place } from '../follow/cursor.ts';

/** An update, as far as somebody was told of it: where it stood in its tenant's stream, and when it occurred. */
export interface Print {
  readonly place: Place;
  /** Milliseconds since the epoch. */
  readonly occurredAt: number;
}

const written = /^(?<epoch>[\w-]{1,64})\.(?<position>\d{1,16})\.(?<occurredAt>\d{1,15})$/;

/** The text of a print; see `Update.print`. */
export function printOf({ epoch, position }: Place, occurredAt: number): string {
  return `${epoch}.${position}.${occurredAt}`;
}

/** What a text says; null for one that is no print. */
export function readPrint(text: string): Print | null {
  const parts = written.exec(text)?.groups;
  if (!parts) return null;
  const { epoch = '', position, occurredAt } = parts;
  return { place: { epoch, position: Number(position) }, occurredAt: Number(occurredAt) };
}
