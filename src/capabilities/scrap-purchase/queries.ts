import { builder } from '../../graphql/schema/builder.ts';
import { upstream } from '../../graphql/schema/directives.ts';
import { inputArg } from '../../graphql/records/record-fields.ts';
import {
  AgentTaxDue,
  PendingTransactions,
  SellerIssuingLimits,
  TaxpayerEligibility,
} from './gate-types.ts';
import { agentTaxCheck, pendingCheck, sellerCheck, taxpayerCheck } from './wire/gates.ts';
import { RESIDENT_ID_CARD } from './wire/members.ts';

builder.queryFields((t) => ({
  taxpayerEligibility: t.field({
    type: TaxpayerEligibility,
    // One call that fails must not take the rest of the operation with it.
    nullable: true,
    description:
      'Gate one: whether an enterprise may buy scrap by reverse invoices. `eligible: false` is an answer, not an error. Free. Null only beside an error.',
    directives: upstream(taxpayerCheck),
    args: {
      input: inputArg(taxpayerCheck.request, 'The enterprise.'),
    },
    resolve: (_root, { input }, { platform }) => platform.call(taxpayerCheck, input),
  }),
  agentTaxDue: t.field({
    type: AgentTaxDue,
    nullable: true, // see taxpayerEligibility
    description:
      'Gate two: whether taxes that the enterprise declares for its sellers are due and undone; fit for a daily job. `blocked: true` is an answer, not an error. The platform refuses a serial that does not belong to the tax number. Free. Null only beside an error.',
    directives: upstream(agentTaxCheck),
    args: {
      input: inputArg(agentTaxCheck.request, 'Enterprise and period.'),
    },
    resolve: (_root, { input }, { platform }) => platform.call(agentTaxCheck, input),
  }),
  pendingTransactions: t.field({
    type: PendingTransactions,
    nullable: true, // see taxpayerEligibility
    description:
      'Gate three: transactions that were pre-opened and are not paid, of a person or of the whole enterprise. While a person has one they get no new order. Free. Null only beside an error.',
    directives: upstream(pendingCheck),
    args: {
      input: inputArg(pendingCheck.request, 'Whose.'),
    },
    resolve: (_root, { input }, { platform }) => platform.call(pendingCheck, input),
  }),
  sellerIssuingLimits: t.field({
    type: SellerIssuingLimits,
    nullable: true, // see taxpayerEligibility
    description:
      'Gate four: whether a person may still sell by reverse invoices, by three cumulative lines of a year. `allowed: false` is an answer, not an error. Free. Null only beside an error.',
    directives: upstream(sellerCheck),
    args: {
      input: inputArg(sellerCheck.request, 'The person.'),
    },
    resolve: (_root, { input }, { platform }) =>
      platform.call(sellerCheck, { ...input, certificateType: RESIDENT_ID_CARD }),
  }),
}));
