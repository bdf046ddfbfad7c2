import { builder } from '../../graphql/builder.ts';
import { upstream } from '../../graphql/directives.ts';
import { mutationErrors } from '../../graphql/errors.ts';
import { fieldArg, inputArg } from '../../graphql/record-fields.ts';
import { resumable } from '../../graphql/updates.ts';
import { cancelContract } from './cancel.ts';
import { createContract } from './create.ts';
import { contractNames, lookUp } from './look-up.ts';
import { Contract, ContractCancellation, ContractUpdate } from './types.ts';
import { cancel, contractInput, contractQuestion, create, query } from './wire.ts';

const { contractNo } = contractQuestion.fields;
const { contractId } = contractInput.fields;

const byEither = {
  contractNo: fieldArg(contractNo, { required: false }),
  contractId: fieldArg(contractId, {
    required: false,
    description: 'Your number of the contract.',
  }),
};

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
    args: { contractNo: fieldArg(contractNo) },
    resolve: (_root, args, context) => cancelContract(context, args.contractNo),
  }),
}));

builder.queryField('contract', (t) =>
  t.field({
    type: Contract,
    nullable: true,
    description:
      'How a contract stands now: the platform is asked, free of charge, and what it finds out reaches the subscriptions too. Give exactly one of `contractNo` and `contractId`. Null beside an error, and for a `contractId` under which nothing was created.',
    directives: upstream(query),
    args: byEither,
    resolve: (_root, name, context) => lookUp(context, name),
  }),
);

builder.subscriptionFields((t) => ({
  contractUpdates: t.field({
    type: ContractUpdate,
    description:
      'Follows one contract until its final state, then completes. Give exactly one of `contractNo` and `contractId`; by the latter it may be followed before it is created, and while it is not known whether it was.',
    args: { ...byEither, after: t.arg({ type: 'Cursor', description: resumable }) },
    subscribe: (_root, { after, ...name }, context) =>
      contractNames.follow(context, name, { after }),
    resolve: (item) => item,
  }),
  contractCompleted: t.field({
    type: ContractUpdate,
    description:
      'Only the moment in which a contract is signed and sealed: of one contract, then it completes, also when the contract ends otherwise; or, with neither number, of all your contracts, for ever.',
    args: {
      contractNo: fieldArg(contractNo, {
        required: false,
        addition: 'All contracts when both are left out.',
      }),
      contractId: fieldArg(contractId, {
        required: false,
        description: 'Your number of the contract. All contracts when both are left out.',
      }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: (_root, { after, ...name }, context) =>
      contractNames.followAny(context, name, { states: ['COMPLETED'], after }),
    resolve: (item) => item,
  }),
}));
