import { followed, mutation } from '../../graphql/followed/followed.ts';
import { fieldOutput, inputArg, personalOutput } from '../../graphql/records/record-fields.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import { sellerId } from '../settled-reverse/wire/members.ts';
import {
  cancelContract,
  type Cancellation,
  createContract,
  contractToFollow,
  type ContractView,
  externalLookup,
  lookUp,
  withAnswer,
} from './contract.ts';
import { partnerContract, contractFile } from './tracking.ts';
import {
  cancel,
  cancelInput,
  contractAnswer,
  contractBy,
  contractEnd,
  contractInput,
  create,
  query,
  download,
} from './wire.ts';
import type { Context } from '../../context/context.ts';
import { storedFile } from '../../context/stored-file.ts';
import { Document, type DocumentView, withLinks } from '../../graphql/records/document.ts';
import { DocumentsState, filesSubject, keptFilesOf } from '../../graphql/records/kept-files.ts';
import { builder } from '../../graphql/schema/builder.ts';
import { upstream } from '../../graphql/schema/directives.ts';

const ours = 'Null for contracts that were not created through this service.';

const { contractNo, flowId, signUrl } = create.response.fields;
const { companyTaxNumber, deadlineDays } = contractInput.fields;
const { completedAt } = contractEnd.fields;

const Contract = objectType<typeof contractAnswer, ContractView, 'raw'>(contractAnswer, {
  asked: { endpoint: query, ask: withAnswer },
  more: (t) => ({
    contractId: t.exposeString('key', {
      nullable: true,
      description: `Your number of the contract. ${ours}`,
    }),
    contractNo: t.expose(
      'contractNo',
      fieldOutput(contractNo, {
        nullable: true,
        addition: 'Null until the contract is created, and while its creation is uncertain.',
      }),
    ),
    flowId: t.expose('flowId', fieldOutput(flowId, { addition: ours })),
    signUrl: t.expose(
      'signUrl',
      fieldOutput(signUrl, {
        addition:
          'It can be opened repeatedly and needs no other credential: show it to that person only. Null once the contract has ended, if the response to its creation was lost, and for contracts that were not created through this service.',
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
        description: `Number of days after its creation within which the person must sign. ${ours}`,
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
          'The contract after the cancellation. Null for a contract that was not created through this service, if the platform did not report it.',
      }),
    }),
  },
);

export const followedContract = followed(partnerContract, Contract, {
  states: 'State of a contract (合同状态).',
  operation: `This service’s record of the contract. ${ours}`,
  externalLookup,
  submit: {
    name: 'createContract',
    description:
      'Creates a contract: the person signs at `signUrl`, which you hand over; then the company’s seal is applied automatically. Follow `contractUpdates`. The same `contractId` with the same input returns the existing contract and sends nothing; with other input it is a `ConflictError`. If the response is lost, the platform cannot be queried: the result is an `OutcomeUnknownError`, nothing is sent again, and the platform’s push settles the outcome when the contract ends. Billed per contract created.',
    endpoint: create,
    input: [contractInput, 'The contract.'],
    run: createContract,
  },
  query: {
    name: 'contract',
    description:
      'Current state of a contract, queried at the platform free of charge; subscriptions receive the result too. Null with an error, for a `contractId` under which nothing was created, and for a contract of another system of which the platform reports no status.',
    endpoint: query,
    args: { by: inputArg(contractBy, 'The contract.') },
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
    item: 'A change of a contract (合同), or the current state.',
    resource: 'The contract as of this update; null while nothing was created under the number.',
    by: ['by', 'The contract, which was created through this service.', contractBy],
    keyOf: contractToFollow,
    updates:
      'Follows one contract until its final state, then completes. By `contractId` it may be followed before it is created, and while it is not known whether it was.',
    milestone: {
      name: 'contractCompleted',
      description:
        'Emits when a contract is signed and sealed. With `by` it follows one contract, and completes when that ends in any way; otherwise it follows all your contracts and never completes.',
      all: 'all contracts',
      states: ['COMPLETED'],
    },
  },
});

mutation(ContractCancellation, {
  name: 'cancelContract',
  description:
    'Cancels a contract that has not ended. May be repeated: a canceled contract stays as it is. A completed or expired one is a `ConflictError`, and nothing is sent.',
  endpoint: cancel,
  input: [cancelInput, 'The contract.'],
  run: (context, { contractNo }) => cancelContract(context, contractNo),
});

builder.objectFields(Contract, (t) => ({
  file: t.field({
    type: Document,
    nullable: true,
    description:
      'The finished PDF with both seals, certificate and timestamp. Null before the contract is completed, and while `documentState` is `FETCHING`: this service fetches it by itself. For a contract that was not created through this service, reading this field fetches it, free of charge.',
    directives: upstream(download),
    resolve: findFile,
  }),
  documentState: t.field({
    type: DocumentsState,
    nullable: true,
    description:
      'State of storing the finished PDF; null before the contract is completed, and for contracts that were not created through this service. Changes come on `updates(kinds: [PARTNER_CONTRACT_FILE])`.',
    resolve: async ({ key }, _args, context) =>
      (await filesSubject(context, contractFile, key))?.state ?? null,
  }),
}));

async function findFile(
  contract: ContractView,
  _args: unknown,
  context: Context,
): Promise<DocumentView | null> {
  if (contract.state !== 'COMPLETED') return null;
  const kept = await filesSubject(context, contractFile, contract.key);
  if (kept?.state === 'FETCHING') return null;
  const known = kept?.final === true ? keptFilesOf(contractFile, kept) : [];
  const stored = known.length > 0 ? known : await fetchNow(contract, context);
  return withLinks(context, stored)[0] ?? null;
}

async function fetchNow({ contractNo }: ContractView, { platform, app }: Context) {
  if (contractNo === null) return [];
  const { content } = await platform.call(download, { contractNo });
  return [await storedFile(app.documents.storeBytes(contractNo, content, 'pdf'))];
}
