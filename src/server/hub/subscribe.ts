import {
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { type Context, createContext } from '../../context/context.ts';
import { complexityOf } from '../../graphql/schema/complexity.ts';
import { TranslatableError } from '../../graphql/errors/translatable-error.ts';
import { requests } from '../../messages/requests.ts';
import { withLogFields } from '../../kernel/log/log.ts';
import { isFollowing } from '../../subjects/follow/status-iterator.ts';
import type { Meter, Meters } from '../caps/meter.ts';
import type { FairTurns } from '../../kernel/turns.ts';
import { createHub, type ExecuteShared } from './fan-out.ts';
import { Member, alone, served, Serving, toPayload } from './member.ts';
import type { Sink } from './sink.ts';
import { auditExecuted, auditSubscribed } from '../pipeline/auditing.ts';
import { inSpan, logOperation, type Operation, publicResult } from '../pipeline/reporting.ts';
import { coerceVariables, declaredVariables } from '../execution/variables.ts';

/**
 * Like graphql-js' `subscribe`, with a sink for a transport that does not pull each result. The pipeline's `context` option
 * creates the context.
 */
export type Subscribe = (
  args: ExecutionArgs & { readonly sink?: Sink },
) => Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>;

interface SubscribeOptions {
  readonly introspection: boolean;
  readonly meters: Meters;
  readonly turns: FairTurns;
}

/**
 * Creates subscriptions. The hub executes shared operations once for all subscribers; other operations run for each. Every
 * event has its own context: caches of an operation, such as DataLoaders, would return outdated data for later events.
 */
export function createSubscribe(
  schema: GraphQLSchema,
  { introspection, meters, turns }: SubscribeOptions,
): Subscribe {
  const enter = createEnter(turns);
  const hub = createHub(schema, createExecuteShared({ meters, turns }));

  async function executeEvent(
    args: ReturnType<typeof served>,
    event: unknown,
  ): Promise<ExecutionResult> {
    const { app, tenant, meter, requestId } = args.contextValue;
    await enter(tenant, meter, complexityOf(args));
    const contextValue = { ...createContext(app, args.contextValue, requestId), meter };
    const inItsOwn = { ...args, rootValue: event, contextValue };
    const result = await executed(inItsOwn);
    auditExecuted(inItsOwn, result);
    return result;
  }

  /** Opens a subscription: its source and the function that ends its count, or the errors that prevent it. */
  async function open(args: Operation, isStream: boolean): Promise<Opened | ExecutionResult> {
    const { errors } = coerceVariables(args, introspection);
    if (errors) return { errors };
    const variablesLength = JSON.stringify(args.variableValues).length;
    if (variablesLength > LONGEST_VARIABLES) return { errors: [tooLong()] };
    const keptBytes = variablesLength + (args.document.loc?.source.body.length ?? 0) - FREE_BYTES;
    const { meter } = args.contextValue;
    meter.spend(complexityOf(args));
    const close = count(meter, { isStream, keptBytes: Math.max(keptBytes, 0) });
    try {
      const events = await inSpan(args, () => createSourceEventStream(args));
      if (Symbol.asyncIterator in events) return { events, close };
      close();
      return events;
    } catch (error) {
      close();
      throw error;
    }
  }

  return async ({ sink, ...operation }) => {
    // Created by the pipeline's `context` option, whose type graphql-js does not know.
    const args = { ...operation, variableValues: declaredVariables(operation) } as Operation;
    const startedAt = performance.now();
    const opened = await open(args, sink === undefined).catch(rejection);
    if (!('events' in opened)) {
      const rejected = publicResult(opened, args);
      auditSubscribed(args, rejected.errors);
      logOperation(args, startedAt, rejected.errors);
      return rejected;
    }
    auditSubscribed(args);
    const { events, close } = opened;
    const serving = new Serving(served(args), { executeEvent, startedAt, close });
    const fanOut = isFollowing(events) ? hub.fanOutOf(args, events.topic) : null;
    return isFollowing(events) && fanOut
      ? new Member(serving, { following: events, fanOut, sink }).results
      : alone(serving, events[Symbol.asyncIterator]());
  };
}

/** Executes an event for all subscribers with the same result. It belongs to no caller and costs nothing. */
export function createExecuteShared({
  meters,
  turns,
}: Omit<SubscribeOptions, 'introspection'>): ExecuteShared {
  const enter = createEnter(turns);
  return async (operation, item) => {
    const { app, audience, requestId, ...args } = operation;
    await enter(audience.tenant, meters.of(audience.tenant, null), complexityOf(args));
    const contextValue = createContext(app, { ...audience, payer: null }, requestId);
    const inItsOwn = { ...args, rootValue: item, contextValue };
    return toPayload(await executed(inItsOwn));
  };
}

/** Waits for the turn of an event, so that tenants do not delay each other. */
function createEnter(
  turns: FairTurns,
): (tenant: string, meter: Meter, complexity: number) => Promise<void> {
  return async (tenant, meter, complexity) => {
    await meter.spendOnEvent(complexity);
    const turn = turns.wait(`${tenant} events`);
    if (turn !== null) await turn;
  };
}

/** Longest variables, which stay in memory as long as a subscription lives; names and ids are short. */
const LONGEST_VARIABLES = 8 * 1024;

function tooLong(): GraphQLError {
  return new TranslatableError(requests.longSubscription({ most: LONGEST_VARIABLES }), {
    extensions: { code: 'INVALID_INPUT', http: { status: 400, spec: true } },
  });
}

/** Bytes of document and variables that are free for each subscription. */
const FREE_BYTES = 4 * 1024;

/** Counts a subscription as open, and over HTTP also its connection. */
function count(
  meter: Meter,
  { isStream, keptBytes }: { readonly isStream: boolean; readonly keptBytes: number },
): () => void {
  const subscription = meter.open('subscriptions');
  // The common case: another function and list for each of thousands would cost memory.
  if (!isStream && keptBytes === 0) return subscription;
  const opened = [subscription];
  const close = (): void => {
    for (const end of opened) end();
  };
  try {
    opened.push(meter.open('keptBytes', keptBytes));
    if (isStream) opened.push(meter.open('connections'));
    return close;
  } catch (error) {
    close();
    throw error;
  }
}

interface Opened {
  readonly events: AsyncIterable<unknown>;
  /** Called when the subscription has ended. */
  readonly close: () => void;
}

/** Rejections become public errors; anything else is rethrown. */
function rejection(error: unknown): ExecutionResult {
  if (error instanceof GraphQLError) return { errors: [error] };
  throw error;
}

/** Executes an event, which is not part of a request. */
async function executed(
  operation: ExecutionArgs & { readonly contextValue: Context },
): Promise<ExecutionResult> {
  const { requestId } = operation.contextValue;
  const result = await withLogFields({ requestId }, () => execute(operation));
  return publicResult(result, operation);
}
