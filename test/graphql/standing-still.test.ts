import { describe, expect, test } from 'vitest';
import {
  ISSUE,
  type Item,
  order,
  QUERY_PATH,
  UPDATES,
} from '../capabilities/forward-invoicing/invoice-orders.ts';
import { dataOf } from '../following.ts';
import { startScenario } from '../scenario.ts';
import { settingsOf, stores } from '../stores.ts';

const DAY = 24 * 60 * 60_000;
const orderId = 'order-1';

const STANDING = `{ operations(kinds: [FORWARD_INVOICE]) { edges { node {
  id state version nextPollAt
  lastError { code platformCode platformRequestId at count }
} } } }`;

const HISTORY = `query ($id: ID!, $first: Int, $after: String) { operation(id: $id) {
  history(first: $first, after: $after) {
    edges { cursor node { cursor version cause state previousState occurredAt } }
    pageInfo { hasNextPage hasPreviousPage endCursor }
  }
} }`;

const LOOK_AGAIN = `mutation ($id: ID!) { lookAgain(id: $id) {
  __typename
  ... on Operation { state version nextPollAt lastError { count } }
  ... on InvalidInputError { fieldErrors { code path } }
} }`;

interface Standing {
  readonly id: string;
  readonly state: string;
  readonly version: number;
  readonly nextPollAt: string | null;
  readonly lastError: {
    readonly code: string | null;
    readonly platformRequestId: string | null;
    readonly at: string;
    readonly count: number;
  } | null;
}

interface History {
  readonly operation: {
    readonly history: {
      readonly edges: readonly {
        readonly cursor: string;
        readonly node: { readonly cursor: string; readonly version: number };
      }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    };
  };
}

const service = startScenario();

async function standing(): Promise<Standing> {
  interface Found {
    readonly operations: { readonly edges: readonly { readonly node: Standing }[] };
  }
  const [edge] = dataOf(await service.query<Found>(STANDING)).operations.edges;
  if (edge === undefined) throw new Error('There is no order.');
  return edge.node;
}

/** Polls until the condition holds. */
async function standingWhen(isSo: (standing: Standing) => boolean): Promise<Standing> {
  for (;;) {
    const now = await standing();
    if (isSo(now)) return now;
  }
}

async function historyOf(
  id: string,
  page: { readonly first?: number; readonly after?: string } = {},
): Promise<History['operation']['history']> {
  return dataOf(await service.query<History>(HISTORY, { id, ...page })).operation.history;
}

const lookAgain = async (id: string): Promise<unknown> =>
  dataOf(await service.query<{ lookAgain: unknown }>(LOOK_AGAIN, { id })).lookAgain;

const follow = (after?: string) =>
  service.subscribe<{ invoiceUpdates: Item }>(UPDATES, { orderId, ...(after && { after }) });

/** Issues an order, in three updates. */
async function issued(): Promise<string> {
  service.sandbox.controls.setPushRepeats({ times: 0 });
  await service.query(ISSUE, { input: order() });
  service.sandbox.controls.issueInvoice({ orderId });
  await service.reaches(follow(), 'ISSUED');
  return (await standing()).id;
}

