import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Context } from '../graphql/context.ts';
import { type AnswerType, acceptedType } from './accepted.ts';
import { type BodyLimits, readAnnounced } from './body.ts';
import { endWithOthers } from './end-of-turn.ts';
import type { Execute } from './execution.ts';
import type { FairTurns } from './fair-turns.ts';
import { type ParsedBody, parseBody } from './request-json.ts';
import { type Documents, type KnownOperation, toKnownOperation } from './known-operation.ts';
import type { RequestInfo } from './steps.ts';

/** The end of an operation that was run: gives its result, or throws what a step threw. */
export type Outcome = () => ExecutionResult;

/** What is left to do for a request, if anything. */
export type Rest =
  | { readonly is: 'answered' }
  /** Nothing was read and nothing run. */
  | { readonly is: 'untouched' }
  /** The body was read. Where there is an outcome, the operation was run and must not be run again. */
  | { readonly is: 'read'; readonly body: ParsedBody; readonly outcome: Outcome | null };

export interface DirectWayOptions extends Documents, BodyLimits {
  readonly schema: GraphQLSchema;
  readonly turns: FairTurns;
  readonly contextOf: (info: RequestInfo) => Context;
  readonly execute: Execute;
}

/**
 * The short way for what comes again and again: an operation whose document is known goes from node:http into
 * its execution, and its result into one write. It takes only what is as most requests are and
 * ends without errors; yoga does the rest, and with what comes from here it begins where this stopped.
 */
export type DirectWay = (
  request: IncomingMessage,
  response: ServerResponse,
  info: RequestInfo,
) => Promise<Rest>;

export function createDirectWay(options: DirectWayOptions): DirectWay {
  const { schema, contextOf, execute, turns, maxBodyBytes } = options;

  function run(
    info: RequestInfo,
    { document, operationName, variables }: KnownOperation,
  ): Promise<ExecutionResult> {
    const contextValue = Object.assign(contextOf(info), { meter: info.meter });
    return execute({ schema, document, operationName, variableValues: variables, contextValue });
  }

  return async (request, response, info) => {
    const type = directType(request, maxBodyBytes);
    if (type === null) return { is: 'untouched' };
    const bytes = await readAnnounced(request);
    const turn = turns.wait(info.caller.tenant);
    if (turn !== null) await turn;
    const body = parseBody(bytes.toString('utf8'), options.maxBodyValues);
    const operation = toKnownOperation(body, options);
    if (operation === null) return { is: 'read', body, outcome: null };
    const ended = await endOf(() => run(info, operation));
    if (typeof ended === 'function') return { is: 'read', body, outcome: ended };
    if (!response.destroyed) {
      response.writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'content-length': Buffer.byteLength(ended),
        ...info.meter.headers(),
      });
      endWithOthers(response, ended);
    }
    return { is: 'answered' };
  };
}

/** The type of the answer to a request with nothing unusual about its headers; null for all others. */
function directType({ method, headers }: IncomingMessage, maxBodyBytes: number): AnswerType | null {
  const bodyBytes = Number(headers['content-length'] ?? 0);
  const isPlain =
    method === 'POST' &&
    /^application\/json(?:; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '') &&
    bodyBytes > 0 &&
    bodyBytes <= maxBodyBytes &&
    headers['content-encoding'] === undefined &&
    headers.expect === undefined;
  return isPlain ? acceptedType(headers.accept) : null;
}

/** The text of an answer that is sent as it is, or the outcome that yoga has to put into words. */
async function endOf(run: () => Promise<ExecutionResult>): Promise<string | Outcome> {
  try {
    const result = await run();
    return isPlain(result) ? JSON.stringify(result) : () => result;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** True for a result of one piece without errors, and without a wish for another status or header. */
function isPlain(result: ExecutionResult): boolean {
  return (
    result.errors === undefined &&
    result.extensions?.['http'] === undefined &&
    !(Symbol.asyncIterator in result)
  );
}
