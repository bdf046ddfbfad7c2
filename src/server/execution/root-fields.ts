import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
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
import { perDocument } from '../../graphql/schema/complexity.ts';

/** Root field of an operation, independent of its sender. */
export interface RootField {
  /** Name in the response. */
  readonly response: string;
  readonly node: FieldNode;
  readonly definition: GraphQLField<unknown, unknown>;
  /** Billed fields that it selects, itself included, such as `Query.verifyInvoice`. */
  readonly billed: ReadonlySet<string>;
  /** Callers to whom its selections show personal data in full: those with the scope `pii`, or all; null for none. */
  readonly personalData: ReturnType<typeof personalDataIn>;
}

/** Root fields of an operation. */
export interface RootFields {
  readonly operation: OperationTypeNode;
  readonly name: string | null;
  readonly fields: readonly RootField[];
}

/** Root fields of an operation; null for a document without the operation. */
export const rootFieldsOf = perDocument(({ schema, document }, operation): RootFields => {
  const scan: Scan = { schema, fragments: fragmentsIn(document) };
  const root = schema.getRootType(operation.operation);
  const fields = new Map<string, Selected>();
  for (const { node, holders } of root ? fieldsIn(scan, operation.selectionSet, root) : []) {
    const response = node.alias?.value ?? node.name.value;
    const [first] = holders;
    if (first === undefined) continue;
    const selected = fields.get(response) ?? {
      response,
      node,
      definition: first.field,
      billed: new Set(),
      personalData: null,
      seen: new Set(),
    };
    fields.set(response, selected);
    select(scan, { node, holders }, selected);
  }
  return {
    operation: operation.operation,
    name: operation.name?.value ?? null,
    fields: [...fields.values()],
  };
});

/** A root field while its selections are scanned. */
interface Selected extends RootField {
  readonly billed: Set<string>;
  personalData: RootField['personalData'];
  /** Scanned selections, as a fragment may be spread in many places. */
  readonly seen: Set<SelectionSetNode>;
}

interface Scan {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

interface FieldMatch {
  readonly node: FieldNode;
  /** Possible definitions: for an interface's field, also those of its implementing types. */
  readonly holders: readonly Holder[];
}

interface Holder {
  readonly type: GraphQLNamedType;
  readonly field: GraphQLField<unknown, unknown>;
}

function fragmentsIn({ definitions }: DocumentNode): Scan['fragments'] {
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((each) => [each.name.value, each]));
}

/** Adds the facts about a field and its selections. */
function select(scan: Scan, { node, holders }: FieldMatch, into: Selected): void {
  for (const { type, field } of holders) {
    if (isBilled(field)) into.billed.add(`${type.name}.${field.name}`);
    const mark = personalDataIn(field);
    into.personalData = mark === 'for all' ? mark : (into.personalData ?? mark);
  }
  const [first] = holders;
  if (node.selectionSet === undefined || first === undefined) return;
  if (into.seen.has(node.selectionSet)) return;
  into.seen.add(node.selectionSet);
  for (const below of fieldsIn(scan, node.selectionSet, getNamedType(first.field.type)))
    select(scan, below, into);
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

function holdersOf({ schema }: Scan, name: string, named: GraphQLNamedType): readonly Holder[] {
  const types = isAbstractType(named) ? [named, ...schema.getPossibleTypes(named)] : [named];
  return types.flatMap((type) => {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    return field ? [{ type, field }] : [];
  });
}
