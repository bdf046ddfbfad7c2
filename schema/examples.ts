/**
 * The example operations of `operations/`, by capability in the order of a user's journey: run from top to
 * bottom, each finds the data that it needs. The playground lists them in this order, and a test runs them in it,
 * twice on one simulated platform. The text of an example is in its file; this table contains the rest.
 */

/** A value for a variable of an example, in place of the default in its file. */
export type Fill =
  /** An unused number after a prefix; with exactly `digits` digits if the platform requires that. */
  | { readonly fresh: string; readonly digits?: number }
  /** The value of a variable with which another example was sent. */
  | { readonly sent: string; readonly variable: string }
  /** A value in the latest response to another example, by the path of members and list indexes. */
  | { readonly answered: string; readonly member: string }
  /** A value in the last item of a list of such a response whose member `unless` is not true. */
  | {
      readonly answered: string;
      readonly lastOf: string;
      readonly unless: string;
      readonly member: string;
    }
  /** The present month, in China. */
  | { readonly now: 'month' };

/** An example that must run before, and a text that its result must contain by then. */
export interface Need {
  readonly example: string;
  readonly shows?: string;
}

/** An example operation, by the name of its file without `.graphql`. */
export interface Example {
  readonly name: string;
  readonly titleZh: string;
  /** Values by variable; a dot leads into a variable that is an object. */
  readonly fills?: Readonly<Record<string, Fill>>;
  /** Needed examples, in addition to those whose values are filled in. */
  readonly needs?: readonly Need[];
  /** The error that the example shows. */
  readonly shows?: string;
}

/** The examples of one capability, in the order in which they are run. */
export interface Journey {
  /** The capability's folder, or `graphql` for operations of no capability. */
  readonly capability: string;
  readonly title: string;
  readonly titleZh: string;
  readonly examples: readonly Example[];
}

type Extras = Omit<Example, 'name' | 'titleZh'>;

const example = (name: string, titleZh: string, extras: Extras = {}): Example => ({
  name,
  titleZh,
  ...extras,
});
const fresh = (prefix: string): Fill => ({ fresh: prefix });
const freshDigits = (prefix: string, digits: number): Fill => ({ fresh: prefix, digits });
const sent = (name: string, variable: string): Fill => ({ sent: name, variable });
const answered = (name: string, member: string): Fill => ({ answered: name, member });
const newest = answered('operations', 'operations.edges.0.node.id');
/** The oldest operation that has not ended: a newer one may end before it is polled again. */
const unended: Fill = {
  answered: 'operations',
  lastOf: 'operations.edges',
  unless: 'node.final',
  member: 'node.id',
};
const thisMonth: Fill = { now: 'month' };

const batch = sent('start-verification-batch', 'batchId');
const invoice = sent('issue-invoice', 'orderId');
const h5Token = answered('open-h5-seller', 'openH5Session.token');
const seller = sent('onboard-seller', 'sellerId');
const reverseOrder = sent('pay-and-issue-reverse-invoice', 'orderId');
const reverseDone: Need = { example: 'follow-reverse-invoice', shows: 'DONE' };
const scrapOrder = sent('calculate-tax-and-order', 'orderId');
const scrapNumber = answered('calculate-tax-and-order', 'calculateTaxAndOrder.invoiceNumber');
const taxSlip = answered('calculate-tax-and-order', 'calculateTaxAndOrder.taxSlipNumber');
const taxPaid: Need = { example: 'follow-tax-payment', shows: 'PAID' };
const uploadSerial = answered('upload-scrap-invoices', 'uploadScrapInvoices.acceptanceSerial');
const uploaded = sent('upload-scrap-invoices', 'invoiceNumber');
const confirmation = answered('apply-red-confirmation', 'applyRedConfirmation.confirmationUuid');
const confirmationNumber = answered(
  'apply-red-confirmation',
  'applyRedConfirmation.confirmationNumber',
);
const company = answered('register-signing-company', 'registerSigningCompany.signingPartyId');
const person = answered('register-signer', 'registerSigner.signingPartyId');
const contract = sent('create-contract', 'contractId');
const task = sent('create-signing-task', 'signingTaskId');

