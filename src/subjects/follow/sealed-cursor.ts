import { equalsInConstantTime, keyedDigest } from '../../kernel/ids.ts';
import type { StatusItem } from './topic.ts';

/** Signed cursors for clients: a client's cursor proves that an update existed, which reveals a store that lost it. */
export interface CursorSeal {
  /** Cursor of an item, signed for its tenant. A snapshot's cursor stays as the journal made it. */
  seal(item: Pick<StatusItem, 'tenant' | 'cursor' | 'newestClaim'>): string;
  /**
   * Claim in a cursor that this service sealed for the tenant; null for any other cursor. Without a signature a client could
   * invent one, and its tenant's orders would be rejected.
   */
  newestClaimIn(tenant: string, cursor: string): string | null;
}

/** 96 bits. */
const SIGNATURE_LENGTH = 16;

const sealed = /^(?<newestClaim>[\w-]+\.\d+\.\d+)\.(?<signature>[\w-]{16})$/;

/** A claim begins with the position of the cursor, and the journal ignores the rest. See `decodeCursor`. */
export function createCursorSeal(secret: string): CursorSeal {
  const sign = (tenant: string, newestClaim: string): string =>
    keyedDigest(secret, 'cursor', tenant, newestClaim).slice(0, SIGNATURE_LENGTH);

  return {
    seal({ tenant, cursor, newestClaim }) {
      if (newestClaim === null) return cursor;
      return Buffer.from(`${newestClaim}.${sign(tenant, newestClaim)}`).toString('base64url');
    },
    newestClaimIn(tenant, cursor) {
      const parts = sealed.exec(Buffer.from(cursor, 'base64url').toString())?.groups;
      const { newestClaim = '', signature = '' } = parts ?? {};
      return parts && equalsInConstantTime(signature, sign(tenant, newestClaim))
        ? newestClaim
        : null;
    },
  };
}
