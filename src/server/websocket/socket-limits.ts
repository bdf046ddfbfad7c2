import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { type ServerOptions, WebSocket, WebSocketServer } from 'ws';
import { requests } from '../../messages/requests.ts';
import { inEnglish } from '../../messages/message.ts';
import { limitMessages } from './below-ws.ts';

/** Limits before authentication: a client needs to send only a token, and may be anyone. */
const INTRODUCTION_BYTES = 16 * 1024;
const INTRODUCTION_FRAMES = 8;

const beyondIntroduction = `Before it is acknowledged, a client may send ${INTRODUCTION_FRAMES} messages of ${INTRODUCTION_BYTES} bytes.`;

/** Maximum number of frames and of network chunks in one message, each of which ws stores as an object. */
const MOST_FRAGMENTS = 1_024;
const MOST_CHUNKS = 16 * 1_024;

/** Time limit for a client to return a close frame. */
const FAREWELL_MS = 2_000;

/** Largest frame after a close. */
const CONTROL_FRAME_BYTES = 125;

/**
 * Socket that closes with 1009 for a message above its limit, and names the limit, as ws gives no reason. Once the socket is
 * closing, ws accepts only the client's close frame.
 */
class LimitedSocket extends WebSocket {
  tooLong = beyondIntroduction;

  override close(code?: number, reason?: string | Buffer): void {
    super.close(code, code === 1009 ? (reason ?? this.tooLong) : reason);
    limitMessages(this, CONTROL_FRAME_BYTES);
  }
}

/**
 * Creates a socket server that limits messages to the length of an introduction, regardless of the announced length, until
 * `takeLongMessages` is called.
 */
export function createSocketServer(
  options: Pick<ServerOptions, 'handleProtocols'>,
): WebSocketServer {
  const maxPayload = INTRODUCTION_BYTES;
  return new WebSocketServer({
    ...options,
    noServer: true,
    maxPayload,
    maxFragments: MOST_FRAGMENTS,
    maxBufferedChunks: MOST_CHUNKS,
    WebSocket: LimitedSocket,
    // One message per turn: otherwise all messages of one read would be handled before any other client's.
    allowSynchronousEvents: false,
  });
}

/** Allows messages up to `maxBodyBytes`. */
export function takeLongMessages(socket: WebSocket, maxBodyBytes: number): void {
  if (socket instanceof LimitedSocket)
    socket.tooLong = inEnglish(requests.tooLong({ most: maxBodyBytes }));
  limitMessages(socket, maxBodyBytes);
}

/** Closes a socket with a reason, and ends the connection shortly afterwards even if the client does not respond. */
export function dismiss(socket: WebSocket, code: number, reason: string): void {
  // A paused socket would not receive the client's close frame.
  if (socket.isPaused) socket.resume();
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
}

/** Closes a socket that sends more than an introduction before its client is authenticated, so that it gets no large buffers. */
export class Introduction {
  readonly #socket: WebSocket;
  readonly #connection: Duplex;
  #frames = 0;
  #bytes = 0;

  /** `connection` is the network connection of the socket. */
  constructor(socket: WebSocket, connection: Duplex) {
    this.#socket = socket;
    this.#connection = connection;
    connection.on('data', this.#countBytes);
    socket.on('ping', this.#countPing);
  }

  /** Counts a message. Returns true if it may be read. */
  mayBeRead(message: Buffer): boolean {
    const isIntroduction = this.#countFrame() && message.length <= INTRODUCTION_BYTES;
    if (!isIntroduction) dismiss(this.#socket, 1009, beyondIntroduction);
    return isIntroduction;
  }

  /** Called when the client is authenticated. */
  end(): void {
    this.#connection.off('data', this.#countBytes);
    this.#socket.off('ping', this.#countPing);
  }

  readonly #countBytes = (chunk: Buffer): void => {
    this.#bytes += chunk.length;
    if (this.#bytes > INTRODUCTION_FRAMES * INTRODUCTION_BYTES) this.#socket.terminate();
  };

  readonly #countPing = (): void => {
    if (!this.#countFrame()) this.#socket.terminate();
  };

  #countFrame(): boolean {
    this.#frames += 1;
    return this.#frames <= INTRODUCTION_FRAMES;
  }
}

/**
 * Pings a socket at an interval, and closes it if it has not answered with a pong by the next ping. Only a pong with the payload
 * of that ping counts, as a client can send pongs without reading. A paused socket is not pinged. Returns a function that ends
 * this.
 */
export function keepAlive(socket: WebSocket, everyMs: number): () => void {
  let awaited: Buffer | null = null;
  socket.on('pong', (payload) => {
    if (awaited?.equals(payload) === true) awaited = null;
  });
  const timer = setInterval(() => {
    if (socket.isPaused) return;
    if (awaited !== null) return socket.terminate();
    awaited = randomBytes(4);
    socket.ping(awaited);
  }, everyMs);
  return () => clearInterval(timer);
}
