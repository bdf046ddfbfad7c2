import { expect, test } from 'vitest';
import { sameOnEveryPath } from '../../every-path.ts';
import { startScenario } from '../../scenario.ts';
import { start } from './exporting.ts';

const service = startScenario({ env: { SUBGRAPH: 'on' } });

test('an export is the same on every path', async () => {
  const input = { exportId: 'e1', format: 'XLSX', of: { exports: { states: ['READY'] } } };
  await start(service, input.of, input);
  const ready = await sameOnEveryPath(service, 'Export', [
    ['{ thing: export(exportId: "e1") { ...everything } }'],
    [
      `mutation ($input: StartExportInput!) {
        thing: startExport(input: $input) { ... on Export { ...everything } }
      }`,
      { input },
    ],
    [
      'subscription { exportUpdates(exportId: "e1") { thing: export { ...everything } subject { ...everything } } }',
    ],
    ['{ operations(first: 1, kinds: [EXPORT]) { edges { node { subject { ...everything } } } } }'],
    ['{ exports(first: 1) { edges { thing: node { ...everything } } } }'],
  ]);
  expect(ready).toMatchObject({ stateName: 'READY', progress: 'SUCCEEDED', source: 'exports' });
});
