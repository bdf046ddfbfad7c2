import { expect } from 'vitest';
import { exampleContract, ordinarySigner } from '../../../packages/simulator/src/seed/contracts.ts';
import {
  CancelContractDocument,
  ContractDocument,
  type ContractQuery,
  FollowContractDocument,
  type FollowContractSubscription,
} from '../../generated/operations.ts';
import type { Connection, RunningService, Subscription } from '../../harness.ts';
import type { ManualClock } from '../../manual-clock.ts';
import { dataOf, reaches } from '../../following.ts';

export const PATHS = {
  create: '/api/v1/partnercontract/contract/create',
  status: '/api/v1/partnercontract/contract/status',
  download: '/api/v1/partnercontract/contract/download',
  cancel: '/api/v1/partnercontract/contract/cancel',
} as const;

export const contractId = 'contract-1';
export const { idNumber: ID_NUMBER, phone: PHONE } = ordinarySigner;
/** Number of a sandbox's first contract on the tests' day. */
export const FIRST_NUMBER = 'PC2026112100000001';

/** Uploads a file like a client, and resolves with its id. */
export async function send(
  { url }: Connection,
  pdf = exampleContract(),
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const body = new Uint8Array(pdf);
  const response = await fetch(`${url}/documents`, { method: 'POST', body, headers });
  const { id } = (await response.json()) as { id?: unknown }; // the service's own answer
  if (typeof id !== 'string') throw new Error(`The file was refused: ${response.status}`);
  return id;
}

/** A valid contract; `change` replaces members. */
export function contract(file: string, change: object = {}): Record<string, unknown> {
  return {
    contractId,
    companyTaxNumber: '91440300MA5F0A0A1X',
    name: '废钢购销合同',
    file,
    signerName: ordinarySigner.name,
    signerIdNumber: ID_NUMBER,
    signerPhone: PHONE,
    ...change,
  };
}

const CREATE = `mutation ($input: ContractInput!) {
  createContract(input: $input) {
    __typename
    ... on Contract { contractId contractNo flowId signUrl state companyTaxNumber deadlineDays documentState known: operation { state version final } }
    ... on Error { code message retryable hint platformCode }
    ... on InvalidInputError { fieldErrors { path message } }
    ... on OutcomeUnknownError { followed: operation { kind key state } }
    ... on PlatformRejectedError { refused: operation { state } }
    ... on ConflictError { reason existing { kind key state } }
  }
}`;

type Created = Readonly<Record<string, unknown>>;

/** Creates a contract; resolves with the mutation's own result. */
export async function create(
  service: Connection,
  change: object = {},
  pdf?: Buffer,
): Promise<Created> {
  const file = await send(service, pdf);
  const input = contract(file, change);
  return dataOf(await service.query<{ createContract: Created }>(CREATE, { input })).createContract;
}

/** Creates a contract that must be accepted, and resolves with the platform's number. */
export async function createNumbered(service: Connection, change: object = {}): Promise<string> {
  const created = await create(service, change);
  expect(created).toMatchObject({ __typename: 'Contract', state: 'SIGNING' });
  return String(created['contractNo']);
}

type Name = { readonly contractId: string } | { readonly contractNo: string };

/** State of a contract, queried like the example. */
export async function ask(
  service: Connection,
  name: Name = { contractId },
): Promise<ContractQuery['contract']> {
  const { data, errors } = await service.query(ContractDocument, { by: name });
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data.contract;
}

type Updates = Subscription<FollowContractSubscription>;
type Item = FollowContractSubscription['contractUpdates'];

export const follow = (
  service: Connection,
  { after = null, ...by }: Name & { readonly after?: string | null } = { contractId },
): Updates => service.subscribe(FollowContractDocument, { by, after });

/** Advances time until a contract has a state. */
export async function passUntil(
  service: Connection,
  clock: ManualClock,
  state: string,
): Promise<Item> {
  const updates = follow(service);
  const item = await reaches(updates, state, clock);
  updates.close();
  return item;
}

/** Takes all remaining steps. */
export async function finish(
  { sandbox }: RunningService,
  contractNo: string,
): Promise<readonly string[]> {
  const steps: string[] = [];
  for (;;) {
    const step = await sandbox.controls.stepContract({ contractNo });
    if (step === null) return steps;
    steps.push(step);
  }
}

/** Cancels like the example; resolves with the mutation's own result. */
export async function cancel(service: Connection, contractNo: string): Promise<Created> {
  return dataOf(await service.query(CancelContractDocument, { input: { contractNo } }))
    .cancelContract;
}

/** Advances time until a completed contract's PDF is stored; resolves with its state. */
export async function askWhenStored(
  service: Connection,
  clock: ManualClock,
  name?: Name,
): ReturnType<typeof ask> {
  for (;;) {
    const contract = await ask(service, name);
    if (contract?.documentState === 'STORED') return contract;
    await clock.advance(1_000);
  }
}

/** Sends a push to the contract's callback URL, which needs no other credential; it must be acknowledged. */
export async function push(
  { application }: Pick<RunningService, 'application'>,
  body: unknown,
): Promise<void> {
  const id = { tenant: 'default', kind: 'partner-contract', key: contractId };
  const address = application.app.callbacks.addressFor(id);
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
}
