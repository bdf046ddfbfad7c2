import { rules } from '../../messages/rules.ts';
import { scrapTexts } from './texts.ts';
import { inEnglish } from '../../messages/message.ts';
import * as r from '../../platform/record/index.ts';
import { type Assumptions, assumptions } from './tax/assumptions.ts';
import { vatInvoiceKind } from './wire/members.ts';

/** A field without a documented name: the platform's tax engine gets its value from the tax bureau. */
function unnamed<F extends r.Field>(field: F): F & { readonly wire: null } {
  return { ...field, wire: null };
}

/** Amounts in yuan, in the tax bureau's precision: number(18,2). */
const toTheCent = { as: 'number', scale: 2, range: 'notNegative' } as const;

/** A fraction of one. */
const part = { as: 'number', scale: 6 } as const;

const purchasedScrap = r.record(
  'PurchasedScrapInput',
  'Scrap that the seller purchased (收购的报废产品): the proceeds are income of a business.',
  {
    incomeTaxBase: r.amount('lqgsljje', {
      ...toTheCent,
      doc: 'Base of the seller’s personal income tax of this year before this order, in yuan.',
    }),
    incomeTaxPaid: r.amount('yjgsljse', {
      ...toTheCent,
      doc: 'Personal income tax that the seller paid this year, in yuan; it is deducted.',
    }),
  },
);

const ownUseScrap = r.record(
  'OwnUseScrapInput',
  'Scrap that the seller used (自用报废产品): the proceeds are income from a transfer of property.',
  {
    originalValue: unnamed(
      r.amount('originalValue', {
        ...toTheCent,
        doc: 'Cost of the property to the seller, in yuan; only the proceeds above it are taxed.',
      }),
    ),
  },
);

const scrapOrigin = r.choice(
  'ScrapOriginInput',
  'Origin of the scrap: the seller used it or bought it (自用或收购的报废产品). Exactly one.',
  {
    purchased: r.variant(purchasedScrap),
    ownUse: r.variant(ownUseScrap),
  },
);

const pendingAmounts = r.record(
  'ScrapPendingAmountsInput',
  'Amounts still to be levied of the seller’s invoices of this month (补征), in yuan without tax.',
  {
    general: unnamed(
      r.amount('general?', {
        ...toTheCent,
        doc: 'Of general invoices that were exempt when they were issued, in yuan. Default: 0.',
      }),
    ),
    specialAtOnePercent: unnamed(
      r.amount('specialAtOnePercent?', {
        ...toTheCent,
        doc: 'Of special invoices at 1 % whose education surcharges were not levied, in yuan. Default: 0.',
      }),
    ),
    specialAtThreePercent: unnamed(
      r.amount('specialAtThreePercent?', {
        ...toTheCent,
        doc: 'Of special invoices at 3 % whose education surcharges were not levied, in yuan. Default: 0.',
      }),
    ),
  },
);

type Choices = {
  readonly [Name in keyof Assumptions]: r.Field<boolean, boolean, boolean, true, 'given'>;
};

const choices = Object.entries(assumptions).map(([name, { statement, byDefault }]) => [
  name,
  unnamed(r.flag(`${name}?`, { doc: `${inEnglish(statement)} Default: ${byDefault}.` })),
]);

const assumptionChoices = r.record(
  'ScrapTaxAssumptionsInput',
  'Readings of points that the platform’s documents leave open (算税规则). Omit it for the defaults.',
  Object.fromEntries(choices) as Choices, // one flag per name
);

/** Input of an estimate. None of it is sent, and none of it identifies a person. */
export const taxEstimateInput = r.record(
  'ScrapTaxEstimateInput',
  'A purchase of scrap whose taxes are to be estimated (税费试算). Figures of the seller come from the tax bureau’s responses on natural persons, those of province and supplement from its parameters.',
  {
    kind: r.code('ykfplx', vatInvoiceKind, { doc: 'Kind of the invoice.' }),
    scrap: r.oneOf(scrapOrigin, {
      doc: 'Origin of the scrap, with the figures that its income tax depends on.',
    }),
    amountWithoutTax: unnamed(
      r.amount('amountWithoutTax', {
        ...toTheCent,
        range: 'positive',
        doc: 'Amount of this order, in yuan without tax.',
      }),
    ),
    monthlyCumulative: r.amount('yljkpzje', {
      ...toTheCent,
      doc: 'Total of the seller’s invoices of this month before this order, in yuan.',
    }),
    enjoysReduction: unnamed(
      r.flag('enjoysReduction?', {
        doc: 'Of a special invoice: true for the preferential 1 %, false when it is waived for 3 %. Default: true.',
      }),
    ),
    supplements: unnamed(
      r.flag('supplements?', {
        doc: 'The supplementary flag: true levies the `pending` amounts along with this order. Default: false.',
      }),
    ),
    pending: unnamed(
      r.nested('pending?', pendingAmounts, {
        doc: 'Pending amounts of this month; required when `supplements` is true, and ignored otherwise.',
      }),
    ),
    urbanRate: unnamed(
      r.decimal('urbanRate', {
        ...part,
        doc: 'Rate of the urban maintenance and construction tax, as a part of one: `0.07` is 7 %.',
      }),
    ),
    urbanLevyItem: unnamed(
      r.text('urbanLevyItem?', {
        max: 100,
        doc: 'Levy item of the urban maintenance and construction tax, which the estimate repeats.',
      }),
    ),
    reductionRatio: unnamed(
      r.decimal('reductionRatio?', {
        ...part,
        doc: 'The province’s six-taxes-two-fees reduction, as a part of one (`0.5` is 50 %), where the bureau’s parameters have it. Default: `0.5`.',
      }),
    ),
    assumptions: unnamed(
      r.nested('assumptions?', assumptionChoices, {
        doc: 'Readings of the points that the platform’s documents leave open.',
      }),
    ),
  },
  {
    rules: [
      {
        at: 'enjoysReduction',
        message: scrapTexts.onlySpecial,
        holds: ({ kind, enjoysReduction }) =>
          kind === 'SPECIAL' || typeof enjoysReduction !== 'boolean',
      },
      {
        at: 'pending',
        message: scrapTexts.pendingNeeded,
        holds: ({ supplements, pending }) => supplements !== true || (pending ?? null) !== null,
      },
      {
        at: 'urbanRate',
        message: rules.partOfOne({ example: '0.07', percent: '7' }),
        holds: ({ urbanRate }) => isPart(urbanRate),
      },
      {
        at: 'reductionRatio',
        message: rules.partOfOne({ example: '0.5', percent: '50' }),
        holds: ({ reductionRatio }) => isPart(reductionRatio ?? '0'),
      },
    ],
  },
);

/** True for a decimal from 0 to 1. */
function isPart(digits: string): boolean {
  return /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(digits);
}
