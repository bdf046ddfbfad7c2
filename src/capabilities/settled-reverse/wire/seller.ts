import { endpoint } from '../../../platform/endpoint.ts';
import {
  code,
  codes,
  date,
  flag,
  nested,
  record,
  text,
  url,
  verbatim,
} from '../../../platform/record/index.ts';
import { readBankAnswer } from '../../bank/wire/answer.ts';
import {
  extra,
  isMock,
  noOwnNames,
  rawAnswer,
  returnUrl,
  sellerChange,
  taxNumber,
  userId,
  vendorId,
} from './members.ts';
import { sellerQuota } from './quota.ts';

const person = {
  name: text('name', { max: 64, doc: 'Name, as on the ID card.' }),
  idNumber: text('idNo', {
    pattern: /^[0-9A-Z]{15,18}$/,
    hint: 'must be 15 to 18 digits or letters',
    trim: true,
    upperCase: true,
    pii: 'identity',
    doc: 'ID number. Sent on and not kept.',
  }),
  phone: text('phone', {
    pattern: /^1\d{10}$/,
    hint: 'must be a mobile number of 11 digits',
    trim: true,
    pii: 'phone',
    doc: 'Mobile number. Sent on and not kept.',
  }),
};

const cardNumber = text('bankCard', {
  pattern: /^\d{12,30}$/,
  hint: 'must be 12 to 30 digits',
  trim: true,
  pii: 'card',
  doc: 'Number of the bank card that the seller is paid to. Sent on and not kept.',
});

const otherBank = {
  bankName: text('bankName', {
    optional: true,
    doc: 'Name of the card’s bank, when it is not the settlement bank.',
  }),
  bankCode: text('bankCode', {
    optional: true,
    doc: 'Interbank number of the card’s bank, when it is not the settlement bank.',
  }),
};

const isText = (value: string | null | undefined): boolean => typeof value === 'string';

const onboarding = { userId, ...person, returnUrl, extra: extra('') };

const sellerToOnboard = record(
  'OnboardSellerInput',
  'A person who is to sell by reverse invoices (出售者).',
  onboarding,
  {
    rules: [noOwnNames(onboarding)],
  },
);

const onboardingPage = record(
  'SellerOnboarding',
  'The page on which the person scans their own face (人脸识别). It proves who they are, no more: the seller is not onboarded by it.',
  {
    faceScanUrl: url('pageUrl', {
      doc: 'The page; send the person there. It is theirs alone: don’t log or forward it.',
    }),
    transNo: text('transNo', {
      doc: 'The platform’s number of this face scan. This service keeps it and asks with it.',
    }),
    isMock,
  },
);

const registration = {
  userId,
  ...person,
  bankCard: cardNumber,
  isSettlementBankCard: flag('isPartnerBankCard', {
    doc: 'Whether the card is of the settlement bank. Of another bank’s card name and number of the bank are needed.',
  }),
  idValidFrom: date('idStartDate', { doc: 'From when the ID card is valid.' }),
  idValidUntil: date('idEndDate', { doc: 'Until when the ID card is valid.' }),
  ...otherBank,
  extra: extra(''),
};

const needed = 'is needed for a card that is not of the settlement bank';

const sellerToRegister = record(
  'RegisterSellerInput',
  'A face-scanned person (收款人报备), as the bank is to know them as payee.',
  registration,
  {
    rules: [
      noOwnNames(registration),
      {
        at: 'bankName',
        message: needed,
        holds: ({ isSettlementBankCard, bankName }) => isSettlementBankCard || isText(bankName),
      },
      {
        at: 'bankCode',
        message: needed,
        holds: ({ isSettlementBankCard, bankCode }) => isSettlementBankCard || isText(bankCode),
      },
      {
        at: 'idValidUntil',
        message: 'must be after idValidFrom',
        holds: ({ idValidFrom, idValidUntil }) => idValidFrom < idValidUntil,
      },
    ],
  },
);

const registered = record(
  'SellerRegistration',
  'The registration of a seller as payee (收款人报备), as the bank answered at once. `accepted` begins the bank’s audit, which takes days and cannot be hurried; only `onboarded` ends it well.',
  {
    userId: text('userId', { optional: true, doc: 'Your id of the seller.' }),
    accepted: flag('accepted', {
      doc: 'True when the bank took the registration for its audit. False is an answer, not an error: read `hint`.',
    }),
    autoAudited: flag('autoAudited', {
      optional: true,
      doc: 'True when the bank audited at once. Even so, wait for `ONBOARDED`.',
    }),
    hint: text('hint', { optional: true, pii: 'freeText', doc: 'The platform’s advice.' }),
    isMock,
  },
);

