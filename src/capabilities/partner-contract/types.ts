import { followedFields, type FollowedView, stateEnum, updateOf } from '../../graphql/followed.ts';
import { fieldOutput, personalOutput } from '../../graphql/record-fields.ts';
import { objectType } from '../../graphql/record-types.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { Decoded } from '../../platform/record/index.ts';
import type { StateOf, ViewOf } from '../../subjects/kind.ts';
import { type ContractDetails, partnerContract } from './tracking.ts';
import { cancel, contractAnswer, contractEnd, contractInput, create } from './wire.ts';

/** A contract as the schema shows it; without a key where it was not created through this service. */
export interface ContractView
  extends ContractDetails, FollowedView<StateOf<typeof partnerContract>> {
  readonly raw: JsonObject | null;
}

/** Shows a contract as the journal knows it. */
export function toContract(view: ViewOf<typeof partnerContract>): ContractView {
  return { ...view, raw: null };
}

const ContractState = stateEnum(
  partnerContract,
  'ContractState',
  'Where a contract stands (合同状态).',
);

const ours = 'Null for contracts that were not created through this service.';

const { contractNo, flowId, signUrl } = create.response.fields;
const { companyTaxNumber, deadlineDays } = contractInput.fields;
const { completedAt } = contractEnd.fields;

export const Contract = objectType<typeof contractAnswer, ContractView>(contractAnswer, {
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
          'It may be opened often and needs no other credential: show it to that person only. Null on updates, once the contract is over, when the answer to its creation was lost, and for contracts that were not created through this service.',
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
    ...followedFields(t, partnerContract, {
      type: ContractState,
      operation: `What this service remembers of the contract. ${ours}`,
      operationNullable: true,
    }),
  }),
});

type Cancellation = (typeof cancel)['response'];

/** The outcome of a cancellation, as the schema shows it. */
export interface CancellationView extends Decoded<Cancellation> {
  /** Null when the platform does not say how it stands and nothing is known here. */
  readonly contract: ContractView | null;
}

export const ContractCancellation = objectType<Cancellation, CancellationView>(cancel.response, {
  more: (t) => ({
    contract: t.expose('contract', {
      type: Contract,
      nullable: true,
      description:
        'The contract as it stands afterwards. Null when the platform did not say, for one that was not created through this service.',
    }),
  }),
});

export const ContractUpdate = updateOf(partnerContract, {
  name: 'ContractUpdate',
  description: 'A change of a contract (合同), or where it stands.',
  state: ContractState,
  resource: {
    name: 'contract',
    type: Contract,
    description:
      'The contract as of this update, without its link; null while nothing was created under the number.',
    toView: (contract) => ({ ...toContract(contract), signUrl: null }),
  },
});
