import { builder } from './builder.ts';
import { Sandbox } from './sandbox-mutations.ts';

const taxSlipNumber = { required: true, description: 'Number of the e-tax slip.' } as const;

builder.objectFields(Sandbox, (t) => ({
  payScrapTax: t.boolean({
    description:
      'Has the tax of a scrap purchase paid, now. False when no unpaid transaction has the slip.',
    args: { taxSlipNumber: t.arg.string(taxSlipNumber) },
    resolve: ({ scrapPurchase }, { taxSlipNumber }) => scrapPurchase.payTax(taxSlipNumber),
  }),
  voidScrapTransaction: t.boolean({
    description:
      'Lets the deduction of the tax fail, which voids the pre-opened transaction. False when no unpaid transaction has the slip.',
    args: { taxSlipNumber: t.arg.string(taxSlipNumber) },
    resolve: ({ scrapPurchase }, { taxSlipNumber }) => scrapPurchase.voidTransaction(taxSlipNumber),
  }),
}));
