import { rules } from '../../../../messages/rules.ts';
import {
  anyInvoiceNumber,
  choice,
  code,
  constant,
  date,
  dateTime,
  enterpriseTaxNumber,
  hidden,
  integer,
  invoiceCode,
  numberText,
  oneOf,
  record,
  text,
  unnamedList,
  variant,
} from '../../../../platform/record/index.ts';
import { atomicInterface } from '../answer.ts';
import { ownNumber } from '../members.ts';
import {
  application,
  applied,
  buyerTaxNumber,
  optionalSellerTaxNumber,
  sellerTaxNumber,
} from './application.ts';
import { invoiceKind, invoiceParty, redConfirmationStatus } from './codes.ts';
import { confirmationKeys, confirmationUuid, detail, listedConfirmation } from './confirmation.ts';

const action = record(
  'RedConfirmationRevocationInput',
  'A red confirmation to be revoked (撤销红字发票信息确认单).',
  {
    revocationId: ownNumber('revocation'),
    sellerTaxNumber,
    confirmationUuid,
    confirmationNumber: numberText('hzqrdbh', { max: 20, doc: 'Number of the red confirmation.' }),
    action: constant('qrlx', 'C', { doc: 'C: revoke.' }),
  },
);

const acted = record('RedConfirmationAction', 'A revocation that was taken.', {
  confirmedAt: dateTime('qrrq', {
    optional: true,
    doc: 'Time at which the tax bureau accepted it.',
  }),
});

const name = (wire: string, doc: string) => text(wire, { max: 300, doc });
const optionalName = (wire: string, doc: string) => text(wire, { max: 300, optional: true, doc });

const asBuyer = record(
  'RedConfirmationsAsBuyer',
  'Confirmations of invoices on which you are the buyer (购买方).',
  {
    buyerTaxNumber,
    buyerName: name('gmfmc', 'Your name.'),
    sellerTaxNumber: optionalSellerTaxNumber,
    sellerName: optionalName('xsfmc', 'Only of this seller.'),
  },
);

const asSeller = record(
  'RedConfirmationsAsSeller',
  'Confirmations of invoices on which you are the seller (销售方).',
  {
    sellerTaxNumber,
    sellerName: name('xsfmc', 'Your name.'),
    buyerTaxNumber: enterpriseTaxNumber('gmfnsrsbh', {
      optional: true,
      doc: 'Only of this buyer.',
    }),
    buyerName: optionalName('gmfmc', 'Only of this buyer.'),
  },
);

/** The querying party, which `yhjslx` tells the tax bureau. */
const asking = choice('RedConfirmationsAs', 'Your party on the original invoice (购销方).', {
  buyer: variant(asBuyer, { fixed: { yhjslx: '1' }, labelZh: '购买方' }),
  seller: variant(asSeller, { fixed: { yhjslx: '0' }, labelZh: '销售方' }),
});

/** Pages are numbered from 1. */
const filter = record(
  'RedConfirmationFilter',
  'Filter of red confirmations (红字发票信息确认单).',
  {
    as: oneOf(asking, { doc: 'Your party on the original invoice.' }),
    enteredBy: code('lrfsf', invoiceParty, {
      optional: true,
      doc: 'Only those that this party entered.',
    }),
    enteredFrom: date('lrrqq', { optional: true, doc: 'Only those entered on this day or later.' }),
    enteredTo: date('lrrqz', { optional: true, doc: 'Only those entered on this day or earlier.' }),
    originalInvoiceCode: invoiceCode('lzfpdm', {
      optional: true,
      doc: 'Only those of original invoices with this code.',
    }),
    originalInvoiceNumber: anyInvoiceNumber('lzfphm', {
      optional: true,
      doc: 'Only those of the original invoice with this number.',
    }),
    confirmationNumber: numberText('hzfpxxqrdbh', {
      max: 20,
      optional: true,
      doc: 'Only the one with this number.',
    }),
    platformStatus: code('hzqrxxztDm', redConfirmationStatus, {
      optional: true,
      doc: 'Only those with this status.',
    }),
    kind: code('fppzDm', invoiceKind, {
      optional: true,
      doc: 'Only those of original invoices of this kind.',
    }),
    pageNumber: hidden(integer('pageNumber', { optional: true, doc: 'Page number, from 1.' })),
    pageSize: hidden(integer('pageSize', { optional: true, doc: 'Entries per page.' })),
  },
  {
    rules: [
      {
        at: 'enteredTo',
        message: rules.notBefore({ field: 'enteredFrom' }),
        holds: ({ enteredFrom, enteredTo }) =>
          typeof enteredFrom !== 'string' ||
          typeof enteredTo !== 'string' ||
          enteredFrom <= enteredTo,
      },
    ],
  },
);

/** The name of the list in the response is not documented. */
const page = record('RedConfirmationAnswer', 'A page of red confirmations.', {
  total: integer('total', { optional: true, doc: 'Total on all pages.' }),
  confirmations: unnamedList(listedConfirmation, {
    countedBy: 'total',
    doc: 'Those of this page.',
  }),
});

const detailQuestion = record('RedConfirmationQuestion', 'Names a red confirmation.', {
  confirmationUuid,
  sellerTaxNumber: optionalSellerTaxNumber,
});

/** Document 3, section 4.1, interface 12. */
export const applyForRed = atomicInterface('QDHZQRDSQ', {
  request: application,
  response: applied,
  about: ['xsfnsrsbh', 'gmfnsrsbh', 'lzfphm'],
  effect: 'once',
});

/** Document 3, section 4.1, interface 13; the documents show only its action that revokes. */
export const actOnRed = atomicInterface('QDHZQRDQR', {
  request: action,
  response: acted,
  about: ['uuid'],
  effect: 'once',
});

/** Document 3, section 4.1, interface 14. */
export const listReds = atomicInterface('CXQDHZQRDLB', {
  request: filter,
  response: page,
  about: confirmationKeys,
  effect: 'none',
});

/** Document 3, section 4.1, interface 15. */
export const queryRed = atomicInterface('CXQDHZQRDMX', {
  request: detailQuestion,
  response: detail,
  about: ['uuid', 'xsfnsrsbh'],
  effect: 'none',
});
