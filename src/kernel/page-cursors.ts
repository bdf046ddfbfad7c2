import { inputHash } from './ids.ts';

/** Cursors of one list: opaque to clients, and not accepted by any other list. */
interface PageCursors {
  /** Cursor at a position, a text that the list defines. */
  encode(position: string): string;
  /** The position in a cursor of this list; null for any other text. */
  decode(cursor: string): string | null;
}

const DIGEST_LENGTH = 16;

/**
 * Cursors of the list with this name, which contains the ids of its owner. Their digests reveal mistakes. They are not signed: a
 * client that invents a cursor only chooses a position in a list that it may read. The colon distinguishes them from cursors of
 * an update stream: a stream would accept such a cursor as one of another history, and report a gap.
 */
export function pageCursorsOf(...name: readonly string[]): PageCursors {
  const encode = (position: string): string => {
    const digest = inputHash([...name, position]).slice(0, DIGEST_LENGTH);
    return Buffer.from(`${digest}:${position}`).toString('base64url');
  };
  return {
    encode,
    decode(cursor) {
      const position = Buffer.from(cursor, 'base64url')
        .toString()
        .slice(DIGEST_LENGTH + 1);
      return encode(position) === cursor ? position : null;
    },
  };
}
