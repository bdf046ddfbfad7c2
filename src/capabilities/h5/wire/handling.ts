import { h5Texts } from '../texts.ts';
import { rules } from '../../../messages/rules.ts';
import * as r from '../../../platform/record/index.ts';
import { askedWith, ownNumber } from '../../settled-reverse/wire/members.ts';

/** `scene` (document 2, section 4.4). */
export const h5Scene = r.codes('H5Scene', 'Purpose of a link (H5 场景).', {
  ENTERPRISE: ['enterprise', 'The legal representative authorizes the enterprise', '企业授权'],
  SELLER: ['seller', 'A seller scans their face and is registered as payee', '出售者准入'],
});

/** `status` of the handling (document 2, section 3). */
export const h5Status = r.codes(
  'H5Status',
  'Progress of the person, as the platform reports it (H5 办理状态).',
  {
    PENDING: ['pending', 'In progress', '办理中'],
    DONE: ['done', 'The person has finished; the bank’s audit has not', '已完成'],
    FAILED: ['failed', 'It failed', '失败'],
  },
);

/** `step` of the handling, in this order (document 2, section 3). */
export const h5Step = r.codes('H5Step', 'The last step that the person took (H5 办理步骤).', {
  INIT: ['init', 'Not started', '未开始'],
  REDIRECTED: ['redirected', 'Went on to the bank’s page', '已跳转银行'],
  VERIFIED: ['verified', 'The result of the face scan was checked', '已实名核验'],
  SUBMITTED: ['submitted', 'Submitted the filing as payee to the bank', '已提交收款人报备'],
});

/** `businessType` (document 2, section 4.4). */
export const h5Business = r.codes('H5Business', 'Business of the seller (业务类型).', {
  RECYCLED_RESOURCES: ['0004', 'Recycled resources', '再生资源'],
  AGRICULTURAL_PRODUCTS: ['0005', 'Agricultural products', '农产品'],
  INVOICING: ['0006', 'Invoicing business', '开票业务'],
});

export const enterprisePayload = r.record(
  'EnterpriseH5Input',
  'A link for the legal representative or finance head (企业授权), who authorizes the enterprise in person with the app of the electronic tax bureau. Afterwards an invoice must be downloaded there once by hand, or issuing keeps failing.',
  {
    invoiceArchiveType: r.text('archiveType', {
      doc: 'Type of the invoice archive, assigned by the bank.',
    }),
    companyName: r.text('companyName?', { doc: 'Name, shown for confirmation only.' }),
    ownEnterpriseNumber: r.text('outVendorId?', { doc: 'Your own number of the enterprise.' }),
    partnerMerchantNumber: r.text('partnerMerTrueAppId?', {
      doc: 'The partner’s real merchant number.',
    }),
    unitNumber: r.text('unitNumber?', { doc: 'Unit number.' }),
    personType: r.text('humanType?', {
      doc: 'Type of the person, as the platform names it: the documents do not show the values.',
    }),
    authorizerType: r.text('authHumanType?', {
      doc: 'Type of the authorizer, as the platform names it: the documents do not show the values.',
    }),
    authorizerNumber: r.numberText('authPersonNumber?', {
      pii: 'identity',
      doc: 'Number of the authorizer.',
    }),
  },
);

const prefilledCard = {
  cardNumber: r.numberText('receiverAccount?', {
    pii: 'card',
    doc: 'Number of the bank card.',
  }),
  bankName: r.text('bankName?', { doc: 'Name of the card’s bank.' }),
  bankCode: r.numberText('bankCode?', { doc: 'Interbank number of the card’s bank.' }),
};

const settlementBankCard = r.record(
  'H5SettlementBankCardInput',
  'A card of the settlement bank (结算行卡), prefilled.',
  prefilledCard,
);

export const otherBankCard = r.record(
  'H5OtherBankCardInput',
  'A card of another bank (他行卡), prefilled.',
  prefilledCard,
);

