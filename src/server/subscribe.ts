import {
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  Kind,
} from 'graphql';
import { type Context, createContext } from '../graphql/context.ts';
import type { ComplexityOf } from '../graphql/complexity.ts';
import { withLogFields } from '../kernel/log-context.ts';
import type { StatusItem } from '../subjects/status-item.ts';
import { isFollowing } from '../subjects/status-iterator.ts';
import type { Meter } from './caps/meter.ts';
import type { Meters } from './caps/meters.ts';
import type { FairTurns } from './fair-turns.ts';
import { frameSpan } from './hub/frame-span.ts';
import { createHub, type SharedOperation } from './hub/hub.ts';
import { Member, type MemberOptions } from './hub/member.ts';
import type { Outlet } from './hub/outlet.ts';
import { Payload } from './hub/payload.ts';
import { PulledResults } from './hub/pulled-results.ts';
import type { Auditing } from './auditing.ts';
import { toMessage } from './message.ts';
import { inSpan, logOperation, type Operation, publicError, publicResult } from './reporting.ts';
import { coerceVariables } from './variables.ts';

/**
 * As graphql-js' `subscribe`, with an outlet where the transport does not want to pull each result. The
 * context is the one that the pipeline's `context` option makes.
 */
export type Subscribe = (
  args: ExecutionArgs & { readonly outlet?: Outlet },
) => Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>;

export interface SubscribeOptions {
  readonly auditing: Auditing;
  readonly complexityOf: ComplexityOf;
  readonly meters: Meters;
  readonly turns: FairTurns;
}

/**
 * Subscriptions: what everybody gets alike is executed once by the hub, everything else for each subscriber.
 * Either way every event is executed in a context of its own: what an operation keeps for its duration
 * (DataLoaders above all) would otherwise answer today's event from last week's cache.
 */
export function createSubscribe(
  schema: GraphQLSchema,
  { auditing, complexityOf, meters, turns }: SubscribeOptions,
): Subscribe {
  const hub = createHub(schema, executeShared);

  /** Waits for the turn of an event, which others than its tenant are not to wait for. */
  async function enter(tenant: string, meter: Meter, complexity: number): Promise<void> {
    await meter.spendOnEvent(complexity);
    const turn = turns.wait(`${tenant} events`);
    if (turn !== null) await turn;
  }

  async function executeShared(operation: SharedOperation, item: StatusItem): Promise<Payload> {
    const { app, audience, requestId, ...args } = operation;
    // Executed for many, it is nobody's in particular.
    await enter(audience.tenant, meters.of(audience.tenant, null), complexityOf(args));
    const contextValue = createContext(app, { ...audience, payer: null }, requestId);
    const inItsOwn = { ...args, rootValue: item, contextValue };
    return toPayload(await executed(inItsOwn));
  }

  async function executeEvent(args: Operation, event: unknown): Promise<ExecutionResult> {
    const { tenant, meter } = args.contextValue;
    await enter(tenant, meter, complexityOf(args));
    const inItsOwn = { ...args, rootValue: event, contextValue: renewed(args.contextValue) };
    const result = await executed(inItsOwn);
    auditing.executed(inItsOwn, result);
    return result;
  }

  /** The source of a subscription, and what takes it off the caller's count; or why there is none. */
  async function open(args: Operation, isStream: boolean): Promise<Opened | ExecutionResult> {
    const { errors } = coerceVariables(args);
    if (errors) return { errors };
    const { meter } = args.contextValue;
    const counted = new DisposableStack();
    try {
      meter.spend(complexityOf(args));
      counted.defer(meter.open('subscriptions'));
      if (isStream) counted.defer(meter.open('connections'));
      const events = await inSpan(args, () => createSourceEventStream(args));
      if (Symbol.asyncIterator in events) return { events, close: () => counted.dispose() };
      counted.dispose();
      return events;
    } catch (error) {
      counted.dispose();
      throw error;
    }
  }

  return async ({ outlet, ...operation }) => {
    // What the pipeline's `context` option makes, which graphql-js does not know.
    const args = operation as Operation;
    const startedAt = performance.now();
    const opened = await open(args, outlet === undefined).catch(refusal);
    if (!('events' in opened)) {
      const refused = publicResult(opened, args);
      auditing.subscribed(args, refused.errors);
      logOperation(args, startedAt, refused.errors);
      return refused;
    }
    auditing.subscribed(args);
    const { events, close } = opened;
    const finish = serving(args, startedAt, close);
    const execute = (event: unknown): Promise<ExecutionResult> => executeEvent(args, event);
    const fanOut = isFollowing(events) ? hub.fanOutOf(args, events.topic) : null;
    return isFollowing(events) && fanOut
      ? shared(args, { following: events, fanOut, outlet, execute }, finish)
      : alone(args, { source: events[Symbol.asyncIterator](), execute }, finish);
  };
}

