import {
  createSourceEventStream,
  execute,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { type Context, createContext } from '../graphql/context.ts';
import { createRunCompiled } from './jit.ts';
import { logOperation, type Operation, publicError, publicResult } from './reporting.ts';
import { variableErrors } from './variables.ts';

/**
 * How operations run: variables are checked first, then queries run compiled where that is right,
 * and everything else runs on graphql-js. Every operation leaves one log line; a subscription leaves
 * it at its end.
 */
export function useExecution(schema: GraphQLSchema): Plugin {
  const runCompiled = createRunCompiled(schema);

  async function run(args: Operation): Promise<ExecutionResult> {
    const startedAt = performance.now();
    const errors = variableErrors(args);
    const result = errors.length > 0 ? { errors } : await (runCompiled(args) ?? execute(args));
    const shown = publicResult(result, args);
    logOperation(args, startedAt, shown.errors);
    return shown;
  }

  // The context of every operation is the one that the pipeline's `context` option makes.
  return {
    onExecute: ({ setExecuteFn }) => setExecuteFn((args) => run(args as Operation)),
    onSubscribe: ({ setSubscribeFn }) => setSubscribeFn((args) => subscribe(args as Operation)),
  };
}

/**
 * As graphql-js' `subscribe`, but every event is executed in a context of its own: what an operation
 * keeps for its duration (DataLoaders above all) would otherwise answer today's event from last
 * week's cache.
 */
async function subscribe(
  args: Operation,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const startedAt = performance.now();
  const errors = variableErrors(args);
  const events = errors.length > 0 ? { errors } : await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in events)) {
    const refused = publicResult(events, args);
    logOperation(args, startedAt, refused.errors);
    return refused;
  }
  const source = events[Symbol.asyncIterator]();
  let isOver = false;
  const finish = (last: readonly GraphQLError[] = []): void => {
    if (!isOver) logOperation(args, startedAt, last);
    isOver = true;
  };
  const end = (): IteratorResult<ExecutionResult> => {
    finish();
    return { done: true, value: undefined };
  };
  const results: AsyncIterableIterator<ExecutionResult> = {
    async next() {
      if (isOver) return end();
      try {
        const event = await source.next();
        if (event.done === true) return end();
        const contextValue = renewed(args.contextValue);
        const inItsOwn = { ...args, rootValue: event.value, contextValue };
        return { done: false, value: publicResult(await execute(inItsOwn), inItsOwn) };
      } catch (error) {
        // The last item says why there are no more. Transports would pull a source that throws again and again.
        const { app, requestId } = args.contextValue;
        const errors = [publicError(error, args.schema, app.log, requestId)];
        finish(errors);
        return { done: false, value: { errors } };
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

function renewed(context: Context): Context {
  return { ...context, ...createContext(context.app, context, context.requestId) };
}
