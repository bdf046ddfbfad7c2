import type { z } from 'zod';
import { isMessage, type Message } from '../../messages/message.ts';
import { rules } from '../../messages/rules.ts';

/** A message as zod carries it from a field's check to its issue, which has room for a text only. */
export function issueText(message: Message): string {
  return JSON.stringify(message);
}

/** The message that an issue carries, or for zod's own checks what they come down to. */
export function messageIn(issue: z.core.$ZodIssue): Message {
  if (issue.code === 'unrecognized_keys')
    return rules.unknownFields({ names: issue.keys.join(', ') });
  const carried = carriedBy(issue.message);
  if (carried !== null) return carried;
  if (issue.code === 'too_small') return rules.atLeast({ min: Number(issue.minimum) });
  if (issue.code === 'too_big') return rules.atMost({ max: Number(issue.maximum) });
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
  return isMissing ? rules.missing : rules.wrongForm;
}

function carriedBy(text: string): Message | null {
  if (!text.startsWith('{')) return null;
  const carried: unknown = JSON.parse(text);
  return isMessage(carried) ? carried : null;
}

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
