import {
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../graphql/context.ts';
import { toGraphQLError } from '../graphql/errors.ts';
import type { Log } from '../kernel/log.ts';
import { withoutTypeNames } from './type-names.ts';
import { withMessage, withoutValues } from './values.ts';

/** An operation on its way: graphql-js' arguments with our context. */
export interface Operation extends ExecutionArgs {
  readonly contextValue: Context;
}

/** Errors in their public form. Envelop asks for that of an operation's errors once more, without its id. */
const alreadyPublic = new WeakSet<GraphQLError>();

/**
 * The public form of any error, with the id under which the log has its request. What is none of ours is
 * logged, masked, and answered with nothing but that id.
 */
export function publicError(
  error: unknown,
  schema: GraphQLSchema | null,
  log: Log,
  requestId?: string,
): GraphQLError {
  if (error instanceof GraphQLError && alreadyPublic.has(error)) return error;
  const known = toGraphQLError(error);
  const shown = known
    ? withRequestId(withoutValues(known, schema), requestId)
    : unexpectedError(error, log, requestId);
  alreadyPublic.add(shown);
  return shown;
}

function unexpectedError(error: unknown, log: Log, requestId: string | undefined): GraphQLError {
  const id = requestId === undefined ? {} : { requestId };
  const original = error instanceof GraphQLError ? error.originalError : error;
  log.error('unexpected error', {
    ...id,
    reason: original instanceof Error ? (original.stack ?? original.message) : typeof original,
  });
  const extensions = { code: 'INTERNAL_ERROR', retryable: false, ...id, http: { status: 500 } };
  const message = 'Unexpected error.';
  return error instanceof GraphQLError
    ? withMessage(error, message, extensions)
    : new GraphQLError(message, { extensions });
}

/** The error with the id of its request, unless it says one already. */
export function withRequestId(error: GraphQLError, requestId: string | undefined): GraphQLError {
  if (requestId === undefined || error.extensions['requestId'] !== undefined) return error;
  const { nodes = null, source = null, positions = null, path = null, originalError } = error;
  const extensions = { ...error.extensions, requestId };
  const place = { nodes, source, positions, path };
  return new GraphQLError(error.message, {
    ...place,
    extensions,
    originalError: originalError ?? null,
  });
}

/**
 * Takes the values of literals out of what the parser and the validator say, and with introspection off the names
 * of types.
 */
export function useErrorsWithoutValues(schema: GraphQLSchema, introspection: boolean): Plugin {
  const toPublic = (error: GraphQLError): GraphQLError => {
    if (introspection) return withoutValues(error, schema);
    const known = withoutValues(error, null);
    return withMessage(known, withoutTypeNames(known.message, schema), known.extensions);
  };
  return {
    onParse:
      () =>
      ({ result, replaceParseResult }) => {
        if (result instanceof GraphQLError) replaceParseResult(withoutValues(result, null));
      },
    onValidate:
      () =>
      ({ valid, result, setResult }) => {
        if (valid) return;
        // The validator is graphql-js' own; envelop has no type for what it gives.
        const errors = result as readonly GraphQLError[];
        setResult(errors.map(toPublic));
      },
  };
}

/** A result as it leaves the service: errors in their public form, and what was billed. */
export function publicResult(
  result: ExecutionResult,
  { schema, contextValue }: Operation,
): ExecutionResult {
  const { app, requestId, billedCalls } = contextValue;
  const errors = result.errors?.map((error) => publicError(error, schema, app.log, requestId));
  return {
    ...result,
    ...(errors && { errors }),
    ...(billedCalls.length > 0 && {
      extensions: { ...result.extensions, billing: { calls: [...billedCalls] } },
    }),
  };
}

/** The log's line about an operation: names, codes and times, never a value. */
export function logOperation(
  { document, operationName, contextValue: { app, requestId, tenant } }: Operation,
  startedAt: number,
  errors: readonly GraphQLError[] = [],
): void {
  const operation = getOperationAST(document, operationName);
  const codes = new Set(
    errors.map(({ extensions: { code } }) => (typeof code === 'string' ? code : 'GRAPHQL_ERROR')),
  );
  app.log.info('operation', {
    requestId,
    tenant,
    operation:
      `${operation?.operation ?? 'unknown'} ${operation?.name?.value.slice(0, 100) ?? ''}`.trim(),
    durationMs: Math.round(performance.now() - startedAt),
    ...(codes.size > 0 && { errorCodes: [...codes].join(' ') }),
  });
}
