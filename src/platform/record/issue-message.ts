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
