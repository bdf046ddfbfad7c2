import { expect, test } from 'vitest';
import { type Path, sameOnEveryPath } from '../../every-path.ts';
import { dataOf } from '../../following.ts';
import { startScenario } from '../../scenario.ts';

const service = startScenario({ env: { SUBGRAPH: 'on' } });

const input = {
  commandId: 'command-1',
  operation: 'ADD_PAYEE',
  payload: { outUserId: 'u1', receiverAccount: '6222020200112233445' },
};
const SEND: Path = [
  `mutation ($input: BankCommandInput!) {
    bankCommand(input: $input) { ... on BankCommandPayload { thing: command { ...everything } } }
  }`,
  { input },
];
const OPERATIONS: Path = [
  '{ operations(first: 3) { edges { node { subject { ...everything } } } } }',
];

/** Sends the command, and returns the path to the update with its outcome. */
async function sent(): Promise<Path> {
  const after = await service.application.journal.end('default');
  const document =
    'mutation ($input: BankCommandInput!) { bankCommand(input: $input) { __typename } }';
  await service.query(document, { input });
  const updates = service.subscribe<{ updates: { cursor: string } }>(
    'subscription ($after: Cursor) { updates(after: $after) { cursor } }',
    { after },
  );
  const { cursor } = dataOf(await updates.next()).updates;
  updates.close();
  return [
    'subscription ($after: Cursor) { updates(after: $after) { subject { ...everything } } }',
    { after: cursor },
  ];
}

test('an accepted command is the same on every path, with its stored response', async () => {
  const command = await sameOnEveryPath(service, 'BankCommand', [await sent(), SEND, OPERATIONS]);
  expect(command).toMatchObject({ progress: 'SUCCEEDED', stateName: 'ACCEPTED' });
  expect(command['answer']).toMatchObject({ isMock: true });
});

test('a command whose response was lost is the same on every path', async () => {
  service.fail('/api/v1/bank/receiver/add', 'LOST_REPLY');
  const command = await sameOnEveryPath(service, 'BankCommand', [await sent(), SEND, OPERATIONS]);
  expect(command).toMatchObject({ progress: 'OUTCOME_UNKNOWN', stateName: 'OUTCOME_UNKNOWN' });
});
