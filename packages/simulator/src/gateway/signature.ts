import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from './envelope.ts';

/** Credentials that the sandbox accepts. */
export interface SandboxCredentials {
  readonly appKey: string;
  readonly appSecret: string;
}

/** Document 1, section 8. */
const LARGEST_SKEW_SECONDS = 300;

/** Check of one request's signature. */
export interface Signature {
  /** Takes the next bytes of the body, as they arrived. */
  update(bytes: Uint8Array): void;
  /** Throws a `Refusal` with 40100 to 40103; called once, after the whole body. */
  check(credentials: SandboxCredentials, nowMs: number): void;
}

/**
 * The platform's side of request signing (document 1, section 5), written from the document and not from our client. It is
 * computed while the body arrives, so that the body need not be in memory.
 */
export function beginSignature(headers: IncomingHttpHeaders): Signature {
  const key = headers['x-app-key'];
  const timestamp = headers['x-timestamp'];
  const sign = headers['x-sign'];
  const computed = createHash('sha256').update(`${String(key)}${String(timestamp)}`);
  return {
    update: (bytes) => void computed.update(bytes),
    check({ appKey, appSecret }, nowMs) {
      if (typeof key !== 'string' || typeof sign !== 'string') throw new Refusal('CYT_40100');
      if (key !== appKey) throw new Refusal('CYT_40101');
      // A timestamp in milliseconds is far outside of the window, and thus invalid for the platform.
      if (typeof timestamp !== 'string' || !/^\d+$/.test(timestamp)) throw new Refusal('CYT_40103');
      const skewSeconds = Math.abs(Number(timestamp) - Math.floor(nowMs / 1000));
      if (skewSeconds > LARGEST_SKEW_SECONDS) throw new Refusal('CYT_40103');
      if (sign !== computed.update(appSecret).digest('hex')) throw new Refusal('CYT_40102');
    },
  };
}
