import { catalogue } from '../../messages/message.ts';

/** Texts about purchases of scrap (报废产品收购反向开票); explanations of the taxes are in `tax-texts.ts`. */
export const scrapTexts = catalogue('scrap', {
  // Fields.
  preAssignedNumber: [
    'must be the 20 letters or digits of a pre-assigned invoice number',
    '须为20位字母或数字的预赋发票号码',
  ],
  slipNumber: ['must be the number of an e-tax slip, without spaces', '须为电子税票号码，不含空格'],
  slips: ['must have 1 to {most} numbers, each once', '须有1至{most}个号码，且不重复'],
  onlySpecial: ['is only for an invoice of kind SPECIAL', '仅适用于专用发票（SPECIAL）'],
  pendingNeeded: ['is needed when supplements is true', 'supplements为true时为必填项'],

  // An invoice that contradicts its order.
  kindOfOrder: ['must be {kind}, the kind of the order', '须为订单的发票种类{kind}'],
  ownUseOfOrder: ['must be {value}, as in the order', '须与订单一致：{value}'],
  monthOfOrder: [
    'must be in {month}, the month of the pre-opening; in another month the transaction must be ordered again',
    '须在预开票所属月份{month}内；跨月须重新下单',
  ],
  taxUnpaid: [
    'must have its tax paid first: the platform reports {unpaid} of {all} slips as unpaid. Read taxPayments. If the number returned to the pool and now belongs to another order, name its slips on the lines',
    '须先缴纳税款：平台目前显示{all}张税票中有{unpaid}张未缴，请查看taxPayments。如该号码已退回号池并被他人使用，请在各行填写其税票号码',
  ],
  amountOfOrder: [
    'must add up to {ordered} without tax, as ordered; they add up to {sum}',
    '不含税合计须为订单的{ordered}；目前合计为{sum}',
  ],
  taxOfOrder: [
    'must add up to a tax of {possible}, by the taxes of the order; they add up to {sum}',
    '按订单的税费，税额合计须为{possible}；目前合计为{sum}',
  ],
  asOrdered: ['must be {value}, as ordered', '须与订单一致：{value}'],

  // Cancellations.
  ambiguousNumber: [
    'is ambiguous: the number was returned and assigned to another order. Name the order by `orderId`',
    '无法确定所指：该号码已退回并被另一订单使用。请以`orderId`指明订单',
  ],
  preOpenedHere: [
    'must be an order placed here whose invoice is pre-opened',
    '须为通过本服务下单且已预开票的订单',
  ],
  numberTaken: [
    'no longer has the number: it returned to the pool, and another order has it',
    '已不再持有该号码：号码已退回号池并被另一订单使用',
  ],
  notElsewhere: [
    'is not for an order placed here, which has the number',
    '不适用于通过本服务下单的订单，该号码属于此类订单',
  ],

  // Gates.
  notEligible: [
    'the platform reports that the enterprise is not eligible',
    '平台显示该企业不具备收购资格',
  ],
  serialUnknown: [
    'the registration serial is not known: the eligibility has none, and none was given',
    '登记序号未知：收购资格的应答中没有，也未填写',
  ],
  agentTaxDue: ['taxes declared for sellers are due and not done', '有到期未办理的代办税费'],
  personPending: ['the person has a pending transaction', '该自然人有未缴税款的预开交易'],
  personMayNotSell: [
    'the platform reports that the person may not sell',
    '平台显示该自然人不得出售',
  ],
  noConclusion: ['the response has no conclusion', '应答中没有结论'],
  failedBecause: ['{fault}: {hint}', '{fault}：{hint}'],

  // Yearly lines.
  higherRateLine: [
    'The tax engine’s threshold: yearly sales of the person beyond it are taxed by the higher rate of personal income tax.',
    '算税的分档：全年销售额超过该数的，个人所得税按较高的征收率计算。',
  ],
  undocumentedLine: [
    'A threshold of the check. Its effect is not documented.',
    '检查的一条界限，文档未说明其后果。',
  ],
  lastLine: [
    'The last threshold of the check, that of the full quota.',
    '检查的最后一条界限，即全部额度。',
  ],

  // Errors.
  taxCheckFailed: [
    'The tax bureau’s check of the computed taxes did not pass (ssjyjg).',
    '算税校验未通过（ssjyjg）。',
  ],
  pendingInTheWay: ['The person has a pending transaction.', '该自然人有未缴税款的预开交易。'],
  failedThisMoment: [
    'Another request for this order has just failed. Nothing was sent.',
    '该订单的另一请求刚刚失败。未发送任何内容。',
  ],
});
