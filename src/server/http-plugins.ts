import { GraphQLError } from 'graphql';
import type { Plugin, YogaInitialContext } from 'graphql-yoga';
import { isJsonObject, type Json, type JsonObject } from '../kernel/json.ts';
import { acceptsStream } from './accepted.ts';
import { NOT_BY_GET, paramsInAddress } from './address-params.ts';
import { tooLong } from './body.ts';
import type { Outcome } from './direct-way.ts';
import type { PersistedDocuments } from './persisted/persisted-documents.ts';
import { referenceIn, withText } from './persisted/reference.ts';
import { withRequestId } from './reporting.ts';
import { NotJson, parseRequest } from './request-json.ts';
import type { RequestInfo } from './steps.ts';

/** A request as yoga gets it: with the outcome of its operation where that was run before. */
export interface HttpInfo extends RequestInfo {
  readonly outcome?: Outcome | null;
}

/** Plugins with hooks of yoga's HTTP part, which neither a WebSocket nor the direct way calls. */
export function httpPlugins(
  maxBodyBytes: number,
  persisted: PersistedDocuments,
): Plugin<object, HttpInfo>[] {
  return [useJsonOnly(maxBodyBytes, persisted), useOutcome, useStreams, useRequestIds];
}

/**
 * The only parser of requests: yoga's own would accept forms, which a foreign page can send without
 * asking, and would quote the body in its error.
 */
function useJsonOnly(
  maxBodyBytes: number,
  persisted: PersistedDocuments,
): Plugin<object, HttpInfo> {
  return {
    onRequestParse({ request: { headers }, serverContext, setRequestParser }) {
      // Run already: its hash may stand for nothing any more.
      if (serverContext.outcome) return setRequestParser(() => ({ query: '' }));
      if (Number(headers.get('content-length') ?? 0) > maxBodyBytes) throw tooLarge(maxBodyBytes);
      setRequestParser(async (request) => {
        const text = await request.text().catch((error: unknown) => {
          // Yoga's own words, on reading too much, leave the limit out.
          throw isTooLarge(error) ? tooLarge(maxBodyBytes) : error;
        });
        const params =
          request.method === 'GET'
            ? paramsOf(request.url)
            : parsed(() => parseRequest(text, 'The body'));
        // Yoga checks the members of what it gets here, and refuses lists.
        const query = isJsonObject(params) ? await persisted.textOf(params) : null;
        return (
          isJsonObject(params) && query !== null ? withText(params, query) : params
        ) as object;
      });
    },
  };
}

/** What `parse` gives; what it refuses as no JSON is the client's mistake. */
function parsed<Parsed>(parse: () => Parsed): Parsed {
  try {
    return parse();
  } catch (error) {
    throw error instanceof NotJson ? badRequest(error.message) : error;
  }
}

/**
 * A text is taken from an address beside its hash only: so a client registers it that prefers to ask by
 * GET.
 */
function paramsOf(address: string): Json {
  const params: JsonObject = parsed(() => paramsInAddress(address));
  if (referenceIn(params).id === null) throw badRequest(NOT_BY_GET, 405);
  return params;
}

/** Puts the outcome of an operation that was run into words, instead of running it. */
const useOutcome: Plugin<object, HttpInfo> = {
  onParams({ context: { outcome }, setResult }) {
    if (outcome) setResult(outcome());
  },
};

/** Begins no subscription whose events could not be written. */
const useStreams: Plugin<YogaInitialContext, HttpInfo> = {
  onSubscribe({ args: { contextValue }, setResultAndStopExecution }) {
    // On a socket there is no request.
    const { request } = contextValue as Partial<YogaInitialContext>;
    if (request === undefined || acceptsStream(request.headers.get('accept'))) return;
    const refusal = badRequest('The answer to a subscription is text/event-stream.', 406);
    setResultAndStopExecution({ errors: [refusal] });
  },
};

function badRequest(message: string, status = 400): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'BAD_REQUEST', retryable: false, http: { status } },
  });
}

/** Names the request in what was refused before it was run; later errors say it themselves. */
const useRequestIds: Plugin<object, HttpInfo> = {
  onResultProcess(event) {
    const { result, serverContext } = event;
    if (Array.isArray(result) || Symbol.asyncIterator in result || !result.errors) return;
    const errors = result.errors.map((error) => withRequestId(error, serverContext.requestId));
    event.setResult({ ...result, errors });
  },
};

const TOO_LARGE = 'REQUEST_ENTITY_TOO_LARGE';

function tooLarge(maxBodyBytes: number): GraphQLError {
  return new GraphQLError(tooLong(maxBodyBytes), {
    extensions: { code: TOO_LARGE, retryable: false, http: { status: 413 } },
  });
}

function isTooLarge(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions['code'] === TOO_LARGE;
}
