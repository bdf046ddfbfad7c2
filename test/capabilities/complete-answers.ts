import type { JsonObject } from '../../src/kernel/json/json.ts';

/** Time of the responses, in milliseconds since the epoch. */
export const NOW = Date.UTC(2026, 10, 21, 4);

/** Data of responses, by the end of the path. */
export type Answers = Readonly<Record<string, JsonObject>>;

/** A subject, and its way to its end. */
export interface Walk {
  readonly key?: string;
  readonly state: string;
  readonly snapshot: JsonObject;
  /** Complete responses, in the order in which a platform gives them. */
  readonly answers: readonly Answers[];
  /** True if an ended one is not queried. */
  readonly isOver?: true;
  /** Members whose absence says something, with the reason. */
  readonly telling?: Readonly<Record<string, string>>;
}

const DIGITS = '26912000000012345678';
const seller = '91440300MA5F0A0B2X';
const files = {
  pdf_url: 'https://files.example/1.pdf',
  ofd_url: 'https://files.example/1.ofd',
  xml_url: 'https://files.example/1.xml',
};
const steps = { confirm: 'DONE', pay: 'DONE', invoice: 'DONE', upload: 'DONE', tax: 'DONE' };
const flags = { over500W: 'N', overYear200W: 'N', overYear210W: 'N', overMonth10W: 'N' };
const sellerNow = {
  userId: 'seller-1',
  realNamed: true,
  onboarded: false,
  blockedBy: 'onboard',
  blockedReason: '审核中',
  receiverStatus: '1',
  auditStatus: '1',
  authorizeStatus: '1',
  freezeStatus: '0',
  quota: { ...flags, backAmount: '12' },
  canInvoice: false,
};
const link = { status: 'pending', step: 'redirected' };
const scanned = { ...link, step: 'verified', result: { face: { authResult: '1' } } };
const added = { returnCode: '00000000', outUserId: 'seller-1', businessType: '01' };
const filed = {
  ...scanned,
  step: 'submitted',
  result: { ...scanned.result, add: added, message: '已提交' },
};

const red = {
  uuid: 'uuid-1',
  hzfpxxqrdbh: '1',
  lrfsf: '1',
  gmfnsrsbh: seller,
  gmfmc: '购方',
  lzfphm: DIGITS,
  lzkprq: '2026-11-20 12:00:00',
  lzhjje: 100,
  lzhjse: 1,
  lzfppzDm: '01',
  hzcxje: -100,
  hzcxse: -1,
  hzqrdmxsl: 1,
  chyyDm: '01',
  hzqrxxztDm: '03',
  yxbz: 'Y',
  lrrq: '2026-11-21 12:00:00',
  sfzzfpbz: 'N',
};
const uploaded = (fphm: string, status: string) => {
  return { fphm, status, message: `状态${status}`, Code: 'C' };
};
const pendingNow = {
  blocked: true,
  records: {
    wjskjlsl: 2,
    list: ['26912000000012345679', DIGITS].map((ykfphm, index) => ({
      ykfphm,
      ykfprq: '2026-11-21',
      ykfpje: index * 100,
      ykfpse: index,
      jfzt: '0',
      sfjnfs: '1',
      lrrq: '2026-11-21 12:00:00',
    })),
  },
};

