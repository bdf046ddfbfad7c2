import type { JsonObject } from '../../kernel/json/json.ts';
import { type Body, writeBody, type Pieces } from './body.ts';
import type { Endpoint } from '../endpoint.ts';
import { encode, type Sent, type Structure } from '../record/index.ts';
import { createHash, hash } from 'node:crypto';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';

/** Request as it is sent over HTTP, written once and reused for every attempt. */
export interface WireRequest {
  readonly method: Endpoint['method'];
  /** Path with every `<name>` filled in. It may hold a credential: never log it. */
  readonly path: string;
  /** Null for a GET. */
  readonly body: Body | null;
  /** All members, also those in the path. */
  readonly members: JsonObject;
  /** Masks in a text the values that were filled into the path, as they are credentials. */
  conceal(text: string): string;
}

/** Encodes a request: members that the path names as `<wire name>` go into the path, all others into the body. */
export function writeRequest<Request extends Structure>(
  { method, path, request, inPath }: Endpoint<Request>,
  input: Sent<Request>,
): WireRequest {
  const encoded = encode(request, input);
  const bodyOf = (members: JsonObject): Body | null =>
    method === 'GET' ? null : writeBody(members);
  if (inPath.length === 0)
    return { method, path, body: bodyOf(encoded), members: encoded, conceal: unchanged };
  const inBody = { ...encoded };
  const filled: string[] = [];
  let written = path;
  for (const name of inPath) {
    const value = inBody[name];
    if (typeof value !== 'string' || value === '') throw new Error(`${path} needs ${name}`);
    delete inBody[name];
    filled.push(value);
    written = written.replace(`<${name}>`, () => asSegment(value));
  }
  return {
    method,
    path: written,
    body: bodyOf(inBody),
    members: encoded,
    conceal: (text) => filled.reduce((rest, value) => rest.replaceAll(value, '******'), text),
  };
}

/** Encodes a value as one segment of a path; `.` and `..` would name folders. */
const asSegment = (value: string): string => encodeURIComponent(value).replaceAll('.', '%2E');

const unchanged = (text: string): string => text;

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
