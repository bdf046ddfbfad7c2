import { Readable } from 'node:stream';
import { Client, type Dispatcher, Pool } from 'undici';
import type { Body } from './body.ts';
import { PlatformUnavailable } from './errors.ts';
import { type Answer, Exchange, type ExchangeOptions } from './exchange.ts';

export interface Send extends ExchangeOptions {
  readonly method: 'POST' | 'GET';
  readonly path: string;
  readonly headers: Record<string, string>;
  /** JSON; null for none. */
  readonly body: Body | null;
  /** A kept-alive connection may die unnoticed, and then nobody can say whether the request arrived. */
  readonly freshConnection: boolean;
}

/** Sends requests to one platform address. */
export interface Transport {
  /** Throws `PlatformUnavailable`, which says whether bytes may have left. */
  send(send: Send): Promise<Answer>;
  close(): Promise<void>;
}

/** No documented answer is near this size but for files in base64, which have a limit of 60 MB. */
const LARGEST_ANSWER = 96 * 1024 * 1024;

/** Keep-alive connections over undici; a connection of its own for whatever must not be sent twice. */
export function createTransport(baseUrl: string): Transport {
  const { origin, pathname } = new URL(baseUrl);
  const prefix = pathname.replace(/\/$/, '');
  const pool = new Pool(origin, { connections: 64, maxResponseSize: LARGEST_ANSWER });

  async function send(request: Send): Promise<Answer> {
    const dispatcher = request.freshConnection
      ? new Client(origin, { maxResponseSize: LARGEST_ANSWER })
      : pool;
    const exchange = new Exchange(request);
    try {
      dispatcher.dispatch(toDispatch(request, prefix), exchange);
      return await exchange.answer;
    } catch (error) {
      throw new PlatformUnavailable(`The platform gave no answer (${errorCode(error)}).`, {
        cause: error,
        maybeApplied: exchange.begun,
      });
    } finally {
      if (request.freshConnection) void dispatcher.destroy();
    }
  }

  return { send, close: () => pool.close() };
}

function toDispatch(
  { method, path, headers, body }: Send,
  prefix: string,
): Dispatcher.DispatchOptions {
  const to = { method, path: prefix + path };
  if (body === null) return { ...to, headers, body };
  const typed = { 'content-type': 'application/json', ...headers };
  if (typeof body === 'string') return { ...to, headers: typed, body };
  return {
    ...to,
    headers: { ...typed, 'content-length': String(body.byteSize) },
    body: Readable.from(body.read(), { objectMode: false }),
  };
}

function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
