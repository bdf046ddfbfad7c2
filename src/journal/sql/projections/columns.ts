import type { Contribution, Label, Projection } from '../../contract/projection.ts';

/** Columns of a projection, as parameters of statements. */
export interface ProjectionColumns {
  readonly amount: number | null;
  readonly attention_at: number | null;
  /** List of terms in JSON; null for none. */
  readonly terms: string | null;
  /** List of contributions in JSON, each a list; null for none. */
  readonly sums: string | null;
}

/** A letter at the start distinguishes terms of numbers from terms of names. */
export const termOf = {
  number: (number: string) => `n${number}`,
  name: (pseudonym: string) => `p${pseudonym}`,
} as const;

/** Every change of a subject writes its terms: more would make a change slow. */
const MOST_TERMS = 100;

export function projectionColumns(projection: Projection | undefined): ProjectionColumns {
  if (projection === undefined)
    return { amount: null, attention_at: null, terms: null, sums: null };
  const { amount, attentionAt, numbers, names, contributions } = projection;
  const terms = new Set([...numbers.map(termOf.number), ...names.map(termOf.name)]);
  return {
    amount,
    attention_at: attentionAt,
    terms: terms.size === 0 ? null : JSON.stringify([...terms].slice(0, MOST_TERMS)),
    sums: contributions.length === 0 ? null : JSON.stringify(contributions.map(toList)),
  };
}

/** List in the order in which the triggers of both databases read it. */
function toList(part: Contribution): readonly (string | number)[] {
  const { month, dimension, bucket, count, withoutTax, tax, withTax } = part;
  const { reversed, reversedWithTax } = part;
  return [month, dimension, bucket, count, withoutTax, tax, withTax, reversed, reversedWithTax];
}

/** Labels of some projections, as parameters of statements, without duplicates. */
export function labelsIn(
  tenant: string,
  projections: readonly (Projection | undefined)[],
): readonly (Label & { readonly tenant: string })[] {
  const labels = projections.flatMap((projection) => projection?.labels ?? []);
  const byPseudonym = new Map(labels.map((label) => [label.pseudonym, { tenant, ...label }]));
  return [...byPseudonym.values()];
}
