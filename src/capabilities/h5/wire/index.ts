import { isJsonObject, type JsonObject } from '../../../kernel/json.ts';
import { endpoint } from '../../../platform/endpoint.ts';
import {
  choice,
  code,
  codes,
  date,
  dateTime,
  type Field,
  integer,
  mark,
  nested,
  oneOf,
  record,
  rest,
  text,
  url,
  variant,
} from '../../../platform/record/index.ts';
import { readBankAnswer } from '../../bank/wire/answer.ts';
import { askedWith, ownNumber } from '../../settled-reverse/wire/members.ts';
import { readLinkAnswer } from './answer.ts';

/** `scene` (document 2, section 4.4). */
export const h5Scene = codes('H5Scene', 'What a link is for (H5 场景).', {
  ENTERPRISE: ['enterprise', 'The legal representative authorizes the enterprise', '企业授权'],
  SELLER: ['seller', 'A seller scans their face and is registered as payee', '出售者准入'],
});

/** `status` of the handling (document 2, section 3). */
export const h5Status = codes(
  'H5Status',
  'The platform’s own word on how far the person is (H5 办理状态).',
  {
    PENDING: ['pending', 'In progress', '办理中'],
    DONE: ['done', 'The person has finished; the bank’s audit has not', '已完成'],
    FAILED: ['failed', 'It failed', '失败'],
  },
);

/** `step` of the handling, in this order (document 2, section 3). */
export const h5Step = codes('H5Step', 'The last step that the person took (H5 办理步骤).', {
  INIT: ['init', 'Not started', '未开始'],
  REDIRECTED: ['redirected', 'Went on to the bank’s page', '已跳转银行'],
  VERIFIED: ['verified', 'The result of the face scan was checked', '已实名核验'],
  SUBMITTED: ['submitted', 'Registered with the bank as payee', '已提交收款人报备'],
});

/** `businessType` (document 2, section 4.4). */
export const h5Business = codes('H5Business', 'What the seller sells (业务类型).', {
  RECYCLED_RESOURCES: ['0004', 'Recycled resources', '再生资源'],
  AGRICULTURAL_PRODUCTS: ['0005', 'Agricultural products', '农产品'],
  INVOICING: ['0006', 'Invoicing business', '开票业务'],
});

const enterprisePayload = record(
  'EnterpriseH5Input',
  'A link for the legal representative or finance head (企业授权), who authorizes the enterprise in person with the app of the electronic tax bureau. Afterwards an invoice must be downloaded there once by hand, or issuing keeps failing.',
  {
    invoiceArchiveType: text('archiveType', {
      doc: 'Type of the invoice archive, assigned by the bank.',
    }),
    companyName: text('companyName', { optional: true, doc: 'Name, shown for confirmation only.' }),
    ownEnterpriseNumber: text('outVendorId', {
      optional: true,
      doc: 'Your own number of the enterprise.',
    }),
    partnerMerchantNumber: text('partnerMerTrueAppId', {
      optional: true,
      doc: 'The partner’s real merchant number.',
    }),
    unitNumber: text('unitNumber', { optional: true, doc: 'Unit number.' }),
    personType: text('humanType', {
      optional: true,
      doc: 'Type of the person, in the platform’s word: the documents do not show the values.',
    }),
    authorizerType: text('authHumanType', {
      optional: true,
      doc: 'Type of the authorizer, in the platform’s word: the documents do not show the values.',
    }),
    authorizerNumber: text('authPersonNumber', {
      optional: true,
      pii: 'identity',
      doc: 'Number of the authorizer.',
    }),
  },
);

const cardNumber = text('receiverAccount', {
  optional: true,
  pii: 'card',
  doc: 'Number of the bank card.',
});

const settlementBankCard = record(
  'H5SettlementBankCardInput',
  'A card of the settlement bank (结算行卡), prefilled.',
  { cardNumber },
);

