import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { textFrame, toOctets, writeFrame } from './below-ws.ts';
import { dismiss } from './socket-limits.ts';
import { MessageType } from 'graphql-ws';
import type { Sink, Payload } from '../hub/sink.ts';

/** Bytes that may wait on a socket behind the frame that is being sent. */
const MOST_WAITING = 1024 * 1024;

/** Close code of a client that reads too slowly: it comes back, and resumes by its cursor. */
const TOO_SLOW = 4503;

export interface SocketSenderOptions {
  readonly socket: WebSocket;
  /** Below the socket. */
  readonly connection: Socket;
  /** Time limit for a client that reads nothing of what is sent. */
  readonly stalledMs: number;
  /** Called with the reason for which the client was closed. */
  readonly cut: (reason: string) => void;
}

/**
 * Sending half of a socket, bounded for a client that does not read. While more is unsent than the systems buffer,
 * nothing of the client is read: its own messages add no more responses.
 */
export class SocketSender {
  // Fields of the sender itself: an update touches these of every socket, and finds none in the cache.
  readonly #socket: WebSocket;
  readonly #connection: Socket;
  readonly #stalledMs: number;
  readonly #onCut: SocketSenderOptions['cut'];
  /** Bytes of all frames so far. */
  #handedOver = 0;
  /** The ends of the frames that may not have left, counted as `#handedOver` is. */
  #ends: number[] = [];
  #isHeld = false;

  constructor({ socket, connection, stalledMs, cut }: SocketSenderOptions) {
    this.#socket = socket;
    this.#connection = connection;
    this.#stalledMs = stalledMs;
    this.#onCut = cut;
    connection.on('drain', () => this.#release());
    connection.on('timeout', () => {
      if (this.#isHeld) this.#cut('The client read nothing for too long.');
    });
    socket.on('ping', () => this.#holdIfNeeded());
  }

  /** Bytes that were handed over and have not left this process. */
  get unsent(): number {
    return this.#connection.writableLength;
  }

  /**
   * Sends a frame, given by its octets, unless the client is gone or closed for it; `left` is called when it has
   * left.
   */
  push(frame: string, left?: (error?: Error | null) => void): void {
    const socket = this.#socket;
    const connection = this.#connection;
    if (socket.readyState !== socket.OPEN) return;
    const before = connection.writableLength;
    if (this.#waiting(before) > MOST_WAITING) return this.#cut('Too many bytes are unsent.');
    writeFrame(connection, frame, left);
    const waits = connection.writableLength - before;
    // The system took it at once, as it nearly always does.
    if (waits === 0) return;
    this.#handedOver += waits;
    this.#ends.push(this.#handedOver);
    this.#holdIfNeeded();
  }

  /** Sends a frame, and resolves when it has left. Never settles when the client is gone. */
  sendFrame(frame: string): Promise<void> {
    return new Promise((resolve) =>
      this.push(frame, (error) => {
        // That a frame did not leave is no failure of whoever sent it.
        if (!error) resolve();
      }),
    );
  }

  /** Sends a text, as `sendFrame` does. */
  send(text: string): Promise<void> {
    return this.sendFrame(textFrame(toOctets(text)));
  }

  /** Bytes behind the frame that is being sent. */
  #waiting(unsent: number): number {
    if (unsent === 0) {
      if (this.#ends.length > 0) this.#ends = [];
      return 0;
    }
    const left = this.#handedOver - unsent;
    while ((this.#ends[0] ?? Infinity) <= left) this.#ends.shift();
    return this.#handedOver - (this.#ends[0] ?? this.#handedOver);
  }

  #holdIfNeeded(): void {
    if (this.#isHeld || !this.#connection.writableNeedDrain) return;
    this.#isHeld = true;
    this.#socket.pause();
    // Fires when no byte has moved in either direction.
    this.#connection.setTimeout(this.#stalledMs);
  }

  #release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#connection.setTimeout(0);
    this.#socket.resume();
  }

  #cut(reason: string): void {
    this.#connection.setTimeout(0);
    dismiss(this.#socket, TOO_SLOW, reason);
    this.#onCut(reason);
  }
}

/**
 * The `next` messages of one operation on a socket. The payload, serialized once for all, stands behind the
 * operation's id, so that the bytes are those that graphql-ws would write.
 */
export class SocketSink implements Sink {
  readonly #sender: SocketSender;
  /** The octets of what stands before the payload. */
  readonly #head: string;

  constructor(sender: SocketSender, id: string) {
    this.#sender = sender;
    // Joined and not concatenated: one string stays in memory for as long as the subscription lives, and not its
    // parts.
    const parts = ['{"id":', JSON.stringify(id), `,"type":"${MessageType.Next}","payload":`];
    this.#head = toOctets(parts.join(''));
  }

  /** Of the socket: the unsent bytes of other operations delay this one as well. */
  get unsent(): number {
    return this.#sender.unsent;
  }

  push(payload: Payload): void {
    this.#sender.push(this.#frameOf(payload));
  }

  send(payload: Payload): Promise<void> {
    return this.#sender.sendFrame(this.#frameOf(payload));
  }

  #frameOf(payload: Payload): string {
    return textFrame(`${this.#head}${payload.octets}}`);
  }
}
