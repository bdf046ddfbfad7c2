import {
  type FieldNode,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  GraphQLIncludeDirective,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  isAbstractType,
  isListType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { BilledCapability } from '../../kernel/billed-units.ts';
import type { Context } from '../context.ts';

type Args = Readonly<Record<string, unknown>>;

/** Says what a field is certain to cost, whatever is known and kept. */
interface CertainUnits {
  readonly capability: BilledCapability;
  /** A text for each unit; fields of one operation with the same text pay for it once. */
  unitsOf(args: Args, context: Context): readonly string[];
}

const CERTAIN = 'certainUnits';

/**
 * The `extensions` of a field that costs something in any case, where others may find at their turn that there is
 * nothing to pay: an order that exists, a truck that cannot be traced.
 */
export function certainUnits(
  { billed }: { readonly billed: { readonly capability: BilledCapability } | null },
  unitsOf: CertainUnits['unitsOf'],
): { readonly [CERTAIN]: CertainUnits } {
  if (billed === null) throw new TypeError('What is free costs nothing for certain.');
  return { [CERTAIN]: { capability: billed.capability, unitsOf } };
}

type AnyField = Pick<GraphQLField<unknown, unknown>, 'extensions'>;

/** See `certainUnits`; null where a field may cost nothing. */
export function certainUnitsIn({ extensions }: AnyField): CertainUnits | null {
  // Extensions are kept as unknown; this one is written above only.
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

/** The units that a document and its variables say. */
export interface KnownUnits {
  /** The most that all billed fields outside lists cost together. */
  readonly most: number;
  /** The part of it that is certain. */
  readonly certain: ReadonlyMap<BilledCapability, number>;
}

type Operation = Pick<GraphQLResolveInfo, 'schema' | 'operation' | 'fragments' | 'variableValues'>;

/**
 * Counts what an operation costs as far as its document and variables say. What stands below a list, or below
 * something whose type only its answer says, depends on data: it is counted when it is about to be called.
 */
export function knownUnits(
  { schema, operation, fragments, variableValues }: Operation,
  context: Context,
): KnownUnits {
  const units = new Set<string>();
  const certain = new Map<BilledCapability, Set<string>>();

  function count(field: AnyField, trail: string, args: Args): void {
    const known = certainUnitsIn(field);
    if (known === null) return void units.add(trail);
    const own = certain.get(known.capability) ?? new Set();
    certain.set(known.capability, own);
    for (const unit of known.unitsOf(args, context)) {
      own.add(unit);
      units.add(`${known.capability} ${unit}`);
    }
  }

  function visitField(type: GraphQLObjectType, node: FieldNode, trail: string): void {
    const field = type.getFields()[node.name.value];
    const isPaid = field && isBilled(field);
    const result = field && getNamedType(field.type);
    const leadsOn = field && isObjectType(result) && !isListType(getNullableType(field.type));
    if (!field || !(isPaid || leadsOn)) return;
    const args = getArgumentValues(field, node, variableValues);
    // The same field with the same arguments in the same place is asked once, whatever its aliases.
    const own = JSON.stringify([trail, field.name, args]);
    if (isPaid) count(field, own, args);
    if (leadsOn && node.selectionSet) visitAll(result, node.selectionSet, own, new Set());
  }

  function visitAll(
    type: GraphQLObjectType,
    { selections }: SelectionSetNode,
    trail: string,
    spread: Set<string>,
  ): void {
    for (const node of selections) {
      if (!isIncluded(node, variableValues)) continue;
      if (node.kind === Kind.FIELD) {
        visitField(type, node, trail);
        continue;
      }
      const isSpread = node.kind === Kind.FRAGMENT_SPREAD;
      if (isSpread && spread.has(node.name.value)) continue;
      if (isSpread) spread.add(node.name.value);
      const fragment = isSpread ? fragments[node.name.value] : node;
      if (!fragment) continue;
      const condition = fragment.typeCondition && schema.getType(fragment.typeCondition.name.value);
      const applies =
        !condition ||
        condition === type ||
        (isAbstractType(condition) && schema.isSubType(condition, type));
      if (applies) visitAll(type, fragment.selectionSet, trail, spread);
    }
  }

  const root = schema.getRootType(operation.operation);
  if (root) visitAll(root, operation.selectionSet, '', new Set());
  return {
    most: units.size,
    certain: new Map(Array.from(certain, ([capability, own]) => [capability, own.size])),
  };
}

function isIncluded(
  node: SelectionNode,
  variableValues: GraphQLResolveInfo['variableValues'],
): boolean {
  if (getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.['if'] === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.['if'] !== false;
}
