import type { ComparedMember } from '../../subjects/kind/kind.ts';
import { shownAmount } from '../../kernel/text/amounts.ts';
import { builder } from '../schema/builder.ts';

/** Members of an invoice that are compared with the platform's. */
export const ComparedMemberType = builder.enumType('ComparedMember', {
  description:
    'A member of an invoice or its order (比对项目) that is compared with the platform’s.',
  values: {
    KIND: { value: 'kind', description: 'Kind of the invoice (发票类型).' },
    BUYER_NAME: { value: 'buyerName', description: 'Name of the buyer (购买方名称).' },
    AMOUNT_WITH_TAX: {
      value: 'amountWithTax',
      description: 'Total including tax (价税合计), in yuan.',
    },
    AMOUNT_WITHOUT_TAX: {
      value: 'amountWithoutTax',
      description: 'Total without tax (合计金额), in yuan.',
    },
    TAX_AMOUNT: { value: 'taxAmount', description: 'Total tax (合计税额), in yuan.' },
    INVOICE_NUMBER: { value: 'invoiceNumber', description: 'Number of the invoice (发票号码).' },
    STATE: {
      value: 'state',
      description:
        'State of the order (开票状态): `here` is this service’s state, `platform` the platform’s status.',
    },
    MONTH: { value: 'month', description: 'Month of the issue (开票月份), `yyyy-MM`.' },
  } as const satisfies Record<
    string,
    { readonly value: ComparedMember; readonly description: string }
  >,
});

const amounts: ReadonlySet<ComparedMember> = new Set([
  'amountWithTax',
  'amountWithoutTax',
  'taxAmount',
]);

/** Value of a compared member in the usual form of amounts, unless it is masked. */
export function shownMember(member: ComparedMember, value: string): string {
  const isAmount = amounts.has(member) && /^-?\d+(?:\.\d+)?$/.test(value);
  return isAmount ? shownAmount(value) : value;
}
