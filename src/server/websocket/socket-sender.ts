import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { textFrame, toOctets, writeFrame } from './below-ws.ts';
import { dismiss } from './socket-limits.ts';
import { MessageType } from 'graphql-ws';
import type { Sink, Payload } from '../hub/sink.ts';

/** Maximum number of bytes that may wait on a socket behind the frame that is being sent. */
const MOST_WAITING = 1024 * 1024;

/** Close code for a client that reads too slowly: it reconnects and resumes by its cursor. */
const TOO_SLOW = 4503;

interface SocketSenderOptions {
  readonly socket: WebSocket;
  /** Network connection of the socket. */
  readonly connection: Socket;
  /** Time limit for a client that reads none of the data sent to it. */
  readonly stalledMs: number;
  /** Called with the reason when the client is disconnected. */
  readonly cut: (reason: string) => void;
}

/**
 * Sending half of a socket, with bounded buffers for a client that does not read. While more is unsent than the operating
 * systems buffer, nothing is read from the client, so that its messages cause no further responses.
 */
export class SocketSender {
  // Plain fields, without nested objects: an update touches them for every socket, and they are not in the CPU cache.
  readonly #socket: WebSocket;
  readonly #connection: Socket;
  readonly #stalledMs: number;
  readonly #onCut: SocketSenderOptions['cut'];
  /** Bytes of all frames that waited so far. */
  #handedOver = 0;
  /** End positions of frames that may not have been sent, counted like `#handedOver`. */
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

  /** Bytes that were written and have not left this process. */
  get unsent(): number {
    return this.#connection.writableLength;
  }

  /**
   * Sends a frame, given by its octets, unless the client has disconnected or is disconnected because of it. `left` is called
   * when the frame has been sent.
   */
  push(frame: string, left?: (error?: Error | null) => void): void {
    const socket = this.#socket;
    const connection = this.#connection;
    if (socket.readyState !== socket.OPEN) return;
    const before = connection.writableLength;
    if (this.#waiting(before) > MOST_WAITING) return this.#cut('Too many bytes are unsent.');
    writeFrame(connection, frame, left);
    const waits = connection.writableLength - before;
    // The operating system accepted the frame at once, as it nearly always does.
    if (waits === 0) return;
    this.#handedOver += waits;
    this.#ends.push(this.#handedOver);
    this.#holdIfNeeded();
  }

  /** Sends a frame, and resolves when it has been sent. Never settles if the client has disconnected. */
  sendFrame(frame: string): Promise<void> {
    return new Promise((resolve) =>
      this.push(frame, (error) => {
        // A frame that was not sent is no error of its sender.
        if (!error) resolve();
      }),
    );
  }

  /** Sends a text like `sendFrame`. */
  send(text: string): Promise<void> {
    return this.sendFrame(textFrame(toOctets(text)));
  }

  /** Returns the number of bytes behind the frame that is being sent. */
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
    // Fires if no byte was sent or received in this time.
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
 * The `next` messages of one operation on a socket. The payload, serialized once for all subscribers, follows the operation's
 * id, so that the bytes equal those that graphql-ws would write.
 */
export class SocketSink implements Sink {
  readonly #sender: SocketSender;
  /** Octets before the payload. */
  readonly #head: string;

  constructor(sender: SocketSender, id: string) {
    this.#sender = sender;
    // `join` instead of `+`: only one string stays in memory for the life of the subscription, not its parts.
    const parts = ['{"id":', JSON.stringify(id), `,"type":"${MessageType.Next}","payload":`];
    this.#head = toOctets(parts.join(''));
  }

  /** Unsent bytes of the whole socket, as those of other operations delay this one as well. */
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
