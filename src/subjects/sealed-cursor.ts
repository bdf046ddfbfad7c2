import { equalsInConstantTime, keyedDigest } from '../kernel/ids.ts';
import type { StatusItem } from './status-item.ts';

/** Cursors as clients get them: with the newest claim of their time, by which a store that lost it is known. */
export interface CursorSeal {
  /** The cursor of an item, signed for its tenant. One without a claim is as the journal made it. */
  seal(item: Pick<StatusItem, 'tenant' | 'cursor' | 'claim'>): string;
  /**
   * The claim in a cursor that this service sealed for the tenant; null for any other. Unsigned, a client could make
   * one up, and have its tenant's orders refused.
   */
  claimIn(tenant: string, cursor: string): string | null;
}

/** 96 bits. */
const SIGNATURE_LENGTH = 16;

const sealed = /^(?<place>[\w-]+\.\d+)\.(?<claim>[\w-]+)\.(?<signature>[\w-]{16})$/;

/** The journal passes over what stands behind the place; see `decodeCursor`. */
export function createCursorSeal(secret: string): CursorSeal {
  const sign = (tenant: string, place: string, claim: string): string =>
    keyedDigest(secret, 'cursor', tenant, place, claim).slice(0, SIGNATURE_LENGTH);

  return {
    seal({ tenant, cursor, claim }) {
      if (claim === null) return cursor;
      const place = Buffer.from(cursor, 'base64url').toString();
      const text = `${place}.${claim}.${sign(tenant, place, claim)}`;
      return Buffer.from(text).toString('base64url');
    },
    claimIn(tenant, cursor) {
      const parts = sealed.exec(Buffer.from(cursor, 'base64url').toString())?.groups;
      const { place = '', claim = '', signature = '' } = parts ?? {};
      return parts && equalsInConstantTime(signature, sign(tenant, place, claim)) ? claim : null;
    },
  };
}
