import { expect, test } from 'vitest';
import { type Path, sameOnEveryPath } from '../../../every-path.ts';
import { operationsOf, realUpdates } from '../../../real-update.ts';
import { startScenario } from '../../../scenario.ts';
import { application, applied, buyer, followRed, startForgetful } from './red-confirmations.ts';

type Paths = readonly [Path, ...Path[]];

const service = startScenario({ env: { SUBGRAPH: 'on' } });

const redPaths = (confirmationUuid: string): Paths => [
  [
    'query ($uuid: String!) { thing: redConfirmation(confirmationUuid: $uuid) { ...everything } }',
    { uuid: confirmationUuid },
  ],
  [
    'query ($filter: RedConfirmationFilter!) { redConfirmations(filter: $filter) { edges { thing: node { ...everything } } } }',
    { filter: { as: { buyer } } },
  ],
];

const redSnapshot = (confirmationUuid: string): Path => [
  'subscription ($uuid: String!) { redConfirmationUpdates(confirmationUuid: $uuid) { thing: redConfirmation { ...everything } subject { ...everything } } }',
  { uuid: confirmationUuid },
];

test('a red confirmation, with its seller, while it waits and when it is used up', async () => {
  const update = await realUpdates(service);
  const uuid = await applied(service);
  const paths: Paths = [
    ...redPaths(uuid),
    redSnapshot(uuid),
    operationsOf('RED_CONFIRMATION'),
    [
      'mutation ($input: RedConfirmationApplicationInput!) { applyRedConfirmation(input: $input) { ... on RedConfirmationApplication { thing: confirmation { ...everything } } } }',
      { input: { applicationId: 'application-1', ...application() } },
    ],
  ];
  const waiting = await sameOnEveryPath(service, 'RedConfirmation', paths);
  expect(waiting).toMatchObject({
    progress: 'ACTION_REQUIRED',
    sellerName: '张建国',
    reason: 'GOODS_RETURNED',
    raw: {},
  });

  const followed = followRed(service, uuid);
  service.sandbox.controls.setRedConfirmationStatus({ confirmationUuid: uuid, status: '09' });
  await service.reaches(followed, 'VOID_REVOKED_AFTER_CONFIRMATION');
  const over = await sameOnEveryPath(service, 'RedConfirmation', [
    ...paths,
    await update('VOID_REVOKED_AFTER_CONFIRMATION'),
  ]);
  expect(over).toMatchObject({ id: waiting['id'], progress: 'FAILED', sellerName: '张建国' });
});

test('a red confirmation of another system keeps its id when it is followed', async () => {
  const uuid = await startForgetful(service);
  const found = await sameOnEveryPath(service, 'RedConfirmation', redPaths(uuid));
  expect(found).toMatchObject({ operation: null, reason: 'GOODS_RETURNED' });
  const followed = await sameOnEveryPath(service, 'RedConfirmation', [
    ...redPaths(uuid),
    redSnapshot(uuid),
    operationsOf('RED_CONFIRMATION'),
  ]);
  expect(followed).toMatchObject({ id: found['id'], openedAt: null });
});
