import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { exampleContract } from '../../../packages/simulator/src/seed/contracts.ts';
import type { Connection, RunningService } from '../../harness.ts';
import { dataOf } from '../../following.ts';

export const CREATE = '/api/v1/esign/task/create';
export const taskId = 'contract-1';

const ERRORS = `... on Error { code message retryable hint platformCode platformRequestId }
  ... on InvalidInputError { fieldErrors { path message } }
  ... on OutcomeUnknownError { followed: operation { kind key state } }
  ... on ConflictError { reason existing { kind key state } }`;

/** Wraps a mutation's selection: its own type's members, and every error's. */
function mutation(field: string, input: string, type: string, members: string): string {
  return `mutation ($input: ${input}!) { result: ${field}(input: $input) { __typename ... on ${type} { ${members} } ${ERRORS} } }`;
}

const COMPANY =
  'company { signingPartyId companyId state sealIds silentSigning silentSigningExpiresAt }';

export const REGISTER_COMPANY = mutation(
  'registerSigningCompany',
  'RegisterSigningCompanyInput',
  'SigningCompanyRegistration',
  `signingPartyId raw ${COMPANY}`,
);
export const AUTH_LINK = mutation(
  'createCompanyAuthLink',
  'CompanyAuthLinkInput',
  'CompanyAuthLink',
  'pcUrl h5Url',
);
export const SILENT_LINK = mutation(
  'createSilentSigningLink',
  'SilentSigningLinkInput',
  'SilentSigningLink',
  'url',
);
export const SEAL = mutation(
  'generateSeal',
  'GenerateSealInput',
  'SigningSeal',
  `sealId ${COMPANY}`,
);
export const REGISTER_SIGNER = mutation(
  'registerSigner',
  'RegisterSignerInput',
  'SignerRegistration',
  'signingPartyId result resultCode signer { signingPartyId personId state result resultCode }',
);
export const UPLOAD = mutation(
  'uploadContractFile',
  'UploadContractFileInput',
  'UploadedContractFile',
  'fileCode',
);

const TASK = `signingTaskId taskNo state platformStatus platformStatusCode initiatorSigningPartyId sellerId
  signers { signingPartyId kind turn signStatus signStatusCode } refusedReason rejection { platformCode hint }
  documentsState documentsFailure documents { name format mediaType byteSize sha256 url } operation { state version final }`;

export const CREATE_TASK = `mutation ($input: SigningTaskInput!) {
  result: createSigningTask(input: $input) {
    __typename ... on SigningTask { ${TASK} } ${ERRORS}
  }
}`;
const SIGNING_TASK = `query ($by: SigningTaskBy!) { task: signingTask(by: $by) { ${TASK} } }`;
export const SIGNING_LINK = `query ($by: SigningTaskBy!, $signerSigningPartyId: String!) {
  link: signingLink(by: $by, signerSigningPartyId: $signerSigningPartyId) { h5Url pcUrl signStatus signStatusCode }
}`;
export const TASK_UPDATES = `subscription ($by: SigningTaskBy!, $after: Cursor) {
  update: signingTaskUpdates(by: $by, after: $after) {
    cursor eventId version cause confirmed state previousState
    signer { signingPartyId signStatus } task: signingTask { taskNo refusedReason signers { signStatus } }
  }
}`;
export const COMPANY_UPDATES = `subscription ($signingPartyId: String!, $after: Cursor) {
  update: signingCompanyUpdates(signingPartyId: $signingPartyId, after: $after) {
    cursor eventId version cause confirmed state previousState
    company: signingCompany { silentSigning silentSigningExpiresAt sealIds } notice { type typeCode receivedAt }
  }
}`;
export const SIGNER_UPDATES = `subscription ($signingPartyId: String!, $after: Cursor) {
  update: signerUpdates(signingPartyId: $signingPartyId, after: $after) {
    cursor version cause confirmed state signer { state } notice { type typeCode }
  }
}`;

/** The response to a mutation of this module. */
export interface Result {
  readonly result: Readonly<Record<string, unknown>>;
}

export const company = {
  companyId: 'company-0001',
  name: '深圳市青禾科技有限公司',
  taxNumber: '91440300MA5F0A0A1X',
  legalRepresentativeName: '王小明',
  legalRepresentativeIdNumber: '110101198503154217',
  handlerPhone: '13900000066',
};

export const person = {
  personId: 'person-0001',
  phone: '13900000077',
  authMethods: ['BANK_CARD'],
  name: '张建国',
  idNumber: '110101198503154217',
  bankCard: '6222020200000000118',
};

export type Send = (document: string, input: object) => Promise<Result['result']>;

/** Sends a mutation of this module; throws errors outside of its union. */
export function sender(service: Connection): Send {
  return async (document, input) => {
    return dataOf(await service.query<Result>(document, { input })).result;
  };
}

/** Sends a file's bytes; resolves with its id for `File`. */
export async function sendFile(
  service: Connection,
  bytes: Buffer = readFileSync('examples/contract.pdf'),
  name = 'contract.pdf',
): Promise<string> {
  const response = await fetch(`${service.url}/documents?name=${name}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id; // the route's own form
}

/** The parties and the file that a task needs. */
export interface Parties {
  readonly company: string;
  readonly person: string;
  readonly sealId: string;
  readonly fileCode: string;
}

/** An enterprise with automatic seals, a person, and an uploaded contract. */
export async function prepare(service: RunningService): Promise<Parties> {
  const send = sender(service);
  const { controls } = service.sandbox;
  const { signingPartyId } = await send(REGISTER_COMPANY, company);
  await send(AUTH_LINK, { signingPartyId });
  controls.authenticateSigningParty({ signingPartyId: String(signingPartyId) });
  await send(SILENT_LINK, { signingPartyId });
  controls.authorizeSilentSigning({ signingPartyId: String(signingPartyId) });
  const { sealId } = await send(SEAL, { signingPartyId, name: '合同专用章' });
  const { signingPartyId: signer } = await send(REGISTER_SIGNER, person);
  const file = await sendFile(service, exampleContract());
  const { fileCode } = await send(UPLOAD, { signingPartyId, file });
  const names = { company: signingPartyId, person: signer, sealId, fileCode };
  for (const name of Object.values(names)) expect(name).toBeTypeOf('string');
  return names as Parties; // each was just checked to be a text
}

/** A task of both, the person first; `change` replaces members. */
export function taskOf(parties: Parties, change: object = {}): Record<string, unknown> {
  return {
    initiatorSigningPartyId: parties.company,
    fileCode: parties.fileCode,
    title: '再生资源收购合同',
    order: 'ORDERED',
    signers: [
      {
        person: {
          signingPartyId: parties.person,
          turn: 1,
          stamp: { byKeyword: { keywords: [{ keyword: '乙方签字' }] } },
        },
      },
      {
        company: {
          signingPartyId: parties.company,
          turn: 2,
          mode: 'SILENT',
          sealId: parties.sealId,
          stamp: { byKeyword: { keywords: [{ keyword: '甲方盖章' }] } },
        },
      },
    ],
    ...change,
  };
}

export async function createTask(
  service: Connection,
  input: object,
  signingTaskId = taskId,
): Promise<Result['result']> {
  return dataOf(await service.query<Result>(CREATE_TASK, { input: { signingTaskId, ...input } }))
    .result;
}

export async function taskNow(
  service: Connection,
  by: object = { signingTaskId: taskId },
): Promise<Readonly<Record<string, unknown>> | null> {
  const { data, errors } = await service.query<{ task: Readonly<Record<string, unknown>> | null }>(
    SIGNING_TASK,
    { by },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.task ?? null;
}
