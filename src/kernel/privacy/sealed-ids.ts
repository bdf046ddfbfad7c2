import { hkdfSync } from 'node:crypto';
import { aessiv } from '@noble/ciphers/aes.js';

/**
 * Opaque ids. The same text of the same tenant always gives the same id; with another tenant, or changed, an id
 * opens to nothing.
 */
export interface SealedIds {
  seal(tenant: string, text: string): string;
  /** The text of an id; null for one that was not sealed here for this tenant. */
  open(tenant: string, id: string): string | null;
}

/** AES-256-SIV takes a key of twice 256 bits. */
const KEY_BYTES = 64;

/** Ids sealed by AES-SIV (RFC 5297), under a key of their own that follows from the service's secret. */
export function createSealedIds(secret: string): SealedIds {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'sealed-ids', KEY_BYTES));
  const cipherFor = (tenant: string) => aessiv(key, Buffer.from(tenant));
  return {
    seal: (tenant, text) =>
      Buffer.from(cipherFor(tenant).encrypt(Buffer.from(text))).toString('base64url'),
    open(tenant, id) {
      const sealed = Buffer.from(id, 'base64url');
      // Decoding forgives other characters and ends; only the very text that was given out is an id.
      if (sealed.toString('base64url') !== id) return null;
      try {
        return Buffer.from(cipherFor(tenant).decrypt(sealed)).toString();
      } catch {
        return null;
      }
    },
  };
}