describe.each(stores)('on %s', (store) => {
  test('a history has each update once, in order, with cause and time, page by page', async () => {
    await service.startAgain({ env: await settingsOf(store) });
    const { latestCursor } = dataOf(
      await service.query<{ latestCursor: string }>('{ latestCursor }'),
    );
    const id = await issued();
    const whole = await historyOf(id);
    expect(await historyOf(id, { after: latestCursor })).toEqual(whole);
    expect(whole).toMatchObject({
      edges: [
        { node: { version: 1, cause: 'REQUEST', state: 'SUBMITTED', previousState: null } },
        { node: { version: 2, cause: 'REQUEST', state: 'ISSUING', previousState: 'SUBMITTED' } },
        { node: { version: 3, cause: 'POLL', state: 'ISSUED', previousState: 'ISSUING' } },
      ],
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    });
    const first = await historyOf(id, { first: 2 });
    expect(first.edges).toEqual(whole.edges.slice(0, 2));
    expect(first.pageInfo).toMatchObject({ hasNextPage: true });
    const second = await historyOf(id, { first: 2, after: first.pageInfo.endCursor });
    expect(second.edges).toEqual(whole.edges.slice(2));
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  test('a position in a history can start a subscription', async () => {
    await service.startAgain({ env: await settingsOf(store) });
    const { edges } = await historyOf(await issued());
    const replay = follow(edges[0]?.cursor);
    for (const { node } of edges.slice(1)) {
      const { cursor, version } = dataOf(await replay.next()).invoiceUpdates;
      expect({ cursor, version }).toEqual({ cursor: node.cursor, version: node.version });
    }
  });

  test('a failed poll shows the reason, the time and the number of consecutive failures, until one succeeds', async () => {
    await service.startAgain({ env: await settingsOf(store) });
    await service.query(ISSUE, { input: order() });
    expect(await standing()).toMatchObject({ state: 'ISSUING', lastError: null });
    service.fail(QUERY_PATH, 'UPSTREAM_UNAVAILABLE', null);
    const failing = await service.inTime(
      standingWhen(({ lastError }) => (lastError?.count ?? 0) >= 2),
    );
    expect(failing).toMatchObject({
      state: 'ISSUING',
      version: 2,
      lastError: {
        code: 'PLATFORM_UNAVAILABLE',
        platformCode: 'CYT_50200',
      },
    });
    expect(failing.lastError?.platformRequestId).toMatch(/./);
    const failedAt = Date.parse(failing.lastError?.at ?? '');
    expect(failedAt).toBeGreaterThan(service.begin);
    expect(failedAt).toBeLessThanOrEqual(service.clock.now());
    service.sandbox.controls.setFault({ path: QUERY_PATH, fault: 'NONE' });
    const answered = await service.inTime(standingWhen(({ lastError }) => lastError === null));
    expect(answered).toMatchObject({ state: 'ISSUING', version: 2 });
  });

  test('a STALE subject can be polled again at once, free of charge, and resumes', async () => {
    const env = await settingsOf(store);
    await service.startAgain({ env });
    service.sandbox.controls.setPushRepeats({ times: 0 });
    await service.query(ISSUE, { input: order() });
    await service.startAgain({ env, afterMs: 8 * DAY });
    const { id } = await service.inTime(
      standingWhen(({ state }) => state === 'STALE'),
      60_000,
    );
    expect(await standing()).toMatchObject({ version: 3, nextPollAt: null });
    const updates = follow();
    expect(dataOf(await updates.next()).invoiceUpdates).toMatchObject({ state: 'STALE' });

    service.sandbox.controls.setPushRepeats({ times: 0 });
    service.sandbox.controls.issueInvoice({ orderId });
    const asked = service.calls(QUERY_PATH);
    expect(await lookAgain(id)).toMatchObject({ __typename: 'Operation' });
    expect(dataOf(await updates.next()).invoiceUpdates).toMatchObject({
      previousState: 'STALE',
      state: 'ISSUED',
      cause: 'POLL',
      version: 4,
    });
    expect(service.calls(QUERY_PATH)).toBe(asked + 1);
    expect(service.billed(QUERY_PATH)).toBe(0);
  });
});

const refusal = (code: string) => ({
  __typename: 'InvalidInputError',
  fieldErrors: [{ code, path: ['id'] }],
});

test('a final or unknown subject is not polled again', async () => {
  const id = await issued();
  const asked = service.calls(QUERY_PATH);
  expect(await lookAgain(id)).toEqual(refusal('NOT_IN_THIS_STATE'));
  expect(await lookAgain(`${id}x`)).toEqual(refusal('NOT_FOUND'));
  await service.clock.advance(60_000);
  expect(service.calls(QUERY_PATH)).toBe(asked);
});

test('a subject without a query at the platform is not polled again', async () => {
  service.fail('/api/v1/bank/receiver/add', 'LOST_REPLY');
  const command = { commandId: 'command-1', operation: 'ADD_PAYEE', payload: {} };
  const sent = await service.query<{ bankCommand: { operation: { id: string } } }>(
    'mutation ($input: BankCommandInput!) { bankCommand(input: $input) { ... on OutcomeUnknownError { operation { id } } } }',
    { input: command },
  );
  expect(await lookAgain(dataOf(sent).bankCommand.operation.id)).toEqual(
    refusal('NOT_IN_THIS_STATE'),
  );
});
