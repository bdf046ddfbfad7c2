import type { GraphQLResolveInfo } from 'graphql';
import type { BilledCapability } from '../../kernel/billed-units.ts';
import type { Payer } from '../../kernel/budget.ts';
import { toShanghaiDay } from '../../kernel/shanghai.ts';
import type { OverBudget } from '../../platform/errors.ts';
import { type Context, perOperation } from '../context.ts';
import { accountsOf, exhausted, mostPerRequest, overBudget } from './allowance.ts';
import { knownUnits } from './known-units.ts';
import { inStore } from './meter.ts';

/** The standing of an operation against its budgets before anything of it is called. */
interface Admission {
  /** Throws the refusal of a billed field; `capability` is that of one which is certain to cost something. */
  admit(capability: BilledCapability | null): void;
}

const admitted: Admission = { admit() {} };

/** Judges an operation once, by its document and variables. */
export const admission: (context: Context, info: GraphQLResolveInfo) => Promise<Admission> =
  perOperation(judge);

async function judge(context: Context, info: GraphQLResolveInfo): Promise<Admission> {
  const { payer } = context;
  // Nobody pays: the meter refuses whatever costs something.
  if (payer === null) return admitted;
  const { most, certain } = knownUnits(info, context);
  const allowed = mostPerRequest(payer, context.accounting.budgets);
  if (most > allowed) return refusing(() => overBudget(most, allowed, allowed));
  const refusals = await dayRefusals(context, payer, certain);
  if (refusals.size === 0) return admitted;
  return refusing((capability) => (capability && refusals.get(capability)) ?? null);
}

/** The refusals of what is certain to cost more than is left of the day, by capability. */
async function dayRefusals(
  { app, tenant, accounting }: Context,
  payer: Payer,
  certain: ReadonlyMap<BilledCapability, number>,
): Promise<ReadonlyMap<BilledCapability, OverBudget>> {
  const refusals = new Map<BilledCapability, OverBudget>();
  const now = app.clock.now();
  for (const [capability, units] of certain) {
    const all = accountsOf(payer, accounting, capability);
    const accounts = all.filter(({ mostUnits }) => mostUnits !== null);
    if (units === 0 || accounts.length === 0) continue;
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
