import { rules } from '../../../messages/rules.ts';
import { endpoint } from '../../../platform/endpoint.ts';
import * as r from '../../../platform/record/index.ts';
import { bankAnswerReader } from '../../bank/wire/answer.ts';
import {
  askedWith,
  extra,
  isMock,
  noOwnNames,
  rawAnswer,
  returnUrl,
  sellerChange,
  buyerTaxNumber,
  sellerId,
  serviceProviderId,
} from './members.ts';
import { sellerQuota } from './order.ts';

const cardNumber = r.bankCardNumber('bankCard', {
  doc: 'Number of the bank card, 12 to 30 digits. Sent to the platform and not stored.',
});

const bankName = { doc: 'Name of the card’s bank.' } as const;
const bankCode = { doc: 'Interbank number of the card’s bank.' } as const;

/** A card whose bank is known and may be named. */
const ofSettlementBank = r.record(
  'SettlementBankCardInput',
  'A card of the settlement bank (结算行卡).',
  {
    cardNumber,
    bankName: r.text('bankName?', { ...bankName }),
    bankCode: r.numberText('bankCode?', { ...bankCode }),
  },
);

const ofOtherBank = r.record('OtherBankCardInput', 'A card of another bank (他行卡).', {
  cardNumber,
  bankName: r.text('bankName', bankName),
  bankCode: r.numberText('bankCode', bankCode),
});

/** Card of a registration, including its holder. */
const sellerCard = r.choice(
  'SellerCardInput',
  'The bank card (银行卡) that a seller is paid to: exactly one of the two.',
  {
    settlementBank: r.variant(ofSettlementBank, {
      fixed: { isPartnerBankCard: true },
      labelZh: '结算行卡',
    }),
    otherBank: r.variant(ofOtherBank, {
      fixed: { isPartnerBankCard: false },
      labelZh: '他行卡',
    }),
  },
);

/** Card of a later change; the documents show no member for its holder. */
const newSellerCard = r.choice(
  'NewSellerCardInput',
  'The bank card (银行卡) that a seller is to be paid to from now on: exactly one of the two.',
  { settlementBank: r.variant(ofSettlementBank), otherBank: r.variant(ofOtherBank) },
);

const person = {
  name: r.text('name', { isName: true, doc: 'Name, as on the ID card.' }),
  idNumber: r.idNumber('idNo', { doc: 'ID number. Sent to the platform and not stored.' }),
  phone: r.mobileNumber('phone', { doc: 'Mobile number. Sent to the platform and not stored.' }),
};

const onboarding = { sellerId, ...person, returnUrl, extra: extra('') };

const sellerToOnboard = r.record(
  'OnboardSellerInput',
  'A person who is to sell by reverse invoices (出售者).',
  { ...onboarding, ...askedWith },
  {
    rules: [noOwnNames(onboarding)],
  },
);

const onboardingPage = r.record(
  'SellerOnboarding',
  'The page on which the person scans their own face (人脸识别). It proves who they are, no more: the seller is not onboarded by it.',
  {
    faceScanUrl: r.url('pageUrl', {
      doc: 'The page; send the person there. It is theirs alone: don’t log or forward it.',
    }),
    faceScanNumber: r.numberText('transNo', {
      doc: 'The platform’s number of this face scan. This service stores it for its queries.',
    }),
    isMock,
  },
);

const registration = {
  sellerId,
  ...person,
  card: r.oneOf(sellerCard, { doc: 'The bank card that the seller is paid to.' }),
  idValidFrom: r.date('idStartDate', { doc: 'First day on which the ID card is valid.' }),
  idValidTo: r.date('idEndDate', { doc: 'Last day on which the ID card is valid.' }),
  extra: extra(''),
};

const sellerToRegister = r.record(
  'RegisterSellerInput',
  'A person whose face was scanned, to be registered with the bank as payee (收款人报备).',
  registration,
  {
    rules: [
      noOwnNames(registration),
      {
        at: 'idValidTo',
        message: rules.after({ field: 'idValidFrom' }),
        holds: ({ idValidFrom, idValidTo }) => idValidFrom < idValidTo,
      },
    ],
  },
);

const registered = r.record(
  'SellerRegistration',
  'The registration of a seller as payee (收款人报备), with the bank’s immediate response. `accepted` begins the bank’s audit, which takes days and cannot be hurried; only `onboarded` means success.',
  {
    accepted: r.flag('accepted', {
      doc: 'True when the bank accepted the registration for its audit. False is a result, not an error: read `hint`.',
    }),
    autoAudited: r.flag('autoAudited?', {
      doc: 'True when the bank audited at once. Even so, wait for `ONBOARDED`.',
    }),
    hint: r.text('hint?', { pii: 'freeText', doc: 'The platform’s advice.' }),
    isMock,
  },
);

