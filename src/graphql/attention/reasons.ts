import { type Language, type Message, inWords, catalogue } from '../../messages/message.ts';
import { STALE, type Tracked } from '../../subjects/kind/kind.ts';
import type { Subject } from '../../subjects/subject.ts';
import type { Context } from '../../context/context.ts';
import type { Webhook } from '../../webhooks/webhook.ts';
import { budgetsOf, type DailyBudget } from '../billing/budgets.ts';

/** Advice on items that need attention. */
export const attentionTexts = catalogue('attention', {
  rejected: [
    'It was rejected, or ended without success. Read the reason, correct the input, and send it under a new number.',
    '被拒绝，或未达成目的即已结束。请查看原因，更正内容后以新编号发送。',
  ],
  outcomeUnknown: [
    'The response was lost, and the platform has not reported the outcome. Have it polled again; never send it under another number.',
    '应答已丢失，平台尚未说明结果。请再次查询；切勿以其他编号发送。',
  ],
  stale: [
    'There was no news for so long that polling has stopped. Have it polled once more, or contact the operator.',
    '长时间没有消息，已停止查询。请再次查询，或联系运维人员。',
  ],
  notSent: [
    'It was not sent, and the platform accepted nothing. Send the same input under the same number again.',
    '未发送，平台未受理。请以相同编号和相同内容再次发送。',
  ],
  waiting: [
    'It waits for a person to act. Open it, and act or remind them.',
    '等待有关人员办理。请打开查看，办理或提醒对方。',
  ],
  filesLost: [
    'At least one of its files could not be fetched in time. Get it from the platform.',
    '至少一个文件未能及时取得。请向平台索取。',
  ],
  webhookDisabled: [
    'Nothing is sent to this webhook any more. Fix its receiver, then enable it: waiting updates are sent.',
    '该Webhook已停止发送。请修复接收方，然后启用：等待中的更新将继续发送。',
  ],
  webhookRetrying: [
    'The receiver of this webhook has accepted nothing for over ten minutes. Fix it; waiting updates are repeated for three days.',
    '该Webhook的接收方已超过十分钟未接收任何更新。请修复；等待中的更新将在三天内重复发送。',
  ],
  budget: [
    '{percent} % of today’s budget is used. Calls beyond it are rejected until midnight in China.',
    '今日额度已使用{percent}%。超出额度的调用将被拒绝，直至北京时间零点。',
  ],
  credentials: [
    'The platform rejects the application key or its signature ({code}): nothing can be sent. The operator must correct the account.',
    '平台拒绝应用标识或其签名（{code}）：无法发送任何请求。请运维人员更正账户。',
  ],
  notEnabled: [
    'The platform reports that the key is not enabled for a product ({code}). The operator must have it enabled.',
    '平台表示该密钥未开通某产品（{code}）。请运维人员申请开通。',
  ],
  dismissable: [
    'must be that of a thing in a state that needs attention: webhooks, budgets and accounts leave the list by themselves',
    '必须是状态需要关注的事项：Webhook、额度和账户恢复后会自行移出列表',
  ],
});

/** Reasons for which something needs attention, each with its meaning to a client. Items without a subject come in this order. */
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
type AttentionReason = keyof typeof attentionReasons;

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
type AttentionAction = keyof typeof attentionActions;

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

/** An item other than a subject that needs attention. */
export interface OtherItem {
  /** Name of the item, unique within the tenant. */
  readonly name: string;
  /** Orders the items, also for a cursor whose item has disappeared. */
  readonly position: string;
  readonly reason: AttentionReason;
  /** Milliseconds since the epoch; null if unknown. */
  readonly since: number | null;
  readonly advice: Message;
  readonly webhook: Webhook | null;
  readonly budget: DailyBudget | null;
  readonly actions: readonly AttentionAction[];
}

/** Used share of a budget from which it counts as nearly spent. */
const NEARLY = 0.9;

/** Returns all items by their positions: a few products and budgets, and at most a hundred webhooks. */
export async function otherItems(context: Context): Promise<readonly OtherItem[]> {
  const [budgets, webhooks] = await Promise.all([spentBudgets(context), failingWebhooks(context)]);
  const items = [...rejectedCredentials(context), ...budgets, ...webhooks];
  return items.toSorted((one, other) => (one.position < other.position ? -1 : 1));
}

/** Creates an item; members that are not given are empty. */
function itemOf(
  given: Pick<OtherItem, 'name' | 'reason' | 'advice'> & Partial<OtherItem>,
): OtherItem {
  const position = `${Object.keys(attentionReasons).indexOf(given.reason)} ${given.name}`;
  return { position, since: null, webhook: null, budget: null, actions: [], ...given };
}

function rejectedCredentials({ app, tenant }: Context): readonly OtherItem[] {
  return app.credentialFailuresOf(tenant).map(({ product, code, isNotEnabled, since }) =>
    itemOf({
      name: `credentials ${product}`,
      reason: 'CREDENTIALS_FAILING',
      since,
      advice: isNotEnabled
        ? attentionTexts.notEnabled({ code })
        : attentionTexts.credentials({ code }),
    }),
  );
}

async function spentBudgets(context: Context): Promise<readonly OtherItem[]> {
  const budgets = await budgetsOf(context);
  return budgets
    .filter(({ usedUnits, unitsPerDay }) => usedUnits >= unitsPerDay * NEARLY)
    .map((budget) =>
      itemOf({
        name: `budget ${budget.holder} ${budget.key ?? ''} ${budget.capability}`,
        reason: 'BUDGET_NEARLY_SPENT',
        advice: attentionTexts.budget({ percent: percentOf(budget) }),
        budget,
      }),
    );
}

function percentOf({ usedUnits, unitsPerDay }: DailyBudget): number {
  return unitsPerDay === 0 ? 100 : Math.floor((usedUnits / unitsPerDay) * 100);
}

/** Returns the webhooks that were disabled because of their receivers, and those that wait for them. */
async function failingWebhooks({ app, tenant, scopes }: Context): Promise<readonly OtherItem[]> {
  if (!scopes.has('webhooks')) return [];
  const failing = await app.webhooks.failing(tenant);
  return failing.map(({ webhook, since }) => {
    const isDisabled = webhook.state === 'DISABLED';
    return itemOf({
      name: `webhook ${webhook.name}`,
      reason: 'WEBHOOK_FAILING',
      since,
      webhook,
      advice: isDisabled ? attentionTexts.webhookDisabled : attentionTexts.webhookRetrying,
      actions: isDisabled ? waysToEnable(webhook) : ['REDELIVER'],
    });
  });
}

/** Webhooks that the tenants' file declares can only be changed there. */
function waysToEnable({ definition }: Webhook): readonly AttentionAction[] {
  return definition.isDeclared ? [] : ['ENABLE_WEBHOOK'];
}
