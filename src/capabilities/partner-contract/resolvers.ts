import { builder } from '../../graphql/schema/builder.ts';
import { upstream } from '../../graphql/schema/directives.ts';
import { mutationErrors } from '../../graphql/errors/errors.ts';
import { listOf } from '../../graphql/lists/lists.ts';
import { inputArg } from '../../graphql/records/record-fields.ts';
import { milestoneBy, updatesBy } from '../../graphql/followed/subscriptions.ts';
import { cancelContract } from './cancel.ts';
import { createContract } from './create.ts';
import { contractToFollow, lookUp } from './look-up.ts';
import { partnerContract } from './tracking.ts';
import { sellerId } from '../settled-reverse/wire/members.ts';
import { Contract, ContractCancellation, ContractUpdate, followedContract } from './types.ts';
import { cancel, cancelInput, contractBy, contractInput, create, query } from './wire.ts';

builder.mutationFields((t) => ({
  createContract: t.field({
    type: Contract,
    description:
      'Creates a contract: the person signs at `signUrl`, which is yours to hand over, then the company’s seal is put on by itself. Follow `contractUpdates`. The same `contractId` with the same input returns the existing contract and sends nothing; with other input it is a `ConflictError`. Nobody can ask the platform about a creation whose answer was lost: it is an `OutcomeUnknownError`, never sent again, and settled by the platform’s push when the contract ends. Billed per contract created.',
    directives: upstream(create),
    errors: mutationErrors,
    args: { input: inputArg(contractInput, 'The contract.') },
    resolve: (_root, { input }, context) => createContract(context, input),
  }),
  cancelContract: t.field({
    type: ContractCancellation,
    description:
      'Cancels a contract that is not over. May be repeated: one that is canceled already is left alone. A completed or expired one is a `ConflictError`, and nothing is sent.',
    directives: upstream(cancel),
    errors: mutationErrors,
    args: { input: inputArg(cancelInput, 'The contract.') },
    resolve: (_root, { input }, context) => cancelContract(context, input.contractNo),
  }),
}));

builder.queryField('contract', (t) =>
  t.field({
    type: Contract,
    nullable: true,
    description:
      'How a contract stands now: the platform is asked, free of charge, and what it finds out reaches the subscriptions too. Null beside an error, and for a `contractId` under which nothing was created.',
    directives: upstream(query),
    args: { by: inputArg(contractBy, 'Which contract.') },
    resolve: (_root, { by }, context) => lookUp(context, by),
  }),
);

builder.queryField('contracts', (t) =>
  listOf(t, followedContract, {
    description: 'The contracts that were submitted through this service.',
    of: ['contracts', '合同'],
    belongsTo: {
      sellerId: { whole: 'seller', field: sellerId },
      companyTaxNumber: { whole: 'enterprise', field: contractInput.fields.companyTaxNumber },
    },
  }),
);

builder.subscriptionFields((t) => ({
  contractUpdates: updatesBy(t, partnerContract, {
    type: ContractUpdate,
    description:
      'Follows one contract until its final state, then completes. By `contractId` it may be followed before it is created, and while it is not known whether it was.',
    by: [contractBy, 'Which contract, created through this service.'],
    keyOf: contractToFollow,
  }),
  contractCompleted: milestoneBy(t, partnerContract, {
    type: ContractUpdate,
    description:
      'Only the moment in which a contract is signed and sealed: of one contract, then it completes, also when the contract ends otherwise; or, without `by`, of all your contracts, for ever.',
    by: [contractBy, 'Which contract, created through this service; all contracts when left out.'],
    keyOf: contractToFollow,
    states: ['COMPLETED'],
  }),
}));
