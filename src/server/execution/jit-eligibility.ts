import {
  type ArgumentNode,
  BREAK,
  type DocumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  TypeInfo,
  valueFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { parseLossless } from '../../kernel/json/lossless-json.ts';

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
export function isCompilable(
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
export const MOST_COMPILED_BYTES = 1024 * 1024;

/**
 * Upper bound of the size of an eligible operation's compiled form. The compiler writes out every possible type of an interface
 * or union, so its fields are counted as often. Each fragment is spread only once.
 */
export function compiledBytes(
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
