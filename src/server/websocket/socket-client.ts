import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, type WebSocket as Transport } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Caller } from '../../context/context.ts';
import type { NewId } from '../../kernel/ids.ts';
import { type Language, inEnglish } from '../../messages/message.ts';
import { acceptedLanguage } from '../http/response-types.ts';
import { RequestRejected } from '../http/short-responses.ts';
import { type BodyLimits, rejectionOf } from '../body/body.ts';
import { type BodyAccount, type BodyRoom, holdersOf } from '../body/body-room.ts';
import type { Holder } from '../caps/caps.ts';
import type { Meter } from '../caps/meter.ts';
import { stopReading } from './below-ws.ts';
import { addressOf } from '../auth/admission.ts';
import type { Sink } from '../hub/sink.ts';
import { SocketSender, SocketSink } from './socket-sender.ts';
import { SocketIds } from '../http/request.ts';
import { dismiss, Introduction, keepAlive, takeLongMessages } from './socket-limits.ts';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  spoilsLaterNames,
} from '../../kernel/json/json.ts';
import { parseLossless } from '../../kernel/json/lossless-json.ts';

/** Close code for a client whose messages exceed the available room. */
const TRY_AGAIN_LATER = 1013;

/** Chunks up to this size are not counted: control frames, which belong to no message, are no longer. */
const CONTROL_FRAME_BYTES = 131;

/** An authenticated client. */
interface Known {
  readonly caller: Caller;
  /** Key or token subject with its own caps. */
  readonly holder: Holder | null;
  readonly meter: Meter;
}

export interface SocketClientOptions extends Pick<BodyLimits, 'maxBodyValues'> {
  readonly newId: NewId;
  readonly bodies: BodyRoom;
  /** Time limit for a client that reads none of the data sent to it. */
  readonly stalledMs: number;
  /** Interval of pings; see `keepAlive`. */
  readonly pingMs: number;
  readonly initTimeoutMs: number;
  /** Called with the reason when a client that does not read is disconnected. */
  readonly slowClientClosed: (reason: string) => void;
  /** Called with an error of the connection. */
  readonly broken: (error: Error) => void;
  /** Called if the handling of a message fails. */
  readonly failed: (client: SocketClient, error: unknown) => void;
}

/**
 * Client on a socket: the transport of graphql-ws, and the state of the client. A single object with methods saves memory, as
 * tens of thousands of clients stay connected for hours.
 */
export class SocketClient implements Transport {
  readonly ids: SocketIds;
  readonly remoteAddress: string;
  language: Language;
  /** Null until the client is authenticated. */
  known: Known | null = null;
  /** Number of operations that wait for their turn. */
  waiting = 0;
  readonly #socket: WebSocket;
  readonly #sender: SocketSender;
  readonly #stopPings: () => void;
  readonly #connection: Duplex;
  /** Counted bytes of an incomplete message. */
  #unfinished: BodyAccount | null = null;
  readonly #options: SocketClientOptions;
  #introduction: Introduction | null;
  /** Disconnects a client that has not introduced itself. Null afterwards, as a timer retains its callback. */
  #introductionTimer: NodeJS.Timeout | null;
  #receive: ((message: string) => Promise<void>) | null = null;
  readonly #releases: (() => void)[] = [];

  constructor(socket: WebSocket, request: IncomingMessage, options: SocketClientOptions) {
    const { headers, socket: connection } = request;
    const { newId, stalledMs, pingMs, initTimeoutMs, slowClientClosed, broken } = options;
    this.#options = options;
    this.#socket = socket;
    this.#connection = connection;
    this.#stopPings = keepAlive(socket, pingMs);
    this.#sender = new SocketSender({ socket, connection, stalledMs, cut: slowClientClosed });
    this.ids = new SocketIds(headers, newId);
    this.remoteAddress = addressOf(connection);
    this.language = acceptedLanguage(headers['accept-language']);
    this.#introduction = new Introduction(socket, connection);
    this.#introductionTimer = setTimeout(
      () =>
        this.close(CloseCode.ConnectionInitialisationTimeout, 'Connection initialisation timeout'),
      initTimeoutMs,
    ).unref();
    // By default, ws passes text as a Buffer.
    socket.on('message', (data) => this.#read(data as Buffer));
    socket.on('error', broken);
  }

  get protocol(): string {
    return this.#socket.protocol;
  }

  onMessage(receive: (message: string) => Promise<void>): void {
    this.#receive = receive;
  }

  /** Resolves when the text has been sent, so that a slow reader delays only its own subscription and nothing piles up. */
  send(text: string): Promise<void> {
    return this.#sender.send(text);
  }

  close(code?: number, reason?: string): void {
    this.#socket.close(code, reason);
  }

