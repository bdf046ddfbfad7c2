import type { JsonObject } from '../../kernel/json/json.ts';
import { type Body, writeBody } from './body.ts';
import type { Endpoint } from '../endpoint.ts';
import { encode, type Sent, type Structure } from '../record/index.ts';

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