const otherBankCard = record(
  'H5OtherBankCardInput',
  'A card of another bank (他行卡), prefilled.',
  {
    cardNumber,
    bankName: text('bankName', { optional: true, doc: 'Name of the card’s bank.' }),
    bankCode: text('bankCode', { optional: true, doc: 'Interbank number of the card’s bank.' }),
  },
);

/** `accountCode` (document 2, section 4.4). */
const card = choice(
  'H5CardInput',
  'The bank card (银行卡) that is prefilled: exactly one of the two.',
  {
    otherBank: variant(otherBankCard, { fixed: { accountCode: '0' }, labelZh: '他行卡' }),
    settlementBank: variant(settlementBankCard, {
      fixed: { accountCode: '1' },
      labelZh: '结算行卡',
    }),
  },
);

const LONG_TERM = '9999-12-30';

/** Only the first field is always required; what is prefilled the person need not type. */
const sellerPayload = record(
  'SellerH5Input',
  'A link for a seller (出售者准入), who scans their face and is registered as payee. Whatever is given here is prefilled; the person sees ID and phone number masked and may correct them.',
  {
    sellerId: text('outUserId', {
      ...ownNumber,
      doc: 'Your own id of the seller, never an ID number: it names the seller in `seller`, `sellerUpdates` and orders.',
    }),
    ...askedWith,
    business: code('businessType', h5Business, {
      optional: true,
      doc: 'What the seller sells; recycled resources when left out. For these and for agricultural products the merchant must be enabled at the bank.',
    }),
    payerNumber: text('appIdSub', {
      optional: true,
      doc: 'Number of the payer, the purchasing enterprise. Required for recycled resources, which is also the business when none is given.',
    }),
    name: text('receiverName', { optional: true, doc: 'The seller’s name.' }),
    idNumber: text('idNo', { optional: true, pii: 'identity', doc: 'The seller’s ID number.' }),
    phone: text('mobile', { optional: true, pii: 'phone', doc: 'The seller’s phone number.' }),
    card: oneOf(card, { optional: true, doc: 'The bank card that the seller is paid to.' }),
    occupation: integer('occupation', {
      min: 1,
      max: 15,
      optional: true,
      doc: 'Occupation code of the bank, 1 to 15.',
    }),
    address: text('address', {
      pattern: /(?:\p{Script=Han}.*){4}/su,
      hint: 'must have at least 4 Chinese characters',
      optional: true,
      doc: 'Where the seller lives, at least 4 Chinese characters.',
    }),
    idIssuedOn: date('signDate', { optional: true, doc: 'Day on which the ID was issued.' }),
    idValidTo: date('validityPeriod', {
      optional: true,
      doc: `Day on which the ID expires; \`${LONG_TERM}\` for a long-term one.`,
    }),
  },
  {
    rules: [
      {
        at: 'payerNumber',
        message: 'is required for recycled resources, the business when none is given',
        holds: ({ business, payerNumber }) =>
          (business ?? 'RECYCLED_RESOURCES') !== 'RECYCLED_RESOURCES' ||
          typeof payerNumber === 'string',
      },
      {
        at: 'idValidTo',
        message: `must be ${LONG_TERM} for a long-term document`,
        holds: ({ idValidTo }) => !idValidTo?.startsWith('9999') || idValidTo === LONG_TERM,
      },
    ],
  },
);

const handling = choice('H5Handling', 'What the link is for (H5 办理): exactly one of the two.', {
  enterprise: variant(enterprisePayload, {
    under: 'payload',
    fixed: { scene: 'enterprise' },
    labelZh: '企业授权',
  }),
  seller: variant(sellerPayload, {
    under: 'payload',
    fixed: { scene: 'seller' },
    labelZh: '出售者准入',
  }),
});

export const h5SessionInput = record('H5SessionInput', 'A link to be opened (H5 链接).', {
  handling: oneOf(handling, { doc: 'What the person is to do.' }),
  ttlHours: integer('ttlHours', {
    min: 1,
    max: 720,
    optional: true,
    doc: 'For how many hours the link is good, 1 to 720; 72 when left out.',
  }),
  returnUrl: url('jumpUrl', {
    optional: true,
    doc: 'Page to return to. Reserved: at present the person returns to the platform’s own result page.',
  }),
});

