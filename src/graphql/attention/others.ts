import type { Context } from '../../context/context.ts';
import type { Message } from '../../messages/message.ts';
import type { Webhook } from '../../webhooks/webhook.ts';
import { budgetsOf, type DailyBudget } from '../billing/budgets.ts';
import {
  type AttentionAction,
  type AttentionReason,
  attentionReasons,
  attentionTexts,
} from './reasons.ts';

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
