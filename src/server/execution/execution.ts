import {
  execute as interpret,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Auditing } from '../pipeline/auditing.ts';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import type { Cost } from '../caps/meter.ts';
import type { ComplexityOf } from '../../graphql/schema/complexity.ts';
import { createRunCompiled } from './jit.ts';
import type { Charge } from './document-cache.ts';
import { inSpan, logOperation, type Operation, publicResult } from '../pipeline/reporting.ts';
import type { Subscribe } from '../hub/subscribe.ts';
import { coerceVariables } from './variables.ts';

interface ExecutionOptions {
  readonly introspection: boolean;
  readonly auditing: Auditing;
  readonly complexityOf: ComplexityOf;
  readonly charge: Charge;
}

/** Runs a query or a mutation whose document was checked. What has nothing to wait for is done at once. */
export type Execute = (operation: Operation) => MaybePromise<ExecutionResult>;

/**
 * Execution of operations: variables are checked first, then what the operation costs is counted, then queries run compiled where
 * that is right, and everything else runs on graphql-js. Every operation leaves one log line; a
 * subscription leaves it at its end.
 */
export function createExecute(
  schema: GraphQLSchema,
  { introspection, auditing, complexityOf, charge }: ExecutionOptions,
): Execute {
  const runCompiled = createRunCompiled(schema, charge);

  /** The operation's cost, or why it is not run. */
  function spendOn(args: Operation): Cost | GraphQLError {
    try {
      return args.contextValue.meter.spend(complexityOf(args));
    } catch (error) {
      if (error instanceof GraphQLError) return error;
      throw error;
    }
  }

  function run(args: Operation): MaybePromise<ExecutionResult> {
    const startedAt = performance.now();
    const { coerced, errors } = hasNoReader(args) ? unread : coerceVariables(args, introspection);
    const cost = errors ? null : spendOn(args);
    const rejected = cost instanceof GraphQLError ? [cost] : errors;
    const ended = (result: ExecutionResult): ExecutionResult => {
      const shown = publicResult(result, args, cost instanceof GraphQLError ? null : cost);
      logOperation(args, startedAt, shown.errors);
      auditing.executed(args, shown);
      return shown;
    };
    if (rejected) return ended({ errors: rejected });
    const result = runCompiled(args, coerced ?? {}) ?? interpret(args);
    return result instanceof Promise ? result.then(ended) : ended(result);
  }

  return (operation) => inSpan(operation, () => run(operation));
}

/** True for a query whose client left before its turn. A mutation that was received is carried out. */
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

/** The same where envelop leads through the steps. */
export function useExecution(execute: Execute, subscribe: Subscribe): Plugin {
  // The context of every operation is the one that the pipeline's `context` option makes.
  return {
    onExecute: ({ setExecuteFn }) => setExecuteFn((args) => execute(args as Operation)),
    onSubscribe: ({ setSubscribeFn }) => setSubscribeFn((args) => subscribe(args)),
  };
}
