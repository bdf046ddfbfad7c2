import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningService, startService } from '../../harness.ts';
import { type PostgresServer, startPostgres } from '../../postgres-server.ts';
import { createTask, type Parties, prepare, taskId, taskNow, taskOf } from './walk.ts';
import { withoutEnds } from '../../journal/conformance/subject-of-test.ts';
import { startBefore } from '../../scenario.ts';

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.destroy());

interface Instances {
  readonly first: RunningService;
  readonly urls: readonly string[];
  readonly parties: Parties;
}

/** Two instances on one database before one platform, which sends no pushes itself. */
async function startTwo(): Promise<Instances> {
  const shared = {
    DATABASE_URL: await server.createDatabase(),
    CALLBACK_SECRET: 'a secret of thirty-two characters',
  };
  const first = await startService({ env: shared, sandboxProgressDelayMs: null });
  first.sandbox.controls.setPushRepeats({ times: 0 });
  const second = await startBefore(first.sandbox, { ...shared, DOCUMENT_HOSTS: '127.0.0.1' });
  return { first, urls: [first.url, second.url], parties: await prepare(first) };
}

/** Sends each body six times, in random order, to both instances in turn; resolves with their responses. */
async function pushAll(
  { first, urls }: Instances,
  id: { readonly kind: string; readonly key: string },
  bodies: readonly object[],
): Promise<string[]> {
  const address = first.application.app.callbacks.addressFor({ tenant: 'default', ...id });
  const { pathname } = new URL(address);
  const sendings = bodies
    .flatMap((body) => Array.from({ length: 6 }, () => body))
    .map((body) => ({ body, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place);
  return Promise.all(
    sendings.map(async ({ body }, index) => {
      const url = `${urls[index % urls.length]}${pathname}`;
      const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
      return `${response.status} ${await response.text()}`;
    }),
  );
}

test('a report that two instances receive six times in any order is one update, acknowledged with success', async () => {
  const instances = await startTwo();
  const { journal } = instances.first.application;
  const before = await journal.end('default');
  const id = { kind: 'signing-company', key: instances.parties.company };
  const bodies = [1, 3, 4, 5].map((notifyType) => ({ notifyType, notifyNo: `N-${notifyType}` }));
  const answers = await pushAll(instances, id, bodies);
  expect(new Set(answers)).toEqual(new Set(['200 success']));
  expect(answers).toHaveLength(24);
  const { updates } = await journal.read('default', before, { kinds: [id.kind] }, 100);
  const heard = updates.map(({ snapshot, confirmed, cause }) => {
    const { typeCode } = snapshot['notice'] as { typeCode: string };
    return [typeCode, confirmed, cause].join(' ');
  });
  expect(heard.toSorted()).toEqual([1, 3, 4, 5].map((type) => `${type} false PUSH`));
});

test('a signature that two instances receive six times is one update', async () => {
  const instances = await startTwo();
  const { first, parties } = instances;
  const { journal } = first.application;
  const { taskNo } = await createTask(first, taskOf(parties));
  await taskNow(first);
  const before = await journal.end('default');
  await first.sandbox.controls.signAtSigningLink({
    taskNo: String(taskNo),
    signingPartyId: parties.person,
  });
  const id = { kind: 'signing-task', key: taskId };
  const following = withoutEnds(
    journal.follow('default', before, { kinds: [id.kind], key: id.key }),
  );
  const body = { notifyType: 2, notifyNo: 'S-1', taskNo, taskStatus: 20, signers: [] };
  expect(new Set(await pushAll(instances, id, [body]))).toEqual(new Set(['200 success']));
  const { value } = await following.next();
  expect(value).toMatchObject({ update: { state: 'COMPLETED', final: true, cause: 'PUSH' } });
  await following.return?.();
  const { updates } = await journal.read('default', before, { kinds: [id.kind] }, 100);
  expect(updates).toHaveLength(1);
});

test('no push is acknowledged with success while the journal cannot be written', async () => {
  const instances = await startTwo();
  const id = { kind: 'signing-company', key: instances.parties.company };
  await server.kill();
  const answers = await pushAll(instances, id, [{ notifyType: 4, notifyNo: 'late' }]);
  await server.start();
  expect(new Set(answers)).toEqual(new Set(['503 try again']));
});
