import {
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  GraphQLIncludeDirective,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  GraphQLSkipDirective,
  type InlineFragmentNode,
  isAbstractType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { BilledCapability } from '../../kernel/billed-units.ts';
import type { Context } from '../../context/context.ts';

type Args = Readonly<Record<string, unknown>>;

/** Certain cost of a field, independent of caches. */
interface CertainUnits {
  readonly capability: BilledCapability;
  /** True for a field that costs at most one unit. */
  readonly isOne: boolean;
  /** Returns one text per unit; equal texts within an operation are billed once. */
  unitsOf(args: Args, context: Context): readonly string[];
}

const CERTAIN = 'certainUnits';

interface Costly {
  readonly billed: { readonly capability: BilledCapability } | null;
}

/**
 * `extensions` of a field with a certain cost. Other billed fields may turn out to be free: an existing order, or a truck that
 * cannot be traced.
 */
export function certainUnits(
  endpoint: Costly,
  unitsOf: CertainUnits['unitsOf'],
): { readonly [CERTAIN]: CertainUnits } {
  return { [CERTAIN]: { capability: capabilityOf(endpoint), isOne: false, unitsOf } };
}

/** `certainUnits` for a field that costs one unit, or none if the text is null. */
export function certainUnit(
  endpoint: Costly,
  unitOf: (args: Args, context: Context) => string | null,
): { readonly [CERTAIN]: CertainUnits } {
  const unitsOf: CertainUnits['unitsOf'] = (args, context) => {
    const unit = unitOf(args, context);
    return unit === null ? [] : [unit];
  };
  return { [CERTAIN]: { capability: capabilityOf(endpoint), isOne: true, unitsOf } };
}

function capabilityOf({ billed }: Costly): BilledCapability {
  if (billed === null) throw new TypeError('A free endpoint has no certain units.');
  return billed.capability;
}

type AnyField = Pick<GraphQLField<unknown, unknown>, 'extensions'>;

/** See `certainUnits`; null for a field that may be free. */
export function certainUnitsIn({ extensions }: AnyField): CertainUnits | null {
  // Extensions have the type unknown; only the code above writes this one.
  return (extensions[CERTAIN] as CertainUnits | undefined) ?? null;
}

/** True for a field that calls a billed endpoint. */
export function isBilled({ extensions }: AnyField): boolean {
  // Pothos types the directives of a field as `any`; `graphql/directives.ts` declares the form of ours.
  const { upstream } = (extensions['directives'] ?? {}) as {
    readonly upstream?: { readonly billed?: string };
  };
  return upstream?.billed !== undefined;
}

/** Units that a document and its variables determine. */
export interface KnownUnits {
  /** Largest total cost of all billed fields outside lists. */
  readonly most: number;
  /** The certain part of that cost. */
  readonly certain: ReadonlyMap<BilledCapability, number>;
}

type Operation = Pick<GraphQLResolveInfo, 'schema' | 'operation' | 'fragments' | 'variableValues'>;

/** Selection that is billed or leads to a billed field. */
type Paid = PaidField | PaidFragment;

interface PaidField {
  readonly node: FieldNode;
  readonly field: GraphQLField<unknown, unknown>;
  readonly isBilled: boolean;
  readonly below: readonly Paid[];
}

interface PaidFragment {
  readonly node: FragmentSpreadNode | InlineFragmentNode;
  /** Name of a spread fragment; null for an inline one. */
  readonly name: string | null;
  readonly below: readonly Paid[];
}

/** Billed selections of an operation, equal for every execution of its document. */
interface Costs {
  readonly paid: readonly Paid[];
  readonly isOneAtMost: boolean;
}

const costsByOperation = new WeakMap<OperationDefinitionNode, Costs>();

function costsOf({ schema, operation, fragments }: Operation): Costs {
  const before = costsByOperation.get(operation);
  if (before !== undefined) return before;
  const root = schema.getRootType(operation.operation);
  const finder = new PaidFinder(schema, fragments);
  const paid = root ? finder.below(root, operation.selectionSet) : [];
  const [only] = paid;
  const costs = { paid, isOneAtMost: paid.length === 1 && only !== undefined && isOneUnit(only) };
  costsByOperation.set(operation, costs);
  return costs;
}

function isOneUnit(paid: Paid): boolean {
  if (!('field' in paid) || paid.below.length > 0) return false;
  return certainUnitsIn(paid.field)?.isOne ?? false;
}

/** True for an operation whose only billed field costs at most one unit. Only the meter rejects it, before any call. */
export function costsOneAtMost(operation: Operation): boolean {
  return costsOf(operation).isOneAtMost;
}

/**
 * Finds billed fields outside lists. The cost of fields below a list or an abstract type depends on data.
 */
class PaidFinder {
  readonly #schema: GraphQLSchema;
  readonly #fragments: Operation['fragments'];
  /** Results by selection set, as a fragment may be spread in many places. */
  readonly #seen = new Map<SelectionSetNode, Map<GraphQLObjectType, readonly Paid[]>>();

  constructor(schema: GraphQLSchema, fragments: Operation['fragments']) {
    this.#schema = schema;
    this.#fragments = fragments;
  }

  below(type: GraphQLObjectType, selections: SelectionSetNode): readonly Paid[] {
    const byType = this.#seen.get(selections) ?? new Map<GraphQLObjectType, readonly Paid[]>();
    this.#seen.set(selections, byType);
    const before = byType.get(type);
    if (before !== undefined) return before;
    const paid = selections.selections.flatMap((node): readonly Paid[] =>
      node.kind === Kind.FIELD ? this.#field(type, node) : this.#fragment(type, node),
    );
    byType.set(type, paid);
    return paid;
  }

  #field(type: GraphQLObjectType, node: FieldNode): readonly PaidField[] {
    const field = type.getFields()[node.name.value];
    if (!field) return [];
    const result = getNamedType(field.type);
    const leadsOn = isObjectType(result) && !isListType(getNullableType(field.type));
    const below = leadsOn && node.selectionSet ? this.below(result, node.selectionSet) : [];
    const paid = { node, field, isBilled: isBilled(field), below };
    return paid.isBilled || below.length > 0 ? [paid] : [];
  }

  #fragment(type: GraphQLObjectType, node: PaidFragment['node']): readonly PaidFragment[] {
    const name = node.kind === Kind.FRAGMENT_SPREAD ? node.name.value : null;
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? this.#fragments[node.name.value] : node;
    if (!fragment || !this.#appliesTo(type, fragment)) return [];
    const below = this.below(type, fragment.selectionSet);
    return below.length > 0 ? [{ node, name, below }] : [];
  }

  #appliesTo(
    type: GraphQLObjectType,
    { typeCondition }: FragmentDefinitionNode | InlineFragmentNode,
  ): boolean {
    const condition = typeCondition && this.#schema.getType(typeCondition.name.value);
    if (!condition || condition === type) return true;
    return isAbstractType(condition) && this.#schema.isSubType(condition, type);
  }
}

