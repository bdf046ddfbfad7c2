import { concept } from './concept.ts';

/** Invoices: their contents and how they are ordered. */
export const invoices = [
  concept('Invoice number', 'invoiceNumber', '发票号码', ['fphm', 'ticket_sn', 'invoiceCode'], {
    reason: 'In a red-offset, `ticket_sn` is the number of the red invoice.',
  }),
  concept(
    'Number of a red invoice',
    'redInvoiceNumber',
    '红字发票号码',
    ['hzfphm', 'RedOffset.ticket_sn'],
    {
      reason: 'In a red-offset, `ticket_sn` is the number of the red invoice.',
    },
  ),
  concept('Invoice code', 'invoiceCode', '发票代码', ['fpdm']),
  concept('Check code', 'checkCode', '校验码', ['jym'], {
    reason: 'A blockchain invoice has a short code in this member.',
  }),
  concept(
    'Short code of a blockchain invoice',
    'shortCode',
    '校验码',
    ['BlockchainFace.jym', 'BlockchainInvoiceToVerify.jym'],
    {
      reason: 'Other invoices have the check code in this member.',
    },
  ),
  concept('Region of the tax bureau', 'region', '地区代码', ['dq']),
  concept('Issue date and time', ['issuedAt', 'issuedOn'], '开票日期', ['kprq'], {
    reason: 'Names in `At` are times, names in `On` are days.',
    avoid: ['issueDate'],
  }),
  concept('Kind of a digital invoice', 'kind', '发票类型', ['invoice_type_code']),
  concept('Type code of a verified invoice', 'typeCode', '发票类型代码', ['fplx'], {
    reason: 'A text: the platform’s values are not documented.',
  }),
  concept('Kind of an invoice', 'kind', '发票票种', ['fppz', 'fppzDm', 'ykfplx']),
  concept('Status of a verified invoice', 'statusCode', '发票状态', ['fpzt', 'fpztDm'], {
    reason: 'A text: the platform’s values are not documented.',
  }),
  concept('Red or blue', 'isRed', '蓝字发票标志', ['lzfpbz']),
  concept('Remark', 'remark', '备注', ['bz']),
  concept('Special element of an invoice', 'specialElement', '特定要素类型', ['tdyslxdm']),
  concept('Total with tax', 'amountWithTax', '价税合计', ['jshj', 'amount_has_tax'], {
    avoid: ['totalWithTax'],
  }),
  concept('Total with tax, in capitals', 'amountInWords', '价税合计大写', ['jshjcn'], {
    avoid: ['totalInWords'],
  }),
  concept('Total without tax', 'amountWithoutTax', '合计金额', [
    'hjje',
    'amount_without_tax',
    'InvoiceByAmountWithoutTax.je',
    'VatInvoiceFace.je',
    'BlockchainFace.je',
  ]),
  concept('Tax of an invoice', 'taxAmount', '合计税额', [
    'hjse',
    'Invoice.tax_amount',
    'InvoiceOrderInput.tax_amount',
  ]),
  concept('Amount without tax', 'amountWithoutTax', '不含税金额', ['je', 'total_price', 'ykfpje']),
  concept('Amount with tax of a line', 'amountWithTax', '含税金额', [
    'hsje',
    'InvoiceLineInput.amount_has_tax',
  ]),
  concept('Tax amount', 'taxAmount', '税额', [
    'se',
    'zzsse',
    'tax_amount',
    'ReverseInvoice.taxAmount',
    'ykfpse',
  ]),
  concept(
    'Tax rate',
    'taxRate',
    '税率',
    ['sl1', 'tax_rate', 'RailwayFace.slv', 'AviationFace.zzssl'],
    {
      reason: 'On an itinerary, `zzssl` is the single rate of the face.',
    },
  ),
  concept('Tax or levy rate of a line', 'taxRate', '税率/征收率', ['slv']),
  concept('Goods or service', 'itemName', '项目名称', ['xmmc', 'InvoiceLineInput.name'], {
    reason: 'The platform uses `name` for many things; on a line it is the goods.',
  }),
  concept('Goods or service of a verified line', 'itemName', '货物或应税劳务、服务名称', ['mc']),
  concept('Short name of the tax class', 'categoryName', '商品服务简称', ['spfwjc']),
  concept(
    'Tax classification code',
    'taxClassificationCode',
    '税收分类编码',
    ['spbm', 'tax_code', 'sphfwssflhbbm'],
    {
      reason: 'A row of the classification has two codes: see the merged code.',
      avoid: ['taxCode'],
    },
  ),
  concept(
    'Lines',
    ['lines', 'blue', 'red'],
    '明细',
    ['mxList', 'InvoiceOrderInput.items', 'VatInvoiceFace.hwxx'],
    {
      reason:
        'Lines of a blue and of a red invoice differ, so each has its own member. In other types, `items` and `hwxx` have other meanings.',
    },
  ),
  concept('Items of tax', 'taxItems', '税费明细', ['ScrapOrder.items'], {
    reason: 'In an order of a scrap purchase, `items` are the taxes.',
  }),
  concept('Specification', 'specification', '规格型号', ['ggxh', 'models']),
  concept('Unit', 'unit', '单位', ['dw', 'InvoiceLineInput.unit']),
  concept('Quantity', 'quantity', '数量', ['sl', 'fpspsl', 'InvoiceLineInput.total'], {
    reason: 'The platform’s `total` is a quantity on a line and a count of a response.',
  }),
  concept('Unit price', 'unitPrice', '单价', ['dj', 'fpspdj', 'InvoiceLineInput.price'], {
    avoid: ['price'],
  }),
  concept('Discount', 'discount', '折扣金额', ['discount']),
  concept('Nature of a line', 'nature', '发票行性质', ['fphxz']),
  concept(
    'Preferential policy',
    ['benefit', 'preferentialPolicyFlag'],
    '优惠政策标识',
    ['yhzcbs', 'preferential_policy_flag'],
    {
      reason:
        'Document 3 has a table of values for `benefit`; the values of `preferentialPolicyFlag` are not documented.',
    },
  ),
  concept('Zero rate', 'zeroTaxFlag', '零税率标识', ['zero_tax_flag'], {
    reason: 'A text: the platform’s values are not documented.',
  }),
  concept('Additional element’s name', 'additionalName', '附加要素名称', ['fjysmc']),
  concept('Additional element’s type', 'additionalType', '附加要素类型', ['fjyslx']),
  concept('Additional element’s value', 'additionalValue', '附加要素值', ['fjysz']),
  concept('Area code', 'areaCode', '区域代码', ['qyDm']),
  concept('Place of the taxable transaction', 'placeOfTransaction', '应税行为发生地', ['ysxwfsd']),
  concept('Way of settlement', 'settlementMethod', '结算方式', ['jsfs']),
  concept('Payments', 'payments', '支付信息', ['pay_info']),
  concept(
    'Payment channel',
    ['channel', 'paymentChannel'],
    '支付渠道',
    ['pay_channel_code', 'zfqdDm'],
    {
      reason:
        'The two tables differ: document 1 names the apps and wallets of 009 to 013 one by one; document 3 does not, and also has 014. Hence the two enums `PaymentChannel` and `ScrapPaymentChannel`.',
    },
  ),
  concept('Serial of a payment', 'transactionNumber', '支付流水号', ['pay_num']),
  concept('Number of the transaction', 'transactionNumber', '交易流水号', ['jylsh']),
  concept('Number of the payment', 'paymentNumber', '交易单号', ['jydh']),
  concept('Source of the transaction’s facts', 'transactionSource', '交易信息来源渠道', [
    'jyxxlyqdDm',
  ]),
  concept('Order number', 'orderId', '订单号', ['order_id', 'orderId']),
  concept('Order number of the platform', 'platformOrderNumber', '平台订单号', ['order_sn'], {
    avoid: ['orderSn'],
  }),
  concept('Files of an invoice', 'documents', '版式文件', [], {
    avoid: ['pdfUrl', 'ofdUrl', 'xmlUrl', 'filesExpireAt'],
  }),
  concept('Reduced or normal levy rate', 'levyRateReason', '减按征税类型', ['jazslxDm']),
  concept('Way of issuing', 'issuingWay', '发票开具方式', ['fpkjfsDm']),
  concept('Mode of issuing over the direct connection', 'issuingMode', '乐企开票模式', [
    'lqkpmsDm',
  ]),
  concept('Unit of the direct connection', 'directConnectionUnitId', '乐企平台编号', ['ptbh'], {
    avoid: ['platformNumber'],
  }),
  concept('Bank account shown, seller', 'showsSellerBankAccount', '是否展示销售方银行账号', [
    'sfzsxsfyhzhbq',
  ]),
  concept('Bank account shown, buyer', 'showsBuyerBankAccount', '是否展示购买方银行账号', [
    'sfzsgmfyhzhbq',
  ]),
  concept('Address shown, seller', 'showsSellerAddress', '是否展示销售方地址电话', ['sfzsxsfdzdh']),
  concept('Address shown, buyer', 'showsBuyerAddress', '是否展示购买方地址电话', ['sfzsgmfdzdh']),
  concept('IP address of the device', 'ipAddress', 'IP 地址', ['ip']),
  concept('MAC address of the device', 'macAddress', 'MAC 地址', ['macdz']),
  concept('Processor of the device', 'cpuId', 'CPU 序列号', ['cpuid']),
  concept('Mainboard of the device', 'mainboardNumber', '主板序列号', ['zbxlh']),
  concept('Digital invoice', ['Invoice', 'issueInvoice'], '数电发票', []),
];

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
