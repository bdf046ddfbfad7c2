import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/*
 * Everything that relies on how ws 8 works inside: its limit of a message, the bytes that it reads and writes.
 * `test/server/library-insides.test.ts` fails with the next version of ws.
 */

/**
 * Limits the size of messages on an open socket. ws accepts a limit only at the handshake, and stores it in its receiver; a
 * public API was declined: https://github.com/websockets/ws/pull/1473
 */
export function limitMessages(socket: WebSocket, bytes: number): void {
  const receiver: unknown = Reflect.get(socket, '_receiver');
  if (typeof receiver === 'object' && receiver !== null)
    Reflect.set(receiver, '_maxPayload', bytes);
}

/** Stops ws from reading: otherwise it would buffer a message until the socket has closed. */
export function stopReading(connection: Duplex): void {
  connection.removeAllListeners('data').pause();
}

/**
 * Writes a frame, given by its octets, between those of ws. Without compression, ws writes each of its frames at once and in
 * one piece. It cannot frame a message once for many sockets: https://github.com/websockets/ws/issues/617
 */
export function writeFrame(
  connection: Duplex,
  frame: string,
  left?: (error?: Error | null) => void,
): void {
  connection.write(frame, 'latin1', left);
}

/**
 * UTF-8 bytes of a text as a string with one character per byte: such strings are joined without copying, and written as
 * `latin1`. Plain ASCII stays as it is.
 */
export function toOctets(text: string): string {
  return Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
}

/** First byte of a text message in a single frame. */
const SINGLE_TEXT_FRAME = 0x81;

/** Octets of a server's text message in one frame (RFC 6455, 5.2); `octets` are those of the text. */
export function textFrame(octets: string): string {
  return `${headerOf(octets.length)}${octets}`;
}

function headerOf(length: number): string {
  const low = [(length >>> 8) & 0xff, length & 0xff] as const;
  if (length < 126) return String.fromCharCode(SINGLE_TEXT_FRAME, length);
  if (length < 65_536) return String.fromCharCode(SINGLE_TEXT_FRAME, 126, ...low);
  // A string is shorter than 4 GiB.
  const high = [0, 0, 0, 0, length >>> 24, (length >>> 16) & 0xff] as const;
  return String.fromCharCode(SINGLE_TEXT_FRAME, 127, ...high, ...low);
}
