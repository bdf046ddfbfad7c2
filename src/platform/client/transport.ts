import { Readable } from 'node:stream';
import { Client, type Dispatcher, Pool } from 'undici';
import { Deadlines } from '../../kernel/time/deadlines.ts';
import type { OpenSink } from '../../kernel/files/local-file.ts';
import { createAgent, type Proxies } from '../../kernel/proxies.ts';
import { errors } from '../../messages/errors.ts';
import { createAnswerRoom } from './response-memory.ts';
import type { Body } from './body.ts';
import { PlatformUnavailable } from '../errors.ts';
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
  /**
   * Throws `PlatformUnavailable`, which says whether bytes may have left: no answer, one over its limit
   * (`AnswerTooLarge`), or one for which there was no room in time.
   */
  send(send: Send): Promise<Answer>;
  close(): Promise<void>;
}

/**
 * Bytes that all answers under way hold in memory together, beside what each has for free: the largest billed one.
 * More would not be faster, as they are parsed one after the other, and would be parsed in one turn of the event loop.
 */
const ANSWERS_UNDER_WAY = 32 * 1024 * 1024;

/** Each request has its own deadline; undici's, which last longer than any request may, would be set for each one as well. */
const NO_TIMERS = { headersTimeout: 0, bodyTimeout: 0 };

/** The end of a connection for one request. Left out, undici would make an error with a trace of its calls each time. */
const ANSWERED = new Error('The connection was for one request.');

/**
 * Keep-alive connections over undici; a connection of its own for whatever must not be sent twice. Each goes through the
 * proxy where there is one.
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
    deadlines: new Deadlines(),
    room: createAnswerRoom(ANSWERS_UNDER_WAY),
    openSink,
  };

  async function send(request: Send): Promise<Answer> {
    const dispatcher = request.freshConnection ? connect(1) : pool;
    const exchange = new Exchange(request, receiving);
    try {
      // It throws nothing: what it refuses it tells the exchange.
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
      throw new PlatformUnavailable(errors.noAnswer({ code: errorCode(error) }), {
        cause: error,
        maybeApplied: exchange.begun,
      });
    } finally {
      if (request.freshConnection) void dispatcher.destroy(ANSWERED);
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

function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
