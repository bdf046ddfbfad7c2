import { endpoint } from '../../../platform/endpoint.ts';
import {
  choice,
  code,
  flag,
  integer,
  list,
  oneOf,
  record,
  rest,
  text,
  url,
  variant,
} from '../../../platform/record/index.ts';
import { readSigningAnswer } from './answer.ts';
import {
  partyKind,
  signingMode,
  signingOrder,
  signingProof,
  signStatus,
  taskStatus,
} from './codes.ts';
import {
  callbackUrl,
  fileCode,
  isPlaceholder,
  placeholderHint,
  platformId,
  rawAnswer,
  taskNo,
  signingPartyId,
} from './members.ts';

const area = record(
  'StampAreaInput',
  'A place on a page (签章坐标).',
  {
    members: rest({
      doc: 'The members of the platform’s area, for example page and coordinates: its documents do not show their names, its operator does.',
    }),
  },
  {
    rules: [
      {
        at: 'members',
        message: 'must have at least one member',
        holds: ({ members }) => Object.keys(members ?? {}).length > 0,
      },
    ],
  },
);

const hasBracket = /[<>]/;

const stampKeyword = record(
  'StampKeywordInput',
  'A word of the contract at which the stamp or signature is placed (签章关键字).',
  {
    keyword: text('keyword', {
      max: 64,
      doc: 'The word exactly as it stands in the contract, for example `甲方盖章`. One in angle brackets is English, without the letters q, y, p, g, j and Q.',
    }),
  },
  {
    rules: [
      {
        at: 'keyword',
        message: placeholderHint,
        holds: ({ keyword }) => !hasBracket.test(keyword) || isPlaceholder(keyword),
      },
    ],
  },
);

const stamp = choice(
  'StampInput',
  'Where a stamp or signature is placed (签章位置): exactly one of the two.',
  {
    byArea: variant(
      record('StampByAreaInput', 'Placed by coordinates (坐标定位).', {
        areas: list('areas', area, { min: 1, doc: 'The places.' }),
      }),
      { fixed: { stampType: 1 }, labelZh: '坐标定位' },
    ),
    byKeyword: variant(
      record('StampByKeywordInput', 'Placed at words of the contract (关键字定位).', {
        keywords: list('keywords', stampKeyword, { min: 1, doc: 'The words.' }),
      }),
      { fixed: { stampType: 2 }, labelZh: '关键字定位' },
    ),
  },
);

const everySigner = {
  turn: integer('sortNo', {
    min: 1,
    max: 999,
    optional: true,
    doc: 'When they sign: lower numbers first. Needed for every signer of an ordered task.',
  }),
  stamp: oneOf(stamp, { optional: true, doc: 'Where they sign; they choose it when left out.' }),
};

const person = record('PersonSignerInput', 'A person who signs by hand at a link (签署人).', {
  signingPartyId: signingPartyId('signerUnionId', 'the person'),
  ...everySigner,
});

const company = record(
  'CompanySignerInput',
  'An enterprise that stamps (签署企业).',
  {
    signingPartyId: signingPartyId('signerUnionId', 'the enterprise'),
    mode: code('signType', signingMode, {
      as: 'number',
      optional: true,
      doc: 'How it stamps; `MANUAL` when left out.',
    }),
    sealId: text('signerSealId', {
      ...platformId,
      optional: true,
      doc: 'Its seal; needed for silent signing.',
    }),
    ...everySigner,
  },
  {
    rules: [
      {
        at: 'sealId',
        message: 'is needed for silent signing',
        holds: ({ mode, sealId: seal }) => mode !== 'SILENT' || typeof seal === 'string',
      },
    ],
  },
);

const signer = choice('TaskSignerInput', 'Who signs (签署方): exactly one of the two.', {
  person: variant(person, { fixed: { userType: 1 }, labelZh: '个人' }),
  company: variant(company, { fixed: { userType: 2 }, labelZh: '企业' }),
});

const replacement = record(
  'KeywordReplacementInput',
  'A placeholder of the template and what is filled in (关键字替换).',
  {
    keyword: text('keyword', {
      max: 64,
      doc: 'The placeholder exactly as it stands in the template: an English keyword in angle brackets, without the letters q, y, p, g, j and Q.',
    }),
    value: text('value', { min: 0, max: 500, doc: 'What is filled in; blank to leave it open.' }),
  },
  {
    rules: [
      {
        at: 'keyword',
        message: placeholderHint,
        holds: ({ keyword }) => isPlaceholder(keyword),
      },
    ],
  },
);

