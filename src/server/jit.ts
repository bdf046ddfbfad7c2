import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type SourceLocation,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { isCompilable } from './jit-eligibility.ts';

/** Runs an operation as compiled code, or gives null where graphql-js has to do it. */
export type RunCompiled = (
  args: ExecutionArgs,
) => Promise<ExecutionResult> | ExecutionResult | null;

type Query = CompiledQuery['query'];

/** The standing of an operation: seen once, compiled, or left to graphql-js for good. */
type State = 'seen' | 'never' | Query;

const MOST_DOCUMENTS = 500;

/**
 * graphql-jit for queries. An operation is compiled when its document comes for the second time, so
 * that documents with inline values, which come once, cost no compilation. The caller has already
 * checked the variables with graphql-js, whose refusals carry locations and a status.
 *
 * One difference is left: below a field that became null, compiled code may report errors of several
 * members where graphql-js stops at the first.
 *
 * @envelop/graphql-jit is not used: it compiles by document only, and runs A when B is asked for.
 */
export function createRunCompiled(schema: GraphQLSchema): RunCompiled {
  // The parser's cache hands out the same document for the same text.
  const documents = new LRUCache<DocumentNode, Map<string, State>>({ max: MOST_DOCUMENTS });

  return ({ document, operationName, rootValue, contextValue, variableValues }) => {
    const name = operationName ?? '';
    const operations = documents.get(document) ?? new Map<string, State>();
    documents.set(document, operations);
    const before = operations.get(name);
    const state = before === 'seen' ? compile(schema, document, operationName) : (before ?? 'seen');
    operations.set(name, state);
    if (typeof state === 'string') return null;
    const result = state(rootValue, contextValue, variableValues);
    return result instanceof Promise
      ? result.then((settled) => withRealErrors(settled, document))
      : withRealErrors(result, document);
  };
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
): State {
  const operation = getOperationAST(document, operationName);
  if (!operation || !isCompilable(schema, document, operation)) return 'never';
  const compiled = compileQuery(schema, withOptionalDefaults(document), operationName ?? undefined);
  return isCompiledQuery(compiled) ? compiled.query : 'never';
}

/**
 * graphql-jit refuses an operation that leaves out a non-null variable with a default. By then the
 * variables were checked, so nothing is lost when such a variable is declared without its `!`.
 */
function withOptionalDefaults(document: DocumentNode): DocumentNode {
  return visit(document, {
    VariableDefinition: ({ type, defaultValue, ...rest }) =>
      type.kind === Kind.NON_NULL_TYPE && defaultValue
        ? { ...rest, defaultValue, type: type.type }
        : undefined,
  });
}

/** graphql-jit's errors carry finished locations only; ours point into the source, as those of graphql-js do. */
function withRealErrors(result: ExecutionResult, document: DocumentNode): ExecutionResult {
  if (!result.errors) return result;
  const source = document.loc?.source ?? null;
  const errors = result.errors.map((error) => {
    const { message, path, originalError, extensions, locations } = error;
    const positions =
      (source && locations?.map((location) => positionOf(source.body, location))) ?? null;
    return new GraphQLError(message, {
      source,
      positions,
      path: path ?? null,
      originalError: originalError ?? null,
      extensions,
    });
  });
  return { ...result, errors };
}

function positionOf(text: string, { line, column }: SourceLocation): number {
  let lineStart = 0;
  for (const lineEnd of text.matchAll(/\r\n|[\n\r]/g)) {
    if ((line -= 1) === 0) break;
    lineStart = lineEnd.index + lineEnd[0].length;
  }
  return lineStart + column - 1;
}
