import { inputArg } from '../../graphql/records/record-fields.ts';
import { query } from '../../graphql/records/root-fields.ts';
import {
  AgentTaxDue,
  PendingTransactions,
  SellerIssuingLimits,
  TaxpayerEligibility,
} from './gate-types.ts';
import { agentTaxCheck, pendingCheck, sellerCheck, taxpayerCheck } from './wire/gates.ts';
import { RESIDENT_ID_CARD } from './wire/members.ts';

query(TaxpayerEligibility, {
  name: 'taxpayerEligibility',
  description:
    'Gate one: whether an enterprise may buy scrap by reverse invoices. `eligible: false` is an answer, not an error. Free. Null only beside an error.',
  endpoint: taxpayerCheck,
  args: {
    input: inputArg(taxpayerCheck.request, 'The enterprise.'),
  },
  run: ({ platform }, { input }) => platform.call(taxpayerCheck, input),
});

query(AgentTaxDue, {
  name: 'agentTaxDue',
  description:
    'Gate two: whether taxes that the enterprise declares for its sellers are due and undone; fit for a daily job. `blocked: true` is an answer, not an error. The platform refuses a serial that does not belong to the tax number. Free. Null only beside an error.',
  endpoint: agentTaxCheck,
  args: {
    input: inputArg(agentTaxCheck.request, 'Enterprise and period.'),
  },
  run: ({ platform }, { input }) => platform.call(agentTaxCheck, input),
});

query(PendingTransactions, {
  name: 'pendingTransactions',
  description:
    'Gate three: transactions that were pre-opened and are not paid, of a person or of the whole enterprise. While a person has one they get no new order. Free. Null only beside an error.',
  endpoint: pendingCheck,
  args: {
    input: inputArg(pendingCheck.request, 'Whose.'),
  },
  run: ({ platform }, { input }) => platform.call(pendingCheck, input),
});

query(SellerIssuingLimits, {
  name: 'sellerIssuingLimits',
  description:
    'Gate four: whether a person may still sell by reverse invoices, by three cumulative lines of a year. `allowed: false` is an answer, not an error. Free. Null only beside an error.',
  endpoint: sellerCheck,
  args: {
    input: inputArg(sellerCheck.request, 'The person.'),
  },
  run: ({ platform }, { input }) =>
    platform.call(sellerCheck, { ...input, certificateType: RESIDENT_ID_CARD }),
});
