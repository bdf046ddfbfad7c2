import { builder } from '../graphql/builder.ts';
import { upstream } from '../graphql/directives.ts';
import { fieldArg } from '../graphql/record-fields.ts';
import { subjectsOfGroup } from '../graphql/subject-page.ts';
import { toShanghaiDay } from '../kernel/shanghai.ts';
import { date } from '../platform/record/index.ts';
import { targetOf } from '../subjects/attempts.ts';
import { quotas, risks, taxpayers } from './atomic/questions.ts';
import { CreditQuota, Taxpayer, TaxpayerRisk } from './atomic/types.ts';
import { queryQuota } from './atomic/wire/quota.ts';
import { queryRisk } from './atomic/wire/risk.ts';
import { queryTaxpayer } from './atomic/wire/taxpayer.ts';
import { Enterprise } from './enterprise/types.ts';
import { signingTask } from './esign/tasks/tracking.ts';
import { SigningTask, toTask } from './esign/tasks/types.ts';
import { forwardInvoice } from './forward-invoicing/tracking.ts';
import { Invoice } from './forward-invoicing/types.ts';
import { partnerContract } from './partner-contract/tracking.ts';
import { Contract, toContract } from './partner-contract/types.ts';
import { Seller } from './settled-reverse/sellers/types.ts';
import { verifications } from './verification/batching.ts';
import { InvoiceVerification } from './verification/types.ts';
import { verify } from './verification/wire/index.ts';

// Capabilities do not know each other. What leads from one to another stands here.

const issuedOn = date('kprq', {
  optional: true,
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
        issuedOn: args.issuedOn ?? toShanghaiDay(order.changedAt),
        amountWithTax,
      };
      return verifications(context).load({
        invoice: kind === 'GENERAL' ? { digitalGeneral: elements } : { digitalSpecial: elements },
        reconciliationId: null,
      });
    },
  }),
);

/** Of a list, each enterprise costs a call: free ones, but the tax bureau is slow. */
const oneCallEach =
  'One free call of the tax bureau for each tax number, however often it occurs in an operation. Null beside an error where the tax bureau does not know the number.';

builder.objectFields(Enterprise, (t) => ({
  taxpayer: t.field({
    type: Taxpayer,
    nullable: true,
    description: `Its entry in the tax bureau’s register (纳税人基本信息). ${oneCallEach}`,
    directives: upstream(queryTaxpayer),
    resolve: ({ taxNumber }, _args, context) => taxpayers(context).load({ taxNumber }),
  }),
  risk: t.field({
    type: TaxpayerRisk,
    nullable: true,
    description: `Its risk and credit grade at the tax bureau (纳税人风险信息). ${oneCallEach}`,
    directives: upstream(queryRisk),
    resolve: ({ taxNumber }, _args, context) => risks(context).load({ taxNumber }),
  }),
  creditQuota: t.field({
    type: CreditQuota,
    nullable: true,
    description: `Its issuing quota (授信额度) of this month, in yuan. ${oneCallEach}`,
    directives: upstream(queryQuota),
    resolve: ({ taxNumber }, _args, context) => quotas(context).load({ buyerTaxNumber: taxNumber }),
  }),
}));

builder.objectFields(Seller, (t) => ({
  contracts: subjectsOfGroup(t, {
    type: SigningTask,
    kind: signingTask,
    docs: {
      field:
        'The contracts that were given to this seller to sign: the signing tasks that were created through this service with the seller’s `sellerId`, newest first, each as this service last knew it. The platform is not asked.',
      page: 'A page of signing tasks, newest first.',
      edge: 'A signing task and its place in the list.',
    },
    groupOf: ({ key }) => ({ name: 'seller', value: targetOf(key) }),
    toNode: (subject) => toTask(signingTask.view(subject)),
  }),
  partnerContracts: subjectsOfGroup(t, {
    type: Contract,
    kind: partnerContract,
    docs: {
      field:
        'The contracts that were created with this seller’s `sellerId` through `createContract`, newest first, each as this service last knew it: the platform is not asked.',
      page: 'A page of contracts, newest first.',
      edge: 'A contract and its place in the list.',
    },
    groupOf: ({ key }) => ({ name: 'seller', value: targetOf(key) }),
    toNode: (subject) => toContract(partnerContract.view(subject)),
  }),
}));
