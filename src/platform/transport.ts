import { Readable } from 'node:stream';
import { Agent, Client, type Dispatcher } from 'undici';
import type { Json } from '../kernel/json.ts';
import { readWithFiles } from './answer-files.ts';
import type { Body } from './body.ts';
import { PlatformUnavailable } from './errors.ts';

/** One HTTP answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  /** Puts files that were taken out of the body back into its data, decoded. */
  readonly restore: (data: Json) => Json;
  /** The answer's `Date` header in milliseconds since the epoch; null when it has none. */
  readonly sentAt: number | null;
}

export interface Send {
  readonly method: 'POST' | 'GET';
  readonly path: string;
  readonly headers: Record<string, string>;
  /** JSON; null for none. */
  readonly body: Body | null;
  readonly timeoutMs: number;
  /** The answer brings a file along, in base64. */
  readonly expectsFile: boolean;
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
  const pool = new Agent({ connections: 64, maxResponseSize: LARGEST_ANSWER });

  async function send(request: Send): Promise<Answer> {
    const { method, path, headers, body, timeoutMs, expectsFile, freshConnection } = request;
    const dispatcher: Dispatcher = freshConnection
      ? new Client(origin, { maxResponseSize: LARGEST_ANSWER })
      : pool;
    const signal = AbortSignal.timeout(timeoutMs);
    const inPieces = typeof body === 'object' ? body : null;
    const text = typeof body === 'string' ? body : null;
    let begun = false;
    const watched = dispatcher.compose(
      beforeWriting(() => {
        // A request whose time ran out while it waited for a connection is dropped here, unsent.
        begun = !signal.aborted;
      }),
    );
    try {
      const answer = await watched.request({
        origin,
        path: prefix + path,
        method,
        headers: {
          ...(body !== null && { 'content-type': 'application/json' }),
          ...(inPieces && { 'content-length': String(inPieces.byteSize) }),
          ...headers,
        },
        body: inPieces ? Readable.from(inPieces.read(), { objectMode: false }) : text,
        signal,
      });
      const date = Date.parse(String(answer.headers['date']));
      return {
        status: answer.statusCode,
        ...(expectsFile
          ? await readWithFiles(answer.body)
          : { body: await answer.body.text(), restore: unchanged }),
        sentAt: Number.isNaN(date) ? null : date,
      };
    } catch (error) {
      throw new PlatformUnavailable(`The platform gave no answer (${errorCode(error)}).`, {
        cause: error,
        maybeApplied: begun,
      });
    } finally {
      if (freshConnection) void dispatcher.destroy();
    }
  }

  return { send, close: () => pool.close() };
}

/**
 * Runs `tell` when a connection stands and the first byte is about to be written. Codes of errors would
 * not do: a refused handshake has dozens, and a reset connection may have carried a request or none.
 */
function beforeWriting(tell: () => void): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => {
    const start = handler.onRequestStart?.bind(handler);
    handler.onRequestStart = (controller, context) => {
      tell();
      start?.(controller, context);
    };
    return dispatch(options, handler);
  };
}

const unchanged = (data: Json): Json => data;

function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
