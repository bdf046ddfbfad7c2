import { expect, test } from 'vitest';
import {
  FollowEverythingDocument,
  type FollowEverythingSubscription,
  LatestCursorDocument,
} from '../../packages/client/src/index.ts';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { dataOf } from '../following.ts';
import { startService, temporaryFolder } from '../harness.ts';
import { layCutLine } from './cut-line.ts';
import { Following } from './following.ts';

const CUTS = 50;
/** Number of orders after which the service restarts, with all running requests. */
const RESTART_EVERY = 4;
const RESTARTS = 3;
/** A third of an order's data: each is cut a few times, and arrives in the end. */
const MOST_BYTES = 2_000;

/** Random numbers of a seed, from 0 to 1 (Park and Miller). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const isOf =
  (orderId: string) =>
  ({ updates: { key, kind } }: FollowEverythingSubscription): boolean =>
    kind === 'FORWARD_INVOICE' && key === orderId;

test.for([
  { way: 'a WebSocket', blocksWebSockets: false },
  { way: 'server-sent events, where WebSockets are blocked', blocksWebSockets: true },
])(
  'over $way 50 cuts and 3 restarts lose nothing, and nothing is applied twice',
  async ({ blocksWebSockets }) => {
    const random = seeded(20_261);
    const options = { dataDir: await temporaryFolder(), sandboxProgressDelayMs: 5 };
    let service = await startService(options);
    const { latestCursor } = dataOf(await service.query(LatestCursorDocument));
    const line = await layCutLine(service.url, {
      blocksWebSockets,
      bytesToCut: () => 1 + Math.floor(random() * MOST_BYTES),
    });
    const client = new Following(
      { url: `${line.url}/graphql` },
      { document: FollowEverythingDocument, variables: { after: latestCursor } },
    );
    const gaveUp = client.ended.then((error) => {
      throw new Error('The client gave up.', { cause: error });
    });

    let orders = 0;
    let restarts = 0;
    let newest = '';
    while (line.cuts < CUTS || restarts < RESTARTS) {
      orders += 1;
      newest = `cut-${orders}`;
      await service.query(ISSUE, { input: order({ orderId: newest }) });
      // The line is cut meanwhile; updates of earlier orders still arrive.
      await Promise.race([client.until(isOf(newest)), gaveUp]);
      if (orders % RESTART_EVERY !== 0) continue;
      await service.stop();
      service = await startService(options);
      line.leadTo(service.url);
      restarts += 1;
    }

    const reference = service.subscribe(FollowEverythingDocument, { after: latestCursor });
    const expected: string[] = [];
    for (;;) {
      const data = dataOf(await reference.next(15_000));
      expected.push(data.updates.eventId);
      if (isOf(newest)(data)) break;
    }
    const applied = client.applied.map(({ updates }) => updates.eventId);
    expect(expected.length).toBeGreaterThan(2 * orders);
    expect(applied.slice(0, expected.length)).toEqual(expected);
    expect(new Set(applied).size).toBe(applied.length);
    expect(client.gaps).toBe(0);
    expect(line.upgrades).toBeGreaterThan(blocksWebSockets ? 0 : CUTS / 2);
  },
);
