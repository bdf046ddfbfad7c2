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
import { isCompilable } from './jit-eligibility.ts';
import { compiledBytes, MOST_COMPILED_BYTES } from './jit-size.ts';
import type { Charge } from './known-documents.ts';

/** Runs an operation as compiled code, or gives null where graphql-js has to do it. */
export type RunCompiled = (
  args: ExecutionArgs,
) => Promise<ExecutionResult> | ExecutionResult | null;

type Query = CompiledQuery['query'];

/** The standing of an operation: seen once, compiled, or left to graphql-js for good. */
type State = 'seen' | 'never' | Query;

/**
 * graphql-jit for queries. An operation is compiled when its document comes for the second time, so
 * that documents with inline values, which come once, cost no compilation. The caller has already
 * checked the variables with graphql-js, whose refusals carry locations and a status.
 *
 * One difference is left: below a field that became null, compiled code may report errors of several
 * members where graphql-js stops at the first.
 *
 * The compiled form lives as long as its document, and its size is charged to it.
 *
 * @envelop/graphql-jit is not used: it compiles by document only, and runs A when B is asked for.
 */
export function createRunCompiled(schema: GraphQLSchema, charge: Charge): RunCompiled {
  // The parser's cache hands out the same document for the same text.
  const documents = new WeakMap<DocumentNode, Map<string, State>>();

  function compile(document: DocumentNode, operationName: string | null | undefined): State {
    const operation = getOperationAST(document, operationName);
    if (!operation || !isCompilable(schema, document, operation)) return 'never';
    const bytes = compiledBytes(document, operation);
    if (bytes > MOST_COMPILED_BYTES) return 'never';
    const lenient = withOptionalDefaults(document);
    const compiled = compileQuery(schema, lenient, operationName ?? undefined);
    if (!isCompiledQuery(compiled)) return 'never';
    charge(document, bytes);
    return compiled.query;
  }

  return ({ document, operationName, rootValue, contextValue, variableValues }) => {
    const name = operationName ?? '';
    const operations = documents.get(document) ?? new Map<string, State>();
    documents.set(document, operations);
    const before = operations.get(name);
    const state = before === 'seen' ? compile(document, operationName) : (before ?? 'seen');
    operations.set(name, state);
    if (typeof state === 'string') return null;
    const result = state(rootValue, contextValue, variableValues);
    return result instanceof Promise
      ? result.then((settled) => withRealErrors(settled, document))
      : withRealErrors(result, document);
  };
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
