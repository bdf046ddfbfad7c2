import { record, verbatim } from '../../../platform/record/index.ts';

const indicator = (wire: string, line: string) =>
  verbatim(wire, {
    optional: true,
    doc: `The bank’s indicator of ${line}, in its own word: the values are not documented. Whether the seller may be invoiced, \`canInvoice\` says.`,
  });

/** `quota` (document 2, sections 2 and 8). */
export const sellerQuota = record(
  'SellerQuota',
  'The bank’s limits of the seller’s quota (额度上限): how much a person may sell by reverse invoices.',
  {
    over5000000: indicator('over500W', 'the line of 5,000,000 yuan'),
    overYear2000000: indicator('overYear200W', 'the line of 2,000,000 yuan in a year'),
    overYear2100000: indicator('overYear210W', 'the line of 2,100,000 yuan in a year'),
    overMonth100000: indicator('overMonth10W', 'the line of 100,000 yuan in a month'),
    backAmount: verbatim('backAmount', {
      optional: true,
      doc: 'The bank’s `backAmount`. Its meaning is not documented.',
    }),
  },
);
