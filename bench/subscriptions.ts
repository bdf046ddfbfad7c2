import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Journal } from '../src/journal/journal.ts';
import type { SubjectId } from '../src/journal/subject.ts';
import { randomId } from '../src/kernel/ids.ts';
import { startService } from './application.ts';
import { liveHeap } from './live-heap.ts';
import { spread } from './measure.ts';
import { startPlainSockets } from './plain-sockets.ts';
import { stores } from './stores.ts';
import type { Assignment, Received } from './subscribers.ts';
import { count, ms, type Table, times } from './table.ts';

const SUBSCRIBERS = 1_000;
/** Subscribers to whom nothing comes. */
const IDLE = 10_000;
/** The services and the plain sockets take turns, each with sockets of its own. */
const TURNS = 4;
/** Before each change: who waits for one sleeps, also between two that plain sockets send, which write nothing. */
const IDLE_MS = 5;
/** Rounds of a turn, after some that warm up and are not counted: a service runs for months, and V8 has compiled it. */
const ROUNDS = 40;
const WARM_UP = 200;

/** How long a change takes to reach everybody, and what that costs beside sockets that do nothing else. */
export async function subscriptions(): Promise<Table> {
  const sqlite: Pair = { service: [], plain: [] };
  const redis: Pair = { service: [], plain: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    await measurePair('SQLite', sqlite);
    await measurePair('Redis', redis);
  }
  // The first crowd pays for what the process keeps, such as tables that grew.
  await measureIdle('SQLite');
  const idle = [await measureIdle('SQLite'), await measureIdle('Redis')].map(
    (bytes) => `${(bytes / 1024).toFixed(1)} KiB`,
  );
  const pairs = [sqlite, redis];
  return {
    title: 'Subscriptions',
    note: `${count(SUBSCRIBERS)} WebSocket connections on one feed (\`invoiceIssued\`), their clients in a process beside the service, ${TURNS} times ${ROUNDS} changes, each after ${IDLE_MS} ms of rest; after each turn raw ws sends the same bytes from memory. Medians, from the call of \`advance\`; CPU is the server's, writing the change included.`,
    columns: ['', 'on SQLite', 'raw ws', 'to raw', 'on Redis', 'raw ws', 'to raw'],
    rows: [
      compared('the first subscriber has it', pairs, ({ firstMs }) => firstMs, ms),
      compared('the last subscriber has it', pairs, ({ lastMs }) => lastMs, ms),
      compared('deliveries a second', pairs, ({ lastMs }) => (SUBSCRIBERS / lastMs) * 1_000, count),
      compared('CPU of a frame', pairs, ({ cpuMicros }) => cpuMicros / SUBSCRIBERS, micros),
      [`live heap of each of ${count(IDLE)} idle`, ...idle.flatMap((each) => [each, '', ''])],
    ],
  };
}

/** A store's rounds, and those of plain sockets that send the same bytes. */
interface Pair {
  readonly service: Round[];
  readonly plain: Round[];
}

/** The length of a message decides how often the system acknowledges, which is a quarter of what it costs to send. */
async function measurePair(name: keyof typeof stores, { service, plain }: Pair): Promise<void> {
  const measured = await measureService(name);
  service.push(...measured.rounds);
  plain.push(...(await measurePlain(measured.text)).rounds);
}

/** One change, sent to everybody. */
interface Round {
  readonly firstMs: number;
  readonly lastMs: number;
  readonly cpuMicros: number;
}

/** Rounds, and a message of theirs. */
interface Measured {
  readonly rounds: readonly Round[];
  readonly text: string;
}

async function measureService(name: keyof typeof stores): Promise<Measured> {
  await using store = await stores[name]();
  await using service = await startService(store.env);
  const { journal } = service.application;
  const ids = Array.from({ length: ROUNDS + WARM_UP }, nextId);
  for (const id of ids) await open(journal, id);
  const after = await journal.end('default');
  const audience = { url: service.url, subscribers: SUBSCRIBERS, after };
  return await measure(
    audience,
    ids.map((id) => () => issue(journal, id)),
  );
}