/** All example operations. */
export const journeys: readonly Journey[] = [
  {
    capability: 'verification',
    title: 'Verify invoices',
    titleZh: '发票查验',
    examples: [
      example('verify-invoice', '查验一张发票'),
      example('verify-invoices', '批量查验发票'),
      example('verify-every-kind', '查验各种发票'),
      example('verify-missing-invoice', '查无此票'),
      example('read-invoice-code', '识读发票二维码'),
      example('verify-printed-code', '扫码查验'),
      example('read-invoice-file', '识读发票文件'),
      example('start-verification-batch', '发起批量查验', { fills: { batchId: fresh('batch') } }),
      example('follow-verification-batch', '跟踪批量查验', { fills: { batchId: batch } }),
      example('verification-batch', '查看批量查验结果', { fills: { batchId: batch } }),
      example('cancel-verification-batch', '取消批量查验', {
        fills: { batchId: batch },
        needs: [{ example: 'follow-verification-batch', shows: 'DONE' }],
        shows: 'ConflictError',
      }),
    ],
  },
  {
    capability: 'enterprise',
    title: 'Look up enterprises',
    titleZh: '企业查询',
    examples: [
      example('enterprise-search', '按名称查企业'),
      example('enterprise-by-tax-number', '按税号查企业'),
    ],
  },
  {
    capability: 'forward-invoicing',
    title: 'Issue invoices',
    titleZh: '开具发票',
    examples: [
      example('follow-issued-invoices', '跟踪所有开出的发票'),
      example('issue-invoice', '给企业开发票', { fills: { orderId: fresh('order') } }),
      example('follow-invoice', '跟踪一张发票直到开出', { fills: { orderId: invoice } }),
      example('invoice', '查看发票现状', { fills: { 'by.orderId': invoice } }),
      example('invoice-documents', '取发票文件', {
        fills: { 'by.orderId': invoice },
        needs: [{ example: 'follow-invoice', shows: 'ISSUED' }],
      }),
      example('verify-issued-invoice', '查验开出的发票', {
        fills: { 'by.orderId': invoice },
        needs: [{ example: 'follow-invoice', shows: 'ISSUED' }],
      }),
      example('red-offset', '红冲发票', {
        fills: { orderId: invoice, redOffsetId: fresh('red-offset') },
        needs: [{ example: 'follow-invoice', shows: 'ISSUED' }],
      }),
      example('follow-red-offset', '跟踪红冲直到完成', {
        fills: { orderId: sent('red-offset', 'orderId') },
      }),
      example('red-offset-status', '查看红冲现状', {
        fills: {
          orderId: sent('red-offset', 'orderId'),
          'by.orderId': sent('red-offset', 'orderId'),
        },
      }),
      example('issue-invoice-individual', '给个人开发票', { fills: { orderId: fresh('order') } }),
      example('issue-invoice-refused', '销方未绑定：被拒绝', {
        fills: { orderId: fresh('order') },
        shows: 'PlatformRejectedError',
      }),
      example('issue-construction', '建筑服务', { fills: { orderId: fresh('order') } }),
      example('issue-goods-transport', '货物运输服务', { fills: { orderId: fresh('order') } }),
      example('issue-passenger-transport', '旅客运输服务', { fills: { orderId: fresh('order') } }),
      example('issue-real-estate-sale', '不动产销售', { fills: { orderId: fresh('order') } }),
      example('issue-operating-lease', '不动产经营租赁', { fills: { orderId: fresh('order') } }),
      example('issue-parking-lease', '停车费', { fills: { orderId: fresh('order') } }),
      example('issue-refined-oil', '成品油', { fills: { orderId: fresh('order') } }),
      example('issue-tractor', '拖拉机和联合收割机', { fills: { orderId: fresh('order') } }),
      example('issue-used-car', '二手车', { fills: { orderId: fresh('order') } }),
      example('issue-used-car-unified', '二手车统一发票', { fills: { orderId: fresh('order') } }),
      example('issue-medical-outpatient', '医疗服务（门诊）', {
        fills: { orderId: fresh('order') },
      }),
      example('issue-medical-inpatient', '医疗服务（住院）', {
        fills: { orderId: fresh('order') },
      }),
      example('invoice-statistics', '月度统计', { fills: { month: thisMonth } }),
      example('invoice-reconciliation', '与平台统计对账', { fills: { month: thisMonth } }),
      example('invoice-totals', '按购买方汇总全年发票'),
    ],
  },
  {
    capability: 'truck-trace',
    title: 'Trace trucks',
    titleZh: '货车轨迹',
    examples: [
      example('truck-trace', '货车的轨迹和位置'),
      example('truck-not-tracked', '未入网的车辆'),
    ],
  },
  {
    capability: 'h5',
    title: 'Onboard by an H5 link',
    titleZh: 'H5 办理',
    examples: [
      example('open-h5-seller', '为出售者打开办理链接', { fills: { sellerId: fresh('seller') } }),
      example('follow-h5-session', '跟踪链接背后的人', { fills: { token: h5Token } }),
      example('h5-session', '查看办理到哪一步', { fills: { token: h5Token } }),
      example('open-h5-enterprise', '为企业打开办理链接'),
    ],
  },
  {
    capability: 'settled-reverse',
    title: 'Buy and settle: reverse invoices',
    titleZh: '反向开票（含结算）',
    examples: [
      example('open-enterprise', '企业授权反向开票'),
      example('follow-onboarded-sellers', '跟踪所有入驻的出售者'),
      example('onboard-seller', '出售者刷脸认证', { fills: { sellerId: fresh('seller') } }),
      example('follow-seller', '跟踪出售者直到入驻', { fills: { sellerId: seller } }),
      example('register-seller', '登记收款人', {
        fills: { sellerId: seller },
        needs: [{ example: 'follow-seller', shows: 'FACE_SCANNED' }],
      }),
      example('seller', '查看出售者现状', { fills: { sellerId: seller } }),
      example('update-seller-card', '更换收款卡', {
        fills: { sellerId: seller },
        needs: [{ example: 'follow-seller', shows: 'ONBOARDED' }],
      }),
      example('pay-and-issue-reverse-invoice', '付款并反向开票', {
        fills: { orderId: fresh('reverse'), sellerId: seller },
        needs: [{ example: 'follow-seller', shows: 'ONBOARDED' }],
      }),
      example('follow-reverse-invoice', '跟踪反向发票直到完成', {
        fills: { orderId: reverseOrder },
      }),
      example('follow-done-reverse-invoices', '跟踪所有完成的反向发票'),
      example('reverse-invoice-totals', '按销售方汇总全年反向发票'),
      example('reverse-invoice', '查看反向发票现状', { fills: { orderId: reverseOrder } }),
      example('reverse-invoice-file', '取反向发票文件', {
        fills: { orderId: reverseOrder },
        needs: [reverseDone],
      }),
      example('red-offset-reverse-invoice', '红冲反向发票', {
        fills: { orderId: reverseOrder },
        needs: [reverseDone],
      }),
      example('void-reverse-invoice', '作废反向发票', {
        fills: { orderId: reverseOrder },
        needs: [reverseDone],
      }),
      example('close-seller', '注销收款人', {
        fills: { sellerId: seller },
        needs: [{ example: 'follow-seller', shows: 'ONBOARDED' }, reverseDone],
      }),
    ],
  },
  {
    capability: 'bank',
    title: 'Ask the bank directly',
    titleZh: '银行接口',
    examples: [
      example('bank-command', '请银行登记收款人', {
        fills: {
          'input.commandId': fresh('command'),
          'input.payload.outUserId': fresh('payee'),
        },
      }),
      example('bank-query', '向银行查询审核状态', {
        fills: { 'payload.outUserId': sent('bank-command', 'input.payload.outUserId') },
      }),
    ],
  },
  {
    capability: 'scrap-purchase',
    title: 'Buy scrap',
    titleZh: '再生资源收购',
    examples: [
      example('scrap-tax-estimate', '试算税款'),
      example('enterprise-before-purchase', '收购前一次查清'),
      example('taxpayer-eligibility', '企业能否反向开票'),
      example('agent-tax-due', '代办税费是否到期'),
      example('seller-issuing-limits', '出售者的限额'),
      example('scrap-purchase-readiness', '现在能否收购'),
      example('calculate-tax-and-order', '算税并预开', { fills: { orderId: fresh('scrap') } }),
      example('follow-scrap-order', '跟踪订单直到预开', { fills: { orderId: scrapOrder } }),
      example('follow-tax-payment', '跟踪缴税', { fills: { taxSlipNumber: taxSlip } }),
      example('tax-payments', '税款是否已缴', { fills: { 'taxSlipNumbers.0': taxSlip } }),
      example('scrap-order', '查看订单、税款和发票', { fills: { orderId: scrapOrder } }),
      example('issue-scrap-invoice', '开具收购发票', {
        fills: { invoiceNumber: scrapNumber },
        needs: [taxPaid],
      }),
      example('follow-scrap-invoice', '跟踪收购发票', { fills: { invoiceNumber: scrapNumber } }),
      example('scrap-invoice-totals', '按月汇总收购发票'),
      example('apply-issuing-refund', '申请退税', {
        fills: { 'input.refundId': fresh('refund'), 'input.payload.ykfphm': scrapNumber },
        needs: [taxPaid],
      }),
      example('pending-transactions', '此人有何未了交易'),
      example('pre-open-scrap-order', '预开一笔将作废的交易', {
        fills: { orderId: fresh('scrap') },
      }),
      example('cancel-pre-opened-invoice', '作废预开', {
        fills: {
          'input.by.invoiceNumber': answered(
            'pre-open-scrap-order',
            'calculateTaxAndOrder.invoiceNumber',
          ),
        },
      }),
    ],
  },
  {
    capability: 'atomic',
    title: 'Query the tax bureau directly',
    titleZh: '原子接口',
    examples: [
      example('taxpayer', '纳税人登记信息'),
      example('taxpayer-risk', '纳税人风险'),
      example('enterprise-standing', '税局怎么看一家企业'),
      example('natural-person-issuing', '自然人开票情况'),
      example('credit-quota', '授信额度'),
      example('adjust-credit-quota', '下载授信额度', {
        fills: { 'input.adjustmentId': fresh('adjustment') },
      }),
      example('extend-quota-validity', '额度有效期延期', {
        fills: { 'input.extensionId': fresh('extension'), 'input.month': thisMonth },
      }),
      example('available-tax-rates', '可用税率'),
      example('tax-classification-codes', '税收分类编码'),
      example('reserve-invoice-numbers', '领用发票号码', {
        fills: { 'input.reservationId': fresh('reservation') },
      }),
      example('upload-scrap-invoices', '上传收购发票', {
        fills: { uploadId: fresh('upload'), invoiceNumber: freshDigits('26462', 20) },
      }),
      example('follow-upload', '跟踪上传', { fills: { acceptanceSerial: uploadSerial } }),
      example('upload-result', '上传的结果', { fills: { acceptanceSerial: uploadSerial } }),
      example('apply-red-confirmation', '申请红字确认单', {
        fills: { applicationId: fresh('application'), originalInvoiceNumber: uploaded },
        needs: [{ example: 'follow-upload', shows: 'FINISHED' }],
      }),
      example('follow-red-confirmation', '跟踪红字确认单', {
        fills: { confirmationUuid: confirmation },
      }),
      example('red-confirmation', '查看红字确认单', { fills: { confirmationUuid: confirmation } }),
      example('red-confirmations', '红字确认单列表'),
      example('upload-red-scrap-invoice', '上传红字发票', {
        fills: {
          uploadId: fresh('red-upload'),
          invoiceNumber: freshDigits('26462', 20),
          originalInvoiceNumber: uploaded,
          confirmationUuid: confirmation,
          confirmationNumber,
        },
        needs: [{ example: 'follow-red-confirmation', shows: 'CONFIRMED' }],
      }),
      example('revoke-red-confirmation', '撤销红字确认单', {
        fills: {
          revocationId: fresh('revocation'),
          confirmationUuid: confirmation,
          confirmationNumber,
        },
      }),
      example('atomic-command', '按服务编码办理', {
        fills: { 'input.commandId': fresh('command') },
      }),
      example('atomic-query', '按服务编码查询'),
      example('code-tables', '代码表'),
    ],
  },
  {
    capability: 'partner-contract',
    title: 'Have contracts signed',
    titleZh: '合同签署',
    examples: [
      example('follow-completed-contracts', '跟踪所有签完的合同'),
      example('create-contract', '发起合同', { fills: { contractId: fresh('contract') } }),
      example('follow-contract', '跟踪合同直到结束', { fills: { 'by.contractId': contract } }),
      example('contract', '查看合同现状', { fills: { 'by.contractId': contract } }),
      example('create-contract-to-cancel', '发起一份将撤销的合同', {
        fills: { contractId: fresh('contract') },
      }),
      example('cancel-contract', '撤销合同', {
        fills: {
          'input.contractNo': answered('create-contract-to-cancel', 'createContract.contractNo'),
        },
      }),
    ],
  },
  {
    capability: 'esign',
    title: 'E-signature, step by step',
    titleZh: '电子签章',
    examples: [
      example('register-signing-company', '登记签署企业', {
        fills: { companyId: fresh('company') },
      }),
      example('follow-signing-company', '跟踪签署企业', { fills: { signingPartyId: company } }),
      example('create-company-auth-link', '企业实名认证链接', {
        fills: { signingPartyId: company },
      }),
      example('create-silent-signing-link', '静默签授权链接', {
        fills: { signingPartyId: company },
        needs: [{ example: 'follow-signing-company', shows: 'AUTHENTICATION_REPORTED' }],
      }),
      example('generate-seal', '生成印章', {
        fills: { signingPartyId: company },
        needs: [{ example: 'follow-signing-company', shows: 'AUTHENTICATION_REPORTED' }],
      }),
      example('register-signer', '登记签署人', { fills: { personId: fresh('person') } }),
      example('follow-signer', '跟踪签署人', { fills: { signingPartyId: person } }),
      example('signing-parties', '查看签署双方', { fills: { company, person } }),
      example('upload-contract-file', '上传合同文件', { fills: { signingPartyId: company } }),
      example('follow-completed-signing-tasks', '跟踪所有签完的任务'),
      example('create-signing-task', '发起签署任务', {
        fills: {
          signingTaskId: fresh('task'),
          company,
          person,
          sealId: answered('generate-seal', 'generateSeal.sealId'),
          fileCode: answered('upload-contract-file', 'uploadContractFile.fileCode'),
        },
        needs: [{ example: 'follow-signing-company', shows: 'VALID' }],
      }),
      example('signing-link', '个人签署链接', {
        fills: { 'by.signingTaskId': task, signerSigningPartyId: person },
      }),
      example('follow-signing-task', '跟踪签署任务', { fills: { 'by.signingTaskId': task } }),
      example('signing-task', '查看任务和签好的文件', { fills: { 'by.signingTaskId': task } }),
    ],
  },
  {
    capability: 'graphql',
    title: 'Ask this service itself',
    titleZh: '本服务',
    examples: [
      example('follow-everything', '跟踪所有办理'),
      example('operations', '查看所有办理及其状态'),
      example('search', '按号码或名称搜索'),
      example('attention', '查看待关注事项'),
      example('dismiss-attention', '忽略一个待关注事项', { shows: 'InvalidInputError' }),
      example('operation-history', '查看一笔办理的经过', { fills: { id: newest } }),
      example('look-again', '立即再查一次', { fills: { id: unended } }),
      example('billing', '查看已付费用'),
      example('follow-ready-exports', '跟踪完成的导出'),
      example('start-export', '导出列表', { fills: { exportId: fresh('export') } }),
      example('follow-export', '跟踪导出', {
        fills: { exportId: sent('start-export', 'exportId') },
      }),
      example('export', '取得导出的文件', {
        fills: { exportId: sent('start-export', 'exportId') },
      }),
      example('exports', '查看所有导出'),
      example('budgets', '查看今日额度'),
      example('keys', '查看接口密钥及其最近使用日期'),
    ],
  },
];
