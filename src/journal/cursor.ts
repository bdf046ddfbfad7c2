import { BadCursor } from './journal.ts';

/** A place in an ordered sequence of one journal. */
export interface Place {
  /** A print of the history up to the position: a journal that was begun anew, or put back older, has another. */
  readonly epoch: string;
  /** 0 stands before everything; entry n stands at n. */
  readonly position: number;
}

const written = /^([\w-]{1,64})\.(0|[1-9]\d{0,15})$/;

/**
 * The text that stands for a place towards clients: base64url, so that it needs no escaping anywhere
 * and nobody is tempted to compute with it.
 *
 * It becomes invalid when its epoch ends or its position is trimmed; readers then report a gap. It
 * isn't signed: whoever makes one up only chooses where in their own tenant's stream to begin.
 */
export function encodeCursor({ epoch, position }: Place): string {
  return Buffer.from(`${epoch}.${position}`).toString('base64url');
}

/** The place behind a cursor; throws `BadCursor` for a text that `encodeCursor` cannot have made. */
export function decodeCursor(cursor: string): Place {
  const [, epoch, digits] = written.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const place = { epoch: epoch ?? '', position: Number(digits) };
  // Buffer skips what is not base64url, so only the way back tells a cursor from one with garbage in it.
  if (
    epoch === undefined ||
    !Number.isSafeInteger(place.position) ||
    encodeCursor(place) !== cursor
  ) {
    throw new BadCursor('not a cursor of this service');
  }
  return place;
}
