import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { resumeBatched } from '../../kernel/turns.ts';
import { requests } from '../../messages/requests.ts';
import { RequestRejected } from '../http/short-responses.ts';
import type { BodyAccount } from './body-room.ts';
import { type Json, spoilsLaterNames } from '../../kernel/json/json.ts';
import {
  parseLossless,
  type Excess,
  excessOf,
  LONGEST_WORD,
  MOST_NESTED,
} from '../../kernel/json/lossless-json.ts';
import { type Message, type Param, inEnglish } from '../../messages/message.ts';

/** Limits of the body of an operation, and of a message on a socket. */
export interface BodyLimits {
  readonly maxBodyBytes: number;
  /** Maximum number of values, counted as in `excessOf`. */
  readonly maxBodyValues: number;
}

/** Size of the first buffer for a body in several chunks. */
const FIRST_BYTES = 4 * 1024;

/** Chunks that any body may have. A body with more must have a minimum average size, as each chunk takes time. */
const ANY_CHUNKS = 4_096;
const LEAST_BYTES_OF_CHUNK = 16;

/**
 * Collects chunks in one buffer whose size doubles, so that a chunk costs no more than its bytes. Replaced memory is freed at
 * once: until the next garbage collection, hundreds of MiB could pile up.
 */
class GrowingBuffer {
  #memory = new ArrayBuffer(0);
  length = 0;
  chunks = 0;
  readonly #account: BodyAccount;

  constructor(account: BodyAccount) {
    this.#account = account;
  }

  /** Throws `RequestRejected` if there is no room. */
  add(chunk: Buffer): void {
    const needed = this.length + chunk.length;
    if (needed > this.#memory.byteLength) {
      const size = Math.max(needed, this.#memory.byteLength * 2, FIRST_BYTES);
      this.#account.take(size - this.#memory.byteLength);
      this.#memory = this.#memory.transfer(size);
    }
    chunk.copy(Buffer.from(this.#memory), this.length);
    this.chunks += 1;
    this.length = needed;
  }

  free(): void {
    this.#memory = this.#memory.transfer(0);
    this.length = 0;
  }

  /** True for a body with too many small chunks. */
  get isCrumbs(): boolean {
    return this.chunks > ANY_CHUNKS && this.length < this.chunks * LEAST_BYTES_OF_CHUNK;
  }

  get bytes(): Buffer {
    return Buffer.from(this.#memory, 0, this.length);
  }
}

/** Error for a destroyed request, which emits no further events, so that a reader would wait forever. */
export const clientLeft = (): Error => new Error('The client left before its body was read.');

/**
 * Reads a request's body. Rejects with `RequestRejected`: 413 for more than `mostBytes`, or the account's error if there is no
 * room. The rest of the body is then not read, so the connection must be closed after the response. Uses events, as iterating
 * over a stream costs more than all other work for a short body.
 */
export function readBody(
  request: IncomingMessage,
  mostBytes: number,
  account: BodyAccount,
): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? Number.NaN);
  if (announced > mostBytes) return Promise.reject(tooLarge(mostBytes));
  if (request.destroyed) return Promise.reject(clientLeft());
  return new Promise((resolve, reject) => {
    let only: Buffer | null = null;
    let several: GrowingBuffer | null = null;
    const stop = (error: Error): void => {
      request.off('data', take).pause();
      several?.free();
      reject(error);
    };
    const take = (chunk: Buffer): void => {
      try {
        // A short body usually has one chunk.
        if (several === null && only === null && chunk.length === announced) {
          account.take(chunk.length);
          only = chunk;
          return;
        }
        several ??= new GrowingBuffer(account);
        if (several.length + chunk.length > mostBytes) throw tooLarge(mostBytes);
        several.add(chunk);
        // No response is sent: the client would need to send everything first.
        if (several.isCrumbs) request.destroy();
      } catch (error) {
        stop(
          error instanceof Error ? error : new Error('The body was not read.', { cause: error }),
        );
      }
    };
    request
      .on('data', take)
      .on('end', () =>
        resumeBatched('request', () => resolve(only ?? several?.bytes ?? Buffer.alloc(0))),
      )
      .on('error', reject)
      .on('close', () => {
        if (!request.complete) stop(clientLeft());
      });
  });
}

/**
 * Decodes a body without its byte order mark. Throws `RequestRejected`: 400 for bytes that are not UTF-8, 415 for a body that
 * declares another charset or an encoding.
 */
export function textOf(bytes: Buffer, { headers }: Pick<IncomingMessage, 'headers'>): string {
  rejectPacked(headers);
  const charset = charsetOf(headers['content-type'] ?? '');
  if (charset !== null && !TAKEN_CHARSETS.has(charset.toLowerCase())) {
    throw new RequestRejected(
      415,
      'BAD_REQUEST',
      requests.otherCharset({ charset: quoted(charset) }),
    );
  }
  if (!isUtf8(bytes)) throw new RequestRejected(400, 'BAD_REQUEST', requests.notUtf8);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return bytes.toString('utf8', hasMark ? 3 : 0);
}

/** Throws `RequestRejected` with 415 for a body with a content encoding, such as gzip. */
export function rejectPacked(headers: IncomingHttpHeaders): void {
  const encoding = headers['content-encoding'] || 'identity';
  if (encoding.toLowerCase() === 'identity') return;
  const text = requests.encodedBody({ encoding: quoted(encoding) });
  throw new RequestRejected(415, 'BAD_REQUEST', text, { 'accept-encoding': 'identity' });
}

/** Accepted charsets: ASCII is a subset of UTF-8. */
const TAKEN_CHARSETS: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/** Charset of a content type; null for none. */
function charsetOf(contentType: string): string | null {
  const [, quotedName, name] = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;]+))/i.exec(contentType) ?? [];
  return quotedName ?? name ?? null;
}

