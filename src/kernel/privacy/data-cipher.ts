import { createCipheriv, createDecipheriv, createHmac, randomBytes, hkdfSync } from 'node:crypto';
import { equalsInConstantTime } from '../ids.ts';
import { Unavailable } from '../errors.ts';
import { aessiv } from '@noble/ciphers/aes.js';

/** Encryption key of an operator, with the id that every ciphertext under it contains. */
export interface DataKey {
  /** Letters, digits, `-` and `_`. */
  readonly id: string;
  /** 256 bits. */
  readonly bytes: Buffer;
}

/** The ciphertext was encrypted under a missing key, was changed, or was moved to another location. */
export class NotDecipherable extends Unavailable {
  override readonly name = 'NotDecipherable';

  /** The key of a text is missing. A text that begins with no id is not repeated. */
  static forLackOfKey(marked: string): NotDecipherable {
    const [id = 'of the data'] = /^[\w-]{1,20}(?=\.)/.exec(marked) ?? [];
    return new NotDecipherable(
      `the stored data cannot be read without DATA_KEY holding the key ${id}, as on another instance: add it and restart`,
    );
  }
}

/**
 * Encrypts stored data. The parts of a location, such as tenant, kind, key and path, are bound to the ciphertext:
 * at any other location it does not decrypt.
 */
export interface DataCipher {
  /** Encrypts under the newest key. */
  encrypt(text: string, place: readonly string[]): string;
  /** Throws `NotDecipherable`. */
  decrypt(sealed: string, place: readonly string[]): string;
  /** Keyed digest that compares two texts, and without the key reveals nothing else. */
  digest(text: string): string;
  /** True for a digest of the text under any of the keys. */
  isDigestOf(digest: string, text: string): boolean;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM; the first key encrypts, every key decrypts. */
export function createDataCipher(keys: readonly [DataKey, ...DataKey[]]): DataCipher {
  const [newest] = keys;
  const byId = new Map(keys.map((key) => [key.id, key]));

  function keyOf(marked: string): { readonly key: DataKey; readonly rest: string } {
    const end = marked.indexOf('.');
    const key = byId.get(marked.slice(0, end));
    if (key === undefined) throw NotDecipherable.forLackOfKey(marked);
    return { key, rest: marked.slice(end + 1) };
  }

  return {
    encrypt(text, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, keyFor(newest, place), iv);
      cipher.setAAD(associated(place));
      const parts = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return `${newest.id}.${Buffer.concat(parts).toString('base64url')}`;
    },
    decrypt(sealed, place) {
      const { key, rest } = keyOf(sealed);
      const bytes = Buffer.from(rest, 'base64url');
      try {
        const decipher = createDecipheriv(
          ALGORITHM,
          keyFor(key, place),
          bytes.subarray(0, IV_BYTES),
          { authTagLength: TAG_BYTES },
        );
        decipher.setAAD(associated(place));
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        const content = bytes.subarray(IV_BYTES, -TAG_BYTES);
        return decipher.update(content, undefined, 'utf8') + decipher.final('utf8');
      } catch (error) {
        throw new NotDecipherable('the stored data cannot be decrypted with its key', {
          cause: error,
        });
      }
    },
    digest: (text) => `${newest.id}.${derived(newest, 'digest', text).toString('hex')}`,
    isDigestOf(digest, text) {
      const { key, rest } = keyOf(digest);
      return equalsInConstantTime(rest, derived(key, 'digest', text).toString('hex'));
    },
  };
}

/** Fingerprint that shows if two keys are the same, without revealing either. */
export function printOf(key: DataKey): string {
  return derived(key, 'print').toString('base64url').slice(0, 22);
}

/** Derives a key for each location: the limit on random IVs then applies to the texts of one location only. */
function keyFor(key: DataKey, place: readonly string[]): Buffer {
  return derived(key, 'place', ...place);
}

function derived({ bytes }: DataKey, purpose: string, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', bytes)
    .update(JSON.stringify([purpose, ...parts]))
    .digest();
}

function associated(place: readonly string[]): Buffer {
  return Buffer.from(JSON.stringify(place));
}

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
