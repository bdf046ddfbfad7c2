import { beforeEach, expect, test } from 'vitest';
import { sameOnEveryPath } from '../../every-path.ts';
import { next, type Step } from '../../following.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { created, follow } from './tasks/tasks.ts';
import {
  AUTH_LINK,
  company,
  COMPANY_UPDATES,
  type Parties,
  person,
  prepare,
  REGISTER_COMPANY,
  SEAL,
  sender,
  SIGNER_UPDATES,
  taskId,
  taskNow,
  taskOf,
} from './walk.ts';

const service = startScenario({ env: { SUBGRAPH: 'on' } });

let parties: Parties;

beforeEach(async () => {
  parties = await prepare(service);
});

const subjectsOf = (kind: string) =>
  [
    `{ operations(first: 1, kinds: [${kind}]) { edges { node { subject { ...everything } } } } }`,
  ] as const;

const CREATE = `mutation ($input: SigningTaskInput!) {
  thing: createSigningTask(input: $input) { ... on SigningTask { ...everything } }
}`;
const TASK = 'query ($by: SigningTaskBy!) { thing: signingTask(by: $by) { ...everything } }';
const TASKS = `subscription ($by: SigningTaskBy!, $after: Cursor) {
  signingTaskUpdates(by: $by, after: $after) { thing: signingTask { ...everything } subject { ...everything } }
}`;

const by = { signingTaskId: taskId };

test('a signing task is the same on every path, while it waits and when all have signed', async () => {
  const taskNo = await created(service, parties);
  const { cursor } = await next(follow(service));
  const paths = [
    [TASK, { by }],
    [TASK, { by: { taskNo } }],
    [TASK, { by: { task: { taskNo, initiatorSigningPartyId: parties.company } } }],
    [CREATE, { input: { signingTaskId: taskId, ...taskOf(parties) } }],
    [TASKS, { by }],
    subjectsOf('SIGNING_TASK'),
    ['{ signingTasks(first: 1) { edges { thing: node { ...everything } } } }'],
  ] as const;
  const waiting = await sameOnEveryPath(service, 'SigningTask', [
    ...paths,
    [TASKS, { by, after: cursor }],
  ]);
  expect(waiting).toMatchObject({
    progress: 'ACTION_REQUIRED',
    stateName: 'WAITING',
    raw: { taskStatus: 10 },
  });

  const before = await next(follow(service));
  await service.sandbox.controls.signAtSigningLink({ taskNo, signingPartyId: parties.person });
  await service.reaches(follow(service), 'COMPLETED');
  while ((await taskNow(service))?.['documentsState'] !== 'STORED')
    await service.clock.advance(1_000);
  const milestone = `subscription ($by: SigningTaskBy, $after: Cursor) {
    signingTaskCompleted(by: $by, after: $after) { thing: signingTask { ...everything } }
  }`;
  const completed = await sameOnEveryPath(service, 'SigningTask', [
    ...paths,
    [milestone, { by, after: before.cursor }],
  ]);
  expect(completed).toMatchObject({
    id: waiting['id'],
    progress: 'SUCCEEDED',
    stateName: 'COMPLETED',
    raw: { taskStatus: 20 },
  });
});

test('a signing task of another system has one id, which finds it again', async () => {
  const taskNo = await created(service, parties);
  const other = await startBefore(service.sandbox, { SUBGRAPH: 'on' });
  const task = { taskNo, initiatorSigningPartyId: parties.company };
  const found = await sameOnEveryPath(other, 'SigningTask', [[TASK, { by: { task } }]]);
  expect(found).toMatchObject({ key: null, stateName: 'WAITING', operation: null, openedAt: null });
});

const REGISTER = `mutation ($input: RegisterSigningCompanyInput!) {
  registerSigningCompany(input: $input) { ... on SigningCompanyRegistration { thing: company { ...everything } } }
}`;
const COMPANY = `query ($signingPartyId: String!) {
  thing: signingCompany(signingPartyId: $signingPartyId) { ...everything }
}`;
const COMPANIES = `subscription ($signingPartyId: String!, $after: Cursor) {
  signingCompanyUpdates(signingPartyId: $signingPartyId, after: $after) {
    thing: signingCompany { ...everything } subject { ...everything }
  }
}`;

test('an enterprise is the same on every path, before its real name is proven and after', async () => {
  const input = { ...company, companyId: 'company-0002' };
  const { signingPartyId } = await sender(service)(REGISTER_COMPANY, input);
  const registered = await sameOnEveryPath(service, 'SigningCompany', [
    [COMPANY, { signingPartyId }],
    [REGISTER, { input }],
    [COMPANIES, { signingPartyId }],
  ]);
  expect(registered).toMatchObject({ progress: 'ACTION_REQUIRED', stateName: 'REGISTERED' });

  const variables = { signingPartyId: parties.company };
  const { cursor } = await next(service.subscribe<Step>(COMPANY_UPDATES, variables));
  await sender(service)(SEAL, { ...variables, name: '财务专用章' });
  const proven = await sameOnEveryPath(service, 'SigningCompany', [
    [COMPANY, variables],
    [REGISTER, { input: company }],
    [COMPANIES, variables],
    [COMPANIES, { ...variables, after: cursor }],
  ]);
  expect(proven).toMatchObject({
    progress: 'SUCCEEDED',
    stateName: 'AUTHENTICATED',
    silentSigning: 'VALID',
    sealIds: { length: 2 },
  });
  await sameOnEveryPath(service, 'SigningCompany', [
    subjectsOf('SIGNING_COMPANY'),
    [COMPANY, { signingPartyId }],
  ]);
});

test('a person is the same on every path', async () => {
  const signingPartyId = parties.person;
  const query = `query ($signingPartyId: String!) {
    thing: signer(signingPartyId: $signingPartyId) { ...everything }
  }`;
  const register = `mutation ($input: RegisterSignerInput!) {
    registerSigner(input: $input) { ... on SignerRegistration { thing: signer { ...everything } } }
  }`;
  const updates = `subscription ($signingPartyId: String!, $after: Cursor) {
    signerUpdates(signingPartyId: $signingPartyId, after: $after) {
      thing: signer { ...everything } subject { ...everything }
    }
  }`;
  const { cursor } = await next(service.subscribe<Step>(SIGNER_UPDATES, { signingPartyId }));
  await sender(service)(AUTH_LINK, { signingPartyId });
  service.sandbox.controls.authenticateSigningParty({ signingPartyId });
  await service.reaches(
    service.subscribe<Step>(SIGNER_UPDATES, { signingPartyId }),
    'AUTHENTICATION_REPORTED',
  );
  const reported = await sameOnEveryPath(service, 'Signer', [
    [query, { signingPartyId }],
    [register, { input: person }],
    [updates, { signingPartyId }],
    [updates, { signingPartyId, after: cursor }],
    subjectsOf('SIGNING_PERSON'),
  ]);
  expect(reported).toMatchObject({
    progress: 'SUCCEEDED',
    stateName: 'AUTHENTICATION_REPORTED',
    personId: person.personId,
  });
});
