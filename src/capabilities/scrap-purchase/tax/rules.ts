/**
 * The rules that an item of tax can come from, in words for whoever has to explain the amount
 * (document 2, section 4.3, "Tax rules of interface 5").
 */
export const taxRules = {
  'vat-own-use-exempt':
    'A general invoice for scrap that the seller used himself is exempt at any amount.',
  'vat-own-use-special-exempt':
    'A special invoice for scrap that the seller used himself is taken to be exempt, as a general one is.',
  'vat-general-exempt': 'A general invoice is exempt while the month stays below 100,000.',
  'vat-general': 'A general invoice is levied at 1 % once the month reaches 100,000.',
  'vat-general-supplemented':
    'A general invoice is levied at 1 % once the month reaches 100,000, together with the general invoices of this month that are still pending.',
  'vat-special-reduced':
    'A special invoice is levied at 1 % when the preferential reduction is enjoyed.',
  'vat-special-reduced-supplemented':
    'A special invoice is levied at 1 % when the preferential reduction is enjoyed, together with the general invoices of this month that are still pending.',
  'vat-special-full':
    'A special invoice is levied at 3 % when the preferential reduction is given up.',
  'vat-supplement':
    'The general invoices of this month that are still pending are levied at 1 %, as an item of their own.',
  'urban-reduced':
    'Levied on the value-added tax payable, not on the tax on the face of the invoice, less the six-taxes-two-fees reduction.',
  'urban-merged':
    'Levied on the value-added tax payable, and once the month is above 100,000 on that of this month’s special invoices that are still pending, less the six-taxes-two-fees reduction.',
  'education-exempt': 'Exempt while the month stays at or below 100,000.',
  'education-levied':
    'Levied on the value-added tax payable where it is not exempt, less the six-taxes-two-fees reduction.',
  'education-merged':
    'Levied once the month is above 100,000, less the six-taxes-two-fees reduction, on the value-added tax payable, with that of the pending general invoices, and on that of this month’s special invoices that are still pending.',
  'income-business':
    'Business income up to 600,000 in the year: 0.25 % of the yearly cumulative, less what was paid this year.',
  'income-business-upper':
    'Business income above 600,000 in the year: 0.5 % of the yearly cumulative less 1,500, less what was paid this year.',
  'income-transfer':
    'Scrap that the seller used himself: 20 % of the income beyond the original value of the property.',
  'income-transfer-no-gain':
    'Scrap that the seller used himself: no tax, as the income does not exceed the original value of the property.',
} as const;

/** Name of a rule. */
export type TaxRule = keyof typeof taxRules;
