import { amount } from '../../../platform/record/index.ts';

/** Sums of an estimate, under the names that the platform has for its own: in an order's answer, and on the upload. */
export const estimatedSums = {
  totalTaxPayable: amount('yjsfhj', {
    as: 'number',
    doc: 'What is payable of all items, in yuan.',
  }),
  vatAndSurchargesPayable: amount('zzsjfjsf', {
    as: 'number',
    doc: 'What is payable of value-added tax and the three taxes upon it, in yuan.',
  }),
  incomeTaxPayable: amount('grsdssf', {
    as: 'number',
    doc: 'What is payable of personal income tax, in yuan.',
  }),
} as const;
