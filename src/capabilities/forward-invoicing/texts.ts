import { catalogue } from '../../messages/message.ts';

/** Forward invoicing (开具蓝字数电发票及红冲). */
export const forwardTexts = catalogue('forward', {
  // Fields of an order.
  itemName: ['must have 1 to 50 characters, none of < > / &', '须为1至50个字符，不含< > / &'],
  classificationCode: [
    'must be the 19 digits of a tax classification code',
    '须为19位税收分类编码',
  ],
  amountNeeded: ['is needed unless amountWithoutTax is given', '未填写amountWithoutTax时为必填项'],
  quantityNeeded: ['is needed when there is a unitPrice', '填写unitPrice时为必填项'],
  emptyPayment: [
    'or transactionNumber is needed: omit an empty payment',
    '与transactionNumber至少填写一项：没有内容的支付信息请勿填写',
  ],
  socialAppNumber: [
    'must start with 420 for a payment within the social app',
    '社交应用内支付的交易号须以420开头',
  ],
  individualsDeductNothing: [
    'must be GENERAL for an individual, who can deduct no input tax',
    '购买方为个人时须为普通发票（GENERAL），个人不能抵扣进项税额',
  ],
  cashHasNumber: [
    'must be omitted for cash, which is no online payment',
    '现金不属于在线支付，不得填写交易号',
  ],
  noIndividual: [
    'must not be the title of an individual: choose buyer.individual',
    '不得为个人抬头：请选择buyer.individual',
  ],
  reverseBusiness: [
    'must not name the businesses 12, 16 and 24: agricultural products and scrap are invoiced by their buyer, by reverse invoicing',
    '不得使用特定业务12、16和24：农产品和报废产品由购买方反向开票',
  ],
  refinedOilApart: [
    'must not set {name} {kind}: choose specificBusiness.refinedOil',
    '不得将{name}设为{kind}：请选择specificBusiness.refinedOil',
  ],
  extraAsText: [
    'must have a JSON text as {name}, not an object or any other text',
    '其中的{name}须为JSON文本，而非对象或其他文本',
  ],
  filledInOfIndividual: [
    'must not name {name} for an individual: this service fills it in',
    '购买方为个人时不得包含{name}：由本服务填写',
  ],
  usedCarMembers: [
    'must not name {names} in usedCarUnified.members: this input has a field for it',
    'usedCarUnified.members中不得包含{names}：本输入已有专门字段',
  ],
  reportNumberNeeded: [
    'is needed when crossCity is true: the number of the cross-region tax report',
    'crossCity为true时为必填项：跨区域涉税事项报验管理编号',
  ],
  emptyPatient: [
    'must be a JSON object with the patient’s data: it is empty',
    '须为包含患者信息的JSON对象：目前为空',
  ],
  levelNeeded: [
    'is needed for train, aircraft and ship: the class of the seat or berth',
    '火车、飞机和船舶为必填项：座位或舱位等级',
  ],

  // Lines that contradict their business.
  codeOfBusiness: ['stands for {product}: it needs {needs}', '属于{product}：须填写{needs}'],
  parkingFee: ['a parking fee', '停车费'],
  parkingNeeds: [
    'specificBusiness.parkingLease, or an operatingLease with a plateNumber',
    'specificBusiness.parkingLease，或带plateNumber的operatingLease',
  ],
  gasoline: ['gasoline', '汽油'],
  diesel: ['diesel', '柴油'],
  petroleumGas: ['liquefied petroleum gas', '液化石油气'],
  refinedOilCode: ['must be that of a refined oil: {known}', '须为成品油的税收分类编码：{known}'],
  codeAndProduct: ['{code} ({product})', '{code}（{product}）'],
  legalRate: ['must be {rate}, the legal rate of {product}', '须为{product}的法定税率{rate}'],
  refinedOilUnit: ['must be {units} for refined oil', '成品油的单位须为{units}'],
  refinedOilQuantity: ['is needed for refined oil: liters or tons', '成品油为必填项：升数或吨数'],

  // Contradicting amounts.
  taxLeft: [
    'is {given}, but {withTax} with tax and {withoutTax} without leave {left}',
    '为{given}，但含税金额{withTax}与不含税金额{withoutTax}之差为{left}',
  ],
  linesAddUp: ['is {given}, but the lines add up to {sum}', '为{given}，但各行合计为{sum}'],
  withoutTaxAtRate: [
    'is {given}, but {withTax} with tax at the rate {rate} is {fits} without tax',
    '为{given}，但含税金额{withTax}按税率{rate}计算，不含税金额为{fits}',
  ],
  taxAtRate: [
    'is {given}, but {withoutTax} without tax at the rate {rate} has {fits} of tax',
    '为{given}，但不含税金额{withoutTax}按税率{rate}计算，税额为{fits}',
  ],
  priceFits: [
    'does not fit: {unitPrice} × {quantity} is {total}, but the line has {withoutTax} without tax',
    '不相符：{unitPrice} × {quantity} = {total}，但该行不含税金额为{withoutTax}',
  ],

  // Hints.
  mayBeRejected: [
    'input.specificBusiness.{path} {lacks}: the tax bureau may reject it',
    'input.specificBusiness.{path}{lacks}：税务局可能不予通过',
  ],
  lacksCounty: [
    'does not seem to name an administrative division down to the county',
    '似乎未写明到县级的行政区划',
  ],
  lacksKeyword: [
    'has none of the address keywords such as 街, 路, 村, 乡, 镇, 巷, 号',
    '不含街、路、村、乡、镇、巷、号等地址关键字',
  ],

  // Look-ups.
  unknownOrder: [
    'names no order that was issued through this service: the platform finds others only with their seller, by `order`',
    '不是通过本服务开具的订单：其他订单须同时提供销售方，通过`order`查询',
  ],
  noSuchOrder: ['The platform has no such order of this seller.', '平台没有该销售方的此订单。'],
  sellerNeededForMonth: [
    'is needed: more than {most} sellers issued in this month',
    '为必填项：本月开票的销售方超过{most}个',
  ],

  // Red-offsets.
  sellerNeeded: [
    'is needed: the order was not issued through this service',
    '为必填项：该订单并非通过本服务开具',
  ],
  mustBeIssued: [
    'must be of an issued invoice: this order is {state}',
    '须为已开具的发票：该订单的状态为{state}',
  ],
  sellerForgotten: [
    'is needed: this service now stores only the number of the order',
    '为必填项：本服务只保留了该订单的编号',
  ],
  sellerOfOrder: ['must be the seller of the order', '须为该订单的销售方'],
  notReversed: ['must be of an invoice that is not reversed yet', '须为尚未红冲的发票'],
  reversedElsewhere: [
    'The invoice is reversed already, by another system.',
    '该发票已由其他系统红冲。',
  ],
  redOffsetOpen: [
    'A red-offset of this invoice was submitted before, under another redOffsetId or with other input. Follow that one.',
    '该发票此前已提交红冲，其redOffsetId或内容不同。请跟踪该红冲。',
  ],
  filledIn: ['must not name {names}: this service fills them in', '不得包含{names}：由本服务填写'],
  otherOrder: ['must not name another order than orderId', '不得指明orderId以外的订单'],
  otherSeller: ['must not name another seller than the order’s', '不得指明该订单以外的销售方'],
});

