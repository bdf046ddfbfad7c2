import type { Operation } from './documents.ts';
import type { Follower, Received } from './follower.ts';

/** Result of comparing all histories with the journal's. */
export interface HistoryVerdict {
  /** Updates of the journal that a subscriber never received. */
  readonly losses: number;
  /** One version of one order under several event ids, or one change of it twice in the journal. */
  readonly duplicates: number;
  /** Items whose event id the same subscriber had received before; allowed: "at least once". */
  readonly repeatedDeliveries: number;
  readonly complaints: readonly string[];
}

/** An update in the journal's stream. */
type Entry = Pick<Received, 'eventId' | 'version' | 'state'> & { readonly key: string };

/**
 * Compares the journal's stream, read by a new subscriber from its start, with the states of the orders,
 * and each subscriber's history with that stream.
 */
export function judgeHistories(
  stream: readonly Received[],
  operations: readonly Operation[],
  followers: readonly Follower[],
): HistoryVerdict {
  const entries = stream.map((item) => ({ ...item, key: item.key ?? '' }));
  const complaints = [...complaintsAboutStream(entries, operations)];
  let [losses, duplicates, repeatedDeliveries] = [0, doubledIn(entries), 0];
  for (const { orderId, received } of followers) {
    const expected = orderId === null ? entries : entries.filter(({ key }) => key === orderId);
    const name = orderId ?? 'everything';
    const seen = [...new Map(received.map((item) => [item.eventId, item])).values()];
    repeatedDeliveries += received.length - seen.length;

    const had = new Set(seen.map(({ eventId }) => eventId));
    losses += expected.filter(({ eventId }) => !had.has(eventId)).length;
    const known = new Set(expected.map(({ eventId }) => eventId));
    duplicates += seen.filter(({ eventId }) => !known.has(eventId)).length;

    if (seen.some(({ cause }) => cause.startsWith('SNAPSHOT'))) {
      complaints.push(`the follower of ${name} received a gap, and nothing was trimmed`);
    }
    if (!isSame(seen, expected)) {
      complaints.push(`the follower of ${name} saw ${difference(seen, expected)}`);
    }
  }
  return { losses, duplicates, repeatedDeliveries, complaints };
}

/** Each order has its versions from 1 to the current one in the stream, in order, and each once. */
function complaintsAboutStream(
  stream: readonly Entry[],
  operations: readonly Operation[],
): readonly string[] {
  const versions = Map.groupBy(stream, ({ key }) => key);
  const complaints = operations.flatMap(({ key, version }) => {
    const found = (versions.get(key) ?? []).map((entry) => entry.version);
    const isWhole = found.length === version && found.every((each, at) => each === at + 1);
    return isWhole
      ? []
      : [`order ${key} has version ${version}; its updates are ${found.join(', ')}`];
  });
  const known = new Set(operations.map(({ key }) => key));
  const doubled = doubledIn(stream);
  const strangers = [...versions.keys()].filter((key) => !known.has(key));
  return [
    ...complaints,
    ...strangers.map((key) => `order ${key} has updates and does not exist`),
    ...(doubled > 0 ? [`${doubled} changes stand twice in the journal`] : []),
  ];
}

/** The platform accepts an order once and issues it once, however often it is polled. */
const ONCE: ReadonlySet<string> = new Set(['ISSUING', 'ISSUED']);

function doubledIn(stream: readonly Entry[]): number {
  const versions = stream.map(({ key, version }) => `${key} ${version}`);
  const changes = stream.flatMap(({ key, state = '' }) =>
    ONCE.has(state) ? [`${key} ${state}`] : [],
  );
  return repeatsIn(versions) + repeatsIn(changes);
}

function repeatsIn(all: readonly string[]): number {
  return all.length - new Set(all).size;
}

function isSame(seen: readonly Received[], expected: readonly Entry[]): boolean {
  return (
    seen.length === expected.length &&
    seen.every(({ eventId }, at) => eventId === expected[at]?.eventId)
  );
}

/** The position of the first difference, with the subscriber's items around it. */
function difference(seen: readonly Received[], expected: readonly Entry[]): string {
  const at = expected.findIndex(({ eventId }, index) => eventId !== seen[index]?.eventId);
  const missed = expected[at];
  return missed === undefined
    ? `${seen.length - expected.length} items that the journal does not have`
    : `${told(seen[at])} after ${told(seen[at - 1])}, where the journal has version ${missed.version} of ${missed.key}`;
}

function told(item: Received | undefined): string {
  if (item === undefined) return 'nothing';
  const { version, key = 'it', at, connection, url } = item;
  return `version ${version} of ${key} (${new Date(at).toISOString()}, connection ${connection} to ${url})`;
}
