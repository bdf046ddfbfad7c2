import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Measured: compiled code of one field, with what it closes over. */
const BYTES_OF_FIELD = 3 * 1024;

/** One that is larger is not compiled. */
export const MOST_COMPILED_BYTES = 6 * 1024 * 1024;

/**
 * An upper bound of the bytes of an operation's compiled form. Fragments count as often as they are spread: the
 * compiler writes them out.
 */
export function compiledBytes(document: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  const known = new Map<string, number>();

  // Valid documents have no cycles of fragments.
  function fieldsOf({ selections }: SelectionSetNode): number {
    return selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        return sum + fieldsOfFragment(selection.name.value);
      const below = selection.selectionSet ? fieldsOf(selection.selectionSet) : 0;
      return sum + below + Number(selection.kind === Kind.FIELD);
    }, 0);
  }
  function fieldsOfFragment(name: string): number {
    const before = known.get(name);
    if (before !== undefined) return before;
    const fragment = fragments.get(name);
    const fields = fragment ? fieldsOf(fragment.selectionSet) : 0;
    known.set(name, fields);
    return fields;
  }
  return fieldsOf(operation.selectionSet) * BYTES_OF_FIELD;
}