/** `accountCode` (document 2, section 4.4). */
const card = r.choice(
  'H5CardInput',
  'The bank card (银行卡) that is prefilled: exactly one of the two.',
  {
    otherBank: r.variant(otherBankCard, { fixed: { accountCode: '0' }, labelZh: '他行卡' }),
    settlementBank: r.variant(settlementBankCard, {
      fixed: { accountCode: '1' },
      labelZh: '结算行卡',
    }),
  },
);

const LONG_TERM = '9999-12-30';

/** Only the first field is always required. The person need not enter prefilled values. */
export const sellerPayload = r.record(
  'SellerH5Input',
  'A link for a seller (出售者准入), who scans their face and is registered as payee. Values given here are prefilled; the person sees ID and phone number masked and may correct them.',
  {
    sellerId: r.text('outUserId', {
      ...ownNumber,
      doc: 'Your own id of the seller, never an ID number: it names the seller in `seller`, `sellerUpdates` and orders.',
    }),
    ...askedWith,
    business: r.code('businessType?', h5Business, {
      doc: 'Business of the seller; recycled resources if omitted. For these and for agricultural products the merchant must be enabled at the bank.',
    }),
    payerNumber: r.text('appIdSub?', {
      doc: 'Number of the payer, the purchasing enterprise. Required for recycled resources, which is also the business when none is given.',
    }),
    name: r.text('receiverName?', { isName: true, doc: 'The seller’s name.' }),
    idNumber: r.numberText('idNo?', {
      pii: 'identity',
      doc: 'The seller’s ID number.',
    }),
    phone: r.numberText('mobile?', {
      pii: 'phone',
      doc: 'The seller’s phone number.',
    }),
    card: r.oneOf(card, { optional: true, doc: 'The bank card that the seller is paid to.' }),
    occupation: r.integer('occupation?', {
      min: 1,
      max: 15,
      doc: 'Occupation code of the bank, 1 to 15.',
    }),
    address: r.text('address?', {
      pattern: /(?:\p{Script=Han}\P{Script=Han}*){4}/u,
      hint: h5Texts.address,
      doc: 'Address of the seller, at least 4 Chinese characters.',
    }),
    idIssuedOn: r.date('signDate?', {
      latest: 'today',
      doc: 'Day on which the ID was issued: today in China, or before.',
    }),
    idValidTo: r.date('validityPeriod?', {
      doc: `Day on which the ID expires; \`${LONG_TERM}\` for a long-term one.`,
    }),
  },
  {
    rules: [
      {
        at: 'payerNumber',
        message: h5Texts.payerNeeded,
        holds: ({ business, payerNumber }) =>
          (business ?? 'RECYCLED_RESOURCES') !== 'RECYCLED_RESOURCES' ||
          typeof payerNumber === 'string',
      },
      {
        at: 'idValidTo',
        message: h5Texts.longTerm({ day: LONG_TERM }),
        holds: ({ idValidTo }) => !idValidTo?.startsWith('9999') || idValidTo === LONG_TERM,
      },
      {
        at: 'idValidTo',
        message: rules.after({ field: 'idIssuedOn' }),
        holds: ({ idIssuedOn, idValidTo }) =>
          typeof idIssuedOn !== 'string' || typeof idValidTo !== 'string' || idIssuedOn < idValidTo,
      },
    ],
  },
);

/** `scene` and `payload` (document 2, section 4.4). */
export const handling = r.choice(
  'H5Handling',
  'Purpose of the link (H5 办理): exactly one of the two.',
  {
    enterprise: r.variant(enterprisePayload, {
      under: 'payload',
      fixed: { scene: 'enterprise' },
      labelZh: '企业授权',
    }),
    seller: r.variant(sellerPayload, {
      under: 'payload',
      fixed: { scene: 'seller' },
      labelZh: '出售者准入',
    }),
  },
);
