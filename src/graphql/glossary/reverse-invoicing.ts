import { concept } from './concept.ts';

const before = 'It is payable before the payment, and paid after it.';

/** Reverse invoicing of scrap: numbers and quota, people and their taxes. */
export const reverseInvoicing = [
  concept('Reverse invoice', ['ReverseInvoice', 'reverseInvoice'], '反向开票', []),
  concept('Limit of the bank', ['QuotaLimitReached'], '额度上限', [], {
    avoid: ['RedLine', 'RED_LINE'],
  }),
  concept('Seller who cannot be invoiced for yet', ['SellerNotReady'], '尚不可开票', []),
  concept('Direct connection to the tax bureau', 'leqiOrganizationId', '乐企', ['leqiId'], {
    avoid: ['taxPlatformOrganizationId'],
  }),
  concept('Number of reserved invoice numbers', 'quantity', '领用数量', ['lysl']),
  concept('First number of a range', 'firstNumber', '发票起始号码', ['fpqshm']),
  concept('Last number of a range', 'lastNumber', '发票终止号码', ['fpzzhm']),
  concept('Serial of a business', 'serial', '业务流水号', ['ywlsh']),
  concept('Quota paused', 'isPaused', '暂停授信标志', ['ztsxbz']),
  concept('Quota of the month', 'monthTotal', '本月授信额度', ['bysxed']),
  concept('Quota that can be used', 'available', '可用剩余额度', ['kysyed']),
  concept('Quota downloaded', 'downloaded', '已下载额度', ['yxzed']),
  concept('Quota downloaded and not used', 'downloadedNotUploaded', '已下载未使用额度', [
    'yxzwsyed',
  ]),
  concept('Period', ['period', 'month'], '属期', ['sq'], {
    reason: 'For taxes, it is a tax period; for a quota, a month.',
  }),
  concept('Month of a quota', 'month', '授信额度属期', ['sxedsq']),
  concept('Download or return', 'direction', '申请类型', ['sqlx']),
  concept('Requested quota', 'amount', '申请额度', ['sqed']),
  concept('First day of use', 'usableFrom', '使用期间起', ['syqjq']),
  concept('Last day of use', 'usableTo', '使用期间止', ['syqjz']),
  concept('Acceptance serial', 'acceptanceSerial', '受理流水号', ['sllsh']),
  concept('Own use', 'ownUse', '是否销售自用', ['sfxszy'], { avoid: ['isOwnUsedScrap'] }),
  concept('Own use, of an invoice', 'ownUse', '是否销售自然人使用过的报废产品', [
    'sfxszrrsygdbfcp',
  ]),
  concept(
    'Personal income tax of an invoice',
    ['incomeTaxPaid', 'incomeTaxPayable'],
    '个人所得税税费',
    ['grsdssf'],
    { reason: before },
  ),
  concept(
    'VAT and surcharges of an invoice',
    ['vatAndSurchargesPaid', 'vatAndSurchargesPayable'],
    '增值税及附加税费',
    ['zzsjfjsf'],
    {
      reason: before,
    },
  ),
  concept('Reverse invoicing blocked for a person', 'isBlocked', '阻断反向开票自然人标志', [
    'zdfxkpzrrbz',
  ]),
  concept('Month of the issuing', 'month', '开票月份', ['kpyf']),
  concept('Cumulative amount of the month', 'monthlyCumulative', '月累计开票总金额', ['yljkpzje'], {
    avoid: ['monthBefore', 'monthlyTotal'],
  }),
  concept(
    'Cumulative base of the personal income tax',
    'incomeTaxBase',
    '个税累计金额',
    ['lqgsljje'],
    { avoid: ['yearBefore'] },
  ),
  concept('Personal income tax paid', 'incomeTaxPaid', '已缴个税累计税额', ['yjgsljse']),
  concept('Amount of general invoices of a channel', 'generalAmount', '反向开票普票金额', [
    'lqfxkpppje, dpfxkpppje, skfxkpppje',
  ]),
  concept('Amount of special invoices of a channel', 'specialAmount', '反向开票专票金额', [
    'lqfxkpzpje, dpfxkpzpje, skfxkpzpje',
  ]),
  concept('Tax of general invoices of a channel', 'generalTax', '反向开票普票税额', [
    'lqfxkpppse, dpfxkpppse, skfxkpppse',
  ]),
  concept(
    'Exempt amount of the direct connection',
    'generalExemptAmount',
    '乐企反向开票普票免税金额',
    ['lqfxkpppmsje'],
  ),
  concept('Invoices of a channel', 'invoiceCount', '反向开票份数', [
    'lqfxkpfs, dpfxkpfs, skfxkpfs',
  ]),
  concept('Pre-opened invoice number', 'invoiceNumber', '预开发票号码', ['ykfphm']),
  concept('Day of the pre-opening', 'preOpenedOn', '预开发票日期', ['ykfprq']),
  concept('State of a payment', 'paymentState', '缴费状态', ['jfzt']),
  concept('Way of paying taxes', 'paymentMethod', '税费缴纳方式', ['sfjnfs']),
  concept('Records of unpaid tax', 'unpaidCount', '未缴税款记录数量', ['wjskjlsl']),
  concept('Tax payable in all', 'totalTaxPayable', '应缴税费合计', ['yjsfhj'], {
    avoid: ['totalTax', 'totalPayable'],
  }),
  concept('Tax to be declared for sellers', 'totalTaxPayable', '应代办税额合计', ['ydbsehj']),
  concept('Deadline of the declaration', 'dueOn', '申报期限', ['sbqx'], { avoid: ['deadline'] }),
  concept('Sellers with tax due', 'personCount', '代办户数', ['dbhs']),
  concept('Begin of the tax period', 'periodFrom', '税款所属期起', ['skssqq']),
  concept('End of the tax period', 'periodTo', '税款所属期止', ['skssqz'], {
    avoid: ['periodUntil'],
  }),
  concept('E-tax slip', 'taxSlipNumber', '电子税票号码', ['dzsphm']),
  concept('E-tax slips', 'taxSlipNumbers', '电子税票号码', ['dzsphmList']),
  concept('Outcome of an upload', 'uploadStatus', '上传结果', ['ScrapInvoice.status'], {
    reason: 'The prefix distinguishes it from `state`, which is from this service.',
  }),
  concept('Words on an invoice of an upload', 'message', '上传结果信息', ['message'], {
    reason: 'The type is an invoice of an upload, so the name needs no prefix.',
  }),
  concept('Words on an upload', 'uploadMessage', '上传结果信息', ['ScrapInvoice.message'], {
    reason: 'The prefix distinguishes it from `hint` and `rejection`.',
  }),
  concept('Result of a tax payment', 'result', '税款缴纳结果', ['skjnjg']),
  concept('Result of a processing', 'processingResult', '处理结果', ['cljg']),
];
