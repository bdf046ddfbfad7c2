import {
  type FragmentDefinitionNode,
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
  // Pothos types the directives of a field as `any`; `graphql/schema/directives.ts` declares the form of ours.
  const { upstream } = (extensions['directives'] ?? {}) as {
    readonly upstream?: { readonly billed?: string };
  };
  return upstream?.billed !== undefined;
}

/** Units that a document and its variables determine. */
interface KnownUnits {
  /** Largest total cost of all billed fields outside lists. */
  readonly most: number;
  /** The certain part of that cost. */
  readonly certain: ReadonlyMap<BilledCapability, number>;
}

type Operation = Pick<GraphQLResolveInfo, 'schema' | 'operation' | 'fragments' | 'variableValues'>;

/** Billed field of an operation. */
interface BilledField {
  readonly field: GraphQLField<unknown, unknown>;
  readonly args: Args;
  /** Fields with the same arguments at the same path, which are resolved once, have the same text. */
  readonly place: string;
}

/** Selections at one path of the response. */
interface Level {
  readonly type: GraphQLObjectType;
  readonly path: string;
  /** Names of the fragments that were spread here. */
  readonly spread: Set<string>;
}

/** Finds billed fields outside lists. The cost of fields below a list or an abstract type depends on data. */
function* billedFields(
  operation: Operation,
  includes: typeof isIncluded = isIncluded,
  { selections }: SelectionSetNode = operation.operation.selectionSet,
  level: Level | null = rootOf(operation),
): Generator<BilledField> {
  if (level === null) return;
  const { schema, fragments, variableValues } = operation;
  const { type, path, spread } = level;
  for (const node of selections) {
    if (!includes(node, variableValues)) continue;
    if (node.kind !== Kind.FIELD) {
      const name = node.kind === Kind.FRAGMENT_SPREAD ? node.name.value : null;
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
      if (!fragment || (name !== null && spread.has(name))) continue;
      if (name !== null) spread.add(name);
      if (appliesTo(schema, type, fragment))
        yield* billedFields(operation, includes, fragment.selectionSet, level);
      continue;
    }
    const field = type.getFields()[node.name.value];
    if (!field) continue;
    const result = getNamedType(field.type);
    const leadsOn = isObjectType(result) && !isListType(getNullableType(field.type));
    if (!isBilled(field) && !(leadsOn && node.selectionSet)) continue;
    const args = getArgumentValues(field, node, variableValues);
    const place = JSON.stringify([path, field.name, args]);
    if (isBilled(field)) yield { field, args, place };
    if (leadsOn && node.selectionSet)
      yield* billedFields(operation, includes, node.selectionSet, {
        type: result,
        path: place,
        spread: new Set(),
      });
  }
}

function rootOf({ schema, operation }: Operation): Level | null {
  const type = schema.getRootType(operation.operation);
  return type ? { type, path: '', spread: new Set() } : null;
}

function appliesTo(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  { typeCondition }: FragmentDefinitionNode | InlineFragmentNode,
): boolean {
  const condition = typeCondition && schema.getType(typeCondition.name.value);
  if (!condition || condition === type) return true;
  return isAbstractType(condition) && schema.isSubType(condition, type);
}

const oneAtMost = new WeakMap<OperationDefinitionNode, boolean>();

/**
 * True for an operation whose only billed field costs at most one unit, whatever its variables are. Only the meter rejects it,
 * before any call. Examined once for a document: counting the units anew takes a tenth of a verification.
 */
export function costsOneAtMost(operation: Operation): boolean {
  const known = oneAtMost.get(operation.operation);
  if (known !== undefined) return known;
  const [only, ...others] = billedFields(operation, () => true);
  const isOne = only !== undefined && others.length === 0 && certainUnitsIn(only.field)?.isOne;
  oneAtMost.set(operation.operation, isOne === true);
  return isOne === true;
}

/** Counts the units of an operation that follow from its document and variables. */
export function knownUnits(operation: Operation, context: Context): KnownUnits {
  /** Paths of fields that may be free and cost at most one unit each. */
  const possible = new Set<string>();
  const units = new Map<BilledCapability, Set<string>>();
  for (const { field, args, place } of billedFields(operation)) {
    const known = certainUnitsIn(field);
    if (known === null) possible.add(place);
    else {
      const own = units.get(known.capability) ?? new Set();
      units.set(known.capability, own);
      for (const unit of known.unitsOf(args, context)) own.add(unit);
    }
  }
  const certain = new Map(Array.from(units, ([capability, own]) => [capability, own.size]));
  const most = [...certain.values()].reduce((sum, size) => sum + size, possible.size);
  return { most, certain };
}

function isIncluded(
  node: SelectionNode,
  variableValues: GraphQLResolveInfo['variableValues'],
): boolean {
  if (node.directives === undefined || node.directives.length === 0) return true;
  if (getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.['if'] === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.['if'] !== false;
}
