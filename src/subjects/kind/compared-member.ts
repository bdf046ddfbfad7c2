/** Members in which what the platform has may differ from what is kept here, by their names in this schema. */
export const comparedMembers = [
  'kind',
  'buyerName',
  'amountWithTax',
  'amountWithoutTax',
  'taxAmount',
  'invoiceNumber',
  'state',
  'month',
] as const;

/** One of the compared members. */
export type ComparedMember = (typeof comparedMembers)[number];
