import type { Update } from '../../../src/journal/contract/subject.ts';
import { decodeCursor } from '../../../src/journal/follow/feeds.ts';
import type { Random } from '../../faults/random.ts';
import { kindName } from '../../scenario.ts';
import { kept } from './client.ts';

/** One kind of subscription: its text, and its expected frame for an update, both written by hand. */
export interface Sort {
  readonly query: string;
  /** True if the subscription names an order. */
  readonly isOfOne: boolean;
  readonly root: string;
  readonly state: string | null;
  /** The selected fields of an update, in the order of the text. */
  readonly fields: (update: Update) => object;
}

/** Repetitions of the invoice's number in each item of the heavy feed. */
const COPIES = Array.from({ length: 58 }, (_, index) => `copy${index}`);

const common = ({ cursor, eventId, version }: Update): object => ({ cursor, eventId, version });
const caused = ({ cause }: Update): object => ({ cause });
const states = ({ state, previousState }: Update): object => ({ state, previousState });
const invoice = ({ key, snapshot }: Update): object => ({
  invoice: { orderId: key, invoiceNumber: snapshot['invoiceNumber'] ?? null },
});

const sorts: readonly Sort[] = [
  {
    query: `subscription Feed($after: Cursor) {
      updates(after: $after, kinds: [FORWARD_INVOICE]) { cursor eventId version cause key state operation { kind } }
    }`,
    root: 'updates',
    isOfOne: false,
    state: null,
    // `operation` is read again from the store: members join meanwhile.
    fields: (update) => ({
      ...common(update),
      ...caused(update),
      key: update.key,
      state: update.state,
      operation: { kind: kindName(update.kind) },
    }),
  },
  {
    query: `subscription Heavy($after: Cursor) {
      updates(after: $after, kinds: [FORWARD_INVOICE]) { cursor eventId version subject { ... on Invoice { ${COPIES.map((copy) => `${copy}: invoiceNumber`).join(' ')} } } }
    }`,
    root: 'updates',
    isOfOne: false,
    state: null,
    fields: (update) => ({
      ...common(update),
      subject: Object.fromEntries(COPIES.map((copy) => [copy, update.snapshot['invoiceNumber']])),
    }),
  },
  {
    query: `subscription One($orderId: String!, $after: Cursor) {
      invoiceUpdates(orderId: $orderId, after: $after) {
        cursor eventId version cause state previousState invoice { orderId invoiceNumber }
      }
    }`,
    root: 'invoiceUpdates',
    isOfOne: true,
    state: null,
    fields: (update) => ({
      ...common(update),
      ...caused(update),
      ...states(update),
      ...invoice(update),
    }),
  },
  {
    query: `subscription IssuedOne($orderId: String!, $after: Cursor) {
      invoiceIssued(orderId: $orderId, after: $after) { cursor eventId version invoice { orderId invoiceNumber } }
    }`,
    root: 'invoiceIssued',
    isOfOne: true,
    state: 'ISSUED',
    fields: (update) => ({ ...common(update), ...invoice(update) }),
  },
  {
    query: `subscription Issued($after: Cursor) {
      invoiceIssued(after: $after) { cursor eventId version invoice { orderId invoiceNumber } }
    }`,
    root: 'invoiceIssued',
    isOfOne: false,
    state: 'ISSUED',
    fields: (update) => ({ ...common(update), ...invoice(update) }),
  },
];

/** Most drawn subscriptions are light, as heavy frames take most of the time. */
export function pickSort(random: Random): Sort {
  const [feed, heavy, ...others] = sorts;
  if (!feed || !heavy) throw new Error('The table of sorts begins with the feeds.');
  if (random.next() < 0.1) return heavy;
  return random.pick([feed, ...others]);
}

/** The frames of a subscription after a position, as its own reader would send them. */
export function framesBehind(
  { sort, id, key }: { readonly sort: Sort; readonly id: string; readonly key: string },
  updates: readonly Update[],
  position: number,
): readonly string[] {
  const frames: string[] = [];
  for (const update of updates) {
    if (sort.isOfOne && update.key !== key) continue;
    const isSeen = decodeCursor(update.cursor).position <= position;
    const payload = { data: { [sort.root]: sort.fields(update) } };
    if (!isSeen && (sort.state === null || sort.state === update.state))
      frames.push(kept(JSON.stringify({ id, type: 'next', payload })));
    if (!sort.isOfOne || !update.final) continue;
    frames.push(JSON.stringify({ id, type: 'complete' }));
    break;
  }
  return frames;
}
