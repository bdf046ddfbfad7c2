import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../graphql/context.ts';
import { upstream } from '../../graphql/directives.ts';
import { mutationErrors } from '../../graphql/errors.ts';
import { followMilestone, followSubject } from '../../graphql/follow.ts';
import { checked, inputType, wireName } from '../../graphql/record-types.ts';
import { resumable } from '../../graphql/updates.ts';
import { cancelContract } from './cancel.ts';
import { createContract } from './create.ts';
import { type ContractName, followable, lookUp } from './look-up.ts';
import { partnerContract } from './tracking.ts';
import { Contract, ContractCancellation, ContractUpdate } from './types.ts';
import { cancel, contractInput, contractQuestion, create, query } from './wire.ts';

const { contractNo } = contractQuestion.fields;
const contractId = contractInput.fields.contractId;
const kind = partnerContract.kind;

builder.mutationFields((t) => ({
  createContract: t.field({
    type: Contract,
    description:
      'Creates a contract: the person signs at `signUrl`, which is yours to hand over, then the company’s seal is put on by itself. Follow `contractUpdates`. The same `contractId` with the same input returns the existing contract and sends nothing; with other input it is a `ConflictError`. Nobody can ask the platform about a creation whose answer was lost: it is an `OutcomeUnknownError`, never sent again, and settled by the platform’s push when the contract ends. Billed per contract created.',
    directives: upstream(create),
    errors: mutationErrors,
    args: {
      input: t.arg({
        type: inputType(contractInput),
        required: true,
        description: 'The contract.',
        validate: checked(contractInput),
      }),
    },
    resolve: (_root, { input }, context) => createContract(context, input),
  }),
  cancelContract: t.field({
    type: ContractCancellation,
    description:
      'Cancels a contract that is not over. May be repeated: one that is cancelled already is left alone. A completed or expired one is a `ConflictError`, and nothing is sent.',
    directives: upstream(cancel),
    errors: mutationErrors,
    args: {
      contractNo: t.arg.string({
        required: true,
        description: contractNo.doc,
        directives: wireName(contractNo),
        validate: checked(contractNo),
      }),
    },
    resolve: (_root, args, context) => cancelContract(context, args.contractNo),
  }),
}));

builder.queryField('contract', (t) =>
  t.field({
    type: Contract,
    nullable: true,
    description:
      'How a contract stands now: the platform is asked, free of charge, and what it finds out reaches the subscriptions too. Give exactly one of `contractNo` and `contractId`. Null beside an error, and for a `contractId` under which nothing was entrusted.',
    directives: upstream(query),
    args: {
      contractNo: t.arg.string({
        description: contractNo.doc,
        directives: wireName(contractNo),
        validate: checked(contractNo),
      }),
      contractId: t.arg.string({
        description: 'Your number of the contract.',
        validate: checked(contractId),
      }),
    },
    resolve: (_root, name, context) => lookUp(context, name),
  }),
);

builder.subscriptionFields((t) => ({
  contractUpdates: t.field({
    type: ContractUpdate,
    description:
      'Follows one contract until its final state, then completes. Give exactly one of `contractNo` and `contractId`; by the latter it may be followed before it is created, and while it is not known whether it was.',
    args: {
      contractNo: t.arg.string({
        description: contractNo.doc,
        directives: wireName(contractNo),
        validate: checked(contractNo),
      }),
      contractId: t.arg.string({
        description: 'Your number of the contract.',
        validate: checked(contractId),
      }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: async (_root, { after, ...name }, context) =>
      followSubject(context, await followable(context, name), { after }),
    resolve: (item) => item,
  }),
  contractCompleted: t.field({
    type: ContractUpdate,
    description:
      'Only the moment in which a contract is signed and sealed: of one contract, then it completes, also when the contract ends otherwise; or, with neither number, of all your contracts, for ever.',
    args: {
      contractNo: t.arg.string({
        description: `${contractNo.doc} All contracts when both are left out.`,
        directives: wireName(contractNo),
        validate: checked(contractNo),
      }),
      contractId: t.arg.string({
        description: 'Your number of the contract. All contracts when both are left out.',
        validate: checked(contractId),
      }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: async (_root, { after, ...name }, context) =>
      followMilestone(context, kind, {
        key: await keyOf(context, name),
        states: ['COMPLETED'],
        after,
      }),
    resolve: (item) => item,
  }),
}));

/** Null when all contracts are meant. */
async function keyOf(context: Context, name: ContractName): Promise<string | null> {
  const isNamed = typeof (name.contractNo ?? name.contractId) === 'string';
  return isNamed ? (await followable(context, name)).key : null;
}
