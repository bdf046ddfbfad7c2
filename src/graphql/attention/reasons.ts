import { type Language, type Message, inWords } from '../../messages/message.ts';
import { STALE, type Tracked } from '../../subjects/kind/kind.ts';
import type { Subject } from '../../subjects/subject.ts';
import { attentionTexts } from './texts.ts';

/** Reasons for which something needs attention, each with its meaning to a client. Those of no subject, the most urgent first. */
export const attentionReasons = {
  CREDENTIALS_FAILING: 'The platform rejects the tenant’s key, its signature, or a product.',
  BUDGET_NEARLY_SPENT: 'At least 90 % of a budget of the day is used.',
  WEBHOOK_FAILING:
    'A webhook was disabled because its receiver failed, or its receiver has accepted nothing for ten minutes.',
  REJECTED: 'It was rejected, or ended without success.',
  OUTCOME_UNKNOWN: 'Its response was lost, and the platform has not settled it within ten minutes.',
  STALE: 'Polling has stopped after a long time without news.',
  NOT_SENT: 'It was not sent, and waits to be sent again.',
  WAITING_FOR_PERSON: 'It has waited for a person for more than a day.',
  FILES_LOST: 'At least one of its files could not be fetched in time.',
} as const;

/** A reason for which something needs attention. */
export type AttentionReason = keyof typeof attentionReasons;

/** Actions on an item, each with its mutation. */
export const attentionActions = {
  OPEN: 'Show the thing, with its own mutations.',
  POLL_NOW: 'Poll the platform at once: `lookAgain` with `operation.id`.',
  SEND_AGAIN: 'Send the same input under the same number again, by its own mutation.',
  ENABLE_WEBHOOK: 'Send again from where it stopped: `updateWebhook` with `enabled: true`.',
  REDELIVER: 'Send all pending deliveries at once: `redeliverWebhook` from `webhook.position`.',
  DISMISS: 'Take it off the list until it changes again: `dismissAttention`.',
} as const;

/** An action. */
export type AttentionAction = keyof typeof attentionActions;

/** The part of a kind that determines the actions on its subjects. */
export type AttendedKind = Pick<
  Tracked<never>,
  'kind' | 'progressIn' | 'stateDocs' | 'lostResponse' | 'hasNoStatusQuery' | 'filesOf'
>;

/** Reason for which a listed subject needs attention. */
export function reasonOf(kind: AttendedKind, { state }: Pick<Subject, 'state'>): AttentionReason {
  if (state === STALE) return 'STALE';
  if (state === 'NOT_SENT') return 'NOT_SENT';
  const progress = kind.progressIn(state);
  if (progress === 'OUTCOME_UNKNOWN') return 'OUTCOME_UNKNOWN';
  if (progress !== 'FAILED') return 'WAITING_FOR_PERSON';
  return kind.filesOf === undefined ? 'REJECTED' : 'FILES_LOST';
}

/** Actions on a subject. */
export function actionsFor(
  kind: AttendedKind,
  subject: Pick<Subject, 'state' | 'final'>,
): readonly AttentionAction[] {
  const reason = reasonOf(kind, subject);
  const mayPoll =
    (reason === 'STALE' || reason === 'OUTCOME_UNKNOWN' || reason === 'WAITING_FOR_PERSON') &&
    !subject.final &&
    kind.hasNoStatusQuery !== true;
  return [
    'OPEN',
    ...(mayPoll ? ['POLL_NOW' as const] : []),
    ...(reason === 'NOT_SENT' ? ['SEND_AGAIN' as const] : []),
    'DISMISS',
  ];
}

const advice = {
  REJECTED: attentionTexts.rejected,
  OUTCOME_UNKNOWN: attentionTexts.outcomeUnknown,
  STALE: attentionTexts.stale,
  NOT_SENT: attentionTexts.notSent,
  WAITING_FOR_PERSON: attentionTexts.waiting,
  FILES_LOST: attentionTexts.filesLost,
} as const satisfies Partial<Record<AttentionReason, Message>>;

/** Start of the description of a final state, up to the first letter of the advice. */
const FINAL = /^Final[.:] (.)/;

/** Advice on a subject: the description of its state, which kinds have in English only, or the text of the reason. */
export function adviceFor(
  kind: AttendedKind,
  subject: Pick<Subject, 'state'>,
  language: Language,
): string {
  const reason = reasonOf(kind, subject);
  if (reason === 'OUTCOME_UNKNOWN' && kind.lostResponse !== null)
    return inWords(kind.lostResponse, language);
  const own = language === 'en' ? kind.stateDocs[subject.state] : undefined;
  if (own !== undefined) return own.replace(FINAL, (_words, first: string) => first.toUpperCase());
  // Subjects have no other reasons.
  return inWords(advice[reason as keyof typeof advice], language);
}
