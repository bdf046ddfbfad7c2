import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from './envelope.ts';

/** The key pair that the sandbox knows. */
export interface SandboxCredentials {
  readonly appKey: string;
  readonly appSecret: string;
}

/** Document 1, section 8. */
const LARGEST_SKEW_SECONDS = 300;

/**
 * The platform's side of request signing (document 1, section 5), written from the document and not
 * from our client. `body` is what arrived, byte for byte. Throws a `Refusal` with 40100 to 40103.
 */
export function checkSignature(
  headers: IncomingHttpHeaders,
  body: Uint8Array,
  { appKey, appSecret }: SandboxCredentials,
  nowMs: number,
): void {
  const key = headers['x-app-key'];
  const timestamp = headers['x-timestamp'];
  const sign = headers['x-sign'];
  if (typeof key !== 'string' || typeof sign !== 'string') throw new Refusal('CYT_40100');
  if (key !== appKey) throw new Refusal('CYT_40101');
  // Milliseconds fall far outside of the window, which is how the platform finds them invalid.
  if (typeof timestamp !== 'string' || !/^\d+$/.test(timestamp)) throw new Refusal('CYT_40103');
  const skewSeconds = Math.abs(Number(timestamp) - Math.floor(nowMs / 1000));
  if (skewSeconds > LARGEST_SKEW_SECONDS) throw new Refusal('CYT_40103');
  const expected = createHash('sha256');
  for (const part of [key, timestamp, body, appSecret]) expected.update(part);
  if (sign !== expected.digest('hex')) throw new Refusal('CYT_40102');
}
