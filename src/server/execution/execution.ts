import {
  execute as interpret,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { auditExecuted } from '../pipeline/auditing.ts';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import type { Cost } from '../caps/meter.ts';
import { complexityOf } from '../../graphql/schema/complexity.ts';
import { createRunCompiled } from './jit.ts';
import type { Charge } from './document-cache.ts';
import { inSpan, logOperation, type Operation, publicResult } from '../pipeline/reporting.ts';
import type { Subscribe } from '../hub/subscribe.ts';
import { coerceVariables } from './variables.ts';

interface ExecutionOptions {
  readonly introspection: boolean;
  readonly charge: Charge;
}

/** Runs a valid query or mutation, synchronously if there is nothing to await. */
export type Execute = (operation: Operation) => MaybePromise<ExecutionResult>;

/**
 * Executes operations: checks the variables, counts the cost, then runs eligible queries compiled and all other operations with
 * graphql-js. Each operation logs one line; a subscription logs it at its end.
 */
export function createExecute(
  schema: GraphQLSchema,
  { introspection, charge }: ExecutionOptions,
): Execute {
  const runCompiled = createRunCompiled(schema, charge);

  function run(args: Operation): MaybePromise<ExecutionResult> {
    const startedAt = performance.now();
    const { coerced, errors } = hasNoReader(args) ? unread : coerceVariables(args, introspection);
    const cost = errors ? null : spendOn(args);
    const rejected = cost instanceof GraphQLError ? [cost] : errors;
    const ended = (result: ExecutionResult): ExecutionResult => {
      const shown = publicResult(result, args, cost instanceof GraphQLError ? null : cost);
      logOperation(args, startedAt, shown.errors);
      auditExecuted(args, shown);
      return shown;
    };
    if (rejected) return ended({ errors: rejected });
    const result = runCompiled(args, coerced ?? {}) ?? interpret(args);
    return result instanceof Promise ? result.then(ended) : ended(result);
  }

  return (operation) => inSpan(operation, () => run(operation));
}

/** Counts the operation's cost. Returns the cost, or the error for which it is not run. */
function spendOn(args: Operation): Cost | GraphQLError {
  try {
    return args.contextValue.meter.spend(complexityOf(args));
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** True for a query whose client left before its turn. A received mutation is always executed. */
function hasNoReader({ document, operationName, contextValue: { hasLeft } }: Operation): boolean {
  return (
    hasLeft?.() === true &&
    getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY
  );
}

const unread = {
  coerced: null,
  errors: [
    new GraphQLError('The client left before the query began.', {
      extensions: { code: 'CLIENT_LEFT' },
    }),
  ],
};

/** Plugin with which envelop calls the same functions. */
export function useExecution(execute: Execute, subscribe: Subscribe): Plugin {
  // The pipeline's `context` option creates the context of every operation.
  return {
    onExecute: ({ setExecuteFn }) => setExecuteFn((args) => execute(args as Operation)),
    onSubscribe: ({ setSubscribeFn }) => setSubscribeFn((args) => subscribe(args)),
  };
}