export const h5Link = record(
  'H5Link',
  'A one-time link (一次性 H5 链接) for one person. Link and token are credentials: show them to that person only, and keep them out of logs.',
  {
    url: url('url', { doc: 'The link, for one person; never for a group.' }),
    token: text('token', {
      doc: 'What `h5Session` and `h5SessionUpdates` ask by. Keep it: no other answer shows it.',
    }),
    expiresAt: dateTime('expiresAt', {
      doc: 'Until when the link is good. Afterwards open another one.',
    }),
    isMock: mark('mock', {
      doc: 'True when the bank is not connected and this is a demonstration.',
    }),
  },
);

const payee = record('H5Payee', 'The filing of the seller as payee (收款人报备).', {
  returnCode: text('returnCode', {
    anyScalar: true,
    optional: true,
    doc: 'The bank’s code. Of two of them the meaning is known: see `rejection`.',
  }),
  sellerId: text('outUserId', {
    anyScalar: true,
    optional: true,
    doc: 'Your own id of the seller.',
  }),
  business: code('businessType', h5Business, { optional: true, doc: 'What the seller sells.' }),
});

/** A field that stands below objects of the answer; as if it were not there where they are no objects. */
function below<F extends Field>(path: readonly string[], field: F): F {
  return {
    ...field,
    read(source, name, into, setAside) {
      let place: JsonObject = source;
      for (const member of path) {
        const inner = place[member];
        place = isJsonObject(inner) ? inner : {};
      }
      field.read(place, name, into, setAside);
    },
  };
}

export const h5Handling = record(
  'H5Session',
  'How far the person behind a link is (H5 办理). Only the person’s side: whether the bank accepts the payee is for its audit to say, which comes later, and which `sellerUpdates` follows.',
  {
    scene: code('scene', h5Scene, {
      optional: true,
      doc: 'What the link is for; null once that is forgotten, half a year later.',
    }),
    platformStatus: code('status', h5Status, {
      optional: true,
      doc: 'The platform’s status. `DONE` is the person’s end of it and not the audit’s verdict.',
    }),
    step: code('step', h5Step, { optional: true, doc: 'The last step that the person took.' }),
    faceAuthResult: below(
      ['result', 'face'],
      text('authResult', {
        anyScalar: true,
        optional: true,
        doc: 'The bank’s result of the face scan, once there was one; its values are not documented.',
      }),
    ),
    payee: below(
      ['result'],
      nested('add', payee, {
        optional: true,
        doc: 'The registration as payee, once it was tried.',
      }),
    ),
    message: below(
      ['result'],
      text('message', { optional: true, pii: 'freeText', doc: 'The platform’s words.' }),
    ),
    raw: rest({
      doc: 'The platform’s present answer about it as it came, personal data masked: one free call in an operation. Null once the link is over, and where the platform refuses to say.',
      holds: [sellerPayload, otherBankCard, enterprisePayload],
    }),
  },
);

const h5Question = record('H5Question', 'Names a link.', {
  token: text('token', { max: 200, doc: 'The `token` of the `H5Link`.' }),
});

/** The request of the status: its one field is the credential. */
export const { token: h5Token } = h5Question.fields;

/** A second link does no harm: the one that nobody got runs out. */
export const openSession = endpoint({
  path: '/api/v1/bank/h5/session',
  answer: readBankAnswer,
  request: h5SessionInput,
  response: h5Link,
  billed: null,
  effect: 'repeatable',
});

export const sessionStatus = endpoint({
  path: '/api/h5/<token>',
  method: 'GET',
  signed: false,
  answer: readLinkAnswer,
  request: h5Question,
  response: h5Handling,
  billed: null,
  effect: 'none',
});
