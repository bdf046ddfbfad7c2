import { plainSpelling, soleObject } from '../../../kernel/json/json.ts';
import { isWebAddress } from '../../../kernel/text/web-address.ts';
import { Code } from '../../../platform/business-codes.ts';
import type { AnswerReader } from '../../../platform/client/envelope.ts';
import * as r from '../../../platform/record/index.ts';
import {
  companyAuthMethod,
  personAuthMethod,
  registerCode,
  sealColor,
  sealFont,
  sealShape,
} from './codes.ts';
import {
  callbackUrl,
  companyId,
  mobile,
  personId,
  rawAnswer,
  signingPartyId,
  sealId,
} from './members.ts';
import { endpoint } from '../../../platform/endpoint.ts';
import { readSigningAnswer } from './answer.ts';

const sealToMake = r.record('GenerateSealInput', 'A seal of an enterprise (企业印章).', {
  signingPartyId: signingPartyId('unionId', 'the enterprise, which must be real-named'),
  name: r.text('name', { doc: 'Name of the seal.' }),
  color: r.code('color?', sealColor, { as: 'number', doc: 'Color.' }),
  font: r.code('font?', sealFont, { as: 'number', doc: 'Typeface.' }),
  shape: r.code('shape?', sealShape, { as: 'number', doc: 'Shape.' }),
});

const seal = r.record('SigningSeal', 'A seal of an enterprise (企业印章).', {
  sealId,
  raw: rawAnswer,
});

/** Free. Each call creates another seal, which has no effect unless a task names it. */
export const generateSeal = endpoint({
  path: '/api/v1/esign/seal/generate',
  answer: readSigningAnswer,
  request: sealToMake,
  response: seal,
  about: ['unionId'],
  billed: null,
  effect: 'repeatable',
});

const companyToRegister = r.record(
  'RegisterSigningCompanyInput',
  'An enterprise that is to sign contracts (签署企业).',
  {
    companyId,
    name: r.text('orgName', { isName: true, doc: 'Name of the enterprise.' }),
    taxNumber: r.creditCode('creditNo?', {
      doc: 'Unified social credit code. Recommended. Sent to the platform and not stored.',
    }),
    legalRepresentativeName: r.text('legalName', {
      isName: true,
      doc: 'Name of the legal representative.',
    }),
    legalRepresentativeIdNumber: r.certificateNumber('legalNo', {
      doc: 'ID number of the legal representative. Sent to the platform and not stored.',
    }),
    handlerPhone: mobile('the person who handles it'),
  },
);

const registeredCompany = r.record(
  'SigningCompanyRegistration',
  'An enterprise (签署企业) in the signing system. It is not real-named yet: next make the link with `createCompanyAuthLink`.',
  { signingPartyId: signingPartyId('unionId', 'the enterprise'), raw: rawAnswer },
);

const returnUrl = r.url('redirectUrl?', {
  doc: 'Address to which the page sends the person afterwards. The return says nothing about the outcome.',
});

const authLinkInput = r.record(
  'CompanyAuthLinkInput',
  'Party that must prove its real name (企业实名认证), and the permitted proofs.',
  {
    signingPartyId: signingPartyId('unionId', 'the enterprise, or of a person'),
    companyMethod: r.code('companyAuthType?', companyAuthMethod, {
      as: 'number',
      doc: 'Proof of the enterprise’s name. The page decides if omitted.',
    }),
    personMethods: r.codeList('authTypes?', personAuthMethod, {
      doc: 'Permitted proofs of the person behind the page. The page decides if omitted.',
    }),
    returnUrl,
    notifyUrl: callbackUrl,
  },
);

const authLink = r.record(
  'CompanyAuthLink',
  'The page of an enterprise’s real-name authentication (企业实名认证). Pass on either link unchanged: a lost parameter makes it fail. It is for that person only, so keep it out of logs. At least one of the two links is set.',
  {
    pcUrl: r.url('pcUrl?', { doc: 'The page for a computer.' }),
    h5Url: r.url('h5Url?', { doc: 'The page for a phone.' }),
    raw: rawAnswer,
  },
  { atLeastOneOf: ['pcUrl', 'h5Url'] },
);

const silentSigningInput = r.record(
  'SilentSigningLinkInput',
  'An enterprise that is to stamp automatically (静默签署授权).',
  { signingPartyId: signingPartyId('signerUnionId', 'the enterprise'), notifyUrl: callbackUrl },
);

