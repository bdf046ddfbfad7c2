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
  type ArgumentNode,
  BREAK,
  type FieldNode,
  getNamedType,
  type GraphQLInputType,
  type GraphQLNamedType,
  isAbstractType,
  OperationTypeNode,
  type SelectionSetNode,
  TypeInfo,
  valueFromAST,
  visitWithTypeInfo,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../../context/context.ts';
import type { MaybePromise } from '../../kernel/turns.ts';
import type { Charge } from './document-cache.ts';
import type { Coerced } from './variables.ts';
import { showsMember } from '../../graphql/records/members.ts';
import { parseLossless } from '../../kernel/json/lossless-json.ts';

/** Runs an operation as compiled code; returns null if graphql-js must run it. */
type RunCompiled = (args: CompiledArgs, coerced: Coerced) => MaybePromise<ExecutionResult> | null;

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

/** Resolvers that were wrapped. Schemas may share types: `withoutSandbox` returns another one for each service. */
const recording = new WeakSet<Resolver>();

/**
 * Wraps the resolvers of a schema so that they run once per path of a response while the context has `fieldResults`: a second
 * execution reuses the results of the first. Resolvers that only read a member of their parent are unchanged. Changes the
 * schema in place.
 */
function recordFieldResults(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (!resolve || recording.has(resolve)) continue;
      if (resolve === defaultFieldResolver || showsMember(field)) continue;
      field.resolve = recorded(resolve);
      recording.add(field.resolve);
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

/**
 * True if graphql-jit 0.8 returns the same result as graphql-js, provided that no error occurs. Its defects are listed in
 * `docs/decisions/server/execution.md`; this function excludes everything close to them:
 * - mutations (root fields may run out of order) and subscriptions (arguments stay uncoerced),
 * - a document with a directive, or with a fragment that is spread twice (conditions of shared nodes are joined),
 * - a response key that collides with names in the generated code, and introspection,
 * - a variable named like a member of every object (without a value, that member is read instead),
 * - an argument that is neither a variable nor a literal of one number, text, enum value, boolean or null; and a text
 *   that would be executed as code.
 */
function isCompilable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean {
  if (operation.operation !== OperationTypeNode.QUERY) return false;
  const spread = new Set<string>();
  const types = new TypeInfo(schema);
  let isSafe = true;
  const require = (holds: boolean): unknown => {
    if (holds) return undefined;
    isSafe = false;
    return BREAK;
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      Directive: () => require(false),
      FragmentSpread({ name }) {
        const isFirst = !spread.has(name.value);
        spread.add(name.value);
        return require(isFirst);
      },
      Field: (field) => require(hasPlainKey(field)),
      Argument: (argument) => require(isPlain(argument, types.getInputType())),
      VariableDefinition: ({ variable }) => require(!(variable.name.value in Object.prototype)),
    }),
  );
  return isSafe;
}

/** Measured size of the compiled code of one field, including its closures. */
const BYTES_OF_FIELD = 3 * 1024;

/** Largest compiled operation: compiling a larger one would block the event loop. The examples take up to 120 KiB. */
const MOST_COMPILED_BYTES = 1024 * 1024;

/**
 * Upper bound of the size of an eligible operation's compiled form. The compiler writes out every possible type of an interface
 * or union, so its fields are counted as often. Each fragment is spread only once.
 */
function compiledBytes(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  operation: OperationDefinitionNode,
): number {
  const possible = (type: GraphQLNamedType): readonly GraphQLNamedType[] =>
    isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  function fieldsIn({ selections }: SelectionSetNode, types: readonly GraphQLNamedType[]): number {
    const [first] = types;
    let count = 0;
    for (const selection of first ? selections : []) {
      if (selection.kind === Kind.FIELD) {
        const { name, selectionSet } = selection;
        const field = isObjectType(first) ? first.getFields()[name.value] : undefined;
        const below =
          field && selectionSet ? fieldsIn(selectionSet, possible(getNamedType(field.type))) : 0;
        count += types.length * (1 + below);
        continue;
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? definitions.find(
              (each) =>
                each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
            )
          : selection;
      if (fragment === undefined || !('selectionSet' in fragment)) continue;
      const condition =
        'typeCondition' in fragment && fragment.typeCondition
          ? schema.getType(fragment.typeCondition.name.value)
          : undefined;
      const applies = condition ? possible(condition) : types;
      count += fieldsIn(
        fragment.selectionSet,
        types.filter((type) => applies.includes(type)),
      );
    }
    return count;
  }
  const root = schema.getRootType(operation.operation);
  return root ? fieldsIn(operation.selectionSet, [root]) * BYTES_OF_FIELD : 0;
}

/** Keys of letters and digits only: the compiler joins the keys of a path by underscores, and names list items `idx0`. */
const PLAIN_KEY = /^(?!idx\d+$)[a-z][A-Za-z0-9]*$/;

function hasPlainKey({ alias, name }: FieldNode): boolean {
  const key = alias?.value ?? name.value;
  if (key === '__typename') return name.value === '__typename';
  const isMember = key in Object.prototype;
  return (
    PLAIN_KEY.test(key) && !isMember && (PLAIN_KEY.test(name.value) || name.value === '__typename')
  );
}

/** The compiler's marker for values that JSON cannot express. It removes the marker and its quotes from the generated code. */
const MARK = '__MAGIC_';

/** True for a value that can be written into the compiled code as JSON without changing. */
function isPlain({ value }: ArgumentNode, type: GraphQLInputType | null | undefined): boolean {
  if (value.kind === Kind.VARIABLE) return true;
  if (value.kind === Kind.LIST || value.kind === Kind.OBJECT) return false;
  const isNumber = value.kind === Kind.INT || value.kind === Kind.FLOAT;
  // The number has more digits than a double.
  if (isNumber && typeof parseLossless(value.value) !== 'number') return false;
  const given: unknown = type ? valueFromAST(value, type) : undefined;
  return (
    given === null ||
    (typeof given === 'string' && !given.includes(MARK)) ||
    typeof given === 'boolean' ||
    (typeof given === 'number' && Number.isFinite(given))
  );
}
