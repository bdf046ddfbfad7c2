import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** Measured: compiled code of one field, with what it closes over. */
const BYTES_OF_FIELD = 3 * 1024;

/** Larger operations are not compiled, which would block the event loop; the examples take up to 120 KiB. */
export const MOST_COMPILED_BYTES = 1024 * 1024;

/**
 * An upper bound of the bytes of an operation's compiled form. Fragments count as often as they are spread, and what is
 * selected of an interface or a union for each type that it may be: the compiler writes them out, also one within another.
 */
export function compiledBytes(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): number {
  const root = schema.getRootType(operation.operation);
  return root
    ? new Counter(schema, document).below(root, operation.selectionSet) * BYTES_OF_FIELD
    : 0;
}

/** Counts fields. Each selection is counted once for each type, however often it is written out. */
class Counter {
  readonly #schema: GraphQLSchema;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #known = new Map<SelectionSetNode, Map<GraphQLNamedType, number>>();

  constructor(schema: GraphQLSchema, document: DocumentNode) {
    this.#schema = schema;
    for (const each of document.definitions)
      if (each.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(each.name.value, each);
  }

  // Valid documents have no cycles of fragments.
  below(type: GraphQLNamedType, selectionSet: SelectionSetNode): number {
    const byType = this.#known.get(selectionSet) ?? new Map<GraphQLNamedType, number>();
    this.#known.set(selectionSet, byType);
    const before = byType.get(type);
    if (before !== undefined) return before;
    const types = isAbstractType(type) ? this.#schema.getPossibleTypes(type) : [type];
    let fields = 0;
    for (const each of types)
      for (const selection of selectionSet.selections) fields += this.#selected(each, selection);
    byType.set(type, fields);
    return fields;
  }

  #selected(type: GraphQLNamedType, selection: SelectionNode): number {
    if (selection.kind === Kind.FIELD) {
      const { name, selectionSet } = selection;
      const field = isObjectType(type) ? type.getFields()[name.value] : undefined;
      return 1 + (field && selectionSet ? this.below(getNamedType(field.type), selectionSet) : 0);
    }
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? this.#fragments.get(selection.name.value)
        : selection;
    if (!fragment) return 0;
    const condition =
      fragment.typeCondition && this.#schema.getType(fragment.typeCondition.name.value);
    const applies =
      !condition ||
      condition === type ||
      (isAbstractType(condition) && isObjectType(type) && this.#schema.isSubType(condition, type));
    return applies ? this.below(type, fragment.selectionSet) : 0;
  }
}