/** Shortens a client's word before it is repeated. */
function quoted(word: string): string {
  return word.slice(0, 40);
}

function tooLarge(most: number): RequestRejected {
  return new RequestRejected(413, 'REQUEST_ENTITY_TOO_LARGE', requests.tooLong({ most }));
}

/** Form of a body: plain JSON in UTF-8, JSON with other parameters, or multipart. */
type BodyForm = 'plain JSON' | 'JSON' | 'multipart';

/** Form of a request's body by its `Content-Type`; null for other types, which hold no operation. */
export function bodyFormOf({ headers }: Pick<IncomingMessage, 'headers'>): BodyForm | null {
  const type = headers['content-type'] ?? '';
  // The usual spelling.
  if (type === 'application/json') return 'plain JSON';
  if (/^application\/json(?:; ?charset=utf-8)?$/i.test(type)) return 'plain JSON';
  if (/^application\/json *(?:;|$)/i.test(type)) return 'JSON';
  return /^multipart\/form-data *(?:;|$)/i.test(type) ? 'multipart' : null;
}

/** Invalid JSON in a request. Its text is for the client. */
export class NotJson extends Error {
  override readonly name = 'NotJson';
  readonly text: Message;

  constructor(text: Message) {
    super(inEnglish(text));
    this.text = text;
  }
}

/** Reason for which a text of JSON or GraphQL is not parsed, as it would take too long or too much stack; null for none. */
export function rejectionOf(text: string, mostValues = Infinity): Message | null {
  const rejections: Readonly<Record<Excess, () => Message>> = {
    nesting: () => requests.nestedTooDeep({ most: MOST_NESTED }),
    values: () => requests.tooManyValues({ most: mostValues }),
    word: () => requests.wordTooLong({ most: LONGEST_WORD }),
  };
  const excess = excessOf(text, mostValues);
  return excess && rejections[excess]();
}

/**
 * Like `parseLossless`. Throws `NotJson`, which names the part, for invalid JSON, and for JSON that is nested too deep or has
 * too many values. A short part needs no limit of values.
 */
export function parseRequest(text: string, part: Param, mostValues?: number): Json {
  const rejection = rejectionOf(text, mostValues);
  if (rejection !== null) throw new NotJson(rejection);
  if (spoilsLaterNames(text)) throw new NotJson(requests.nameEndsInBackslash);
  try {
    return parseLossless(text);
  } catch {
    throw new NotJson(requests.notJson({ part }));
  }
}

/** Parsed body, or the reason for which it was not parsed. */
export type ParsedBody = Json | NotJson;

/** Like `parseRequest`, but returns the rejection. */
export function parseBody(text: string, mostValues: number): ParsedBody {
  try {
    return parseRequest(text, requests.theBody, mostValues);
  } catch (error) {
    if (error instanceof NotJson) return error;
    throw error;
  }
}
