import type { JsonObject } from '../../kernel/json/json.ts';
import { type Body, writeBody } from './body.ts';
import type { Endpoint } from '../endpoint.ts';
import { encode, type Sent, type Structure } from '../record/index.ts';

/** One call as it goes over HTTP, written once however often it is sent. */
export interface WireRequest {
  readonly method: Endpoint['method'];
  /** With every `<name>` filled in: never to be logged. */
  readonly path: string;
  /** Null where the method has none. */
  readonly body: Body | null;
  /** All members, those of the path too. */
  readonly members: JsonObject;
  /** Stars what was filled into the path wherever a text repeats it: there it is a credential. */
  conceal(text: string): string;
}

/** Encodes a request: members that the path names as `<wire name>` go there, all others into the body. */
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

/** A part of a path that stays one: `.` and `..` would name folders. */
const asSegment = (value: string): string => encodeURIComponent(value).replaceAll('.', '%2E');

const unchanged = (text: string): string => text;
