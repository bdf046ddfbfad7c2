import { rules } from '../../../../messages/rules.ts';
import * as r from '../../../../platform/record/index.ts';
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

const action = r.record(
  'RedConfirmationRevocationInput',
  'A red confirmation to be revoked (撤销红字发票信息确认单).',
  {
    revocationId: ownNumber('revocation'),
    sellerTaxNumber,
    confirmationUuid,
    confirmationNumber: r.numberText('hzqrdbh', {
      max: 20,
      doc: 'Number of the red confirmation.',
    }),
    action: r.constant('qrlx', 'C', { doc: 'C: revoke.' }),
  },
);

const acted = r.record('RedConfirmationAction', 'A revocation that was taken.', {
  confirmedAt: r.dateTime('qrrq?', { doc: 'Time at which the tax bureau accepted it.' }),
});

const name = (wire: string, doc: string) => r.text(wire, { isQuoted: true, max: 300, doc });
const optionalName = (wire: string, doc: string) =>
  r.text(`${wire}?`, { isQuoted: true, max: 300, doc });

const asBuyer = r.record(
  'RedConfirmationsAsBuyer',
  'Confirmations of invoices on which you are the buyer (购买方).',
  {
    buyerTaxNumber,
    buyerName: name('gmfmc', 'Your name.'),
    sellerTaxNumber: optionalSellerTaxNumber,
    sellerName: optionalName('xsfmc', 'Only of this seller.'),
  },
);

const asSeller = r.record(
  'RedConfirmationsAsSeller',
  'Confirmations of invoices on which you are the seller (销售方).',
  {
    sellerTaxNumber,
    sellerName: name('xsfmc', 'Your name.'),
    buyerTaxNumber: r.enterpriseTaxNumber('gmfnsrsbh?', { doc: 'Only of this buyer.' }),
    buyerName: optionalName('gmfmc', 'Only of this buyer.'),
  },
);

/** The querying party, which `yhjslx` tells the tax bureau. */
const asking = r.choice('RedConfirmationsAs', 'Your party on the original invoice (购销方).', {
  buyer: r.variant(asBuyer, { fixed: { yhjslx: '1' }, labelZh: '购买方' }),
  seller: r.variant(asSeller, { fixed: { yhjslx: '0' }, labelZh: '销售方' }),
});

/** Pages are numbered from 1. */
const filter = r.record(
  'RedConfirmationFilter',
  'Filter of red confirmations (红字发票信息确认单).',
  {
    as: r.oneOf(asking, { doc: 'Your party on the original invoice.' }),
    enteredBy: r.code('lrfsf?', invoiceParty, { doc: 'Only those that this party entered.' }),
    enteredFrom: r.date('lrrqq?', { doc: 'Only those entered on this day or later.' }),
    enteredTo: r.date('lrrqz?', { doc: 'Only those entered on this day or earlier.' }),
    originalInvoiceCode: r.invoiceCode('lzfpdm?', {
      doc: 'Only those of original invoices with this code.',
    }),
    originalInvoiceNumber: r.anyInvoiceNumber('lzfphm?', {
      doc: 'Only those of the original invoice with this number.',
    }),
    confirmationNumber: r.numberText('hzfpxxqrdbh?', {
      max: 20,
      doc: 'Only the one with this number.',
    }),
    platformStatus: r.code('hzqrxxztDm?', redConfirmationStatus, {
      doc: 'Only those with this status.',
    }),
    kind: r.code('fppzDm?', invoiceKind, { doc: 'Only those of original invoices of this kind.' }),
    pageNumber: r.hidden(r.integer('pageNumber?', { doc: 'Page number, from 1.' })),
    pageSize: r.hidden(r.integer('pageSize?', { doc: 'Entries per page.' })),
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
const page = r.record('RedConfirmationAnswer', 'A page of red confirmations.', {
  total: r.integer('total?', { doc: 'Total on all pages.' }),
  confirmations: r.unnamedList(listedConfirmation, {
    countedBy: 'total',
    doc: 'Those of this page.',
  }),
});

const detailQuestion = r.record('RedConfirmationQuestion', 'Names a red confirmation.', {
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
  about: ['uuid', 'hzqrdbh', 'xsfnsrsbh'],
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
