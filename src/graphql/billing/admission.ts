import type { GraphQLResolveInfo } from 'graphql';
import type { BilledCapability, UnitAccount } from '../../kernel/billed-units.ts';
import type { Payer } from '../../kernel/budget.ts';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import { toShanghaiDay } from '../../kernel/time/shanghai.ts';
import type { OverBudget } from '../../platform/errors.ts';
import { type Context, perOperation } from '../../context/context.ts';
import { accountsOf, exhausted, mostPerRequest, overBudget } from '../../context/accounts.ts';
import { costsOneAtMost, knownUnits } from './known-units.ts';
import { inStore } from '../../context/meter.ts';

/** The standing of an operation against its budgets before anything of it is called. */
export interface Admission {
  /** Throws the refusal of a billed field; `capability` is that of one which is certain to cost something. */
  admit(capability: BilledCapability | null): void;
}

const admitted: Admission = { admit() {} };

/** Judges an operation once, by its document and variables: at once where no day has a budget. */
export const admission: (context: Context, info: GraphQLResolveInfo) => MaybePromise<Admission> =
  perOperation(judge);

function judge(context: Context, info: GraphQLResolveInfo): MaybePromise<Admission> {
  const { payer } = context;
  // Nobody pays: the meter refuses whatever costs something.
  if (payer === null || costsOneAtMost(info)) return admitted;
  const { most, certain } = knownUnits(info, context);
  const allowed = mostPerRequest(payer, context.accounting.budgets);
  if (most > allowed) return refusing(() => overBudget(most, allowed, allowed));
  const limited = limitedCosts(context, payer, certain);
  return limited.length === 0 ? admitted : judgeDay(context, limited);
}

/** What is certain to be paid by accounts that have a budget of the day. */
interface LimitedCost {
  readonly capability: BilledCapability;
  readonly units: number;
  readonly accounts: readonly UnitAccount[];
}

function limitedCosts(
  { accounting }: Context,
  payer: Payer,
  certain: ReadonlyMap<BilledCapability, number>,
): readonly LimitedCost[] {
  const costs: LimitedCost[] = [];
  for (const [capability, units] of certain) {
    const all = accountsOf(payer, accounting, capability);
    const accounts = all.filter(({ mostUnits }) => mostUnits !== null);
    if (units > 0 && accounts.length > 0) costs.push({ capability, units, accounts });
  }
  return costs;
}

async function judgeDay(context: Context, limited: readonly LimitedCost[]): Promise<Admission> {
  const refusals = await dayRefusals(context, limited);
  if (refusals.size === 0) return admitted;
  return refusing((capability) => (capability && refusals.get(capability)) ?? null);
}

/** The refusals of what costs more than is left of the day, by capability. */
async function dayRefusals(
  { app, tenant }: Context,
  limited: readonly LimitedCost[],
): Promise<ReadonlyMap<BilledCapability, OverBudget>> {
  const refusals = new Map<BilledCapability, OverBudget>();
  const now = app.clock.now();
  for (const { capability, units, accounts } of limited) {
    const question = { day: toShanghaiDay(now), capability, accounts };
    const used = await inStore(() => app.billedUnits.used(tenant, question));
    for (const [index, { name, mostUnits }] of accounts.entries()) {
      const left = Math.max((mostUnits ?? 0) - (used[index] ?? 0), 0);
      if (units > left) refusals.set(capability, exhausted(name, capability, left, now));
    }
  }
  return refusals;
}

function refusing(
  refusalOf: (capability: BilledCapability | null) => OverBudget | null,
): Admission {
  return {
    admit(capability) {
      const refusal = refusalOf(capability);
      if (refusal !== null) throw refusal;
    },
  };
}
