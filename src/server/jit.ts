import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  GraphQLScalarType,
  type GraphQLSchema,
  Kind,
  print,
  type SourceLocation,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { isCompilable } from './jit-eligibility.ts';
import { compiledBytes, MOST_COMPILED_BYTES } from './jit-size.ts';
import type { Charge } from './known-documents.ts';
import type { Coerced } from './variables.ts';

/** Runs an operation as compiled code, or gives null where graphql-js has to do it. */
export type RunCompiled = (
  args: ExecutionArgs,
  coerced: Coerced,
) => Promise<ExecutionResult> | ExecutionResult | null;

type Query = CompiledQuery['query'];

/** The standing of an operation: seen once, compiled, or left to graphql-js for good. */
type State = 'seen' | 'never' | Query;

/**
 * graphql-jit for queries. An operation is compiled when its document comes for the second time, so
 * that documents with inline values, which come once, cost no compilation. The caller has coerced
 * the variables with graphql-js, whose refusals carry locations and a status.
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
  // The schema itself but for one type.
  const withCoerced = Object.create(schema) as GraphQLSchema;
  withCoerced.getType = (name) => (name === COERCED.name ? COERCED : schema.getType(name));

  function compile(document: DocumentNode, operationName: string | null | undefined): State {
    const operation = getOperationAST(document, operationName);
    if (!operation || !isCompilable(document, operation)) return 'never';
    const bytes = compiledBytes(document, operation);
    if (bytes > MOST_COMPILED_BYTES) return 'never';
    const compiled = compileQuery(withCoerced, takingCoerced(document), operationName ?? undefined);
    if (!isCompiledQuery(compiled)) return 'never';
    charge(document, bytes);
    return compiled.query;
  }

  return ({ document, operationName, rootValue, contextValue }, coerced) => {
    const name = operationName ?? '';
    const operations = documents.get(document) ?? new Map<string, State>();
    documents.set(document, operations);
    const before = operations.get(name);
    const state = before === 'seen' ? compile(document, operationName) : (before ?? 'seen');
    operations.set(name, state);
    if (typeof state === 'string') return null;
    const result = state(rootValue, contextValue, coerced);
    return result instanceof Promise
      ? result.then((settled) => withRealErrors(settled, document))
      : withRealErrors(result, document);
  };
}

/** The type of variables in what is compiled: whatever it is given, it takes as it is. */
const COERCED = new GraphQLScalarType({ name: 'CoercedVariable' });

/**
 * The document with variables that are not coerced a second time: the code for it would be many times that of the
 * fields. Those of `@skip` and `@include` have to be declared as they are.
 */
function takingCoerced(document: DocumentNode): DocumentNode {
  const type = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: COERCED.name } } as const;
  return visit(document, {
    VariableDefinition: (definition) =>
      /^Boolean!?$/.test(print(definition.type))
        ? undefined
        : { kind: definition.kind, variable: definition.variable, type },
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
