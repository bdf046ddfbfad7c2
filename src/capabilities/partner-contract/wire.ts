import { contractTexts } from './texts.ts';
import { rules } from '../../messages/rules.ts';
import { billed } from '../../platform/billing.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as r from '../../platform/record/index.ts';
import { sellerId } from '../settled-reverse/wire/members.ts';

/** `status` of a contract (document 3, sections 2 and 3). */
export const contractStatus = r.codes(
  'ContractStatus',
  'The platform’s own status of a contract (合同状态).',
  {
    SIGNING: ['signing', 'Waiting for the person to sign', '签署中'],
    PERSON_SIGNED: [
      'person_signed',
      'Signed by the person; waiting for the company’s seal',
      '个人已签',
    ],
    COMPLETED: ['completed', 'Signed and sealed', '已完成'],
    CANCELED: ['cancelled', 'Canceled', '已取消'],
    EXPIRED: ['expired', 'Expired: the person did not sign in time', '已过期'],
  },
);

/** The platform's defaults for omitted values (document 3, section 4.3). */
export const DEFAULT_DEADLINE_DAYS = 30;
const DEFAULT_ENTERPRISE_KEYWORD = '甲方盖章';
const DEFAULT_PERSON_KEYWORD = '乙方签字';

const contractNo = r.numberText('contractNo', {
  max: 64,
  pattern: /^[\x21-\x7e]+$/,
  hint: contractTexts.platformNumber,
  doc: 'The platform’s number of the contract.',
});

const keyword = (wire: string, what: string, byDefault: string) =>
  r.text(`${wire}?`, {
    doc: `Text of the PDF that ${what}; \`${byDefault}\` if omitted. The PDF must contain it exactly.`,
  });

const contract = {
  companyTaxNumber: r.creditCode('taxNo', {
    doc: 'Unified social credit code of the company that signs. The platform’s operator must have enabled it for signing: there is no endpoint for that.',
  }),
  name: r.text('flowName', { doc: 'Name of the contract.' }),
  file: r.fileContent('fileBase64', {
    formats: ['pdf'],
    largestBytes: 60 * 1024 * 1024,
    doc: 'The contract: a PDF of at most 60 MiB that contains both keywords. The platform stores it; this service does not.',
  }),
  signerName: r.text('signerName', {
    isName: true,
    doc: 'Name of the person, as on the ID card: their real name and handwriting are checked against it. Sent to the platform and not stored.',
  }),
  signerIdNumber: r.residentIdNumber('signerIdcard', {
    doc: 'ID number of the person. Sent to the platform and not stored.',
  }),
  signerPhone: r.mobileNumber('signerMobile', {
    pattern: /^1[3-9]\d{9}$/,
    doc: 'Mobile number that the person really uses: the code that stands for their consent is sent to it. Sent to the platform and not stored.',
  }),
  enterpriseKeyword: keyword(
    'entKeyword',
    'the company’s seal goes under',
    DEFAULT_ENTERPRISE_KEYWORD,
  ),
  personKeyword: keyword('personKeyword', 'the person’s signature goes to', DEFAULT_PERSON_KEYWORD),
  deadlineDays: r.integer('deadlineDays?', {
    min: 1,
    max: 3650,
    doc: `Number of days within which the person must sign, 1 to 3650; ${DEFAULT_DEADLINE_DAYS} if omitted. Then the contract expires.`,
  }),
};

const contractRequest = r.record('ContractRequest', 'A contract to be signed.', {
  ...contract,
  callbackUrl: r.text('callbackUrl', {
    doc: 'Address to which the platform reports the end of the contract.',
  }),
});

const ownNumber = r.text('contractId', {
  ...r.publicNumber(64),
  hint: rules.signsNoPerson({ max: 64 }),
  doc: 'Your number of the contract: unique for ever, no personal data. The same number with the same input returns the existing contract and sends nothing. It is not sent to the platform.',
});

/** The caller's own id of the signer, by which contracts of a seller are found. */
const sellerOfContract = {
  ...r.derivable(sellerId),
  wire: null,
  doc: 'Your own id of the seller, if the signer is one: the contract then appears in `Seller.contracts`. It is not sent to the platform.',
};

/** A contract as given by a client. */
export const contractInput = r.record(
  'ContractInput',
  'A contract that a company and one person are to sign (合同): the person by hand on their phone, the company by its seal, which is applied automatically afterwards.',
  { contractId: { ...ownNumber, wire: null }, sellerId: sellerOfContract, ...contract },
  {
    rules: [
      {
        at: 'personKeyword',
        message: contractTexts.samePlace,
        holds: ({ enterpriseKeyword, personKeyword }) =>
          (enterpriseKeyword ?? DEFAULT_ENTERPRISE_KEYWORD) !==
          (personKeyword ?? DEFAULT_PERSON_KEYWORD),
      },
    ],
  },
);

