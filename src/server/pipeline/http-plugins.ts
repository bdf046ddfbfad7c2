import { type DocumentNode, GraphQLError, OperationTypeNode, type ExecutionResult } from 'graphql';
import type { Plugin, YogaInitialContext, FetchAPI } from 'graphql-yoga';
import { TranslatableError } from '../../graphql/errors/translatable-error.ts';
import type { Json, JsonObject } from '../../kernel/json/json.ts';
import type { Language, Message } from '../../messages/message.ts';
import { requests } from '../../messages/requests.ts';
import {
  acceptedBy,
  formatResponse,
  type TransportHints,
  toMessage,
  isStream,
  STREAM_FORMS,
  type StreamType,
} from '../http/response-types.ts';
import { paramsInAddress } from '../http/request.ts';
import { type BodyLimits, NotJson, parseBody, type ParsedBody } from '../body/body.ts';
import { RATE_LIMIT_HEADERS } from '../caps/meter.ts';
import {
  isOperation,
  type PersistedDocuments,
  type Params,
  referenceIn,
  withText,
} from '../persisted/persisted-documents.ts';
import { mustFindOperation, withRequestId } from './reporting.ts';
import type { RequestInfo } from './steps.ts';

/** Context of a request in yoga. */
export interface HttpInfo extends RequestInfo {
  /** Body, if it was read before. */
  readonly body?: ParsedBody | undefined;
  /** Called when a response is complete and only the client's reading remains. */
  readonly isComplete: () => void;
}

/** Plugins with yoga's HTTP hooks, which are not called for WebSockets or on the fast path. */
export function httpPlugins(
  limits: BodyLimits,
  persisted: PersistedDocuments,
  keepaliveMs: number,
): Plugin<object, HttpInfo>[] {
  return [
    useJsonOnly(limits, persisted),
    useOneOperation,
    useStreams,
    useFormat(keepaliveMs),
    useResponseHeaders,
  ];
}

/**
 * The only parser of requests. Yoga's own would accept forms, which pages of other origins can send without a preflight, and
 * would quote the body in its error.
 */
function useJsonOnly(
  { maxBodyBytes, maxBodyValues }: BodyLimits,
  persisted: PersistedDocuments,
): Plugin<object, HttpInfo> {
  const textOf = (request: Request): Promise<string> =>
    request.text().catch((error: unknown) => {
      // Yoga's error for a long body does not name the limit.
      throw isTooLarge(error) ? tooLarge(maxBodyBytes) : error;
    });
  return {
    onRequestParse({ request: { headers }, serverContext, setRequestParser }) {
      if (Number(headers.get('content-length') ?? 0) > maxBodyBytes) throw tooLarge(maxBodyBytes);
      const { body } = serverContext;
      const bodyOf = async (request: Request): Promise<ParsedBody> =>
        body === undefined ? parseBody(await textOf(request), maxBodyValues) : body;
      setRequestParser(async (request) => {
        const params =
          request.method === 'GET' ? paramsOf(request.url) : jsonOf(await bodyOf(request));
        if (!isOperation(params)) throw badRequest(requests.oneOperationOnly);
        const text = await persisted.textOf(serverContext.caller.tenant, params);
        return withoutEmptyName(withText(params, text));
      });
    },
  };
}

/** Rejects a document without the operation to execute, and mutations by GET. */
const useOneOperation: Plugin<YogaInitialContext, HttpInfo> = {
  onParse:
    () =>
    ({ result, context }) => {
      // Operations on a socket have no request.
      const { request, params } = context as Partial<YogaInitialContext>;
      if (request === undefined || result instanceof Error) return;
      // The document has a type of graphql-js, which envelop does not declare.
      const { operation } = mustFindOperation(result as DocumentNode, params?.operationName);
      if (operation !== OperationTypeNode.MUTATION || request.method !== 'GET') return;
      throw badRequest(requests.mutationsByPost, { status: 405, headers: { allow: 'POST' } });
    },
};

/** Some clients send an empty name instead of none. */
function withoutEmptyName(params: Params): Params {
  return params['operationName'] === '' ? { ...params, operationName: null } : params;
}

