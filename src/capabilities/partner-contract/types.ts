import { Operation, subjectId } from '../../graphql/operation.ts';
import { objectType, wireName } from '../../graphql/record-types.ts';
import { rejectionIn, RejectionType } from '../../graphql/rejection.ts';
import { stateEnum } from '../../graphql/state-enum.ts';
import { updateType } from '../../graphql/updates.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { Decoded } from '../../platform/record/index.ts';
import type { Subject } from '../../tracker/tracked.ts';
import { type ContractDetails, contractStates, partnerContract, toDetails } from './tracking.ts';
import { cancel, contractAnswer, contractInput, create } from './wire.ts';

/** A contract as the schema shows it. */
export interface ContractView extends ContractDetails {
  /** Null for a contract that was not created through this service. */
  readonly contractId: string | null;
  readonly state: string;
  /** The whole snapshot; empty for a contract that was not created through this service. */
  readonly snapshot: JsonObject;
}

/** Shows a contract as the journal knows it. */
export function toContract({
  key,
  state,
  snapshot,
}: Pick<Subject, 'key' | 'state' | 'snapshot'>): ContractView {
  return { ...toDetails(snapshot), contractId: key, state, snapshot };
}

const ContractState = stateEnum('ContractState', 'Where a contract stands.', contractStates);

const ours = 'Null for contracts that were not created through this service.';

export const Contract = objectType<typeof contractAnswer, ContractView>(contractAnswer, {
  more: (t) => ({
    contractId: t.exposeString('contractId', {
      nullable: true,
      description: `Your number of the contract. ${ours}`,
    }),
    contractNo: t.exposeString('contractNo', {
      nullable: true,
      description:
        'The platform’s number of the contract. Null until the contract is created, and while it is not known whether it was.',
      directives: wireName(create.response.fields.contractNo),
    }),
    state: t.field({
      type: ContractState,
      description: 'Where it stands.',
      // Only states of this kind are ever written, which the journal's type does not know.
      resolve: ({ state }) => state as never,
    }),
    flowId: t.exposeString('flowId', {
      nullable: true,
      description: `Its upstream number, for reconciliation. ${ours}`,
      directives: wireName(create.response.fields.flowId),
    }),
    signUrl: t.exposeString('signUrl', {
      nullable: true,
      description:
        'Where the person signs. It may be opened often and needs no other credential: show it to that person only. Null on updates, once the contract is over, when the answer to its creation was lost, and for contracts that were not created through this service.',
      directives: wireName(create.response.fields.signUrl),
    }),
    userId: t.exposeString('userId', {
      nullable: true,
      description: `Your own id of the seller who signs, where you gave one. ${ours}`,
    }),
    taxNumber: t.exposeString('taxNumber', {
      nullable: true,
      description: `Unified social credit code of the company that signs. ${ours}`,
      directives: wireName(contractInput.fields.taxNumber),
    }),
    deadlineDays: t.exposeInt('deadlineDays', {
      nullable: true,
      description: `Within how many days of its creation the person has to sign. ${ours}`,
      directives: wireName(contractInput.fields.deadlineDays),
    }),
    rejection: t.field({
      type: RejectionType,
      nullable: true,
      description: 'Why it was not taken, in the states `REJECTED` and `NOT_SENT`.',
      resolve: ({ snapshot }) => rejectionIn(snapshot),
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description: `What this service remembers of the contract. ${ours}`,
      resolve: ({ contractId }, _args, context) =>
        contractId === null
          ? null
          : context.app.journal.get(subjectId(context, partnerContract.kind, contractId)),
    }),
  }),
});

/** What became of a cancellation, as the schema shows it. */
export interface CancellationView extends Decoded<(typeof cancel)['response']> {
  /** Null when the platform does not say how it stands and nothing is known here. */
  readonly contract: ContractView | null;
}

export const ContractCancellation = objectType<(typeof cancel)['response'], CancellationView>(
  cancel.response,
  {
    more: (t) => ({
      contract: t.field({
        type: Contract,
        nullable: true,
        description:
          'The contract as it stands afterwards. Null when the platform did not say, for one that was not created through this service.',
        resolve: ({ contract }) => contract,
      }),
    }),
  },
);

export const ContractUpdate = updateType('ContractUpdate', {
  description: 'A change of a contract, or where it stands.',
  status: ContractState,
  resource: (t) => ({
    contract: t.field({
      type: Contract,
      nullable: true,
      description:
        'The contract as of this update, without its link; null while nothing was entrusted under the number.',
      resolve: ({ version, details, ...item }) =>
        version === 0 ? null : { ...toContract({ ...item, snapshot: details }), signUrl: null },
    }),
  }),
});
