import { hkdfSync } from 'node:crypto';
import { aessiv } from '@noble/ciphers/aes.js';

/**
 * Opaque ids. The same text of the same tenant always has the same id. An id that was changed, or that belongs to another tenant,
 * does not open.
 */
export interface SealedIds {
  seal(tenant: string, text: string): string;
  /** Text of an id; null for an id that this service did not seal for this tenant. */
  open(tenant: string, id: string): string | null;
}

/** AES-256-SIV takes a key of twice 256 bits. */
const KEY_BYTES = 64;

/** Ids sealed with AES-SIV (RFC 5297), under a separate key that is derived from the service's secret. */
export function createSealedIds(secret: string): SealedIds {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'sealed-ids', KEY_BYTES));
  const cipherFor = (tenant: string) => aessiv(key, Buffer.from(tenant));
  return {
    seal: (tenant, text) =>
      Buffer.from(cipherFor(tenant).encrypt(Buffer.from(text))).toString('base64url'),
    open(tenant, id) {
      const sealed = Buffer.from(id, 'base64url');
      // Decoding ignores stray characters and padding; only the exact text that was issued is an id.
      if (sealed.toString('base64url') !== id) return null;
      try {
        return Buffer.from(cipherFor(tenant).decrypt(sealed)).toString();
      } catch {
        return null;
      }
    },
  };
}