/** The ways of all kinds that are queried. */
export const walks: Readonly<Record<string, Walk>> = {
  'forward-invoice': {
    state: 'ISSUING',
    snapshot: { sellerTaxNumber: seller },
    answers: [
      { '/forward/query': { status: 1, order_sn: 'P1' } },
      {
        '/forward/query': {
          status: 3,
          order_sn: 'P1',
          ticket_sn: DIGITS,
          ...files,
          is_red_washed: 0,
        },
      },
      {
        '/forward/query': {
          status: 3,
          order_sn: 'P1',
          ticket_sn: DIGITS,
          ...files,
          amount_has_tax: '113.00',
          is_red_washed: 1,
        },
      },
    ],
  },
  'forward-red-offset': {
    state: 'OFFSETTING',
    snapshot: { sellerTaxNumber: seller },
    answers: [
      { '/forward/query': { status: 3 }, '/red-query': { state: 1, invoice_id: 'R1' } },
      {
        '/forward/query': { status: 3 },
        '/red-query': { state: 1, invoice_id: 'R1', ticket_sn: DIGITS, ...files },
      },
      {
        '/forward/query': { status: 3, is_red_washed: 1 },
        '/red-query': { state: 2, invoice_id: 'R1', ticket_sn: DIGITS, ...files },
      },
    ],
  },
  'reverse-invoice': {
    state: 'ORDERED',
    snapshot: {},
    answers: [
      { '/invoice/status': { status: 'waiting_pay', payAmount: 100, states: { confirm: 'DONE' } } },
      { '/invoice/status': { status: 'invoicing', payAmount: 100, taxAmount: 1, states: steps } },
      {
        '/invoice/status': {
          status: 'done',
          payAmount: 100,
          taxAmount: 1,
          states: steps,
          invoiceCode: DIGITS,
        },
      },
    ],
  },
  'reverse-seller': {
    key: 'seller-1',
    state: 'REGISTRATION_ACCEPTED',
    snapshot: { serviceProviderId: 'vendor-1', registrationAccepted: true },
    answers: [
      { '/seller/status': sellerNow },
      {
        '/seller/status': {
          ...sellerNow,
          onboarded: true,
          canInvoice: true,
          blockedBy: null,
          blockedReason: null,
        },
      },
    ],
    telling: { blockedBy: 'no step is missing', 'earlier 0:': 'an onboarded seller may be closed' },
  },
  'scrap-invoice': {
    key: DIGITS,
    state: 'UPLOADING',
    snapshot: { acceptanceSerial: 'S1', uploadedAt: NOW },
    answers: [
      { CXQDFPSCJG: { mxList: [{ fphm: DIGITS, status: '01', message: '处理中' }] } },
      { CXQDFPSCJG: { mxList: [{ fphm: DIGITS, status: '00', message: '成功' }] } },
    ],
  },
  'scrap-upload-result': {
    key: 'S1',
    state: 'PROCESSING',
    snapshot: { uploadedAt: NOW, invoiceNumbers: [DIGITS, '26912000000012345679'] },
    answers: [
      ['01', '01'],
      ['02', '01'],
      ['02', '00'],
    ].map(([one = '', another = '']) => ({
      CXQDFPSCJG: {
        mxList: [
          uploaded('26912000000012345670', '00'),
          uploaded(DIGITS, one),
          uploaded('26912000000012345679', another),
        ],
      },
    })),
  },
  'red-confirmation': {
    key: 'uuid-1',
    state: 'ENTERED',
    snapshot: { buyerTaxNumber: seller, buyerName: '购方' },
    answers: [
      { CXQDHZQRDLB: { total: 2, list: [{ ...red, uuid: 'uuid-2' }, red] } },
      {
        CXQDHZQRDLB: {
          total: 2,
          list: [
            { ...red, uuid: 'uuid-2', hzqrxxztDm: '08' },
            { ...red, hzqrxxztDm: '04', qrrq: '2026-11-21 11:00:00' },
          ],
        },
      },
      {
        CXQDHZQRDLB: {
          total: 1,
          list: [
            {
              ...red,
              hzqrxxztDm: '04',
              qrrq: '2026-11-21 11:00:00',
              ykjhzfpbz: 'Y',
              hzfphm: DIGITS,
              hzkprq: '2026-11-21 12:00:00',
            },
          ],
        },
      },
    ],
    telling: { 'earlier 0:': 'the tax bureau’s own status is shown beside the state' },
  },
  'red-confirmation-application': {
    isOver: true,
    state: 'OUTCOME_UNKNOWN',
    snapshot: {
      buyerTaxNumber: seller,
      buyerName: '购方',
      originalInvoiceNumber: DIGITS,
      redAmountWithoutTax: '-100.00',
      redTaxAmount: '-1.00',
      appliedAt: NOW - 60_000,
    },
    answers: [{ CXQDHZQRDLB: { total: 1, list: [red] } }],
  },
  'red-confirmation-revocation': {
    key: 'uuid-1',
    isOver: true,
    state: 'OUTCOME_UNKNOWN',
    snapshot: { buyerTaxNumber: seller, buyerName: '购方', confirmationNumber: '1' },
    answers: [{ CXQDHZQRDLB: { total: 1, list: [{ ...red, hzqrxxztDm: '08' }] } }],
  },
  'scrap-order': {
    isOver: true,
    state: 'OUTCOME_UNKNOWN',
    snapshot: { buyerTaxNumber: seller, amountWithoutTax: '100.00', sentAt: NOW - 60_000 },
    answers: [{ '/pending/check': pendingNow }],
  },
  'scrap-cancellation': {
    isOver: true,
    state: 'OUTCOME_UNKNOWN',
    snapshot: {
      invoiceNumber: DIGITS,
      buyerTaxNumber: seller,
      answeredFate: 'RETURNED',
      taxSlipNumber: '34460000000000000001',
    },
    answers: [
      {
        '/pending/check': { blocked: false, records: { wjskjlsl: 0 } },
        '/pay-status': { list: [{ dzsphm: '34460000000000000001', skjnjg: '02' }] },
      },
    ],
  },
  'scrap-tax-payment': {
    key: '34460000000000000001',
    state: 'WAITING_PAYMENT',
    snapshot: { invoiceNumber: DIGITS, buyerTaxNumber: seller },
    answers: ['02', '01'].map((skjnjg) => ({
      '/pay-status': {
        list: [
          { dzsphm: '34460000000000000002', skjnjg: '01' },
          { dzsphm: '34460000000000000001', skjnjg },
        ],
      },
      '/pending/check': pendingNow,
    })),
  },
  'signing-task': {
    state: 'WAITING',
    snapshot: {
      initiatorSigningPartyId: 'E1',
      taskNo: 'T1',
      signers: [{ signingPartyId: 'U1', kind: 'PERSON', turn: 1 }],
    },
    answers: [
      { '/task/detail': { ok: true, taskStatus: 10 }, '/task/link': { ok: true, signStatus: 1 } },
      { '/task/detail': { ok: true, taskStatus: 10 }, '/task/link': { ok: true, signStatus: 2 } },
      { '/task/detail': { ok: true, taskStatus: 20 } },
    ],
  },
  'partner-contract': {
    state: 'SIGNING',
    snapshot: { contractNo: 'C1', flowId: 'F1', signUrl: 'https://sign.example/1' },
    answers: [
      { '/contract/status': { contractNo: 'C1', status: 'signing', statusText: '待签' } },
      { '/contract/status': { contractNo: 'C1', status: 'person_signed', statusText: '已签' } },
      {
        '/contract/status': {
          contractNo: 'C1',
          status: 'completed',
          statusText: '完成',
          archived: true,
        },
      },
    ],
  },
  'h5-session': {
    isOver: true,
    state: 'OPENED',
    snapshot: {
      token: 'token-1',
      scene: 'SELLER',
      sceneCode: 'seller',
      expiresAt: '2026-11-30T00:00:00+08:00',
      seller: { sellerId: 'seller-1' },
    },
    answers: [link, scanned, filed, { ...filed, status: 'done' }].map((data) => ({
      '/api/h5/<token>': { ok: true, ...data },
    })),
  },
};
