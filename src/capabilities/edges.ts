import { builder } from '../graphql/builder.ts';
import { upstream } from '../graphql/directives.ts';
import { subjectId } from '../graphql/operation.ts';
import { checked } from '../graphql/record-types.ts';
import { toShanghaiDay } from '../kernel/shanghai.ts';
import { date } from '../platform/record/index.ts';
import { forwardInvoice } from './forward-invoicing/tracking.ts';
import { Invoice } from './forward-invoicing/types.ts';
import { verifications } from './verification/batching.ts';
import { InvoiceVerification } from './verification/types.ts';
import { verify } from './verification/wire/index.ts';

// Capabilities do not know each other. What leads from one to another stands here.

const issueDate = date('kprq', {
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
      issueDate: t.arg({
        type: 'Date',
        description: issueDate.doc,
        directives: { wire: { name: 'kprq' } },
        validate: checked(issueDate),
      }),
    },
    resolve: async ({ orderId, kind, invoiceNumber, amountWithTax }, args, context) => {
      if (orderId === null || invoiceNumber === null || amountWithTax === null) return null;
      if (kind !== 'GENERAL' && kind !== 'SPECIAL') return null;
      const order = await context.app.journal.get(subjectId(context, forwardInvoice.kind, orderId));
      if (order === null) return null;
      const elements = {
        invoiceNumber,
        issueDate: args.issueDate ?? toShanghaiDay(order.changedAt),
        totalWithTax: amountWithTax,
      };
      return verifications(context).load(
        kind === 'GENERAL' ? { digitalGeneral: elements } : { digitalSpecial: elements },
      );
    },
  }),
);
