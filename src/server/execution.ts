import { execute, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { createRunCompiled } from './jit.ts';
import type { Charge } from './known-documents.ts';
import { logOperation, type Operation, publicResult } from './reporting.ts';
import type { Subscribe } from './subscribe.ts';
import { variableErrors } from './variables.ts';

/**
 * How operations run: variables are checked first, then queries run compiled where that is right,
 * and everything else runs on graphql-js. Every operation leaves one log line; a subscription leaves
 * it at its end.
 */
export function useExecution(schema: GraphQLSchema, subscribe: Subscribe, charge: Charge): Plugin {
  const runCompiled = createRunCompiled(schema, charge);

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
    onSubscribe: ({ setSubscribeFn }) => setSubscribeFn((args) => subscribe(args)),
  };
}
