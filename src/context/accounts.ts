import {
  BILLED_CAPABILITIES,
  type BilledCapability,
  type UnitAccount,
} from '../kernel/billed-units.ts';
import { type Payer, type TenantBudgets, UNITS_PER_REQUEST } from '../kernel/budget.ts';
import { endOfShanghaiDay } from '../kernel/time/shanghai.ts';
import { errors } from '../messages/errors.ts';
import { BudgetExhausted, RequestOverBudget } from '../platform/errors.ts';

/** For how many days `Query.billing` can be asked: a year, also one with a leap day. */
export const BILLING_DAYS = 366;

/** The day, and the one before for what began before midnight. */
const BUDGET_DAYS = 2;

const KEY = 'key/';
const SUBJECT = 'subject/';
const TENANT = 'tenant';

/** Names of keys are those of the settings; each account's is put together once, and the same text ever after. */
const accountsOfKeys = new Map<string | null, string>();

/** The account in whose name a key's calls are counted. All that comes without a key shares one. */
function accountOfKey(key: string | null): string {
  const known = accountsOfKeys.get(key);
  if (known !== undefined) return known;
  const account = `${KEY}${key ?? ''}`;
  accountsOfKeys.set(key, account);
  return account;
}

/** The key's name in the name of its account; null for what came without one; undefined for another account. */
export function keyOfAccount(account: string): string | null | undefined {
  return account.startsWith(KEY) ? account.slice(KEY.length) || null : undefined;
}

/** What the accounts of a tenant are made of. */
export interface Accounting {
  readonly budgets: TenantBudgets;
  /** Stands for the subject of a token, which may be a person's number. */
  readonly pseudonymOf: (subject: string) => string;
}

/** Everybody for whom a payer's units of a capability are counted, with what each may spend in a day. */
export function accountsOf(
  { key, subject, budget }: Payer,
  { budgets, pseudonymOf }: Accounting,
  capability: BilledCapability,
): readonly UnitAccount[] {
  const mostOfSubject = budgets.subject.unitsPerDay?.[capability];
  return [
    {
      name: accountOfKey(key),
      mostUnits: budget.unitsPerDay?.[capability] ?? null,
      keptDays: BILLING_DAYS,
    },
    {
      name: TENANT,
      mostUnits: budgets.tenant.unitsPerDay?.[capability] ?? null,
      keptDays: BUDGET_DAYS,
    },
    // Of many thousands of subjects only those are counted that are held to something.
    ...(subject === null || mostOfSubject === undefined
      ? []
      : [
          {
            name: `${SUBJECT}${pseudonymOf(subject)}`,
            mostUnits: mostOfSubject,
            keptDays: BUDGET_DAYS,
          },
        ]),
  ];
}

/** The most billed units of one request. */
export function mostPerRequest({ budget, subject }: Payer, budgets: TenantBudgets): number {
  const own = subject === null ? budget : budgets.subject;
  return own.unitsPerRequest ?? budgets.tenant.unitsPerRequest ?? UNITS_PER_REQUEST;
}

/** The refusal of what the day’s budget does not suffice for. */
export function exhausted(
  account: string,
  capability: BilledCapability,
  left: number,
  now: number,
): BudgetExhausted {
  const ofOne = account.startsWith(SUBJECT) ? errors.ofSubject : errors.ofKey;
  const whose = account === TENANT ? errors.ofTenant : ofOne;
  return new BudgetExhausted(
    {
      text: errors.budgetUsedUp({ whose, capability, left }),
      hint: errors.wholeAtMidnight({ unit: BILLED_CAPABILITIES[capability] }),
      left,
    },
    { now, resetsAt: endOfShanghaiDay(now) },
  );
}

/** The refusal of what costs more than one request may. */
export function overBudget(wanted: number, left: number, most: number): RequestOverBudget {
  return new RequestOverBudget({
    text: errors.requestOverBudget({ most, wanted, left }),
    hint: errors.askForLess,
    left,
  });
}