/** `blockedBy` (document 2, section 2). */
export const blockingStep = r.codes(
  'SellerBlockingStep',
  'The step that keeps a seller from being invoiced (开票阻断环节).',
  {
    REAL_NAME: ['realname', 'Face scan: the person has not scanned their face', '实名认证'],
    ONBOARDING: [
      'onboard',
      'Payee registration: the bank has no approved payee, as none is registered, is under audit or was rejected',
      '收款人报备',
    ],
    QUOTA: ['quota', 'Quota: one of its limits is reached', '额度'],
  },
);

/** Unknown members are omitted, because the documents do not say which are required. */
const sellerQuestion = r.record('SellerQuestion', 'Names a seller.', {
  sellerId,
  serviceProviderId: r.text('vendorId?', { doc: serviceProviderId.doc }),
  faceScanNumber: r.numberText('transNo?', { doc: 'Number of the face scan.' }),
  buyerTaxNumber: r.taxNumber('taxNo?', { doc: buyerTaxNumber.doc }),
});

const bankStatus = (wire: string, of: string) =>
  r.verbatim(`${wire}?`, { doc: `The bank’s own status of ${of}. Its values are not documented.` });

export const sellerStatus = r.record(
  'Seller',
  'A natural person who sells by reverse invoices (出售者), and their progress. Fields are null until the platform was queried.',
  {
    realNamed: r.flag('realNamed?', {
      doc: 'True once the face scan proved who the person is. Not yet onboarded.',
    }),
    onboarded: r.flag('onboarded?', {
      doc: 'True once the bank audited and approved the registered payee.',
    }),
    blockedBy: r.code('blockedBy?', blockingStep, { doc: 'The missing step; null for none.' }),
    blockedReason: r.text('blockedReason?', {
      pii: 'freeText',
      doc: 'Reason for `blockedBy`, in the bank’s words.',
    }),
    payeeStatus: bankStatus('receiverStatus', 'the payee'),
    auditStatus: bankStatus('auditStatus', 'the audit'),
    authorizeStatus: bankStatus('authorizeStatus', 'the authorization'),
    freezeStatus: bankStatus('freezeStatus', 'a freeze'),
    quota: r.nested('quota?', sellerQuota, {
      doc: 'The bank’s limits. Known only after the face scan.',
    }),
    canInvoice: r.flag('canInvoice?', {
      doc: 'True when face-scanned, onboarded, and below every limit of the quota: only then can an order be placed.',
    }),
    isMock,
    raw: {
      ...rawAnswer,
      doc: 'Current response of the platform about the seller, complete, personal data masked. The bank’s own additions are under `raw` in it. Costs one free call, however often an operation selects it. Null for a registration after which the seller was registered anew.',
    },
  },
);

const newCard = {
  sellerId,
  serviceProviderId,
  card: r.oneOf(newSellerCard, { doc: 'The bank card that the seller is to be paid to.' }),
  extra: extra(''),
};

const cardToUpdate = r.record(
  'UpdateSellerCardInput',
  'Another bank card for a seller to be paid to (收款人换卡).',
  newCard,
  // The registration's card has all reserved names.
  { rules: [noOwnNames({ ...newCard, card: registration.card })] },
);

const closing = { sellerId, serviceProviderId, extra: extra('') };
const sellerToClose = r.record(
  'CloseSellerInput',
  'A seller whose payee record is to be removed (出售者).',
  closing,
  {
    rules: [noOwnNames(closing)],
  },
);

/** Creates a page on which a person must act. Each call creates another page. */
export const onboard = endpoint({
  path: '/api/v1/rinv/seller/onboard',
  answer: bankAnswerReader('repeatable'),
  request: sellerToOnboard,
  response: onboardingPage,
  about: ['userId', 'idNo'],
  billed: null,
  effect: 'repeatable',
});

/** Starts the bank's audit; a second one during the first is rejected (code 30601013 in section 4.4). */
export const register = endpoint({
  path: '/api/v1/rinv/seller/register',
  answer: bankAnswerReader('once'),
  request: sellerToRegister,
  response: registered,
  about: ['userId', 'idNo'],
  billed: null,
  effect: 'once',
});

export const status = endpoint({
  path: '/api/v1/rinv/seller/status',
  answer: bankAnswerReader('none'),
  request: sellerQuestion,
  response: sellerStatus,
  about: ['userId', 'vendorId', 'taxNo'],
  billed: null,
  effect: 'none',
});

/** Setting the same card twice has the effect of once. */
export const updateCard = endpoint({
  path: '/api/v1/rinv/seller/update-card',
  answer: bankAnswerReader('repeatable'),
  request: cardToUpdate,
  response: sellerChange,
  about: ['userId', 'vendorId'],
  billed: null,
  effect: 'repeatable',
});

/** A removed payee cannot be removed again. */
export const close = endpoint({
  path: '/api/v1/rinv/seller/close',
  answer: bankAnswerReader('repeatable'),
  request: sellerToClose,
  response: sellerChange,
  about: ['userId', 'vendorId'],
  billed: null,
  effect: 'repeatable',
});
