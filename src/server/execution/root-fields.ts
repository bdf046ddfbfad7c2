import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getOperationAST,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import { isBilled } from '../../graphql/billing/known-units.ts';
import { personalDataIn } from '../../graphql/records/masked-member.ts';

/** Facts about a field and its selections. */
interface Selected {
  bills: boolean;
  /** Personal data shown in full: to callers with the scope `pii`, or to all. */
  personalData: ReturnType<typeof personalDataIn>;
}

/** Root field of an operation, independent of its sender. */
export interface RootField extends Readonly<Selected> {
  /** Name in the response. */
  readonly response: string;
  readonly node: FieldNode;
  readonly definition: GraphQLField<unknown, unknown>;
}

/** Root fields of an operation. */
export interface RootFields {
  readonly operation: OperationTypeNode;
  readonly name: string | null;
  readonly fields: readonly RootField[];
}

/** Finds the root fields of operations, once for each document; null for a document without the operation. */
export function createRootFields(
  schema: GraphQLSchema,
): (document: DocumentNode, operationName: string | null | undefined) => RootFields | null {
  const known = new WeakMap<DocumentNode, Map<string, RootFields | null>>();
  return (document, operationName) => {
    // The parser's cache returns the same document for the same text.
    const operations = known.get(document) ?? new Map<string, RootFields | null>();
    known.set(document, operations);
    const name = operationName ?? '';
    const before = operations.get(name);
    if (before !== undefined) return before;
    const found = examine(schema, document, operationName);
    operations.set(name, found);
    return found;
  };
}

function examine(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
): RootFields | null {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return null;
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  );
  const scan = { schema, fragments, seen: new Map<SelectionSetNode, Selected>() };
  const fields = new Map<string, RootField>();
  for (const { node, holders } of fieldsIn(scan, operation.selectionSet, root)) {
    const response = node.alias?.value ?? node.name.value;
    const [definition] = holders;
    if (definition === undefined) continue;
    const before = fields.get(response) ?? { bills: false, personalData: null };
    const selected = merged(before, selectedBy(scan, node, holders));
    fields.set(response, { response, node, definition, ...selected });
  }
  return {
    operation: operation.operation,
    name: operation.name?.value ?? null,
    fields: [...fields.values()],
  };
}

interface Scan {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Scanned selections, as a fragment may be spread in many places. */
  readonly seen: Map<SelectionSetNode, Selected>;
}

interface FieldMatch {
  readonly node: FieldNode;
  /** Possible definitions: for an interface's field, also those of its implementing types. */
  readonly holders: readonly GraphQLField<unknown, unknown>[];
}

function selectedBy(scan: Scan, node: FieldNode, holders: FieldMatch['holders']): Selected {
  const own: Selected = { bills: false, personalData: null };
  for (const holder of holders) {
    const holds = { bills: isBilled(holder), personalData: personalDataIn(holder) };
    Object.assign(own, merged(own, holds));
  }
  const [definition] = holders;
  if (node.selectionSet === undefined || definition === undefined) return own;
  return merged(own, selectedIn(scan, node.selectionSet, getNamedType(definition.type)));
}

function selectedIn(scan: Scan, selections: SelectionSetNode, type: GraphQLNamedType): Selected {
  const before = scan.seen.get(selections);
  if (before !== undefined) return before;
  const selected: Selected = { bills: false, personalData: null };
  scan.seen.set(selections, selected);
  for (const { node, holders } of fieldsIn(scan, selections, type))
    Object.assign(selected, merged(selected, selectedBy(scan, node, holders)));
  return selected;
}

/** Fields of selections and of their fragments. Each fragment is visited once, as nested spreads grow exponentially. */
function* fieldsIn(
  scan: Scan,
  { selections }: SelectionSetNode,
  type: GraphQLNamedType,
  spread = new Set<string>(),
): Generator<FieldMatch> {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      yield { node: selection, holders: holdersOf(scan, selection.name.value, type) };
      continue;
    }
    const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
    const name = isSpread ? selection.name.value : '';
    const fragment = isSpread ? scan.fragments.get(name) : selection;
    if (fragment === undefined || spread.has(name)) continue;
    const on = fragment.typeCondition && scan.schema.getType(fragment.typeCondition.name.value);
    if (isSpread) spread.add(name);
    yield* fieldsIn(scan, fragment.selectionSet, on ?? type, spread);
  }
}

function holdersOf({ schema }: Scan, name: string, type: GraphQLNamedType): FieldMatch['holders'] {
  const types = isAbstractType(type) ? [type, ...schema.getPossibleTypes(type)] : [type];
  return types.flatMap((each) => {
    const field = isObjectType(each) || isInterfaceType(each) ? each.getFields()[name] : undefined;
    return field ?? [];
  });
}

function merged(left: Selected, right: Selected): Selected {
  const marks = [left.personalData, right.personalData];
  return {
    bills: left.bills || right.bills,
    personalData:
      marks.find((mark) => mark === 'for all') ?? left.personalData ?? right.personalData,
  };
}
