import { concept } from './concept.ts';

/** Reversals: red invoices and the confirmations before them. */
export const redInvoices = [
  concept('Reversal of an invoice', ['RedOffset', 'redOffset'], '红冲', []),
  concept('Reversed', 'isRedOffset', '红冲', ['is_red_washed']),
  concept('Red invoice at the platform', 'redInvoiceId', '红字发票', ['invoice_id']),
  concept('Red confirmation', 'confirmationNumber', '红字发票信息确认单编号', [
    'hzfpxxqrdbh',
    'hzqrdbh',
    'hzqrxxdbh',
  ]),
  concept(
    'Id of a red confirmation',
    'confirmationUuid',
    '红字确认单 UUID',
    ['hzqrduuid', 'uuid'],
    { avoid: ['uuid'] },
  ),
  concept('Status of a red confirmation', 'platformStatus', '红字确认信息状态', ['hzqrxxztDm']),
  concept('Reason of the reversal', 'reason', '冲红原因', ['chyyDm']),
  concept('Reversed amount without tax', 'redAmountWithoutTax', '红字冲销金额', ['hzcxje']),
  concept('Reversed tax', 'redTaxAmount', '红字冲销税额', ['hzcxse']),
  concept('Issue time of the red invoice', 'redInvoiceIssuedAt', '红字开票日期', ['hzkprq']),
  concept('Red invoice issued', 'isRedInvoiceIssued', '已开具红字发票标志', ['ykjhzfpbz']),
  concept('Lines of a red confirmation', 'lineCount', '红字确认单明细数量', ['hzqrdmxsl']),
  concept('Validity of a red confirmation', 'isValid', '有效标志', ['yxbz']),
  concept('Party that entered it', 'enteredBy', '录入方身份', ['lrfsf']),
  concept('Time of entry', 'enteredAt', '录入日期', ['lrrq']),
  concept('Entered from', 'enteredFrom', '录入日期起', ['lrrqq']),
  concept('Entered to', 'enteredTo', '录入日期止', ['lrrqz']),
  concept('Time of confirmation', 'confirmedAt', '确认日期', ['qrrq']),
  concept('Code of the blue invoice', 'originalInvoiceCode', '蓝字发票代码', ['lzfpdm']),
  concept('Number of the blue invoice', 'originalInvoiceNumber', '蓝字发票号码', [
    'lzfphm',
    'dylzfphm',
  ]),
  concept('Kind of the blue invoice', 'originalKind', '蓝字发票票种', ['lzfppzDm']),
  concept('Special element of the blue invoice', 'originalSpecialElement', '蓝字发票特定要素类型', [
    'lzfpTdyslxDm',
  ]),
  concept('Total of the blue invoice', 'originalAmountWithoutTax', '蓝字合计金额', ['lzhjje']),
  concept('Tax of the blue invoice', 'originalTaxAmount', '蓝字合计税额', ['lzhjse']),
  concept('Issue time of the blue invoice', 'originalIssuedAt', '蓝字开票日期', ['lzkprq']),
  concept('Line of the blue invoice', 'originalLineNumber', '蓝字明细序号', [
    'lzmxxh',
    'dylzfpmxxh',
  ]),
  concept('Paper invoice', 'isPaperInvoice', '纸质发票标志', ['sfzzfpbz']),
];