/** Throws for invalid JSON, which is the client's mistake. */
function jsonOf(body: ParsedBody): Json {
  if (body instanceof NotJson) throw badRequest(body.text);
  return body;
}

/** A text in an address is accepted only with its hash: clients that prefer GET register documents this way. */
function paramsOf(address: string): Json {
  try {
    const params: JsonObject = paramsInAddress(address);
    if (referenceIn(params).id === null)
      throw badRequest(requests.notByGet, { status: 405, headers: { allow: 'GET, POST' } });
    return params;
  } catch (error) {
    throw error instanceof NotJson ? badRequest(error.text) : error;
  }
}

const NOT_ACCEPTABLE: TransportHints = { status: 406 };

/** Rejects subscriptions whose results cannot be sent. */
const useStreams: Plugin<YogaInitialContext, HttpInfo> = {
  onSubscribe({ args: { contextValue }, setResultAndStopExecution }) {
    // Operations on a socket have no request.
    const { request } = contextValue as Partial<YogaInitialContext>;
    if (request === undefined || acceptedBy(request.headers.get('accept')).stream !== null) return;
    setResultAndStopExecution({ errors: [badRequest(requests.streamOnly, NOT_ACCEPTABLE)] });
  },
};

function badRequest(text: Message, http: TransportHints = { status: 400 }): GraphQLError {
  return new TranslatableError(text, {
    extensions: { code: 'BAD_REQUEST', http },
  });
}

/**
 * Formats single results like the fast path, and streams in the form that the client accepts. Errors from before the execution
 * get the language and the id of the request; later errors have both.
 */
function useFormat(keepaliveMs: number): Plugin<object, HttpInfo> {
  return {
    onResultProcess(event) {
      const { request, result, serverContext } = event;
      const { json: wanted, stream } = acceptedBy(request.headers.get('accept'));
      if (Array.isArray(result)) return;
      if (Symbol.asyncIterator in result) {
        if (stream === null) return;
        const options = { type: stream, keepaliveMs };
        return event.setResultProcessor((_result, api) => streamOf(result, options, api), stream);
      }
      const { language, requestId } = serverContext;
      const errors = result.errors?.map((error) =>
        withRequestId(inLanguage(error, language), requestId),
      );
      const shown = { ...result, ...(errors && { errors }) };
      // No accepted type fits this error, and yoga would drop it.
      const json = wanted ?? (errors?.some(isNotAcceptable) === true ? 'application/json' : null);
      if (json !== null)
        return event.setResultProcessor((_result, { Response }) => {
          const { status, headers, body } = formatResponse(shown, json);
          return new Response(body, {
            status,
            headers: { 'content-type': `${json}; charset=utf-8`, ...headers },
          });
        }, json);
      if (stream === null) return event.setResult(shown);
      return event.setResultProcessor((_result, api) => singleAsStream(shown, stream, api), stream);
    },
  };
}

function isNotAcceptable({ extensions }: GraphQLError): boolean {
  return extensions['http'] === NOT_ACCEPTABLE;
}

function inLanguage(error: GraphQLError, language: Language): GraphQLError {
  return error instanceof TranslatableError ? error.inLanguage(language) : error;
}

/** Sets the caller's remaining rates, and reports complete responses, except for streams. */
const useResponseHeaders: Plugin<object, HttpInfo> = {
  onResponse({ response: { headers }, serverContext: { meter, isComplete } }) {
    const left = meter.headers();
    for (const name of RATE_LIMIT_HEADERS) headers.set(name, left[name]);
    // Node sets this header: yoga's multipart response would keep a connection that the client asked to close.
    headers.delete('connection');
    if (!isStream(headers.get('content-type'))) isComplete();
  },
};

const TOO_LARGE = 'REQUEST_ENTITY_TOO_LARGE';

function tooLarge(maxBodyBytes: number): GraphQLError {
  return new TranslatableError(requests.tooLong({ most: maxBodyBytes }), {
    extensions: { code: TOO_LARGE, http: { status: 413 } },
  });
}

function isTooLarge(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions['code'] === TOO_LARGE;
}

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
function singleAsStream(
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
function streamOf(
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
