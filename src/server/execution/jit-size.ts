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

/** Measured size of the compiled code of one field, including its closures. */
const BYTES_OF_FIELD = 3 * 1024;

/** Largest compiled operation: compiling a larger one would block the event loop. The examples take up to 120 KiB. */
export const MOST_COMPILED_BYTES = 1024 * 1024;

/**
 * Upper bound of the size of an operation's compiled form. The compiler writes out every spread of a fragment, and every
 * possible type of an interface or union, so both are counted as often.
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

/** Counts fields. The count of each selection is computed once per type and reused. */
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