  /** Closes the socket, and ends the connection shortly afterwards even without a response. */
  dismiss(code: number, reason: string): void {
    dismiss(this.#socket, code, reason);
  }

  /** Sink that sends the results of a shared operation directly, without graphql-ws. */
  sinkOf(id: string): Sink {
    return new SocketSink(this.#sender, id);
  }

  /** Called when the client has sent its credential, before it is checked. */
  introduced(): void {
    this.#endIntroductionTimer();
  }

  #endIntroductionTimer(): void {
    if (this.#introductionTimer !== null) clearTimeout(this.#introductionTimer);
    this.#introductionTimer = null;
  }

  /** Called when the client is authenticated: it may then send messages up to `maxBodyBytes`, if there is room. */
  welcome(known: Known, maxBodyBytes: number): void {
    this.known = known;
    this.#connection.on('data', (chunk: Buffer) => this.#count(chunk.length));
    this.#introduction?.end();
    this.#introduction = null;
    takeLongMessages(this.#socket, maxBodyBytes);
  }

  /** Calls `release` when the socket has closed, or at once if it is closed. */
  atClose(release: () => void): void {
    if (this.#socket.readyState === this.#socket.CLOSED) release();
    else this.#releases.push(release);
  }

  /** Called when the socket has closed. */
  closed(): void {
    this.#endIntroductionTimer();
    this.#stopPings();
    this.#messageEnded();
    for (const release of this.#releases) release();
  }

  /** Counts incoming bytes: ws buffers a message until it is complete. */
  #count(bytes: number): void {
    if (this.known === null || bytes <= CONTROL_FRAME_BYTES) return;
    this.#unfinished ??= this.#options.bodies.open(holdersOf(this, this.known));
    try {
      this.#unfinished.take(bytes);
    } catch (error) {
      if (!(error instanceof RequestRejected)) throw error;
      this.dismiss(TRY_AGAIN_LATER, 'Try again later');
      stopReading(this.#connection);
    }
  }

  #messageEnded(): void {
    this.#unfinished?.close();
    this.#unfinished = null;
  }

  #read(message: Buffer): void {
    this.#messageEnded();
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#introduction?.mayBeRead(message) === false) return;
    const text = message.toString('utf8');
    const rejection = rejectionOf(text, this.#options.maxBodyValues);
    if (rejection !== null) return this.dismiss(CloseCode.BadRequest, inEnglish(rejection));
    const parsed = toClientMessage(text);
    if (parsed === null) return this.dismiss(CloseCode.BadRequest, reasonFor(text));
    this.#receive?.(parsed).catch((error: unknown) => {
      this.#options.failed(this, error);
    });
  }
}

/**
 * Types of a client's messages. For a type that only a server sends, graphql-ws would close the socket with 4500, as for an
 * internal error.
 */
const TYPES = ['connection_init', 'ping', 'pong', 'subscribe', 'complete'];

/** Longest id. Ids are numbers or UUIDs, and every result repeats one. */
const LONGEST_ID = 128;

/**
 * Parses a message from a client on a socket; null for an invalid message, or one that only a server sends. Numbers keep
 * their digits. An operation that names its document by a hash gets an empty text: some clients send none, and graphql-ws
 * closes their sockets.
 *
 * graphql-ws types its messages as texts, but also accepts parsed ones. A custom parser was declined, and a reviver is
 * too slow: https://github.com/enisdenjo/graphql-ws/pull/171. `test/server/library-insides.test.ts` fails with the next
 * version of graphql-ws.
 */
export function toClientMessage(text: string): string | null {
  return messageIn(text) as unknown as string | null; // see above
}

function messageIn(text: string): JsonObject | null {
  const message = parsed(text);
  if (!isJsonObject(message) || faultIn(message) !== null) return null;
  const { payload } = message;
  const isWithoutText =
    message['type'] === 'subscribe' && isJsonObject(payload) && (payload['query'] ?? null) === null;
  return isWithoutText ? { ...message, payload: { ...payload, query: '' } } : message;
}

/** Close reason for an invalid message, in at most 123 bytes: its first fault, without values. */
function reasonFor(text: string): string {
  const message = parsed(text);
  const fault = isJsonObject(message) ? faultIn(message) : null;
  return `Invalid message received: ${fault ?? 'must be a JSON object'}`;
}

/** The first member that breaks the protocol, and what it takes; null for a valid message. */
function faultIn({ type, id, payload }: JsonObject): string | null {
  if (!TYPES.some((name) => name === type)) return `\`type\` must be one of ${TYPES.join(', ')}`;
  const isOfOperation = type === 'subscribe' || type === 'complete';
  if (isOfOperation && (typeof id !== 'string' || id === '' || id.length > LONGEST_ID))
    return `\`id\` must be a text of 1 to ${LONGEST_ID} characters`;
  if (type === 'complete') return null;
  if (!isJsonObject(payload))
    return type === 'subscribe' || isGiven(payload) ? '`payload` must be an object' : null;
  if (type !== 'subscribe') return null;
  for (const name of ['query', 'operationName'])
    if (isGiven(payload[name]) && typeof payload[name] !== 'string')
      return `\`payload.${name}\` must be a text`;
  for (const name of ['variables', 'extensions'])
    if (isGiven(payload[name]) && !isJsonObject(payload[name]))
      return `\`payload.${name}\` must be an object`;
  return null;
}

const isGiven = (member: Json | undefined): boolean => (member ?? null) !== null;

function parsed(text: string): Json {
  try {
    return spoilsLaterNames(text) ? null : parseLossless(text);
  } catch {
    return null;
  }
}