interface Opened {
  readonly events: AsyncIterable<unknown>;
  /** The subscription has ended. */
  readonly close: () => void;
}

/** What was refused as public errors are; the rest is thrown on. */
function refusal(error: unknown): ExecutionResult {
  if (error instanceof GraphQLError) return { errors: [error] };
  throw error;
}

/** Executes an event for one subscriber. */
type Execute = (event: unknown) => Promise<ExecutionResult>;

/** Notes the end of a subscription, once. */
type Finish = (last?: readonly GraphQLError[]) => void;

function serving(args: Operation, startedAt: number, close: () => void): Finish {
  const subscribers = args.contextValue.app.measurements.subscribers.of(rootFieldOf(args));
  subscribers.add();
  let isOver = false;
  return (last = []) => {
    if (isOver) return;
    isOver = true;
    close();
    subscribers.add(-1);
    logOperation(args, startedAt, last);
  };
}

/** A subscription has one; its name is one of the schema's, as the document was found valid. */
function rootFieldOf({ document, operationName }: Operation): string {
  const [field] = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  return field?.kind === Kind.FIELD ? field.name.value : 'other';
}

/** The results of a member of a fan-out. */
function shared(
  args: Operation,
  {
    following,
    fanOut,
    outlet,
    execute: executeEvent,
  }: Pick<MemberOptions, 'following' | 'fanOut'> & {
    readonly outlet: Outlet | undefined;
    readonly execute: Execute;
  },
  finish: Finish,
): AsyncIterableIterator<ExecutionResult> {
  const results = new PulledResults({
    begin: () => member.begin(),
    leave() {
      member.leave();
      finish();
    },
  });
  const member = new Member({
    fanOut,
    following,
    outlet: outlet ?? results,
    execute: (item) =>
      frameSpan(args.contextValue.app, item, async () => toPayload(await executeEvent(item))),
    ended(failure) {
      const last = failure && lastResult(args, failure.error);
      finish(last?.errors);
      results.end(last);
    },
  });
  return results;
}

/** The results of a subscription that is executed for one subscriber. */
function alone(
  args: Operation,
  {
    source,
    execute: executeEvent,
  }: { readonly source: AsyncIterator<unknown>; readonly execute: Execute },
  finish: Finish,
): AsyncIterableIterator<ExecutionResult> {
  let isOver = false;
  const end = (): IteratorResult<ExecutionResult> => {
    isOver = true;
    finish();
    return { done: true, value: undefined };
  };
  const results: AsyncIterableIterator<ExecutionResult> = {
    async next() {
      if (isOver) return end();
      try {
        const event = await source.next();
        if (event.done === true) return end();
        return { done: false, value: await executeEvent(event.value) };
      } catch (error) {
        const last = lastResult(args, error);
        isOver = true;
        finish(last.errors);
        return { done: false, value: last };
      }
    },
    /** Settles a waiting `next()` of the source; an async generator would leave it waiting. */
    async return() {
      await source.return?.();
      return end();
    },
    [Symbol.asyncIterator]: () => results,
  };
  return results;
}

/** The last item says why there are no more. Transports would pull a source that throws again and again. */
function lastResult(
  { schema, contextValue: reader }: Operation,
  error: unknown,
): { readonly errors: readonly GraphQLError[] } {
  return { errors: [publicError(error, { schema, log: reader.app.log, reader })] };
}

/** An event comes out of the journal, in nobody's request. */
async function executed(
  operation: ExecutionArgs & { readonly contextValue: Context },
): Promise<ExecutionResult> {
  const { requestId } = operation.contextValue;
  const result = await withLogFields({ requestId }, () => execute(operation));
  return publicResult(result, operation);
}

function toPayload(result: ExecutionResult): Payload {
  return new Payload(JSON.stringify(toMessage(result)));
}

function renewed(context: Operation['contextValue']): Operation['contextValue'] {
  return { ...context, ...createContext(context.app, context, context.requestId) };
}