const taskToCreate = record(
  'SigningTaskInput',
  'A contract that is to be signed (签署任务).',
  {
    initiatorSigningPartyId: signingPartyId('unionId', 'the enterprise that starts it'),
    fileCode,
    title: text('taskTitle', { max: 50, doc: 'Title, at most 50 characters.' }),
    order: code('sortType', signingOrder, {
      as: 'number',
      doc: 'Whether signers sign one after the other.',
    }),
    signers: list('signers', signer, { min: 1, doc: 'Who signs.' }),
    proof: code('authType', signingProof, {
      as: 'number',
      optional: true,
      doc: 'How signers prove who they are when they sign; `SMS` when left out.',
    }),
    addsSigningDate: flag('signDateEnable', {
      as: [1, 0],
      optional: true,
      doc: 'True adds the day of signing under each seal; then remove the date column from the contract.',
    }),
    replacements: list('keywordReplacements', replacement, {
      min: 1,
      optional: true,
      doc: 'What is filled into the placeholders of the template, which must be a PDF from a major office suite.',
    }),
    notifyUrl: callbackUrl,
  },
  {
    rules: [
      {
        at: 'signers',
        message: 'must each have a turn in an ordered task',
        holds: ({ order, signers }) =>
          order !== 'ORDERED' ||
          signers.every(({ person: one, company: other }) => (one ?? other)?.turn),
      },
    ],
  },
);

const createdTask = record('CreatedSigningTask', 'A signing task that was created.', {
  taskNo,
  raw: rawAnswer,
});

const linkQuestion = record('SigningLinkQuestion', 'Names a signer of a task.', {
  taskNo,
  signerSigningPartyId: signingPartyId('unionId', 'the signer'),
});

const signingLink = record(
  'SigningLink',
  'The page at which one signer signs (签署链接). Pass either link on whole, as it is: a lost parameter makes it fail. It is for that signer only, so keep it out of logs.',
  {
    h5Url: url('signH5Url', { optional: true, doc: 'The page for a phone.' }),
    pcUrl: url('signPCUrl', { optional: true, doc: 'The page for a computer.' }),
    signStatus: code('signStatus', signStatus, { optional: true, doc: 'How far the signer is.' }),
    raw: rawAnswer,
  },
);

const initiator = signingPartyId('unionId', 'the enterprise that started it');

const taskQuestion = record('SigningTaskQuestion', 'Names a task.', {
  taskNo,
  initiatorSigningPartyId: initiator,
});

const contract = record('SignedContract', 'A file of a task.', {
  address: url('contractUrl', {
    optional: true,
    doc: 'Where the finished file can be fetched for a short while.',
  }),
});

export const taskDetail = record('SigningTaskDetail', 'How a task stands.', {
  platformStatus: code('taskStatus', taskStatus, { doc: 'The platform’s status.' }),
  contracts: list('contracts', contract, { optional: true, doc: 'Its files.' }),
  raw: rawAnswer,
});

/** Shown only: it is sent by which of the two a signer is given as. */
export const signerKind = code('userType', partyKind, { doc: 'Person or enterprise.' });

/** The part of a signer that is shown as the platform names it. */
export const taskSigner = record('TaskSigner', 'One who signs a contract (签署方).', {
  signingPartyId: signingPartyId('signerUnionId', 'the signer'),
  turn: integer('sortNo', {
    optional: true,
    doc: 'When they sign in an ordered task: lower numbers first.',
  }),
  signStatus: code('signStatus', signStatus, {
    optional: true,
    doc: 'How far they are; null until the platform was asked.',
  }),
});

/** The part of a task that is shown as the platform names it. */
export const taskView = record(
  'SigningTask',
  'A contract that is signed by several parties (签署任务), each at a link of their own. Whoever has not signed yet, a push tells of it or the platform is asked.',
  {
    taskNo: text('taskNo', {
      optional: true,
      doc: `${taskNo.doc} Null until the platform named it.`,
    }),
    initiatorSigningPartyId: text('unionId', { optional: true, doc: initiator.doc }),
    refusedReason: text('refusedReason', {
      optional: true,
      doc: 'Why a signer refused, where a push told before the task was known to be over; personal data masked. Not confirmed: the platform cannot be asked for it.',
    }),
    platformStatus: code('taskStatus', taskStatus, {
      optional: true,
      doc: 'The platform’s own status; null until it was asked.',
    }),
    raw: rawAnswer,
  },
);

/** Billed, once for each task that is created (document 3, section 1). */
export const createTask = endpoint({
  path: '/api/v1/esign/task/create',
  answer: readSigningAnswer,
  request: taskToCreate,
  response: createdTask,
  billed: 'per created task',
  effect: 'once',
});

export const linkOfSigner = endpoint({
  path: '/api/v1/esign/task/link',
  answer: readSigningAnswer,
  request: linkQuestion,
  response: signingLink,
  billed: null,
  effect: 'none',
});

export const detailOfTask = endpoint({
  path: '/api/v1/esign/task/detail',
  answer: readSigningAnswer,
  request: taskQuestion,
  response: taskDetail,
  billed: null,
  effect: 'none',
});
