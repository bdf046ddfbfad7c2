import { followed } from '../../graphql/followed/followed.ts';
import { fieldOutput, inputArg, personalOutput } from '../../graphql/records/record-fields.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import { mutation } from '../../graphql/records/root-fields.ts';
import { sellerId } from '../settled-reverse/wire/members.ts';
import { cancelContract, type Cancellation } from './cancel.ts';
import { createContract } from './create.ts';
import {
  contractToFollow,
  type ContractView,
  externalLookup,
  lookUp,
  withAnswer,
} from './look-up.ts';
import { partnerContract } from './tracking.ts';
import {
  cancel,
  cancelInput,
  contractAnswer,
  contractBy,
  contractEnd,
  contractInput,
  create,
  query,
} from './wire.ts';

const ours = 'Null for contracts that were not created through this service.';

const { contractNo, flowId, signUrl } = create.response.fields;
const { companyTaxNumber, deadlineDays } = contractInput.fields;
const { completedAt } = contractEnd.fields;

export const Contract = objectType<typeof contractAnswer, ContractView, 'raw'>(contractAnswer, {
  asked: {
    members: ['raw'],
    endpoint: query,
    ask: (view, context) => withAnswer(context, view),
  },
  more: (t) => ({
    contractId: t.exposeString('key', {
      nullable: true,
      description: `Your number of the contract. ${ours}`,
    }),
    contractNo: t.expose(
      'contractNo',
      fieldOutput(contractNo, {
        nullable: true,
        addition: 'Null until the contract is created, and while it is not known whether it was.',
      }),
    ),
    flowId: t.expose('flowId', fieldOutput(flowId, { addition: ours })),
    signUrl: t.expose(
      'signUrl',
      fieldOutput(signUrl, {
        addition:
          'It may be opened often and needs no other credential: show it to that person only. Null once the contract is over, when the answer to its creation was lost, and for contracts that were not created through this service.',
      }),
    ),
    sellerId: t.exposeString('sellerId', {
      nullable: true,
      description: `Your own id of the seller who signs, where you gave one. ${ours}`,
    }),
    companyTaxNumber: t.field(
      personalOutput(companyTaxNumber, ({ companyTaxNumber }) => companyTaxNumber, {
        nullable: true,
        description: `Unified social credit code of the company that signs. ${ours}`,
      }),
    ),
    deadlineDays: t.expose(
      'deadlineDays',
      fieldOutput(deadlineDays, {
        description: `Within how many days of its creation the person has to sign. ${ours}`,
      }),
    ),
    completedAt: t.expose('completedAt', fieldOutput(completedAt, { addition: ours })),
  }),
});

const ContractCancellation = objectType<(typeof cancel)['response'], Cancellation>(
  cancel.response,
  {
    more: (t) => ({
      contract: t.expose('contract', {
        type: Contract,
        nullable: true,
        description:
          'The contract as it stands afterwards. Null when the platform did not say, for one that was not created through this service.',
      }),
    }),
  },
);

export const followedContract = followed(partnerContract, Contract, {
  states: ['ContractState', 'State of a contract (合同状态).'],
  operation: `What this service remembers of the contract. ${ours}`,
  toView: (view): ContractView => view,
  externalLookup,
  submit: {
    name: 'createContract',
    description:
      'Creates a contract: the person signs at `signUrl`, which is yours to hand over, then the company’s seal is put on by itself. Follow `contractUpdates`. The same `contractId` with the same input returns the existing contract and sends nothing; with other input it is a `ConflictError`. Nobody can ask the platform about a creation whose answer was lost: it is an `OutcomeUnknownError`, never sent again, and settled by the platform’s push when the contract ends. Billed per contract created.',
    endpoint: create,
    input: [contractInput, 'The contract.'],
    run: createContract,
  },
  query: {
    name: 'contract',
    description:
      'How a contract stands now: the platform is asked, free of charge, and what it finds out reaches the subscriptions too. Null beside an error, and for a `contractId` under which nothing was created.',
    endpoint: query,
    args: { by: inputArg(contractBy, 'Which contract.') },
    run: (context, { by }) => lookUp(context, by),
  },
  list: {
    name: 'contracts',
    description: 'The contracts that were submitted through this service.',
    of: ['contracts', '合同'],
    belongsTo: {
      sellerId: { whole: 'seller', field: sellerId },
      companyTaxNumber: { whole: 'enterprise', field: contractInput.fields.companyTaxNumber },
    },
  },
  subscriptions: {
    item: ['ContractUpdate', 'A change of a contract (合同), or where it stands.'],
    resource: [
      'contract',
      'The contract as of this update; null while nothing was created under the number.',
    ],
    by: ['by', 'Which contract, created through this service.', contractBy],
    keyOf: contractToFollow,
    updates: [
      'contractUpdates',
      'Follows one contract until its final state, then completes. By `contractId` it may be followed before it is created, and while it is not known whether it was.',
    ],
    milestone: {
      name: 'contractCompleted',
      description:
        'Only the moment in which a contract is signed and sealed: of one contract, then it completes, also when the contract ends otherwise; or, without `by`, of all your contracts, for ever.',
      all: 'all contracts',
      states: ['COMPLETED'],
    },
  },
});

mutation(ContractCancellation, {
  name: 'cancelContract',
  description:
    'Cancels a contract that is not over. May be repeated: one that is canceled already is left alone. A completed or expired one is a `ConflictError`, and nothing is sent.',
  endpoint: cancel,
  input: [cancelInput, 'The contract.'],
  run: (context, { contractNo }) => cancelContract(context, contractNo),
});
