import { followedOf, itemsOf } from '../graphql/lists/lists.ts';
import { inputArg } from '../graphql/records/record-fields.ts';
import { builder } from '../graphql/schema/builder.ts';
import { upstream } from '../graphql/schema/directives.ts';
import {
  CreditQuota,
  NaturalPersonIssuing,
  personsIssuing,
  quotas,
  risks,
  Taxpayer,
  TaxpayerRisk,
  taxpayers,
} from './atomic/schema.ts';
import { queryPersonIssuing } from './atomic/wire/person.ts';
import { queryQuota } from './atomic/wire/quota.ts';
import { queryRisk, queryTaxpayer } from './atomic/wire/taxpayer.ts';
import { Enterprise } from './enterprise/schema.ts';
import { followedInvoice } from './forward-invoicing/schema.ts';
import { PendingTransactions, SellerIssuingLimits } from './scrap-purchase/schema.ts';
import { pendingCheck, sellerCheck } from './scrap-purchase/wire/gates.ts';
import { personInput, RESIDENT_ID_CARD } from './scrap-purchase/wire/members.ts';

// Edges from an enterprise, where most queries begin. See edges.ts.

/** Each enterprise of a list costs one call, which is free but slow. */
const oneCallEach =
  'Costs one free call to the tax bureau per tax number, however often an operation selects it. Null with an error where the tax bureau does not know the number.';

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
  pendingTransactions: t.field({
    type: PendingTransactions,
    nullable: true,
    description:
      'Scrap purchases that it pre-opened and whose tax is not paid (未缴税款的预开交易). One free call. Null only with an error.',
    directives: upstream(pendingCheck),
    resolve: ({ taxNumber }, _args, { platform }) =>
      platform.call(pendingCheck, { buyerTaxNumber: taxNumber }),
  }),
  naturalPersonIssuing: t.field({
    type: NaturalPersonIssuing,
    nullable: true,
    description:
      'Invoices for a natural person who may sell to it, over all enterprises, as the query of this name returns them (自然人反向开票信息). One free call. Null only with an error.',
    directives: upstream(queryPersonIssuing),
    args: { person: inputArg(queryPersonIssuing.request, 'The person.') },
    resolve: (_enterprise, { person }, context) => personsIssuing(context).load(person),
  }),
  sellerIssuingLimits: t.field({
    type: SellerIssuingLimits,
    nullable: true,
    description:
      'Permission of a natural person to sell more by reverse invoices, as the query of this name returns it (自然人开票限额). One free call. Null only with an error.',
    directives: upstream(sellerCheck),
    args: { person: inputArg(personInput, 'The person.') },
    resolve: (_enterprise, { person }, { platform }) =>
      platform.call(sellerCheck, { person, certificateType: RESIDENT_ID_CARD }),
  }),
}));

/** The enterprise that an operation acts for. */
const ofEnterprise = {
  whole: 'enterprise',
  nameOf: ({ taxNumber }: { taxNumber: string }) => taxNumber,
} as const;

builder.objectFields(Enterprise, (t) => ({
  followed: followedOf(t, {
    description:
      'Everything that was submitted through this service on behalf of this enterprise (跟踪事项): the invoices that it issues, its sellers, purchases and contracts.',
    ...ofEnterprise,
  }),
  invoicesAsBuyer: itemsOf(t, followedInvoice, {
    description:
      'The invoices that were ordered through this service with this enterprise as the buyer.',
    of: 'invoices',
    whole: 'buyer',
    nameOf: ({ taxNumber }) => taxNumber,
  }),
}));
