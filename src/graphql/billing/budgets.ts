import {
  BILLED_CAPABILITY_NAMES,
  type BilledCapability,
  type UnitAccount,
  BILLED_CAPABILITIES,
  type UnitCount,
} from '../../kernel/billed-units.ts';
import { toShanghaiDay } from '../../kernel/time/clock.ts';
import type { Context } from '../../context/context.ts';
import {
  type AccountHolder,
  accountsOf,
  holderOfAccount,
  inStore,
  keyOfAccount,
  BILLING_DAYS,
} from '../../context/meter.ts';
import { builder, type Types } from '../schema/builder.ts';
import { describedEnum } from '../schema/code-enums.ts';
import type { EnumRef } from '@pothos/core';
import { rules } from '../../messages/rules.ts';
import { inEnglish } from '../../messages/message.ts';
import { date, issueText } from '../../platform/record/index.ts';
import { exportable } from '../exports/sources.ts';
import { fieldArg } from '../records/record-fields.ts';

/** GraphQL enum of the billed capabilities. */
const BilledCapabilityEnum: EnumRef<Types, BilledCapability> = builder.enumType(
  'BilledCapability',
  {
    description: 'A capability that the platform bills (计费能力), with the unit that is counted.',
    values: Object.fromEntries(
      BILLED_CAPABILITY_NAMES.map((name) => [
        name.toUpperCase().replaceAll('-', '_'),
        { value: name, description: inEnglish(BILLED_CAPABILITIES[name]) },
      ]),
    ),
  },
);

/** Usage of one capability by one key on one day. */
interface Usage extends Pick<UnitCount, 'day' | 'calls' | 'units'> {
  readonly capability: BilledCapability;
  readonly key: string | null;
}

const BilledUsage = builder.objectRef<Usage>('BilledUsage').implement({
  description:
    'Usage of one capability by one key on one day (用量). A call that was certainly not sent is not counted; a call whose response was lost is.',
  fields: (t) => ({
    day: t.expose('day', {
      type: 'Date',
      description: 'The day in China on which the calls were made.',
    }),
    capability: t.expose('capability', {
      type: BilledCapabilityEnum,
      description: 'The billed capability.',
    }),
    key: t.exposeString('key', {
      nullable: true,
      description:
        'The name of the key, for example `acme/web-shop`. Null for all tokens together, and when no keys are set up.',
    }),
    calls: t.exposeInt('calls', { description: 'Number of billed calls.' }),
    units: t.exposeInt('units', {
      description:
        'Number of units that they cost. Fewer than `calls` when the platform rejected calls that it bills only on success.',
    }),
  }),
});

const from = date('from', { doc: 'The first day, in China.' });
const to = date('to', {
  doc: `The last day, less than ${BILLING_DAYS} days after the first, and not before it.`,
});

const days = { from: fieldArg({ ...from, wire: null }), to: fieldArg({ ...to, wire: null }) };

exportable('billing', { en: 'Billing', zh: '用量' }, days);

builder.queryField('billing', (t) =>
  t.field({
    type: [BilledUsage],
    nullable: true,
    description: `The tenant’s usage of billed capabilities, by day, capability and key, oldest first. Each key sees the usage of all keys. Stored for ${BILLING_DAYS} days; the platform is not queried. Null only with an error.`,
    args: days,
    validate: [
      [
        ({ from, to }) => from <= to && daysBetween(from, to) <= BILLING_DAYS,
        { message: issueText(rules.daysAfterFrom({ days: BILLING_DAYS })), path: ['to'] },
      ],
    ],
    complexity: ({ from, to }) => {
      const days = daysBetween(from, to);
      return { field: 1, multiplier: Math.min(Math.max(days, 1) || 1, BILLING_DAYS) };
    },
    resolve: async (_root, given, { app, tenant }) => {
      const question = { ...given, keptDays: BILLING_DAYS };
      const counts = await inStore(() => app.billedUnits.counts(tenant, question));
      return counts.flatMap(toUsage).toSorted(byDay);
    },
  }),
);

/** Number of days from the first to the last; NaN for an invalid date. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000) + 1;
}

function toUsage({ account, capability, ...counted }: UnitCount): Usage[] {
  const known = BILLED_CAPABILITY_NAMES.find((name) => name === capability);
  const key = keyOfAccount(account);
  return known === undefined || key === undefined ? [] : [{ ...counted, capability: known, key }];
}

function byDay(left: Usage, right: Usage): number {
  const nameOf = ({ day, capability, key }: Usage): string => [day, capability, key].join(' ');
  return nameOf(left) < nameOf(right) ? -1 : 1;
}

const holders = {
  TENANT: 'All keys and tokens of the tenant together.',
  KEY: 'One key, or several of the same name.',
  SUBJECT: 'The subject of a token.',
} as const satisfies Record<AccountHolder, string>;

const BudgetHolderType = describedEnum(
  'BudgetHolder',
  'The owner of a budget (额度归属).',
  holders,
);

/** A limit of units per day in Shanghai, and the units used today. */
export interface DailyBudget {
  readonly holder: AccountHolder;
  /** Name of the key; null for another holder. */
  readonly key: string | null;
  readonly capability: BilledCapability;
  readonly unitsPerDay: number;
  readonly usedUnits: number;
}

/** GraphQL type of a daily budget. */
export const DailyBudgetType = builder.objectRef<DailyBudget>('DailyBudget').implement({
  description:
    'The budget of a billed capability for today (每日额度), in China’s time. Calls beyond it are rejected with `BUDGET_EXHAUSTED` until midnight.',
  fields: (t) => ({
    holder: t.expose('holder', {
      type: BudgetHolderType,
      description: 'Its owner.',
    }),
    key: t.exposeString('key', {
      nullable: true,
      description:
        'The name of the key that it limits, for example `acme/web-shop`; null for another owner.',
    }),
    capability: t.expose('capability', {
      type: BilledCapabilityEnum,
      description: 'The billed capability.',
    }),
    unitsPerDay: t.exposeInt('unitsPerDay', { description: 'Maximum of units per day.' }),
    usedUnits: t.exposeInt('usedUnits', { description: 'Units that were used today.' }),
    leftUnits: t.int({
      description: 'Units that are left today; 0 when the budget is used up.',
      resolve: ({ unitsPerDay, usedUnits }) => Math.max(unitsPerDay - usedUnits, 0),
    }),
  }),
});

/** Today's budgets that apply to a caller. Throws `StoreUnavailable`. */
export async function budgetsOf({
  app,
  tenant,
  payer,
  accounting,
}: Pick<Context, 'app' | 'tenant' | 'payer' | 'accounting'>): Promise<DailyBudget[]> {
  if (payer === null) return [];
  const day = toShanghaiDay(app.clock.now());
  const budgets = BILLED_CAPABILITY_NAMES.map(async (capability) => {
    const accounts = accountsOf(payer, accounting, capability).filter(isLimited);
    if (accounts.length === 0) return [];
    const used = await inStore(() => app.billedUnits.used(tenant, { day, capability, accounts }));
    return accounts.map(({ name, mostUnits }, index) => ({
      holder: holderOfAccount(name),
      key: keyOfAccount(name) ?? null,
      capability,
      unitsPerDay: mostUnits,
      usedUnits: used[index] ?? 0,
    }));
  });
  return (await Promise.all(budgets)).flat();
}

function isLimited(account: UnitAccount): account is UnitAccount & { readonly mostUnits: number } {
  return account.mostUnits !== null;
}
