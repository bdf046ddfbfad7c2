import type { z } from 'zod';
import { isMessage, type Message } from '../../messages/message.ts';
import { rules } from '../../messages/rules.ts';

/** Encodes a message as the text of a zod issue, which holds texts only. */
export function issueText(message: Message): string {
  return JSON.stringify(message);
}

/** Decodes the message of an issue; for zod's own checks the matching message. */
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
 * Rules over several members of an input: a member is missing beside the others, contradicts them, or is not the only one.
 * An issue without such a rule is about one value alone.
 */
const RULES = ['missing', 'inconsistent', 'not exactly one'] as const;

/** Kind of rule over several members. */
export type BrokenRule = (typeof RULES)[number];

/** `params` of an issue that name the broken rule. */
export function brokenRule(rule: BrokenRule): { readonly params: { readonly rule: BrokenRule } } {
  return { params: { rule } };
}

/** Rule that an issue is about; null for a value that is wrong by itself. */
export function brokenRuleIn(issue: z.core.$ZodIssue): BrokenRule | null {
  if (issue.code !== 'custom') return null;
  const said: unknown = issue.params?.['rule'];
  return RULES.find((rule) => rule === said) ?? null;
}
