import type { AnyErrorCode } from '../../kernel/error-codes.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JsonObject } from '../../kernel/json/json.ts';
import { type Language, type Message, inEnglish, inWords } from '../../messages/message.ts';
import { acceptedLanguage } from './response-types.ts';

/** Responds with a short text. */
export function respondWithText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(text);
}

/**
 * A complete response for a socket without a `ServerResponse`: a status with its reason phrase, and a text. It closes the
 * connection.
 */
export function lastResponse(status: string, text: string): string {
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  return [...head, '', text].join('\r\n');
}

/** Statuses after which the same request may be retried later. */
const RETRYABLE: ReadonlySet<number> = new Set([429, 503, 507]);

/** Body of a response to a rejected request, in the form of its route. */
type ToBody = (message: string, extensions: JsonObject) => object;

/**
 * Responds to a request that is rejected before the pipeline, by default in the form that GraphQL clients read. The
 * connection is closed afterwards: part of the request may not have been read.
 */
export function respondWithError(
  response: ServerResponse,
  status: number,
  code: AnyErrorCode,
  text: Message,
  headers: Readonly<Record<string, string>> = {},
  toBody: ToBody = (message, extensions) => ({ errors: [{ message, extensions }] }),
): void {
  if (!response.req.complete)
    linger(response.req, AFTER_ADMISSION.has(status) ? Infinity : STRANGERS_BYTES);
  const requestId = requestIdOf(response);
  const extensions = {
    code,
    retryable: RETRYABLE.has(status),
    ...(requestId !== null && { requestId }),
  };
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      connection: 'close',
      ...headers,
    })
    .end(JSON.stringify(toBody(inWords(text, languageOf(response.req)), extensions)));
}

/** Language of the sender of a request. */
export function languageOf({ headers }: IncomingMessage): Language {
  return acceptedLanguage(headers['accept-language']);
}

/** Request id of a response; null before it has one. */
export function requestIdOf(response: ServerResponse): string | null {
  const requestId = response.getHeader('x-request-id');
  return typeof requestId === 'string' ? requestId : null;
}

/** Time for a client that is still sending to read its response. */
const LINGER_MS = 2_000;
/** Bytes accepted meanwhile from an unauthenticated client. */
const STRANGERS_BYTES = 256 * 1024;
/** Statuses of rejected bodies, which are read for authenticated callers only. */
const AFTER_ADMISSION: ReadonlySet<number> = new Set([413, 415, 503, 507]);

/**
 * Lets a client read the response. If a connection is closed while its client still sends, it is reset, and the client's system
 * drops unread data. So incoming data is accepted and discarded for a moment.
 */
function linger(request: IncomingMessage, mostBytes: number): void {
  const { socket } = request;
  socket.destroySoon = () => {
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('end', () => socket.destroy()).once('close', () => clearTimeout(timer));
    socket.end();
    let left = mostBytes;
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) socket.destroy();
    });
  };
}

/** True if the client disconnected during the response, which is no failure of the service. */
export function hasHungUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Rejection of a request, thrown by code without access to the response; see `respondWithError`. */
export class RequestRejected extends Error {
  override readonly name = 'RequestRejected';
  readonly status: number;
  readonly code: AnyErrorCode;
  readonly text: Message;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: AnyErrorCode,
    text: Message,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(inEnglish(text));
    this.status = status;
    this.code = code;
    this.text = text;
    this.headers = headers;
  }
}

/** Alternating names and values, as `writeHead` accepts them: headers written this way need no look-up. */
type Head = readonly string[];

/** Headers of every response to an operation. */
export function operationHead({ headers }: IncomingMessage, requestId: string): Head {
  const head = [
    'x-request-id',
    requestId,
    'cache-control',
    'no-store',
    'x-content-type-options',
    'nosniff',
  ];
  // With an origin, CORS has set it already.
  if (headers.origin === undefined) head.push('vary', 'Origin');
  return head;
}

/** Sets a head on a response whose other headers are set elsewhere. */
export function setHead(response: ServerResponse, head: Head): void {
  for (let at = 0; at + 1 < head.length; at += 2)
    response.setHeader(head[at] ?? '', head[at + 1] ?? '');
}
