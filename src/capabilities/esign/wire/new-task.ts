import { esignTexts } from '../texts.ts';
import { rules } from '../../../messages/rules.ts';
import * as r from '../../../platform/record/index.ts';
import { signingMode, signingOrder, signingProof } from './codes.ts';
import {
  callbackUrl,
  fileCode,
  hasUnfit,
  isPlaceholder,
  platformId,
  signingPartyId,
} from './members.ts';

const area = r.record(
  'StampAreaInput',
  'A place on a page (签章坐标).',
  {
    members: r.rest({
      doc: 'The members of the platform’s area, for example page and coordinates: its documents do not show their names, its operator does.',
    }),
  },
  {
    rules: [
      {
        at: 'members',
        message: esignTexts.memberNeeded,
        holds: ({ members }) => Object.keys(members ?? {}).length > 0,
      },
    ],
  },
);

const stampKeyword = r.record(
  'StampKeywordInput',
  'A word of the contract at which the stamp or signature is placed (签章关键字).',
  {
    keyword: r.text('keyword', {
      doc: 'The word exactly as it stands in the contract, for example `甲方盖章`. In angle brackets it has none of the letters q, y, p, g, j and Q.',
    }),
  },
  {
    rules: [
      {
        at: 'keyword',
        message: esignTexts.unfitLetter,
        holds: ({ keyword }) => !hasUnfit(keyword),
      },
    ],
  },
);

const stamp = r.choice(
  'StampInput',
  'Place of a stamp or signature (签章位置): exactly one of the two.',
  {
    byArea: r.variant(
      r.record('StampByAreaInput', 'Placed by coordinates (坐标定位).', {
        areas: r.list('areas', area, { min: 1, doc: 'The places.' }),
      }),
      { fixed: { stampType: 1 }, labelZh: '坐标定位' },
    ),
    byKeyword: r.variant(
      r.record('StampByKeywordInput', 'Placed at words of the contract (关键字定位).', {
        keywords: r.list('keywords', stampKeyword, { min: 1, doc: 'The words.' }),
      }),
      { fixed: { stampType: 2 }, labelZh: '关键字定位' },
    ),
  },
);

const everySigner = {
  turn: r.integer('sortNo?', {
    min: 1,
    max: 999,
    doc: 'Place in the order of signing: lower numbers first. Needed for every signer of an ordered task.',
  }),
  stamp: r.oneOf(stamp, {
    optional: true,
    doc: 'Place of the signature; the signer chooses it if omitted.',
  }),
};

const person = r.record('PersonSignerInput', 'A person who signs by hand at a link (签署人).', {
  signingPartyId: signingPartyId('signerUnionId', 'the person'),
  ...everySigner,
});

const company = r.record(
  'CompanySignerInput',
  'An enterprise that stamps (签署企业).',
  {
    signingPartyId: signingPartyId('signerUnionId', 'the enterprise'),
    mode: r.code('signType?', signingMode, {
      as: 'number',
      doc: 'Stamping mode; `MANUAL` if omitted.',
    }),
    sealId: r.text('signerSealId?', {
      ...platformId,
      doc: 'Its seal; needed for silent signing.',
    }),
    ...everySigner,
  },
  {
    rules: [
      {
        at: 'sealId',
        message: esignTexts.sealNeeded,
        holds: ({ mode, sealId: seal }) => mode !== 'SILENT' || typeof seal === 'string',
      },
    ],
  },
);

const signer = r.choice('TaskSignerInput', 'Who signs (签署方): exactly one of the two.', {
  person: r.variant(person, { fixed: { userType: 1 }, labelZh: '个人' }),
  company: r.variant(company, { fixed: { userType: 2 }, labelZh: '企业' }),
});

const replacement = r.record(
  'KeywordReplacementInput',
  'A placeholder of the template and what is filled in (关键字替换).',
  {
    keyword: r.text('keyword', {
      doc: 'The placeholder exactly as it stands in the template: an English keyword in angle brackets, without the letters q, y, p, g, j and Q.',
    }),
    value: r.text('value', { min: 0, doc: 'Text to fill in; blank to leave it open.' }),
  },
  {
    rules: [
      {
        at: 'keyword',
        message: esignTexts.placeholder,
        holds: ({ keyword }) => isPlaceholder(keyword),
      },
    ],
  },
);

const task = {
  initiatorSigningPartyId: signingPartyId('unionId', 'the enterprise that starts it'),
  fileCode,
  title: r.text('taskTitle', { max: 50, doc: 'Title, at most 50 characters.' }),
  order: r.code('sortType', signingOrder, {
    as: 'number',
    doc: 'Order of signing: one after the other, or in any order.',
  }),
  signers: r.list('signers', signer, { min: 1, doc: 'Signers.' }),
  proof: r.code('authType?', signingProof, {
    as: 'number',
    doc: 'Proof of identity on signing; `SMS` if omitted.',
  }),
  addsSigningDate: r.flag('signDateEnable?', {
    as: [1, 0],
    doc: 'True adds the day of signing under each seal; then remove the date column from the contract.',
  }),
  replacements: r.list('keywordReplacements?', replacement, {
    min: 1,
    doc: 'Texts for the placeholders of the template, which must be a PDF from a major office suite.',
  }),
};

/** Parameters of create (document 3, section 4.2). */
export const taskRequest = r.record('SigningTaskRequest', 'A signing task to be created.', {
  ...task,
  notifyUrl: callbackUrl,
});

/** A key of the caller's own, which is not sent to the platform. */
const ownKey = (of: string, doc: string) => ({
  ...r.text(of, {
    ...r.publicNumber(64),
    hint: rules.signsNoPerson({ max: 64 }),
    doc,
  }),
  wire: null,
});

export const sellerId = ownKey(
  'sellerId',
  'Your own id of the seller that the contract is with, so that it shows at `Seller.signingTasks`. Not sent on.',
);

/** A task as given by a client. */
export const signingTaskInput = r.record(
  'SigningTaskInput',
  'A contract that is to be signed (签署任务).',
  {
    signingTaskId: ownKey(
      'signingTaskId',
      'Your own id of the task: unique for ever, never used again, no personal data. The same id with the same input returns the existing task and sends nothing. It is not sent to the platform.',
    ),
    sellerId: r.derivable(sellerId),
    ...task,
  },
  {
    rules: [
      {
        at: 'signers',
        message: esignTexts.turnsNeeded,
        holds: ({ order, signers }) =>
          order !== 'ORDERED' ||
          signers.every(({ person: one, company: other }) => (one ?? other)?.turn),
      },
    ],
  },
);