/** The reasons for which an invoice was not compared with the platform's statistic. */
export const uncomparedTexts = catalogue('uncompared', {
  unreadable: [
    'The platform’s response contains no list of invoices that this service can read: query it by `invoiceStatistics`.',
    '平台的应答中没有本服务可读取的发票列表：请通过`invoiceStatistics`查看。',
  ],
  unlisted: [
    'The statistic lists fewer invoices than it counts, so these invoices may be among the others: request its further pages by `invoiceStatistics` with `extra`.',
    '统计列出的发票少于其总数，这些发票可能在未列出的部分：请通过`invoiceStatistics`以`extra`查询其余页。',
  ],
  forgotten: [
    'Details are stored for half a year after the issue; this service only knows that these invoices were issued.',
    '明细在开具后保留半年；本服务只知道这些发票已开具。',
  ],
  turnOfMonth: [
    'Ordered before the end of a month and found issued after it, and not in this month’s statistic: may belong to the adjacent month.',
    '跨月下单并开具，且不在本月统计中：可能属于相邻月份。',
  ],
  noAmount: [
    'The statistic contains no amount under a name that this service knows.',
    '统计中没有本服务可识别的金额。',
  ],
  red: [
    'Red invoices: this service stores the reversed invoice, not the data of the red one.',
    '红字发票：本服务保留被红冲的内容，不保留红字发票本身的内容。',
  ],
  otherMonth: ['Of another month by the date in the statistic.', '按统计中的日期属于其他月份。'],
  twice: [
    'In the statistic more than once; the first entry was compared.',
    '在统计中出现多次；已按首次出现比对。',
  ],
  waits: [
    'Not issued yet: both sides are waiting for the tax bureau.',
    '尚未开具：双方均在等待税务局。',
  ],
  noState: [
    'In the statistic, but not issued as far as this service knows; the platform does not report their state.',
    '在统计中，但据本服务所知尚未开具；平台未说明其状态。',
  ],
  noOrderNumber: [
    'Without an order number; may be one of those whose details are no longer stored.',
    '没有订单编号，可能属于明细已不再保留的发票。',
  ],
});
