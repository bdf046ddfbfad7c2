import { createHash } from 'node:crypto';

/** What the platform knows a caller by. The secret never leaves the signature. */
export interface Credentials {
  readonly appKey: string;
  readonly appSecret: string;
}

/**
 * The three headers that sign a request (document 1, section 5). `body` must be the very text that is
 * sent, byte for byte: serialize once, pass the same string on.
 */
export function signedHeaders(
  credentials: Credentials,
  epochMs: number,
  body: string,
): Record<string, string> {
  const timestamp = String(Math.floor(epochMs / 1000));
  const sign = createHash('sha256')
    .update(credentials.appKey + timestamp + body + credentials.appSecret)
    .digest('hex');
  return { 'X-App-Key': credentials.appKey, 'X-Timestamp': timestamp, 'X-Sign': sign };
}
