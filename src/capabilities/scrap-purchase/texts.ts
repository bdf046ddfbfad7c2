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
    'must be in {month}, the month of the pre-opening; in another month the transaction has to be ordered anew',
    '须在预开票所属月份{month}内；跨月须重新下单',
  ],
  taxUnpaid: [
    'must have its tax paid first: {unpaid} of {all} slips are not paid, as the platform says now. Look at taxPayments. Where the number came back to the pool and is another’s by now, name its slips on the lines',
    '须先缴纳税款：平台目前显示{all}张税票中有{unpaid}张未缴，请查看taxPayments。如该号码已退回号池并被他人使用，请在各行填写其税票号码',
  ],
  amountOfOrder: [
    'must come to {ordered} without tax, as ordered; they come to {sum}',
    '不含税合计须为订单的{ordered}；目前合计为{sum}',
  ],
  taxOfOrder: [
    'must come to a tax of {possible}, by the taxes of the order; they come to {sum}',
    '按订单的税费，税额合计须为{possible}；目前合计为{sum}',
  ],
  asOrdered: ['must be {value}, as ordered', '须与订单一致：{value}'],

  // Cancellations.
  ambiguousNumber: [
    'does not tell which: the number was given back and taken by another order. Name the order by `orderId`',
    '无法确定所指：该号码已退回并被另一订单使用。请以`orderId`指明订单',
  ],
  preOpenedHere: [
    'must be an order placed here whose invoice is pre-opened',
    '须为通过本服务下单且已预开票的订单',
  ],
  numberTaken: [
    'has the number no more: it came back to the pool, and another one has it',
    '已不再持有该号码：号码已退回号池并被另一订单使用',
  ],
  notElsewhere: [
    'is not for an order placed here, which has the number',
    '不适用于通过本服务下单的订单，该号码属于此类订单',
  ],

  // Gates.
  notEligible: [
    'the platform says that the enterprise is not eligible',
    '平台显示该企业不具备收购资格',
  ],
  serialUnknown: [
    'the registration serial is not known: the eligibility has none, and none was given',
    '登记序号未知：收购资格的应答中没有，也未填写',
  ],
  agentTaxDue: ['taxes declared for sellers are due and undone', '有到期未办理的代办税费'],
  personPending: ['the person has a pending transaction', '该自然人有未缴税款的预开交易'],
  personMayNotSell: ['the platform says that the person may not sell', '平台显示该自然人不得出售'],
  noConclusion: ['the answer has no conclusion', '应答中没有结论'],
  failedBecause: ['{fault}: {hint}', '{fault}：{hint}'],

  // Yearly lines.
  higherRateLine: [
    'The tax engine’s step: beyond it, what the person sells in a year is taxed by the higher rate of personal income tax.',
    '算税的分档：全年销售额超过该数的，个人所得税按较高的征收率计算。',
  ],
  undocumentedLine: [
    'A line of the check. What it has in store is not documented.',
    '检查的一条界限，文档未说明其后果。',
  ],
  lastLine: [
    'The last line of the check, that of the whole quota.',
    '检查的最后一条界限，即全部额度。',
  ],

  // Errors.
  taxCheckFailed: [
    'The tax bureau’s check of the computed taxes did not pass (ssjyjg).',
    '算税校验未通过（ssjyjg）。',
  ],
  pendingInTheWay: ['The person has a pending transaction.', '该自然人有未缴税款的预开交易。'],
  failedThisMoment: [
    'Another request for this order has failed this very moment. Nothing was sent.',
    '该订单的另一请求刚刚失败。未发送任何内容。',
  ],

  // Lost responses.
  cancellationLost: [
    'The answer was lost, or the platform may still list the transaction as pending. While it is pending it was not canceled; when it is gone and its tax not paid, or another one has its number, it was. Of a transaction that was ordered elsewhere nothing can be asked without `buyerTaxNumber`, and of one whose slip is not known it cannot be told from a paid one: look at `pendingTransactions`. It is never sent again: the number may be another order’s by then.',
    '应答已丢失，或该交易可能仍待缴税。如该交易仍待缴税，则未取消；如该交易已消失且税款未缴，或其号码已被另一交易使用，则已取消。在其他系统下单的交易，没有`buyerTaxNumber`便无法查询；税票号码未知的，无法与已缴税的区分：请查看`pendingTransactions`。不会重复发送：届时该号码可能已属于另一订单。',
  ],
  invoiceLost: [
    'The answer was lost, and without its acceptance serial nothing can be asked about the upload. `verifyInvoice` may show whether the invoice exists. Nothing is sent again by itself; the same input with `sendAgain: true` does, which cannot issue it twice: a number that the tax bureau has is answered with `ALREADY_ISSUED`.',
    '应答已丢失，没有受理流水号便无法查询上传结果。可通过`verifyInvoice`查看发票是否存在。不会自动重发；以相同内容并设置`sendAgain: true`可重新发送，且不会重复开票：税务局已有的号码会返回`ALREADY_ISSUED`。',
  ],
  orderLost: [
    'The answer was lost. The pending transactions of the enterprise are searched for one of the amount and time of this order; the platform does not say whose they are, so two like ones cannot be told apart, and one that costs no tax is never among them. The same input under the same number again, which names the person, searches theirs and sends nothing. Never order under another number meanwhile.',
    '应答已丢失。正在该企业的待缴税交易中查找金额和时间与本订单相符的交易；平台不说明交易属于谁，因此相似的交易无法区分，且无需缴税的交易不在其中。以相同编号和相同内容（含自然人信息）再次提交，会查找该自然人的交易而不会发送。其间切勿以其他编号下单。',
  ],
  refundLost: [
    'The answer was lost, and the platform cannot be asked about an application. It is never sent again: apply under a new `refundId` only when the electronic tax bureau shows none.',
    '应答已丢失，且无法向平台查询该申请。不会重复发送：仅在电子税务局中没有该申请时，才以新的`refundId`申请。',
  ],
});
