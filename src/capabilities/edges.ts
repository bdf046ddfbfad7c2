import { builder } from '../graphql/schema/builder.ts';
import { upstream } from '../graphql/schema/directives.ts';
import { fieldArg } from '../graphql/records/record-fields.ts';
import { followedOf, itemsOf } from '../graphql/lists/lists.ts';
import { toShanghaiDay } from '../kernel/time/shanghai.ts';
import { date } from '../platform/record/index.ts';
import { targetOf } from '../subjects/kind/attempts.ts';
import { endedAt } from '../subjects/kind/found.ts';
import { followedTask } from './esign/tasks/schema.ts';
import { forwardInvoice } from './forward-invoicing/tracking.ts';
import { Invoice } from './forward-invoicing/schema.ts';
import { followedContract } from './partner-contract/schema.ts';
import { Seller } from './settled-reverse/sellers/schema.ts';
import type { SellerView } from './settled-reverse/sellers/look-up.ts';
import { verifications } from './verification/batching.ts';
import { InvoiceVerification } from './verification/schema.ts';
import { verify } from './verification/wire/index.ts';

// Capabilities do not know each other. What leads from one to another stands here.

const issuedOn = date('kprq', {
  optional: true,
  latest: 'today',
  doc: 'The day printed on the invoice. Left out: the day on which this service found it issued, in China. Give it when the invoice was issued around midnight, or found late.',
});

builder.objectField(Invoice, 'verification', (t) =>
  t.field({
    type: InvoiceVerification,
    nullable: true,
    description:
      'What the tax bureau says of the invoice, as `verifyInvoice` asks it: billed per invoice, and one of the few checks that the tax bureau allows an invoice a day. Null until it is issued, and for orders that were not issued through this service or whose details it has forgotten.',
    directives: upstream(verify),
    args: {
      issuedOn: fieldArg(issuedOn),
    },
    resolve: async ({ orderId, kind, invoiceNumber, amountWithTax }, args, context) => {
      if (orderId === null || invoiceNumber === null || amountWithTax === null) return null;
      if (kind !== 'GENERAL' && kind !== 'SPECIAL') return null;
      const order = await context.subjects.get(forwardInvoice, orderId);
      if (order === null) return null;
      const elements = {
        invoiceNumber,
        issuedOn: args.issuedOn ?? toShanghaiDay(endedAt(order)),
        amountWithTax,
      };
      const invoice =
        kind === 'GENERAL' ? { digitalGeneral: elements } : { digitalSpecial: elements };
      return verifications(context).ask(invoice, null);
    },
  }),
);

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
