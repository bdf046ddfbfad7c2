import type { Path } from './every-path.ts';
import { dataOf, next } from './following.ts';
import type { Connection } from './harness.ts';

type Item = {
  readonly update: { readonly cursor: string; readonly state: string | null };
};

const FEED = 'subscription ($after: Cursor!) { update: updates(after: $after) { cursor state } }';
const REPLAY =
  'subscription ($after: Cursor!) { updates(after: $after) { subject { ...everything } } }';

/** Follows all updates from now on; resolves with the path that replays the next update to a state, and no snapshot. */
export async function realUpdates(service: Connection): Promise<(state: string) => Promise<Path>> {
  const nothing = service.subscribe<Item>(
    'subscription { update: invoiceUpdates(orderId: "nobody") { cursor state } }',
  );
  let after = (await next(nothing)).cursor;
  nothing.close();
  const feed = service.subscribe<Item>(FEED, { after });
  return async (state) => {
    for (;;) {
      const before = after;
      const { update } = dataOf(await feed.next());
      after = update.cursor;
      if (update.state === state) return [REPLAY, { after: before }];
    }
  };
}

/** The path to the newest subject of a kind. */
export const operationsOf = (kind: string): Path => [
  'query ($kinds: [OperationKind!]) { operations(kinds: $kinds, first: 1) { edges { node { subject { ...everything } } } } }',
  { kinds: [kind] },
];
