import { setTimeout as sleep } from 'node:timers/promises';
import { query } from './client.ts';
import { connectAll, createMember, type Member } from './crowd.ts';
import { ISSUE, type Issued } from './documents.ts';
import { inputOf } from './issuer.ts';
import type { MeasuredService } from './measured-service.ts';

/** The outcome of cutting off all clients at once. */
export interface StormReport {
  readonly clients: number;
  /** From the cut until all clients have received the updates they missed. */
  readonly backMs: number;
  /** Updates that a client did not receive, over all clients. */
  readonly lost: number;
  /** Updates that a client received again though it resumed after them. */
  readonly doubled: number;
}

/** Live heap of subscribers without updates. */
export interface IdleReport {
  readonly clients: number;
  readonly bytesEach: number;
}

const LONGEST_MS = 120_000;
/** Orders issued while all clients are disconnected. */
const ORDERS = 5;
/** Opened, in progress, issued. */
const UPDATES_OF_AN_ORDER = 3;
/** Updates after which a client is up to date: all of the first order, and one of each later order. The platform takes seconds for the others. */
const BACK = UPDATES_OF_AN_ORDER + ORDERS;

/** Subscribes this many clients to everything, disconnects all of them at once, and waits until they have the missed updates. */
export async function storm(
  service: MeasuredService,
  after: string,
  clients: number,
): Promise<StormReport> {
  const crowd = Array.from({ length: clients }, () => createMember(service.url, after));
  const judge = createMember(service.url, after);
  try {
    await judge.connect();
    await connectAll(crowd);
    await issue(service, 'before');
    await ended(judge, 1);
    await allHave(crowd, judge);
    const cutAt = performance.now();
    for (const member of crowd) member.cut();
    const issued = Promise.all(
      Array.from({ length: ORDERS }, (_, index) => issue(service, `meanwhile-${index}`)),
    );
    await connectAll(crowd);
    await issued;
    await within(() => crowd.every(({ received }) => received.length >= BACK));
    const backMs = performance.now() - cutAt;
    await ended(judge, 1 + ORDERS);
    await allHave(crowd, judge);
    const missing = ({ received }: Member): number =>
      judge.received.filter((id) => !received.includes(id)).length;
    return {
      clients,
      backMs,
      lost: crowd.reduce((sum, member) => sum + missing(member), 0),
      doubled: crowd.reduce((sum, member) => sum + repeated(member), 0),
    };
  } finally {
    for (const member of [...crowd, judge]) member.cut();
  }
}

/** Measures the heap of this many clients that follow everything while nothing happens. Also returns the cursor after all updates. */
export async function weighIdle(
  service: MeasuredService,
  after: string,
  clients: number,
): Promise<IdleReport & { readonly cursor: string }> {
  const begun = await afterFirstOrder(service, after);
  const before = await service.level();
  const crowd = Array.from({ length: clients }, () => createMember(service.url, begun));
  try {
    await connectAll(crowd);
    // A change reaches only connected clients: once all have it, all are connected.
    await issue(service, 'idle');
    await within(() => crowd.every(({ received }) => received.length >= UPDATES_OF_AN_ORDER));
    const level = await service.level();
    const bytesEach = (level.heapBytes - before.heapBytes) / clients;
    return { clients, bytesEach, cursor: crowd[0]?.cursor() ?? begun };
  } finally {
    for (const member of crowd) member.cut();
  }
}

/**
 * Issues a first order, so that the memory that the service allocates with it counts for no subscriber. Returns the cursor
 * after it.
 */
async function afterFirstOrder(service: MeasuredService, after: string): Promise<string> {
  const first = createMember(service.url, after);
  try {
    await first.connect();
    await issue(service, 'first');
    await ended(first, 1);
    return first.cursor() ?? after;
  } finally {
    first.cut();
  }
}

function repeated({ received }: Member): number {
  return received.length - new Set(received).size;
}

async function issue({ url }: MeasuredService, orderId: string): Promise<void> {
  const answer = await query<Issued>(url, ISSUE, { input: inputOf(orderId) });
  if (answer?.data?.issueInvoice.outcome !== 'Invoice')
    throw new Error(`An order got ${JSON.stringify(answer)}.`);
}

function ended({ received }: Member, orders: number): Promise<void> {
  return within(() => received.length >= orders * UPDATES_OF_AN_ORDER);
}

function allHave(crowd: readonly Member[], { received: all }: Member): Promise<void> {
  return within(() => crowd.every(({ received }) => received.length >= all.length));
}

/** The report names updates that have not arrived by then. */
async function within(isSo: () => boolean): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  while (!isSo() && performance.now() < until) await sleep(5);
}
