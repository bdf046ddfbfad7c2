import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { type Context, perOperation } from '../../context/context.ts';
import { certainUnitsIn, isBilled, costsOneAtMost, knownUnits } from './known-units.ts';
import type { BilledCapability, UnitAccount, Payer } from '../../kernel/billed-units.ts';
import type { MaybePromise } from '../../kernel/turns.ts';
import { toShanghaiDay } from '../../kernel/time/clock.ts';
import type { OverBudget } from '../../platform/errors.ts';
import { accountsOf, exhausted, inStore, mostPerRequest, overBudget } from '../../context/meter.ts';

/** Name of the plugin for the builder. */
export const BILLING = 'billing';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      [BILLING]: BillingPlugin<Types>;
    }
  }
}

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>;

/**
 * Rejects billed fields of an operation that certainly exceeds a budget, before the first of them is resolved. It runs inside
 * the errors plugin, so that a mutation returns a member of its union, and after the free check of inputs.
 */
class BillingPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: Resolver<Types>,
    { extensions }: PothosOutputFieldConfig<Types>,
  ): Resolver<Types> {
    const field = { extensions: extensions ?? {} };
    if (!isBilled(field)) return resolver;
    const capability = certainUnitsIn(field)?.capability ?? null;
    return (parent, args, context, info) => {
      // Pothos does not type the context of a plugin.
      const judged = admission(context as Context, info);
      const run = (standing: Admission): unknown => {
        standing.admit(capability);
        return resolver(parent, args, context, info);
      };
      return judged instanceof Promise ? judged.then(run) : run(judged);
    };
  }
}

SchemaBuilder.registerPlugin(BILLING, BillingPlugin);

/** Decision whether the budgets allow an operation, made before its first call. */
interface Admission {
  /** Throws `OverBudget` for a rejected field. `capability` is set for a field with a certain cost. */
  admit(capability: BilledCapability | null): void;
}

const admitted: Admission = { admit() {} };

/** Decides once per operation, by its document and variables; synchronous without daily budgets. */
const admission: (context: Context, info: GraphQLResolveInfo) => MaybePromise<Admission> =
  perOperation(judge);

function judge(context: Context, info: GraphQLResolveInfo): MaybePromise<Admission> {
  const { payer } = context;
  // Without a payer the meter rejects every billed call.
  if (payer === null || costsOneAtMost(info)) return admitted;
  const { most, certain } = knownUnits(info, context);
  const allowed = mostPerRequest(payer, context.accounting.budgets);
  if (most > allowed) return refusing(() => overBudget(most, allowed, allowed));
  const limited = limitedCosts(context, payer, certain);
  return limited.length === 0 ? admitted : judgeDay(context, limited);
}

/** Certain cost for accounts with a daily budget. */
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

/** Errors for capabilities whose cost exceeds the rest of the daily budget. */
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
