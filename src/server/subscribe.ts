import {
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { type Context, createContext } from '../graphql/context.ts';
import type { StatusItem } from '../subjects/status-item.ts';
import { isFollowing } from '../subjects/status-iterator.ts';
import { createHub, type SharedOperation } from './hub/hub.ts';
import { Member, type MemberOptions } from './hub/member.ts';
import type { Outlet } from './hub/outlet.ts';
import { PulledResults } from './hub/pulled-results.ts';
import { toMessage } from './message.ts';
import { logOperation, type Operation, publicError, publicResult } from './reporting.ts';
import { variableErrors } from './variables.ts';

/**
 * As graphql-js' `subscribe`, with an outlet where the transport does not want to pull each result. The
 * context is the one that the pipeline's `context` option makes.
 */
export type Subscribe = (
  args: ExecutionArgs & { readonly outlet?: Outlet },
) => Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>;

/**
 * Subscriptions: what everybody gets alike is executed once by the hub, everything else for each subscriber.
 * Either way every event is executed in a context of its own: what an operation keeps for its duration
 * (DataLoaders above all) would otherwise answer today's event from last week's cache.
 */
export function createSubscribe(schema: GraphQLSchema): Subscribe {
  const hub = createHub(schema, executeShared);

  return async ({ outlet, ...operation }) => {
    // What the pipeline's `context` option makes, which graphql-js does not know.
    const args = operation as Operation;
    const startedAt = performance.now();
    const errors = variableErrors(args);
    const events = errors.length > 0 ? { errors } : await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in events)) {
      const refused = publicResult(events, args);
      logOperation(args, startedAt, refused.errors);
      return refused;
    }
    const finish = oneLine(args, startedAt);
    const fanOut = isFollowing(events) ? hub.fanOutOf(args, events.topic) : null;
    return isFollowing(events) && fanOut
      ? shared(args, { following: events, fanOut, outlet }, finish)
      : alone(args, events[Symbol.asyncIterator](), finish);
  };
}

/** Logs the end of a subscription, once. */
type Finish = (last?: readonly GraphQLError[]) => void;

function oneLine(args: Operation, startedAt: number): Finish {
  let isOver = false;
  return (last = []) => {
    if (!isOver) logOperation(args, startedAt, last);
    isOver = true;
  };
}

/** The results of a member of a fan-out. */
function shared(
  args: Operation,
  {
    following,
    fanOut,
    outlet,
  }: Pick<MemberOptions, 'following' | 'fanOut'> & {
    readonly outlet: Outlet | undefined;
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
    execute: async (item) => toPayload(await executeEvent(args, item)),
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
  source: AsyncIterator<unknown>,
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
        return { done: false, value: await executeEvent(args, event.value) };
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
  { schema, contextValue: { app, requestId } }: Operation,
  error: unknown,
): { readonly errors: readonly GraphQLError[] } {
  return { errors: [publicError(error, schema, app.log, requestId)] };
}

async function executeEvent(args: Operation, event: unknown): Promise<ExecutionResult> {
  const inItsOwn = { ...args, rootValue: event, contextValue: renewed(args.contextValue) };
  return publicResult(await execute(inItsOwn), inItsOwn);
}

async function executeShared(operation: SharedOperation, item: StatusItem): Promise<string> {
  const { app, audience, requestId, ...args } = operation;
  const contextValue = createContext(app, audience, requestId);
  const inItsOwn = { ...args, rootValue: item, contextValue };
  return toPayload(publicResult(await execute(inItsOwn), inItsOwn));
}

function toPayload(result: ExecutionResult): string {
  return JSON.stringify(toMessage(result));
}

function renewed(context: Context): Context {
  return { ...context, ...createContext(context.app, context, context.requestId) };
}
