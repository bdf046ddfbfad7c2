import { BadCursor } from '../../kernel/errors.ts';

/** Position in an ordered sequence of one journal. */
export interface StreamPosition {
  /**
   * Id of the event at the position, which identifies the history up to it: a new journal, or a restored older one, has a
   * different one.
   */
  readonly epoch: string;
  /** 0 is before every entry; entry n has position n. */
  readonly position: number;
}

/** Time of an update and a signature: see `decodeCursor`. */
const sealed = String.raw`\.\d{1,15}\.[\w-]{16}`;
const written = new RegExp(String.raw`^([\w-]{1,64})\.(0|[1-9]\d{0,15})(?:${sealed})?$`);

/**
 * Text of a position for clients: base64url, so that it needs no escaping and does not invite clients to compute with it.
 *
 * A cursor becomes invalid when its epoch ends or its position is trimmed; readers then report a gap. Example: [1, 2, 3, 4] was
 * written, a backup that ends at [1, 2] is restored, and then [3, 4, 5] are written anew. A cursor of the lost 3 has the id of
 * the lost event, which differs from that of the new 3: a gap. Cursors are not signed: a client that invents one only chooses a
 * position in its own tenant's stream. `CursorSeal` may append the time of the update and a signature, which are ignored here.
 */
export function encodeCursor({ epoch, position }: StreamPosition): string {
  return Buffer.from(`${epoch}.${position}`).toString('base64url');
}

/**
 * Cursor before every stored entry. It belongs to no history, so that a reading from it reports a gap and begins with the oldest
 * entry.
 */
export const beforeAll = encodeCursor({ epoch: 'before-all', position: 0 });

/** The position in a cursor, without a time and a signature; throws `BadCursor` for a text that holds none. */
export function decodeCursor(cursor: string): StreamPosition {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, epoch, digits] = written.exec(text) ?? [];
  const at = { epoch: epoch ?? '', position: Number(digits) };
  // Buffer skips characters outside base64url, so only encoding the text again reveals garbage in a cursor.
  if (
    epoch === undefined ||
    !Number.isSafeInteger(at.position) ||
    Buffer.from(text).toString('base64url') !== cursor
  ) {
    throw new BadCursor('not a cursor of this service');
  }
  return at;
}

/** An update that a client has seen: its position in the tenant's stream, and its time. */
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

/** Parses a claim; null for a text that is no claim. */
export function readNewestClaim(text: string): NewestClaim | null {
  const parts = fingerprint.exec(text)?.groups;
  if (!parts) return null;
  const { epoch = '', position, occurredAt } = parts;
  return { at: { epoch, position: Number(position) }, occurredAt: Number(occurredAt) };
}
