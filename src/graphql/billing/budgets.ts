import {
  BILLED_CAPABILITY_NAMES,
  type BilledCapability,
  type UnitAccount,
} from '../../kernel/billed-units.ts';
import { toShanghaiDay } from '../../kernel/time/clock.ts';
import type { Context } from '../../context/context.ts';
import {
  type AccountHolder,
  accountsOf,
  holderOfAccount,
  inStore,
  keyOfAccount,
} from '../../context/meter.ts';
import { builder } from '../schema/builder.ts';
import { describedEnum } from '../schema/code-enums.ts';
import { BilledCapabilityEnum } from './query.ts';

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
