import { GraphQLError } from 'graphql';
import type { Plugin, YogaInitialContext } from 'graphql-yoga';
import { TranslatableError } from '../../graphql/errors/translatable-error.ts';
import { isJsonObject, type Json, type JsonObject } from '../../kernel/json/json.ts';
import type { Language, Message } from '../../messages/message.ts';
import { requests } from '../../messages/requests.ts';
import { acceptedBy } from '../http/accept-headers.ts';
import { paramsInAddress } from '../http/query-string.ts';
import type { BodyLimits } from '../body/body.ts';
import { RATE_LIMIT_HEADERS } from '../caps/account.ts';
import type { PersistedDocuments } from '../persisted/persisted-documents.ts';
import { type Params, referenceIn, withText } from '../persisted/reference.ts';
import { formatResponse } from './formatted-result.ts';
import { withRequestId } from './reporting.ts';
import { NotJson, parseBody, type ParsedBody } from '../body/request-json.ts';
import type { RequestInfo } from './steps.ts';

/** Request as yoga gets it. */
export interface HttpInfo extends RequestInfo {
  /** Present if the body was read before. */
  readonly body?: ParsedBody | undefined;
  /** Called when a response is complete, and only its reader is awaited. */
  readonly isComplete: () => void;
}

/** Plugins with hooks of yoga's HTTP part, which neither a WebSocket nor the fast path calls. */
export function httpPlugins(
  limits: BodyLimits,
  persisted: PersistedDocuments,
): Plugin<object, HttpInfo>[] {
  return [useJsonOnly(limits, persisted), useStreams, useFormat, useResponseHeaders];
}

/**
 * The only parser of requests: yoga's own would accept forms, which a foreign page can send without
 * asking, and would quote the body in its error.
 */
function useJsonOnly(
  { maxBodyBytes, maxBodyValues }: BodyLimits,
  persisted: PersistedDocuments,
): Plugin<object, HttpInfo> {
  const textOf = (request: Request): Promise<string> =>
    request.text().catch((error: unknown) => {
      // Yoga's own words, on reading too much, leave the limit out.
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
        // Yoga checks the members of this result, and rejects lists.
        const query = isJsonObject(params)
          ? await persisted.textOf(serverContext.caller.tenant, params)
          : null;
        return (
          isJsonObject(params) && query !== null
            ? withoutEmptyName(withText(params, query))
            : params
        ) as object;
      });
    },
  };
}

/** Some clients send an empty name where they have none. */
function withoutEmptyName(params: Params): Params {
  return params['operationName'] === '' ? { ...params, operationName: null } : params;
}

/** Throws for what is no JSON: the client's mistake. */
function jsonOf(body: ParsedBody): Json {
  if (body instanceof NotJson) throw badRequest(body.text);
  return body;
}

/** A text in an address is accepted beside its hash only: so clients that prefer GET register it. */
function paramsOf(address: string): Json {
  try {
    const params: JsonObject = paramsInAddress(address);
    if (referenceIn(params).id === null) throw badRequest(requests.notByGet, 405);
    return params;
  } catch (error) {
    throw error instanceof NotJson ? badRequest(error.text) : error;
  }
}

/**
 * Starts no subscription whose events could not be written. A rejected one gets an event with the reason: without a
 * status yoga would respond with 500.
 */
const useStreams: Plugin<YogaInitialContext, HttpInfo> = {
  onSubscribe({ args: { contextValue }, setResultAndStopExecution }) {
    // On a socket there is no request.
    const { request } = contextValue as Partial<YogaInitialContext>;
    if (request === undefined) return undefined;
    if (!acceptedBy(request.headers.get('accept')).isStreamAccepted) {
      const rejection = badRequest(requests.streamOnly, 406);
      setResultAndStopExecution({ errors: [rejection] });
      return undefined;
    }
    return {
      onSubscribeResult({ result, setResult }) {
        if (Symbol.asyncIterator in result) return;
        setResult({ ...result, extensions: { ...result.extensions, http: { status: 200 } } });
      },
    };
  },
};

function badRequest(text: Message, status = 400): GraphQLError {
  return new TranslatableError(text, {
    extensions: { code: 'BAD_REQUEST', retryable: false, http: { status } },
  });
}

/**
 * Formats a single result as the fast path does. Errors of an operation that was rejected before it was run get the
 * language and the id of the request; later errors have both.
 */
const useFormat: Plugin<object, HttpInfo> = {
  onResultProcess(event) {
    const { request, result, serverContext } = event;
    if (Array.isArray(result) || Symbol.asyncIterator in result) return;
    const { language, requestId } = serverContext;
    const errors = result.errors?.map((error) =>
      withRequestId(inLanguage(error, language), requestId),
    );
    const shown = { ...result, ...(errors && { errors }) };
    const { json } = acceptedBy(request.headers.get('accept'));
    if (json === null) return event.setResult(shown);
    return event.setResultProcessor((_result, { Response }) => {
      const { status, headers, body } = formatResponse(shown, json);
      return new Response(body, {
        status,
        headers: { 'content-type': `${json}; charset=utf-8`, ...headers },
      });
    }, json);
  },
};

function inLanguage(error: GraphQLError, language: Language): GraphQLError {
  return error instanceof TranslatableError ? error.inLanguage(language) : error;
}

/** Sets the caller's remaining rates, notes that a response without a stream is complete, and has proxies pass on each event at once. */
const useResponseHeaders: Plugin<object, HttpInfo> = {
  onResponse({ response: { headers }, serverContext: { meter, isComplete } }) {
    const left = meter.headers();
    for (const name of RATE_LIMIT_HEADERS) headers.set(name, left[name]);
    if (headers.get('content-type')?.startsWith('text/event-stream') !== true) return isComplete();
    headers.set('x-accel-buffering', 'no');
    // Yoga names the coding `none`, which is registered nowhere.
    headers.delete('content-encoding');
  },
};

const TOO_LARGE = 'REQUEST_ENTITY_TOO_LARGE';

function tooLarge(maxBodyBytes: number): GraphQLError {
  return new TranslatableError(requests.tooLong({ most: maxBodyBytes }), {
    extensions: { code: TOO_LARGE, retryable: false, http: { status: 413 } },
  });
}

function isTooLarge(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions['code'] === TOO_LARGE;
}
