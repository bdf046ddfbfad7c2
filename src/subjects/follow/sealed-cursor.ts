import { equalsInConstantTime, keyedDigest } from '../../kernel/ids.ts';
import type { StatusItem } from './status-item.ts';

/** Cursors as clients get them: signed, so that a store that lost the update of one is known by it. */
export interface CursorSeal {
  /** The cursor of an item, signed for its tenant. That of a snapshot is as the journal made it. */
  seal(item: Pick<StatusItem, 'tenant' | 'cursor' | 'print'>): string;
  /**
   * The print in a cursor that this service sealed for the tenant; null for any other. Unsigned, a client could invent
   * one, and have its tenant's orders rejected.
   */
  printIn(tenant: string, cursor: string): string | null;
}

/** 96 bits. */
const SIGNATURE_LENGTH = 16;

const sealed = /^(?<print>[\w-]+\.\d+\.\d+)\.(?<signature>[\w-]{16})$/;

/** A print begins with the position of the cursor; the journal ignores the rest. See `decodeCursor`. */
export function createCursorSeal(secret: string): CursorSeal {
  const sign = (tenant: string, print: string): string =>
    keyedDigest(secret, 'cursor', tenant, print).slice(0, SIGNATURE_LENGTH);

  return {
    seal({ tenant, cursor, print }) {
      if (print === null) return cursor;
      return Buffer.from(`${print}.${sign(tenant, print)}`).toString('base64url');
    },
    printIn(tenant, cursor) {
      const parts = sealed.exec(Buffer.from(cursor, 'base64url').toString())?.groups;
      const { print = '', signature = '' } = parts ?? {};
      return parts && equalsInConstantTime(signature, sign(tenant, print)) ? print : null;
    },
  };
}
