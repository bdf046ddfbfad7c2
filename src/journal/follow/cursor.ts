import { BadCursor } from '../../kernel/errors.ts';

/** Position in an ordered sequence of one journal. */
export interface StreamPosition {
  /**
   * Id of the event at the position, which identifies the history up to it: a new journal, or a restored older one, has
   * another.
   */
  readonly epoch: string;
  /** 0 stands before everything; entry n stands at n. */
  readonly position: number;
}

/** The time of an update, and a signature: see `decodeCursor`. */
const sealed = String.raw`\.\d{1,15}\.[\w-]{16}`;
const written = new RegExp(String.raw`^([\w-]{1,64})\.(0|[1-9]\d{0,15})(?:${sealed})?$`);

/**
 * Text of a position for clients: base64url, so that it needs no escaping anywhere
 * and does not invite computing with it.
 *
 * It becomes invalid when its epoch ends or its position is trimmed; readers then report a gap. Example: a backup is
 * restored that ends at [1, 2], where [1, 2, 3, 4] had been written, and then [3, 4, 5] are written anew. A cursor of the
 * lost 3 has the id of the lost event, which the new 3 has not: a gap. It
 * isn't signed: a client that invents one only chooses where in its own tenant's stream to begin. `CursorSeal` may
 * append the time of the update and a signature, which are ignored here.
 */
export function encodeCursor({ epoch, position }: StreamPosition): string {
  return Buffer.from(`${epoch}.${position}`).toString('base64url');
}

/**
 * A cursor before everything that is stored: of no history, so that a reading from it begins with the oldest entry, after
 * a gap.
 */
export const beforeAll = encodeCursor({ epoch: 'before-all', position: 0 });

/** The position in a cursor, without a time and a signature; throws `BadCursor` for a text that holds none. */
export function decodeCursor(cursor: string): StreamPosition {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, epoch, digits] = written.exec(text) ?? [];
  const at = { epoch: epoch ?? '', position: Number(digits) };
  // Buffer skips what is not base64url, so only encoding again tells a cursor from one with garbage in it.
  if (
    epoch === undefined ||
    !Number.isSafeInteger(at.position) ||
    Buffer.from(text).toString('base64url') !== cursor
  ) {
    throw new BadCursor('not a cursor of this service');
  }
  return at;
}

/** An update, as a client knows it: its position in the tenant's stream, and when it occurred. */
export interface NewestClaim {
  readonly at: StreamPosition;
  /** Milliseconds since the epoch. */
  readonly occurredAt: number;
}

const fingerprint = /^(?<epoch>[\w-]{1,64})\.(?<position>\d{1,16})\.(?<occurredAt>\d{1,15})$/;

/** The text of a claim; see `Update.newestClaim`. */
export function newestClaimOf({ epoch, position }: StreamPosition, occurredAt: number): string {
  return `${epoch}.${position}.${occurredAt}`;
}

/** Value of a text; null for one that is no claim. */
export function readNewestClaim(text: string): NewestClaim | null {
  const parts = fingerprint.exec(text)?.groups;
  if (!parts) return null;
  const { epoch = '', position, occurredAt } = parts;
  return { at: { epoch, position: Number(position) }, occurredAt: Number(occurredAt) };
}