async function measurePlain(text: string): Promise<Measured> {
  await using sockets = await startPlainSockets();
  const audience = { url: sockets.url, subscribers: SUBSCRIBERS, after: '' };
  const send = (): Promise<void> => Promise.resolve(sockets.send(text));
  return await measure(
    audience,
    Array.from({ length: ROUNDS + WARM_UP }, () => send),
  );
}

/** Live heap of one subscriber, its socket included, in bytes. */
async function measureIdle(name: keyof typeof stores): Promise<number> {
  await using store = await stores[name]();
  await using service = await startService(store.env);
  const { journal } = service.application;
  const after = await journal.end('default');
  const before = await liveHeap();
  const assignment = { url: service.url, subscribers: IDLE, after };
  const audience = await gather(assignment);
  try {
    // A change reaches only who is there: when all have it, all are.
    const id = nextId(null, 0);
    await open(journal, id);
    const received = nextMessage(audience);
    await issue(journal, id);
    await received;
    return ((await liveHeap()) - before) / IDLE;
  } finally {
    audience.kill();
  }
}

async function measure(
  assignment: Assignment,
  changes: readonly (() => Promise<void>)[],
): Promise<Measured> {
  const audience = await gather(assignment);
  try {
    const rounds: Round[] = [];
    let sample = '';
    for (const change of changes) {
      await pause(IDLE_MS);
      const received = nextMessage(audience);
      const cpuBefore = process.cpuUsage();
      const begunAt = process.hrtime.bigint();
      await change();
      const { first, last, text } = await received;
      const { user, system } = process.cpuUsage(cpuBefore);
      rounds.push({
        firstMs: elapsedMs(begunAt, BigInt(first)),
        lastMs: elapsedMs(begunAt, BigInt(last)),
        cpuMicros: user + system,
      });
      sample = text;
    }
    return { rounds: rounds.slice(WARM_UP), text: sample };
  } finally {
    audience.kill();
  }
}

/** Starts the subscribers; resolves when all have sent their subscription. */
async function gather(assignment: Assignment): Promise<ChildProcess> {
  const audience = fork(join(import.meta.dirname, 'subscribers.ts'));
  audience.send(assignment);
  await nextMessage(audience);
  return audience;
}

/** The word that all subscribers have something; rejects when their process breaks. */
async function nextMessage(audience: ChildProcess): Promise<Received> {
  const broken = new AbortController();
  const exit = (): void => broken.abort(new Error('The subscribers broke off.'));
  audience.once('exit', exit);
  // The process sends nothing else.
  const [message] = (await once(audience, 'message', { signal: broken.signal })) as [Received];
  audience.off('exit', exit);
  return message;
}

function elapsedMs(from: bigint, to: bigint): number {
  return Number(to - from) / 1e6;
}

function nextId(_: unknown, index: number): SubjectId {
  return { tenant: 'default', kind: 'forward-invoice', key: `bench-${index}` };
}

async function open(journal: Journal, id: SubjectId): Promise<void> {
  const inputHash = 'a'.repeat(64);
  await journal.open(id, { inputHash, state: 'ISSUING', snapshot: {}, dueAt: null });
}

async function issue(journal: Journal, id: SubjectId): Promise<void> {
  await journal.advance(id, 1, {
    changeId: randomId(),
    state: 'ISSUED',
    final: true,
    snapshot: { invoiceNumber: '26442000000000000011', amountWithTax: '1660.00' },
    dueAt: null,
    cause: 'PUSH',
    confirmed: true,
  });
}

function compared(
  name: string,
  pairs: readonly Pair[],
  figure: (round: Round) => number,
  shown: (value: number) => string,
): string[] {
  const median = (of: readonly Round[]): number => spread(of.map(figure)).medianMs;
  const figures = pairs.flatMap(({ service, plain }) => {
    const [ours, raw] = [median(service), median(plain)];
    return [shown(ours), shown(raw), times(ours, raw)];
  });
  return [name, ...figures];
}

const micros = (value: number): string => `${value.toFixed(1)} µs`;
