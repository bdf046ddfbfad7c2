import { codeOf } from '../../kernel/errors.ts';
import { Readable } from 'node:stream';
import { Client, type Dispatcher, Pool } from 'undici';
import type { OpenSink } from '../../kernel/files/local-file.ts';
import { createAgent, type Proxies } from '../../kernel/proxies.ts';
import { errors } from '../../messages/errors.ts';
import { ResponseMemory, type HttpResponse, Exchange, type ExchangeOptions } from './exchange.ts';
import type { Body } from './request.ts';
import { PlatformUnavailable } from '../errors.ts';

export interface Send extends ExchangeOptions {
  readonly method: 'POST' | 'GET';
  readonly path: string;
  readonly headers: Record<string, string>;
  /** JSON; null for no body. */
  readonly body: Body | null;
  /**
   * True for a request that must not be sent twice: a keepalive connection may be dead, which leaves unknown whether
   * the request arrived.
   */
  readonly freshConnection: boolean;
}

/** Sends requests to one platform address. */
export interface Transport {
  /**
   * Throws `PlatformUnavailable`, which says whether bytes may have left: no response, one over its limit
   * (`AnswerTooLarge`), or one for which there was no memory in time.
   */
  send(send: Send): Promise<HttpResponse>;
  close(): Promise<void>;
}

/**
 * Maximum memory for all responses that are being received, beside the free bytes of each: the size of the largest billed
 * response. More would not be faster, as responses are parsed one after the other.
 */
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;

/** Each request has its own deadline, so undici's timers are off. */
const NO_TIMERS = { headersTimeout: 0, bodyTimeout: 0 };

/** Reason for closing a connection. Without it undici creates an error with a stack trace each time. */
const SINGLE_REQUEST = new Error('The connection was for one request.');

/**
 * Keepalive connections over undici, and a new connection for each request that must not be sent twice. Every connection
 * goes through the proxy if there is one.
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
    memory: new ResponseMemory(MAX_RESPONSE_BYTES),
    openSink,
  };

  async function send(request: Send): Promise<HttpResponse> {
    const dispatcher = request.freshConnection ? connect(1) : pool;
    const exchange = new Exchange(request, receiving);
    try {
      // `dispatch` reports errors to the exchange and throws none.
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
      throw new PlatformUnavailable(errors.noAnswer({ code: codeOf(error) }), {
        cause: error,
        maybeApplied: exchange.begun,
      });
    } finally {
      if (request.freshConnection) void dispatcher.destroy(SINGLE_REQUEST);
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
