import { expect, test } from 'vitest';
import { sameOnEveryPath } from '../../../every-path.ts';
import { startScenario } from '../../../scenario.ts';
import { codes, follow, start } from './batch.ts';

const service = startScenario({ env: { SUBGRAPH: 'on' } });

test('a batch is the same on every path', async () => {
  const input = { batchId: 'b1', codes: codes(60) };
  await start(service, input);
  await service.reaches(follow(service), 'DONE');
  const done = await sameOnEveryPath(service, 'VerificationBatch', [
    ['{ thing: verificationBatch(batchId: "b1") { ...everything } }'],
    [
      `mutation ($input: StartVerificationBatchInput!) {
        thing: startVerificationBatch(input: $input) { ... on VerificationBatch { ...everything } }
      }`,
      { input },
    ],
    [
      `subscription {
        verificationBatchUpdates(batchId: "b1") { thing: batch { ...everything } subject { ...everything } }
      }`,
    ],
    [
      '{ operations(first: 1, kinds: [VERIFICATION_BATCH]) { edges { node { subject { ...everything } } } } }',
    ],
    ['{ verificationBatches(first: 1) { edges { thing: node { ...everything } } } }'],
  ]);
  expect(done).toMatchObject({ stateName: 'DONE', progress: 'SUCCEEDED', total: 60, done: 60 });
});
