import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Context } from '../../context/context.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import { acceptedType } from '../http/accept-header.ts';
import { type BodyLimits, readBody, textOf } from '../body/body.ts';
import { refuseUnknown } from '../auth/admission.ts';
import type { Execute } from './execution.ts';
import { isOver } from '../auth/expiry.ts';
import type { FairTurns } from './fair-turns.ts';
import { operationHead } from '../http/head.ts';
import { type ParsedBody, parseBody } from '../body/request-json.ts';
import { type Documents, type KnownOperation, toKnownOperation } from './fast-path-operation.ts';
import type { RequestInfo, Visit } from '../pipeline/steps.ts';

/** The end of an operation that was run: gives its result, or throws what a step threw. */
export type Outcome = () => ExecutionResult;

/** Progress of a request that continues elsewhere. */
export type Rest =
  /** It has no body, and nothing was run. */
  | { readonly is: 'untouched' }
  /** The body was read. Where there is an outcome, the operation was run and must not be run again. */
  | { readonly is: 'read'; readonly body: ParsedBody; readonly outcome: Outcome | null };

export interface DirectWayOptions extends Documents, BodyLimits {
  readonly schema: GraphQLSchema;
  readonly turns: FairTurns;
  readonly contextOf: (info: RequestInfo) => Context;
  readonly execute: Execute;
  readonly clock: Pick<Clock, 'now'>;
  /** Told of each answer that is on its way. */
  readonly answered: () => void;
  /** Answers everything else. */
  readonly goOn: (
    request: IncomingMessage,
    response: ServerResponse,
    visit: Visit,
    rest: Rest,
  ) => Promise<void>;
}

/** Answers an operation, by itself or by who goes on with it. */
export type DirectWay = (
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
) => Promise<void>;

/**
 * The short way for what comes again and again: an operation whose document is known goes from node:http into
 * its execution, and its result into one write. It takes only what is as most requests are and
 * ends without errors; yoga does the rest, and with what comes from here it begins where this stopped. Nothing is waited
 * for that is there already.
 */
export function createDirectWay(options: DirectWayOptions): DirectWay {
  const { schema, contextOf, execute, turns, clock, maxBodyBytes, answered, goOn } = options;

  function run(
    visit: Visit,
    { document, operationName, variables }: KnownOperation,
  ): MaybePromise<ExecutionResult> {
    const contextValue = Object.assign(contextOf(visit), { meter: visit.meter });
    return execute({ schema, document, operationName, variableValues: variables, contextValue });
  }

  return async (request, response, visit) => {
    if (request.method !== 'POST') return goOn(request, response, visit, { is: 'untouched' });
    const bytes = await readBody(request, maxBodyBytes, visit.room);
    const turn = turns.wait(visit.caller.tenant);
    if (turn !== null) await turn;
    if (isOver(visit.admission, clock.now())) refuseUnknown();
    const body = parseBody(textOf(bytes, request), options.maxBodyValues);
    const type = acceptedType(request.headers.accept);
    const operation = type === null ? null : toKnownOperation(body, visit.caller.tenant, options);
    if (operation === null)
      return goOn(request, response, visit, { is: 'read', body, outcome: null });
    let ended: string | Outcome;
    try {
      const running = run(visit, operation);
      ended = endOf(running instanceof Promise ? await running : running);
    } catch (error) {
      ended = () => {
        throw error;
      };
    }
    if (typeof ended === 'function')
      return goOn(request, response, visit, { is: 'read', body, outcome: ended });
    answered();
    if (response.destroyed) return;
    const length = Buffer.byteLength(ended);
    const { 'ratelimit-policy': policy, ratelimit } = visit.meter.headers();
    response.writeHead(200, [
      'content-type',
      `${type}; charset=utf-8`,
      'content-length',
      String(length),
      ...operationHead(request, visit.requestId),
      'ratelimit-policy',
      policy,
      'ratelimit',
      ratelimit,
    ]);
    // A text of ASCII alone, as most that are short, is the same in both, and written sooner as Latin-1.
    response.end(ended, length === ended.length ? 'latin1' : 'utf8');
  };
}

/** The text of a result that is sent as it is, or the outcome that yoga has to put into words. */
function endOf(result: ExecutionResult): string | Outcome {
  return isPlain(result) ? JSON.stringify(result) : () => result;
}

/** True for a result of one piece without errors, and without a wish for another status or header. */
function isPlain(result: ExecutionResult): boolean {
  return (
    result.errors === undefined &&
    result.extensions?.['http'] === undefined &&
    !(Symbol.asyncIterator in result)
  );
}
