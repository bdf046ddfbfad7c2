import { createHash } from 'node:crypto';
import type { Body } from './body.ts';

/** The key and secret that the platform knows a caller by. The secret never leaves the signature. */
export interface Credentials {
  readonly appKey: string;
  readonly appSecret: string;
}

/**
 * The three headers that sign a request (document 1, section 5). `body` must be the very text that is
 * sent, byte for byte: serialize once, pass the same one on.
 */
export async function signedHeaders(
  credentials: Credentials,
  epochMs: number,
  body: Body,
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(epochMs / 1000));
  const hash = createHash('sha256').update(credentials.appKey + timestamp);
  if (typeof body === 'string') hash.update(body);
  else for await (const piece of body.read()) hash.update(piece);
  const sign = hash.update(credentials.appSecret).digest('hex');
  return { 'X-App-Key': credentials.appKey, 'X-Timestamp': timestamp, 'X-Sign': sign };
}
