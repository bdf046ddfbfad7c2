import { BadCursor } from '../../kernel/bad-cursor.ts';

/** A place in an ordered sequence of one journal. */
export interface StreamPosition {
  /** A print of the history up to the position: a journal that was begun anew, or put back older, has another. */
  readonly epoch: string;
  /** 0 stands before everything; entry n stands at n. */
  readonly position: number;
}

/** The time of an update, and a signature: see `decodeCursor`. */
const sealed = String.raw`\.\d{1,15}\.[\w-]{16}`;
const written = new RegExp(String.raw`^([\w-]{1,64})\.(0|[1-9]\d{0,15})(?:${sealed})?$`);

/**
 * The text that stands for a place towards clients: base64url, so that it needs no escaping anywhere
 * and nobody is tempted to compute with it.
 *
 * It becomes invalid when its epoch ends or its position is trimmed; readers then report a gap. It
 * isn't signed: whoever makes one up only chooses where in their own tenant's stream to begin. Who hands it out may
 * add when it was and sign that; here it is passed over.
 */
export function encodeCursor({ epoch, position }: StreamPosition): string {
  return Buffer.from(`${epoch}.${position}`).toString('base64url');
}

/**
 * A cursor before everything that is kept: of no history, so that a reading from it begins with the oldest entry, after
 * a gap.
 */
export const beforeAll = encodeCursor({ epoch: 'before-all', position: 0 });

/** The place behind a cursor, whatever was added to it; throws `BadCursor` for a text that holds none. */
export function decodeCursor(cursor: string): StreamPosition {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, epoch, digits] = written.exec(text) ?? [];
  const at = { epoch: epoch ?? '', position: Number(digits) };
  // Buffer skips what is not base64url, so only the way back tells a cursor from one with garbage in it.
  if (
    epoch === undefined ||
    !Number.isSafeInteger(at.position) ||
    Buffer.from(text).toString('base64url') !== cursor
  ) {
    throw new BadCursor('not a cursor of this service');
  }
  return at;
}

/** An update, as far as somebody was told of it: where it stood in its tenant's stream, and when it occurred. */
export interface Print {
  readonly at: StreamPosition;
  /** Milliseconds since the epoch. */
  readonly occurredAt: number;
}

const fingerprint = /^(?<epoch>[\w-]{1,64})\.(?<position>\d{1,16})\.(?<occurredAt>\d{1,15})$/;

/** The text of a print; see `Update.print`. */
export function printOf({ epoch, position }: StreamPosition, occurredAt: number): string {
  return `${epoch}.${position}.${occurredAt}`;
}

/** Value of a text; null for one that is no print. */
export function readPrint(text: string): Print | null {
  const parts = fingerprint.exec(text)?.groups;
  if (!parts) return null;
  const { epoch = '', position, occurredAt } = parts;
  return { at: { epoch, position: Number(position) }, occurredAt: Number(occurredAt) };
}
