import {
  defaultFieldResolver,
  type DocumentNode,
  execute as interpret,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  type GraphQLFieldResolver,
  GraphQLScalarType,
  GraphQLSchema,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type ResponsePath,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../../context/context.ts';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import { compiledBytes, isCompilable, MOST_COMPILED_BYTES } from './jit-eligibility.ts';
import type { Charge } from './document-cache.ts';
import type { Coerced } from './variables.ts';
import { showsMember } from '../../graphql/records/members.ts';

/** Runs an operation as compiled code; returns null if graphql-js must run it. */
export type RunCompiled = (
  args: CompiledArgs,
  coerced: Coerced,
) => MaybePromise<ExecutionResult> | null;

/** Compiled code needs a context that stores the results of resolvers. */
type CompiledArgs = ExecutionArgs & { readonly contextValue: Pick<Context, 'fieldResults'> };

type Query = CompiledQuery['query'];

/** State of an operation: seen once, compiled, or always run by graphql-js. */
type State = 'seen' | 'never' | Query;

/**
 * Runs queries with graphql-jit. An operation is compiled when its document arrives for the second time, so that
 * documents with inline values, which arrive once, are not compiled. The caller has coerced the variables with
 * graphql-js, whose errors have locations and a status.
 *
 * Compiled code is used only for results without errors. If an error occurs, or the compiled code itself fails,
 * graphql-js executes the operation with the results of the resolvers that have run. Its errors, nulls and order form
 * the response, and no resolver is called twice.
 *
 * The compiled form lives as long as its document, and its size is charged to the document.
 *
 * @envelop/graphql-jit is not used: it compiles by document only, and runs operation A for a request of operation B.
 */
export function createRunCompiled(schema: GraphQLSchema, charge: Charge): RunCompiled {
  recordFieldResults(schema);
  // The parser's cache returns the same document for the same text. Keys by name would also store invented names.
  const operations = new WeakMap<OperationDefinitionNode, State>();
  function compile(document: DocumentNode, operation: OperationDefinitionNode): State {
    if (!isCompilable(schema, document, operation)) return 'never';
    const bytes = compiledBytes(schema, document, operation);
    if (bytes > MOST_COMPILED_BYTES) return 'never';
    const compiled = compileQuery(
      withCoerced(schema),
      takingCoerced(document),
      operation.name?.value,
    );
    if (!isCompiledQuery(compiled)) return 'never';
    charge(document, bytes);
    return compiled.query;
  }

  return (args, coerced) => {
    const { document, operationName } = args;
    const operation = getOperationAST(document, operationName);
    if (!operation) return null;
    const before = operations.get(operation);
    const state = before === 'seen' ? compile(document, operation) : (before ?? 'seen');
    if (state !== before) operations.set(operation, state);
    return typeof state === 'string' ? null : run(state, args, coerced);
  };
}

function run(query: Query, args: CompiledArgs, coerced: Coerced): MaybePromise<ExecutionResult> {
  const { rootValue, contextValue } = args;
  contextValue.fieldResults = new Map();
  const ended = (result: ExecutionResult): MaybePromise<ExecutionResult> =>
    result.errors ? interpret(args) : result;
  let result: MaybePromise<ExecutionResult>;
  try {
    result = query(rootValue, contextValue, coerced);
  } catch {
    return interpret(args);
  }
  return result instanceof Promise ? result.then(ended, () => interpret(args)) : ended(result);
}

/** Scalar of variables in compiled documents, which accepts any value unchanged. */
const COERCED = new GraphQLScalarType({ name: 'CoercedVariable' });

const schemasWithCoerced = new WeakMap<GraphQLSchema, GraphQLSchema>();

/** The schema with that scalar, created for the first compiled operation, so that a start does not wait for it. */
function withCoerced(schema: GraphQLSchema): GraphQLSchema {
  const known = schemasWithCoerced.get(schema);
  if (known) return known;
  const config = schema.toConfig();
  const made = new GraphQLSchema({ ...config, types: [...config.types, COERCED] });
  schemasWithCoerced.set(schema, made);
  return made;
}

/** Changes the document so that variables are not coerced again: the code for it would be many times that of the fields. */
function takingCoerced(document: DocumentNode): DocumentNode {
  const type = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: COERCED.name } } as const;
  return visit(document, {
    VariableDefinition: ({ kind, variable }) => ({ kind, variable, type }),
  });
}

type Resolver = GraphQLFieldResolver<unknown, Context>;

const recording = new WeakSet<GraphQLSchema>();

/**
 * Wraps the resolvers of a schema so that they run once per path of a response while the context has `fieldResults`: a second
 * execution reuses the results of the first. Resolvers that only read a member of their parent are unchanged. Changes the
 * schema in place.
 */
function recordFieldResults(schema: GraphQLSchema): void {
  if (recording.has(schema)) return;
  recording.add(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (resolve && resolve !== defaultFieldResolver && !showsMember(field)) {
        field.resolve = recorded(resolve);
      }
    }
  }
}

function recorded(resolve: Resolver): Resolver {
  return (parent, args, context, info) => {
    const results = context?.fieldResults ?? null;
    if (results === null) return resolve(parent, args, context, info);
    const key = pathKey(info.path);
    const known = results.get(key);
    if (known !== undefined) {
      if ('thrown' in known) throw known.thrown;
      return known.returned;
    }
    try {
      const returned = resolve(parent, args, context, info);
      results.set(key, { returned });
      return returned;
    } catch (error) {
      results.set(key, { thrown: error });
      throw error;
    }
  };
}

function pathKey(path: ResponsePath): string {
  let key = '';
  for (let at: ResponsePath | undefined = path; at; at = at.prev) key += `${at.key}.`;
  return key;
}
