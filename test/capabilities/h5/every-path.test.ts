import { expect, test } from 'vitest';
import { type Path, sameOnEveryPath } from '../../every-path.ts';
import { dataOf, next } from '../../following.ts';
import { startScenario } from '../../scenario.ts';
import { bySeller, follow, STATUS_PATH, step } from './sessions.ts';

const service = startScenario({ env: { SUBGRAPH: 'on' } });

const OPEN = `mutation ($input: H5SessionInput!) {
  openH5Session(input: $input) { ... on H5Link { token session { id raw } } }
}`;
const OPERATIONS: Path = [
  '{ operations(kinds: [H5_SESSION]) { edges { node { subject { ...everything } } } } }',
];

interface Opened {
  readonly openH5Session: {
    readonly token: string;
    readonly session: { readonly id: string; readonly raw: object | null };
  };
}

/** A newly opened link, and all paths to it from a cursor on. */
async function opened() {
  const { openH5Session } = dataOf(await service.query<Opened>(OPEN, { input: bySeller() }));
  const { token, session } = openH5Session;
  const pathsFrom = (after: string): [Path, ...Path[]] => [
    ['query ($token: String!) { thing: h5Session(token: $token) { ...everything } }', { token }],
    [
      'subscription ($token: String!) { h5SessionUpdates(token: $token) { thing: h5Session { ...everything } subject { ...everything } } }',
      { token },
    ],
    [
      'subscription ($token: String!, $after: Cursor) { h5SessionUpdates(token: $token, after: $after) { thing: h5Session { ...everything } } }',
      { token, after },
    ],
    OPERATIONS,
  ];
  return { token, session, pathsFrom };
}

test('a link is the same on every path, from its opening to its end', async () => {
  const { token, session, pathsFrom } = await opened();
  expect(session.raw).toMatchObject({ status: 'pending' });
  const updates = follow(service, token);
  let { cursor } = await next(updates);
  await step(service, token);
  const begun = await sameOnEveryPath(service, 'H5Session', pathsFrom(cursor));
  expect(begun).toMatchObject({
    id: session.id,
    progress: 'ACTION_REQUIRED',
    stateName: 'REDIRECTED',
    raw: { step: 'redirected' },
  });

  for (const state of ['REDIRECTED', 'VERIFIED', 'SUBMITTED']) {
    ({ cursor } = await service.reaches(updates, state));
    await step(service, token);
  }
  const asked = service.calls(STATUS_PATH);
  const done = await sameOnEveryPath(service, 'H5Session', pathsFrom(cursor));
  expect(done).toMatchObject({
    id: session.id,
    progress: 'SUCCEEDED',
    stateName: 'PERSON_DONE',
    payee: { returnCode: '00000000' },
    raw: null,
  });
  expect(service.calls(STATUS_PATH)).toBe(asked);
});

test('a rejected link is the same on every path, and so is the response by which it is found', async () => {
  const { token, pathsFrom } = await opened();
  const updates = follow(service, token);
  const { cursor } = await next(updates);
  service.sandbox.controls.failH5Session({ token, returnCode: '30601013' });
  const failed = await sameOnEveryPath(service, 'H5Session', pathsFrom(cursor));
  expect(failed).toMatchObject({
    progress: 'FAILED',
    rejection: { platformCode: '30601013' },
    raw: null,
  });
});

test('an id does not reveal the token, and without the token does not lead to the link', async () => {
  const { token, session } = await opened();
  expect(Buffer.from(session.id, 'base64url').toString('latin1')).not.toContain(token);
  const query = '{ operations(kinds: [H5_SESSION]) { edges { node { subject { id key } } } } }';
  expect(JSON.stringify(await service.query(query))).not.toContain(token);
});
