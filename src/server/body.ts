import type { IncomingMessage } from 'node:http';
import { goOnTogether } from '../kernel/together.ts';

/** Limits of the body of an operation, and of a message on a socket. */
export interface BodyLimits {
  readonly maxBodyBytes: number;
  /** Of its values, counted as `excessOf` does. */
  readonly maxBodyValues: number;
}

/**
 * The text of a request's body, or null when it is longer than `limitBytes`: then reading stopped and
 * the connection has to be closed after the answer.
 */
export async function readBody(
  request: IncomingMessage,
  limitBytes: number,
): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  // An IncomingMessage without setEncoding yields Buffers.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limitBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * A body whose length was announced, and so is kept. By events, because to iterate over a stream costs a short
 * body more than everything else about it.
 */
export function readAnnounced(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    // Each comes once; `once` would wrap it, and take it off again.
    request
      .on('data', (chunk: Buffer) => void chunks.push(chunk))
      .on('end', () => goOnTogether('request', () => resolve(joined(chunks))))
      .on('error', reject)
      .on('close', () => {
        if (!request.complete) reject(new Error('The client went away.'));
      });
  });
}

/** A short body comes in one chunk. */
function joined(chunks: readonly Buffer[]): Buffer {
  const [first] = chunks;
  return chunks.length === 1 && first ? first : Buffer.concat(chunks);
}
