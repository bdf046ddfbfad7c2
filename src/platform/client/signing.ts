import { createHash, hash } from 'node:crypto';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import type { Body, Pieces } from './body.ts';

/** Application key and secret of a platform account. The secret is only hashed into signatures. */
export interface Credentials {
  readonly appKey: string;
  readonly appSecret: string;
}

/**
 * The three headers that sign a request (document 1, section 5). `body` must be the exact text that is sent: serialize once,
 * pass the same string on. A text is signed synchronously.
 */
export function signedHeaders(
  { appKey, appSecret }: Credentials,
  epochMs: number,
  body: Body,
): MaybePromise<SignedHeaders> {
  const timestamp = String(Math.floor(epochMs / 1000));
  const signedWith = (sign: string): SignedHeaders => ({
    'X-App-Key': appKey,
    'X-Timestamp': timestamp,
    'X-Sign': sign,
  });
  return typeof body === 'string'
    ? signedWith(hash('sha256', appKey + timestamp + body + appSecret))
    : hashInPieces(appKey + timestamp, body, appSecret).then(signedWith);
}

type SignedHeaders = Record<string, string>;

async function hashInPieces(before: string, body: Pieces, after: string): Promise<string> {
  const sum = createHash('sha256').update(before);
  for await (const piece of body.read()) sum.update(piece);
  return sum.update(after).digest('hex');
}