const page = r.url('url', {
  doc: 'The page for the administrator, who confirms by SMS code. Real-name authentication has another page.',
});

const isAddress = (value: unknown): boolean => typeof value === 'string' && isWebAddress(value);

/** Addresses in the request that the platform's response may repeat. */
const REPEATED: ReadonlySet<string> = new Set(['notifyUrl', 'redirectUrl']);

/** Accepts any name for the page's address, because the documents do not show it. */
const pageUnderAnyName: typeof page = {
  ...page,
  read(source, name, into) {
    const [, found] =
      Object.entries(source).find(([wire, value]) => !REPEATED.has(wire) && isAddress(value)) ?? [];
    page.read({ url: source['url'] ?? found }, name, into);
  },
};

const silentSigningLink = r.record(
  'SilentSigningLink',
  'The page on which the administrator of an enterprise authorizes silent signing (静默签署授权), for 365 days. Pass on the link unchanged: a lost parameter makes it fail. Keep it out of logs.',
  { url: pageUnderAnyName, raw: rawAnswer },
);

const signerToRegister = r.record(
  'RegisterSignerInput',
  'A person who is to sign contracts (签署人).',
  {
    personId,
    phone: mobile('the person'),
    authMethods: r.codeList('signAuthTypes?', personAuthMethod, {
      doc: 'Permitted proofs of the person’s real name. `[BANK_CARD]`, together with `proof: SMS` on the signing task, needs no face scan at all.',
    }),
    name: r.text('name?', { isName: true, doc: 'Name, prefilled on the page.' }),
    idNumber: r.certificateNumber('identNo?', {
      doc: 'ID number, prefilled on the page. Sent to the platform and not stored.',
    }),
    bankCard: r.bankCardNumber('bankCardNo?', {
      doc: 'Number of a bank card, prefilled on the page. Sent to the platform and not stored.',
    }),
  },
);

const registeredSigner = r.record(
  'SignerRegistration',
  'A person (签署人) in the signing system. They prove their real name at the link of the first contract that they sign.',
  {
    signingPartyId: signingPartyId('unionId', 'the person'),
    result: r.code('registerCode', registerCode, {
      doc: 'Result of the registration. Decide yourself about `EXISTS_WITH_OTHER_NAME`.',
    }),
    raw: rawAnswer,
  },
);

/**
 * Reads the response to a registration. A response with an id and a documented code is a result that the caller judges,
 * even if the platform reports a failure, such as for a person registered under another name.
 */
const readRegistration: AnswerReader = (status, body, numbers) => {
  const { refusal, ...envelope } = readSigningAnswer(status, body, numbers);
  if (refusal === undefined) return envelope;
  const { unionId, registerCode: said } = soleObject(envelope.data) ?? {};
  const isResult =
    registerCode.nameOf.has(r.codeIn(said, registerCode) ?? '') && Boolean(plainSpelling(unionId));
  return isResult ? { ...envelope, code: Code.success } : { ...envelope, refusal };
};

/** The same `companyId` identifies the same enterprise; a repeat is free. */
export const registerCompany = endpoint({
  path: '/api/v1/esign/company/register',
  answer: readSigningAnswer,
  request: companyToRegister,
  response: registeredCompany,
  about: ['uid'],
  billed: null,
  effect: 'repeatable',
});

/** Creates a page on which a person must act. Each call creates another page. */
export const createAuthLink = endpoint({
  path: '/api/v1/esign/auth/url',
  answer: readSigningAnswer,
  request: authLinkInput,
  response: authLink,
  about: ['unionId'],
  billed: null,
  effect: 'repeatable',
});

/** Creates a page on which the administrator confirms by SMS. Each call creates another page. */
export const createSilentSigningLink = endpoint({
  path: '/api/v1/esign/company/silent-auth',
  answer: readSigningAnswer,
  request: silentSigningInput,
  response: silentSigningLink,
  about: ['signerUnionId'],
  billed: null,
  effect: 'repeatable',
});

/** A repeat is harmless: the response has its own code for a person who is already registered. */
export const registerSigner = endpoint({
  path: '/api/v1/esign/person/register',
  answer: readRegistration,
  request: signerToRegister,
  response: registeredSigner,
  about: ['uid'],
  billed: null,
  effect: 'repeatable',
});
