import type { ExecutionResult } from 'graphql';
import type { FetchAPI } from 'graphql-yoga';
import { STREAM_FORMS, type StreamType } from '../http/stream-forms.ts';
import { formatResponse, toMessage } from './formatted-result.ts';

/** Result that may include its text, serialized once for all subscribers. */
type StreamedResult = ExecutionResult & {
  readonly stringify?: (result: ExecutionResult) => string;
};

interface StreamOptions {
  readonly type: StreamType;
  /** Time without updates after which a stream sends a keepalive. */
  readonly keepaliveMs: number;
}

/** Headers of a stream, so that no proxy buffers or compresses it. */
const HEADERS = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' };

/** Sends a single result to a client that accepts only a stream. */
export function singleAsStream(
  result: ExecutionResult,
  type: StreamType,
  { Response }: FetchAPI,
): Response {
  const { contentType, opening, ofResult, ending } = STREAM_FORMS[type];
  const { status, headers, body } = formatResponse(result, 'application/json');
  return new Response(opening + ofResult(body) + ending, {
    status,
    headers: { ...HEADERS, ...headers, 'content-type': contentType },
  });
}

/**
 * Streams the results of a subscription. The next result is pulled when the previous one has been read, so the hub notices a
 * slow client. A client that disconnects ends the subscription.
 */
export function streamOf(
  results: AsyncIterable<StreamedResult, undefined>,
  { type, keepaliveMs }: StreamOptions,
  { Response, ReadableStream, TextEncoder }: FetchAPI,
): Response {
  const { contentType, opening, keepalive, ending } = STREAM_FORMS[type];
  const encoder = new TextEncoder();
  const iterator: AsyncIterator<StreamedResult, undefined> = results[Symbol.asyncIterator]();
  let timer: NodeJS.Timeout | undefined;
  /** True while the client has read everything. */
  let isIdle = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(opening));
      timer = setInterval(() => {
        if (isIdle) controller.enqueue(encoder.encode(keepalive));
      }, keepaliveMs).unref();
    },
    async pull(controller) {
      isIdle = true;
      const { done, value } = await iterator.next();
      isIdle = false;
      if (done !== true) return controller.enqueue(encoder.encode(textOf(value, type)));
      clearInterval(timer);
      controller.enqueue(encoder.encode(ending));
      controller.close();
    },
    async cancel() {
      clearInterval(timer);
      await iterator.return?.();
    },
  });
  return new Response(body, { headers: { ...HEADERS, 'content-type': contentType } });
}

/** A result without data holds the reason for the end: an executed update has data, even if null. */
function textOf(result: StreamedResult, type: StreamType): string {
  const { ofResult, ofFailure } = STREAM_FORMS[type];
  if (result.stringify) return ofResult(result.stringify(result));
  const message = toMessage(result);
  if ('data' in message) return ofResult(JSON.stringify(message));
  return ofFailure(JSON.stringify(message.errors));
}