/** Counts the units of an operation that follow from its document and variables. */
export function knownUnits(operation: Operation, context: Context): KnownUnits {
  const { variableValues } = operation;
  /** Paths of fields that may be free and cost at most one unit each. */
  const possible = new Set<string>();
  const certain = new Map<BilledCapability, Set<string>>();

  function count(known: CertainUnits, args: Args): void {
    const own = certain.get(known.capability) ?? new Set();
    certain.set(known.capability, own);
    for (const unit of known.unitsOf(args, context)) own.add(unit);
  }

  function visit(selections: readonly Paid[], trail: string, spread: Set<string>): void {
    for (const paid of selections) {
      if (!isIncluded(paid.node, variableValues)) continue;
      if ('field' in paid) {
        const { field, node, below } = paid;
        const args = getArgumentValues(field, node, variableValues);
        const known = paid.isBilled ? certainUnitsIn(field) : null;
        if (known !== null) count(known, args);
        if (known !== null && below.length === 0) continue;
        // A field with the same arguments at the same path is resolved once, regardless of its aliases.
        const own = JSON.stringify([trail, field.name, args]);
        if (paid.isBilled && known === null) possible.add(own);
        visit(below, own, new Set());
        continue;
      }
      if (paid.name !== null && spread.has(paid.name)) continue;
      if (paid.name !== null) spread.add(paid.name);
      visit(paid.below, trail, spread);
    }
  }

  visit(costsOf(operation).paid, '', new Set());
  let most = possible.size;
  const counts = new Map<BilledCapability, number>();
  for (const [capability, own] of certain) {
    counts.set(capability, own.size);
    most += own.size;
  }
  return { most, certain: counts };
}

function isIncluded(
  node: SelectionNode,
  variableValues: GraphQLResolveInfo['variableValues'],
): boolean {
  if (node.directives === undefined || node.directives.length === 0) return true;
  if (getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.['if'] === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.['if'] !== false;
}