/** A paid contract's number must be read, even if other members of the response are missing. */
const createdContract = r.record('CreatedContract', 'A contract that was just created.', {
  contractNo,
  flowId: r.numberText('flowId?', { doc: 'Upstream number of the contract, for reconciliation.' }),
  signUrl: r.url('signUrl?', { doc: 'Page on which the person signs.' }),
});

/** Names that identify a contract. */
export const contractBy = r.choice(
  'ContractBy',
  'Identifies a contract (合同): exactly one of the two.',
  {
    contractId: { ...contractInput.fields.contractId, doc: 'Your number of the contract.' },
    contractNo,
  },
);

const contractQuestion = r.record('ContractQuestion', 'Names a contract.', { contractNo });

const parties = r.record('ContractParties', 'The parties, should the platform name them.', {
  taxNumber: r.taxNumber('taxNo', { doc: 'Tax number of the company.' }),
  idNumber: r.text('signerIdcard', { pii: 'identity', doc: 'ID number.' }),
  phone: r.text('signerMobile', { pii: 'phone', doc: 'Mobile number.' }),
});

export const contractAnswer = r.record(
  'Contract',
  'A contract (合同) that a company and one person sign: read `state` first.',
  {
    platformStatus: r.code('status?', contractStatus, {
      doc: 'The platform’s own status; null until the platform was queried.',
    }),
    statusText: r.text('statusText?', {
      pii: 'freeText',
      doc: '`platformStatus` in the platform’s Chinese words.',
    }),
    archived: r.flag('archived?', {
      doc: 'True once the platform has archived the finished PDF by itself; null until it reports that.',
    }),
    raw: r.rest({
      doc: 'The platform’s current response about it, as received, personal data masked. Costs one free call per operation. Null while the platform cannot be queried because its number is unknown.',
      holds: [parties],
    }),
  },
);

/** Member that only the push at a contract's end contains (document 3, section 6). */
export const contractEnd = r.record('ContractEnd', 'End of a contract, as the push reports it.', {
  completedAt: r.dateTime('completedAt?', {
    doc: 'Time at which the contract ended, as the platform’s push reports it. The platform cannot be queried about it, so its update has `confirmed: false`; `state` says whether the contract has ended. Null without a push.',
  }),
});

/** Not shown directly: the file becomes a document. */
const finishedContract = r.record('FinishedContract', 'The PDF of a completed contract.', {
  content: r.receivedFile('fileBase64', { doc: 'The PDF.' }),
  fileName: r.text('fileName?', { doc: 'Name of the file at the platform.' }),
});

/** The contract to cancel. */
export const cancelInput = r.record(
  'CancelContractInput',
  'A contract that is to be canceled (取消合同).',
  {
    contractNo,
  },
);

const cancellation = r.record(
  'ContractCancellation',
  'The cancellation of a contract (取消合同).',
  {
    raw: r.rest({
      doc: 'The platform’s response as received: its fields are not documented. Personal data masked. Null when the contract was canceled before and nothing was sent.',
      holds: [parties],
    }),
  },
);

/** Billed, and cannot be queried by the caller's number, so it is sent once and never again. Up to 80 MiB take a while. */
export const create = endpoint({
  path: '/api/v1/partnercontract/contract/create',
  request: contractRequest,
  response: createdContract,
  about: ['taxNo', 'signerIdcard'],
  billed: billed('partner-contract', 'per contract created', { refusalsCost: false }),
  effect: 'once',
  timeoutMs: 180_000,
});

export const query = endpoint({
  path: '/api/v1/partnercontract/contract/status',
  request: contractQuestion,
  response: contractAnswer,
  about: ['contractNo'],
  billed: null,
  effect: 'none',
});

export const download = endpoint({
  path: '/api/v1/partnercontract/contract/download',
  request: contractQuestion,
  response: finishedContract,
  about: ['contractNo'],
  billed: null,
  effect: 'none',
  // Slightly less than the tracker's lease; otherwise the file could be fetched twice at a time.
  timeoutMs: 50_000,
});

/** A cancelled contract cannot be cancelled again. */
export const cancel = endpoint({
  path: '/api/v1/partnercontract/contract/cancel',
  request: contractQuestion,
  response: cancellation,
  about: ['contractNo'],
  billed: null,
  effect: 'repeatable',
});
