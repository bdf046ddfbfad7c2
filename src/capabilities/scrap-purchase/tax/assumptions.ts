/** How the engine reads what the platform's document leaves open; each may be set the other way. */
export type Assumptions = { readonly [Name in keyof typeof assumptions]: boolean };

/** One point that the document leaves open. */
interface Assumption {
  /** True: `statement` holds. */
  readonly byDefault: boolean;
  readonly statement: string;
  /** Why it is read so. */
  readonly reason: string;
}

/**
 * What document 2, section 4.3 does not say. The tax bureau rechecks every order, so a wrong one of these
 * shows as a difference from the platform's items, and never as a wrong payment.
 */
export const assumptions = {
  monthIncludesThisOrder: {
    byDefault: true,
    statement: 'The monthly cumulative that is held against 100,000 includes this order.',
    reason:
      'The yearly cumulative is said to include it, and the threshold is one of the whole month.',
  },
  exemptionTiersAt20000And30000: {
    byDefault: true,
    statement:
      'The three exemption nature codes, in ascending order, stand for a month up to 20,000, up to 30,000 and below 100,000. Otherwise no code is told.',
    reason:
      'Only the codes are given, by amount tier; these were the bounds of earlier monthly exemptions. No amount depends on it.',
  },
  payableRoundedOnce: {
    byDefault: true,
    statement:
      'What is payable of an item is rounded once, half up to 0.01, after the reduction. Otherwise the tax and its reduction are each rounded and then subtracted.',
    reason: 'Only the payable amounts are returned item by item; the two differ by at most 0.01.',
  },
  roundsHalfUp: {
    byDefault: true,
    statement:
      'Amounts are rounded half up to 0.01. Otherwise half to even: 0.005 to 0.00, and 0.015 to 0.02.',
    reason: 'Amounts have two decimals, and half up is how taxes are usually rounded.',
  },
  reductionRatioIsTakenOff: {
    byDefault: true,
    statement:
      'The six-taxes-two-fees ratio says by how much a surcharge is reduced. Otherwise it says to how much.',
    reason:
      'It is named the reduction ratio. At 50 % the two are the same; at another province’s they are not.',
  },
  educationExemptionCoversSpecial: {
    byDefault: true,
    statement:
      'Up to 100,000 in the month special invoices are exempt from the education surcharges, too.',
    reason:
      'The threshold is given for the month without naming a kind of invoice, and special invoices are made up for later.',
  },
  specialSupplementOnlyAbove: {
    byDefault: true,
    statement:
      'With a special invoice pending general invoices are levied above 100,000 in the month, not yet at exactly 100,000.',
    reason:
      'The rule for special invoices says above, the one for general invoices says 100,000 or more.',
  },
  mergesSupplementAtSameRate: {
    byDefault: true,
    statement: 'A special invoice at 1 % and the supplement at 1 % are one item.',
    reason: 'Two items are named only for an invoice at 3 %; the two differ by at most 0.01.',
  },
  specialReductionHasGeneralCode: {
    byDefault: true,
    statement:
      'A special invoice at 1 % carries the nature code 0001011608, as a general one does.',
    reason:
      'The code stands beside the levy at 1 % and names no kind of invoice. No amount depends on it.',
  },
  specialAccumulationsAreAmounts: {
    byDefault: true,
    statement:
      'What is pending of special invoices at 1 % and at 3 % are amounts without tax. Otherwise it is the value-added tax on them.',
    reason:
      'The seller’s other cumulatives at the tax bureau are amounts, those of special invoices included.',
  },
  specialAccumulationsOnlyInEducation: {
    byDefault: true,
    statement:
      'Pending special invoices are merged into the two education surcharges only. Otherwise, from the same threshold on, into the urban maintenance tax as well.',
    reason:
      'The accumulations are named with the education surcharges, which were not levied before; the urban tax has no threshold, so it was.',
  },
  ownUseSpecialIsLevied: {
    byDefault: true,
    statement:
      'A special invoice for own-used scrap bears value-added tax as one for purchased scrap does. Otherwise it is exempt, as a general one is.',
    reason: 'The exemption at any amount is given for general invoices only.',
  },
  ownUseCarriesSupplement: {
    byDefault: false,
    statement:
      'An exempt invoice for own-used scrap has what is pending levied along with it. Otherwise it merges nothing, whatever the flag says.',
    reason:
      'It is exempt at any amount, and a supplement is merged with an invoice that is levied.',
  },
  transferIncomeWithoutTax: {
    byDefault: true,
    statement:
      'The transfer income of own-used scrap is the amount without tax. Otherwise it is the amount with tax.',
    reason: 'An order is sent as an amount without tax, and no rule speaks of another one.',
  },
  overpaidIncomeTaxIsKept: {
    byDefault: true,
    statement:
      'Where more personal income tax was paid this year than is due, none is payable. Otherwise what is too much is payable with a minus, and lowers the total.',
    reason:
      'What was paid is deducted from a tax; that it is paid back with an order is not said, and refunds have an application of their own.',
  },
} as const satisfies Readonly<Record<string, Assumption>>;

/** An assumption as it was used. */
export interface UsedAssumption {
  readonly name: keyof Assumptions;
  /** True when the statement was taken to hold. */
  readonly holds: boolean;
  readonly isDefault: boolean;
  readonly statement: string;
  readonly reason: string;
}

/** Some of them set; absent and null ones are as by default. */
export type AssumptionChoices = {
  readonly [Name in keyof Assumptions]?: boolean | null | undefined;
};

/** All of them, those set by the caller and the defaults of the others. */
export function assume(choices: AssumptionChoices): Assumptions {
  const all = Object.entries<Assumption>(assumptions).map(([name, { byDefault }]) => [
    name,
    // Object.entries forgets that its names are those of the table.
    choices[name as keyof Assumptions] ?? byDefault,
  ]);
  return Object.fromEntries(all) as Assumptions; // one truth value for each name of the table
}

/** Each one with what was taken to hold, for the reader of the result. */
export function explain(used: Assumptions): readonly UsedAssumption[] {
  return Object.entries<Assumption>(assumptions).map(([key, { byDefault, statement, reason }]) => {
    const name = key as keyof Assumptions; // see assume()
    const holds = used[name];
    return { name, holds, isDefault: holds === byDefault, statement, reason };
  });
}
