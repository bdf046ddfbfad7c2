import { writeInvoiceCode } from '../../packages/client/src/invoice-code.ts';
import type { Context } from '../context/context.ts';
import { endedOn } from '../context/look-up.ts';
import { builder } from '../graphql/schema/builder.ts';
import { upstream } from '../graphql/schema/directives.ts';
import { fieldArg } from '../graphql/records/record-fields.ts';
import { followedOf, itemsOf } from '../graphql/lists/lists.ts';
import { date } from '../platform/record/index.ts';
import { targetOf } from '../subjects/kind/attempts.ts';
import { followedTask } from './esign/tasks/schema.ts';
import { forwardInvoice } from './forward-invoicing/tracking.ts';
import type { InvoiceView } from './forward-invoicing/look-up.ts';
import { Invoice } from './forward-invoicing/schema.ts';
import { followedContract } from './partner-contract/schema.ts';
import { Seller } from './settled-reverse/sellers/schema.ts';
import type { SellerView } from './settled-reverse/sellers/look-up.ts';
import { verifications } from './verification/batching.ts';
import { InvoiceVerification } from './verification/schema.ts';
import { verify } from './verification/wire/index.ts';

// Capabilities do not import each other, so edges between them are defined here.

const issuedOn = date('kprq?', {
  latest: 'today',
  doc: 'The day printed on the invoice. If omitted: the day on which this service found it issued, in China. Give it when the invoice was issued around midnight, or found late.',
});

builder.objectField(Invoice, 'verification', (t) =>
  t.field({
    type: InvoiceVerification,
    nullable: true,
    description:
      'The tax bureau’s verification of the invoice, as by `verifyInvoice`: billed per invoice, and it uses up one of the few checks that the tax bureau allows an invoice a day. Null until it is issued, and for orders that were not issued through this service or whose details it has forgotten.',
    directives: upstream(verify),
    args: {
      issuedOn: fieldArg(issuedOn),
    },
    resolve: async (view, args, context) => {
      const printed = await printedOn(view, context);
      if (printed === null) return null;
      const { kind, issuedOn, ...rest } = printed;
      const elements = { ...rest, issuedOn: args.issuedOn ?? issuedOn };
      const invoice =
        kind === 'GENERAL' ? { digitalGeneral: elements } : { digitalSpecial: elements };
      return verifications(context).ask(invoice, null);
    },
  }),
);

builder.objectField(Invoice, 'printedCode', (t) =>
  t.string({
    nullable: true,
    description:
      'The text of the QR code that its picture carries (发票二维码), as `verifyInvoice(invoice: { printedCode })` and `readInvoiceCode` read it. Its day is the one on which this service found it issued, in China; its checksum is empty, as the rule for it is not published. Null until it is issued, and for orders that were not issued through this service or whose details it has forgotten.',
    resolve: async (view, _args, context) => {
      const printed = await printedOn(view, context);
      const kindCode = printed?.kind === 'SPECIAL' ? '31' : '32';
      return printed && writeInvoiceCode({ ...printed, kindCode });
    },
  }),
);

/** Elements that verify an issued invoice; null if one of them is unknown. */
async function printedOn(view: InvoiceView, context: Context) {
  const { kind, invoiceNumber, amountWithTax } = view;
  if (invoiceNumber === null || amountWithTax === null) return null;
  if (kind !== 'GENERAL' && kind !== 'SPECIAL') return null;
  const issuedOn = await endedOn(context, forwardInvoice, view, 'ISSUED');
  return issuedOn === null ? null : { kind, invoiceNumber, amountWithTax, issuedOn };
}

const belongsToSeller = {
  whole: 'seller',
  nameOf: ({ key }: SellerView) => targetOf(key),
} as const;

builder.objectFields(Seller, (t) => ({
  followed: followedOf(t, {
    description: 'Everything that was submitted through this service for this seller (跟踪事项).',
    ...belongsToSeller,
  }),
  signingTasks: itemsOf(t, followedTask, {
    description:
      'The signing tasks that were created through this service with this seller’s `sellerId`.',
    of: 'signing tasks',
    ...belongsToSeller,
  }),
  contracts: itemsOf(t, followedContract, {
    description:
      'The contracts that were created with this seller’s `sellerId` through `createContract`.',
    of: 'contracts',
    ...belongsToSeller,
  }),
}));

builder.objectField(Invoice, 'followed', (t) =>
  followedOf(t, {
    description:
      'Everything that was submitted through this service about this invoice (跟踪事项): its red-offsets.',
    whole: 'order',
    nameOf: ({ orderId }) => orderId,
  }),
);
