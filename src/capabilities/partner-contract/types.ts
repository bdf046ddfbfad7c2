import { followedType } from '../../graphql/followed/followed-types.ts';
import { fieldOutput, personalOutput } from '../../graphql/records/record-fields.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import { updateOf } from '../../graphql/followed/subscriptions.ts';
import type { Cancellation } from './cancel.ts';
import { elsewhere, withAnswer } from './look-up.ts';
import { partnerContract } from './tracking.ts';
import type { ContractView } from './view.ts';
import { cancel, contractAnswer, contractEnd, contractInput, create, query } from './wire.ts';

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

export const followedContract = followedType(partnerContract, Contract, {
  states: ['ContractState', 'Where a contract stands (合同状态).'],
  operation: `What this service remembers of the contract. ${ours}`,
  toView: (view): ContractView => view,
  elsewhere,
});

export const ContractCancellation = objectType<(typeof cancel)['response'], Cancellation>(
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

export const ContractUpdate = updateOf(followedContract, {
  name: 'ContractUpdate',
  description: 'A change of a contract (合同), or where it stands.',
  resource: {
    name: 'contract',
    description: 'The contract as of this update; null while nothing was created under the number.',
  },
});
