import type { z } from 'zod';

/**
 * The rules over several members of an input: one is missing beside the others, contradicts them, or is not
 * the only one. Issues carry it beside their message; those without are about one value alone.
 */
const RULES = ['missing', 'inconsistent', 'not exactly one'] as const;

/** A sort of rule over several members. */
export type BrokenRule = (typeof RULES)[number];

/** The `params` of an issue that says which sort of rule was broken. */
export function brokenRule(rule: BrokenRule): { readonly params: { readonly rule: BrokenRule } } {
  return { params: { rule } };
}

/** The sort of rule that an issue is about; null for a value that is wrong by itself. */
export function brokenRuleIn(issue: z.core.$ZodIssue): BrokenRule | null {
  if (issue.code !== 'custom') return null;
  const said: unknown = issue.params?.['rule'];
  return RULES.find((rule) => rule === said) ?? null;
}