/** `blockedBy` (document 2, section 2). */
export const blockingStep = codes(
  'SellerBlockingStep',
  'The step that keeps a seller from being invoiced (开票阻断环节).',
  {
    REAL_NAME: ['realname', 'The person has not scanned their face', '实名认证'],
    ONBOARDING: [
      'onboard',
      'The bank has no approved payee: not registered, under audit, or refused',
      '收款人报备',
    ],
    QUOTA: ['quota', 'A red line of the quota is hit', '额度'],
  },
);

/** Unknown members are left out: the documents do not say which are required. */
const sellerQuestion = record('SellerQuestion', 'Names a seller.', {
  userId,
  vendorId: text('vendorId', { optional: true, doc: vendorId.doc }),
  transNo: text('transNo', { optional: true, doc: 'Number of the face scan.' }),
  taxNumber: text('taxNo', { optional: true, pii: 'taxNumber', doc: taxNumber.doc }),
});

const bankStatus = (wire: string, of: string) =>
  verbatim(wire, {
    optional: true,
    doc: `The bank’s own status of ${of}. Its values are not documented.`,
  });

export const sellerStatus = record(
  'Seller',
  'A natural person who sells by reverse invoices (出售者), and how far they are. Fields are null until the platform was asked.',
  {
    realNamed: flag('realNamed', {
      optional: true,
      doc: 'True once the face scan proved who the person is. Not yet onboarded.',
    }),
    onboarded: flag('onboarded', {
      optional: true,
      doc: 'True once the bank audited and approved the registered payee.',
    }),
    blockedBy: code('blockedBy', blockingStep, {
      optional: true,
      doc: 'The step that is missing; null when nothing is.',
    }),
    blockedReason: text('blockedReason', {
      optional: true,
      pii: 'freeText',
      doc: 'Why, in the bank’s words.',
    }),
    receiverStatus: bankStatus('receiverStatus', 'the payee'),
    auditStatus: bankStatus('auditStatus', 'the audit'),
    authorizeStatus: bankStatus('authorizeStatus', 'the authorization'),
    freezeStatus: bankStatus('freezeStatus', 'a freeze'),
    quota: nested('quota', sellerQuota, {
      optional: true,
      doc: 'The red lines. Known only after the face scan.',
    }),
    canInvoice: flag('canInvoice', {
      optional: true,
      doc: 'True when face-scanned, onboarded, and under every red line: only then can an order be placed.',
    }),
    isMock,
    raw: rawAnswer,
  },
);

const newCard = { userId, vendorId, bankCard: cardNumber, ...otherBank, extra: extra('') };
const together =
  'must be given together with the other: both for a card that is not of the settlement bank, none otherwise';

const cardToUpdate = record(
  'UpdateSellerCardInput',
  'Another bank card for a seller to be paid to (收款人换卡).',
  newCard,
  {
    rules: [
      noOwnNames(newCard),
      {
        at: 'bankName',
        message: together,
        holds: ({ bankName, bankCode }) => isText(bankName) || !isText(bankCode),
      },
      {
        at: 'bankCode',
        message: together,
        holds: ({ bankName, bankCode }) => isText(bankCode) || !isText(bankName),
      },
    ],
  },
);

const closing = { userId, vendorId, extra: extra('') };
const sellerToClose = record('CloseSellerInput', 'A seller who sells no more (出售者).', closing, {
  rules: [noOwnNames(closing)],
});

/** Makes a page; a person has to act on it. Another call makes another page. */
export const onboard = endpoint({
  path: '/api/v1/rinv/seller/onboard',
  answer: readBankAnswer,
  request: sellerToOnboard,
  response: onboardingPage,
  billed: null,
  effect: 'repeatable',
});

/** Begins the bank's audit; a second one while the first is under way is refused (code 30601013 in section 4.4). */
export const register = endpoint({
  path: '/api/v1/rinv/seller/register',
  answer: readBankAnswer,
  request: sellerToRegister,
  response: registered,
  billed: null,
  effect: 'once',
});

export const status = endpoint({
  path: '/api/v1/rinv/seller/status',
  answer: readBankAnswer,
  request: sellerQuestion,
  response: sellerStatus,
  billed: null,
  effect: 'none',
});

/** The same card set twice is the same card. */
export const updateCard = endpoint({
  path: '/api/v1/rinv/seller/update-card',
  answer: readBankAnswer,
  request: cardToUpdate,
  response: sellerChange,
  billed: null,
  effect: 'repeatable',
});

/** A payee that is gone cannot be removed again. */
export const close = endpoint({
  path: '/api/v1/rinv/seller/close',
  answer: readBankAnswer,
  request: sellerToClose,
  response: sellerChange,
  billed: null,
  effect: 'repeatable',
});
