import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { neededExamples } from '../../packages/web/playground/variables.ts';
import { ExampleReader, examples, OPERATIONS } from '../example-reader.ts';
import { checkEveryList, unexplainedFilters } from '../graphql/every-list.ts';
import { type Connection, startService } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { register, TEST_EVENT } from '../webhooks/webhook-documents.ts';

test('each file of operations is listed once, in the order of journeys', () => {
  const files = readdirSync(OPERATIONS).filter((file) => file.endsWith('.graphql'));
  const names = examples.map(({ name }) => `${name}.graphql`);
  expect(names.toSorted()).toEqual(files.toSorted());
});

test('the comment of each example exists in Chinese, and names other examples by their titles', () => {
  const names = new Set(examples.map(({ name }) => name));
  const wrong = examples.filter(({ name }) => {
    const text = readFileSync(`${OPERATIONS}/${name}.graphql`, 'utf8');
    return (
      !/^#.*\n(#.*\n#.*\p{Script=Han}.*\n)?[^#]/u.test(text) ||
      [...text.matchAll(/「\{([\w-]+)\}」/g)].some(([, other = '']) => !names.has(other))
    );
  });
  expect(wrong).toEqual([]);
});

test('an example comes after its prerequisites', () => {
  const above = new Set<string>();
  const wrong = examples.flatMap((example) => {
    const missing = neededExamples(example).filter((name) => !above.has(name));
    above.add(example.name);
    return missing.map((name) => `${example.name} needs ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('each filter that is a list explains an empty one', () => {
  expect(unexplainedFilters).toEqual([]);
});

test('all examples succeed in order on a new simulated platform, and a second time on the same one; each list of their results keeps its contract', async () => {
  const clock = new ManualClock();
  const service = await startService({
    clock,
    random: () => 0.5,
    env: { WEBHOOK_HOSTS: '127.0.0.1:9' },
  });
  const reader = new ExampleReader(service, clock);
  for (const round of ['first', 'second']) {
    for (const example of examples) await reader.run(example);
    await reader.readFeeds();
    expect({ round, failures: reader.failures }).toEqual({ round, failures: [] });
  }
  // An item of `attention` without a subject.
  service.sandbox.controls.setFault({
    path: '/api/v1/trace/check',
    fault: 'NOT_ENABLED',
    times: 1,
  });
  await service.query('{ truck(plateNumber: "粤B54321") { trackable } }');
  await checkEveryList(service, await requiredBy(service));
});

/** Required arguments of lists; each webhook has test events of the same time. */
async function requiredBy(service: Connection): Promise<Readonly<Record<string, string[]>>> {
  const webhooks: string[] = [];
  for (const name of ['one', 'two']) {
    const { webhook } = await register(service, { name, url: 'http://127.0.0.1:9/' });
    for (let time = 0; time < 3; time += 1) await service.query(TEST_EVENT, { id: webhook.id });
    webhooks.push(`webhookId: "${webhook.id}"`);
  }
  const buyer =
    '{ buyerTaxNumber: "91460100MA5RYC037E", buyerName: "海口椰城再生资源回收有限公司" }';
  return {
    'Query.webhookDeliveries': webhooks,
    'Query.redConfirmations': [`filter: { as: { buyer: ${buyer} } }`],
  };
}
