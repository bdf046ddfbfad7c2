import type { JsonObject, Json } from '../../kernel/json/json.ts';
import type { Endpoint } from '../endpoint.ts';
import { encode, type Sent, type Structure } from '../record/index.ts';
import { createHash, hash } from 'node:crypto';
import type { MaybePromise } from '../../kernel/turns.ts';
import { UploadedFile } from '../../kernel/files/uploaded-file.ts';
import { codeOf } from '../../kernel/errors.ts';
import { Readable } from 'node:stream';
import { Client, type Dispatcher, Pool } from 'undici';
import type { OpenSink } from '../../kernel/files/local-file.ts';
import { createAgent, type Proxies } from '../../kernel/proxies.ts';
import { errors } from '../../messages/errors.ts';
import { ResponseMemory, type HttpResponse, Exchange, type ExchangeOptions } from './exchange.ts';
import { PlatformUnavailable } from '../errors.ts';

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

/**
 * Body that is signed and sent: a text, or, if it contains a file, pieces that are read from the disk twice, for the signature
 * and for sending, with the same bytes both times.
 */
type Body = string | Pieces;

/** Text in pieces, for bodies that are too long for memory. */
interface Pieces {
  readonly byteSize: number;
  read(): AsyncIterable<Buffer>;
}

/** Bytes that are encoded at a time: a multiple of three, so that the base64 of the pieces can be concatenated. */
const AT_ONCE = 48 * 1024;

/** Writes the JSON text of a request. `fileContent` puts files directly into its members. */
function writeBody(members: Readonly<Record<string, Json | undefined>>): Body {
  const files: [string, UploadedFile][] = [];
  for (const name in members) {
    const member: unknown = members[name];
    if (member instanceof UploadedFile) files.push([name, member]);
  }
  if (files.length === 0) return JSON.stringify(members);
  const others = { ...members };
  for (const [name] of files) delete others[name];
  // Without its closing brace, so that the files follow as further members.
  const opening = JSON.stringify(others).slice(0, -1);
  const parts = files.flatMap(([name, file], index) => [
    `${index === 0 && opening === '{' ? '' : ','}${JSON.stringify(name)}:"`,
    file,
    '"',
  ]);
  return toPieces([opening, ...parts, '}']);
}

function toPieces(parts: readonly (string | UploadedFile)[]): Pieces {
  const lengths = parts.map((part) =>
    typeof part === 'string' ? Buffer.byteLength(part) : Math.ceil(part.byteSize / 3) * 4,
  );
  return {
    byteSize: lengths.reduce((sum, length) => sum + length, 0),
    async *read() {
      for (const part of parts) {
        if (typeof part === 'string') yield Buffer.from(part);
        else yield* inBase64(part);
      }
    },
  };
}

async function* inBase64(file: UploadedFile): AsyncIterable<Buffer> {
  let left: Buffer = Buffer.alloc(0);
  let byteSize = 0;
  for await (const chunk of readable(file)) {
    byteSize += chunk.length;
    const bytes = left.length === 0 ? chunk : Buffer.concat([left, chunk]);
    const whole = bytes.length - (bytes.length % 3);
    for (let from = 0; from < whole; from += AT_ONCE) {
      yield encoded(bytes.subarray(from, Math.min(from + AT_ONCE, whole)));
    }
    left = bytes.subarray(whole);
  }
  if (byteSize !== file.byteSize) throw unreadable();
  if (left.length > 0) yield encoded(left);
}

function encoded(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('base64'), 'latin1');
}

async function* readable(file: UploadedFile): AsyncIterable<Buffer> {
  try {
    yield* file.read();
  } catch (error) {
    throw unreadable(error);
  }
}

/** The file is first read for the signature, so this failure comes before anything is sent. */
function unreadable(cause?: unknown): PlatformUnavailable {
  return new PlatformUnavailable(errors.fileNotReadBack, {
    cause,
    maybeApplied: false,
  });
}

interface Send extends ExchangeOptions {
  readonly method: 'POST' | 'GET';
  readonly path: string;
  readonly headers: Record<string, string>;
  /** JSON; null for no body. */
  readonly body: Body | null;
  /**
   * True for a request that must not be sent twice: a keepalive connection may be dead, which leaves unknown whether
   * the request arrived.
   */
  readonly freshConnection: boolean;
}

/** Sends requests to one platform address. */
export interface Transport {
  /**
   * Throws `PlatformUnavailable` if no response arrives, if it exceeds its limit (`AnswerTooLarge`), or if there is no
   * memory for it in time. `maybeApplied` is true if bytes may have left.
   */
  send(send: Send): Promise<HttpResponse>;
  close(): Promise<void>;
}

/**
 * Maximum memory for all responses that are being received, beside the free bytes of each: the size of the largest billed
 * response. More would not be faster, as responses are parsed one after the other.
 */
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;

/** Each request has its own deadline, so undici's timers are off. */
const NO_TIMERS = { headersTimeout: 0, bodyTimeout: 0 };

/** Reason for closing a connection. Without it undici creates an error with a stack trace each time. */
const SINGLE_REQUEST = new Error('The connection was for one request.');

/**
 * Keepalive connections over undici, and a new connection for each request that must not be sent twice. Every connection
 * goes through the proxy if there is one.
 */
export function createTransport(
  baseUrl: string,
  openSink: OpenSink,
  proxies: Proxies | null = null,
): Transport {
  const { origin, pathname } = new URL(baseUrl);
  const prefix = pathname.replace(/\/$/, '');
  const connect = (connections: number): Dispatcher => {
    const options = { connections, ...NO_TIMERS };
    if (proxies !== null) return createAgent(proxies, options);
    return connections === 1 ? new Client(origin, NO_TIMERS) : new Pool(origin, options);
  };
  const pool = connect(64);
  const receiving = {
    memory: new ResponseMemory(MAX_RESPONSE_BYTES),
    openSink,
  };

  async function send(request: Send): Promise<HttpResponse> {
    const dispatcher = request.freshConnection ? connect(1) : pool;
    const exchange = new Exchange(request, receiving);
    try {
      // `dispatch` reports errors to the exchange and throws none.
      dispatcher.dispatch(toDispatch(request, origin, prefix), exchange);
      return await exchange.answer;
    } catch (error) {
      if (error instanceof PlatformUnavailable) throw error;
      if (exchange.waitedInVain) {
        throw new PlatformUnavailable(errors.noRoomForAnswer, {
          cause: error,
          maybeApplied: true,
        });
      }
      throw new PlatformUnavailable(errors.noAnswer({ code: codeOf(error) }), {
        cause: error,
        maybeApplied: exchange.begun,
      });
    } finally {
      if (request.freshConnection) void dispatcher.destroy(SINGLE_REQUEST);
    }
  }

  return { send, close: () => pool.close() };
}

function toDispatch(
  { method, path, headers, body }: Send,
  origin: string,
  prefix: string,
): Dispatcher.DispatchOptions {
  const at = prefix + path;
  if (body === null) return { origin, method, path: at, headers, body };
  const typed = { 'content-type': 'application/json', ...headers };
  if (typeof body === 'string') return { origin, method, path: at, headers: typed, body };
  return {
    origin,
    method,
    path: at,
    headers: { ...typed, 'content-length': String(body.byteSize) },
    body: Readable.from(body.read(), { objectMode: false }),
  };
}
