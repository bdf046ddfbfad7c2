import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { spread } from '../measure.ts';
import { processorTime } from '../processor-time.ts';
import { count, ms, type Table } from '../table.ts';
import { gather, received } from './audience.ts';
import { type Feed, startFeed, startServiceFeed } from './feed.ts';
import { weigh } from './weight.ts';

const SUBSCRIBERS = 1_000;
/** Additional idle subscribers, whose memory is measured. */
const IDLE = 10_000;
/** Number of turns. After the turn of a server, raw sockets send the same bytes. */
const TURNS = 15;
/** Pause before each item, so that every process sleeps first, also between items of raw sockets, which write no journal. */
const IDLE_MS = 5;
/** Measured items of a turn. The first items do not count, as the previous process still occupies the processor's caches. */
const ROUNDS = 20;
const BEGINNING = 5;
/** Items before all turns, until V8 has compiled the code, as in a service that runs for months. */
const WARM_UP = 200;
/** Items that one server sends, including two for the idle subscribers. */
const ITEMS = WARM_UP + TURNS * (BEGINNING + ROUNDS) + 2;

/** This service on both stores, which need no additional packages. */
export const services: Readonly<Record<string, () => Promise<Feed>>> = {
  'fapiao-graph on SQLite': () => startServiceFeed('SQLite', ITEMS),
  'fapiao-graph on PostgreSQL': () => startServiceFeed('PostgreSQL', ITEMS),
};

/**
 * Measures the time until an item reaches all subscribers, and its cost, relative to raw sockets. The first contestant must
 * be this service: its first message is the sample that the others send.
 */
export async function fanOut(
  contestants: Readonly<Record<string, () => Promise<Feed>>>,
): Promise<Table> {
  await using running = new AsyncDisposableStack();
  const start = async (
    name: string,
    program: () => Promise<Feed>,
    like: string,
  ): Promise<Server> => {
    const feed = running.use(await program());
    const audience = running.adopt(await gather(feed, SUBSCRIBERS), (child) => {
      child.kill();
    });
    const server = { name, feed, audience, turns: [], raw: [], like };
    return { ...server, like: await sendAll(server, WARM_UP, []) };
  };
  const servers: Server[] = [];
  for (const [name, program] of Object.entries(contestants))
    servers.push(await start(name, program, servers[0]?.like ?? ''));
  const program = join(import.meta.dirname, 'raw.ts');
  const raw = await start('raw ws', () => startFeed(program), servers[0]?.like ?? '');

  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const server of servers) {
      server.turns.push(await takeTurn(server));
      server.raw.push(await takeTurn({ ...raw, like: server.like }));
    }
  }
  const rows = [];
  for (const server of [raw, ...servers]) rows.push(await row(server, servers));
  return {
    title: 'Fan-out',
    note: `${count(SUBSCRIBERS)} WebSocket connections on one feed (\`invoiceIssued\`), their clients in a process beside the server, ${TURNS} times ${ROUNDS} items after ${WARM_UP} that do not count, each after ${IDLE_MS} ms of rest; after each turn raw ws sends the same bytes from memory, to which the ratios are. Medians, from the call that sends an item. CPU is the server’s, of a frame. This service writes the change to its journal before it sends, which counts; on SQLite it waits for the disk itself. Memory is that of each of ${count(IDLE)} idle subscribers more.`,
    columns: [
      '',
      'first has it',
      'last has it',
      'p99',
      'deliveries a second',
      'of raw',
      'CPU',
      'of raw',
      'live heap',
      'RSS',
    ],
    rows,
  };
}

/** A feed with its subscribers, and what was measured. */
interface Server {
  readonly name: string;
  readonly feed: Feed;
  readonly audience: ChildProcess;
  readonly turns: Turn[];
  /** The turns in which raw sockets sent the same bytes, each after the server's turn. */
  readonly raw: Turn[];
  /** A message that its subscribers received. */
  readonly like: string;
}

/** Figures of one item, sent to all subscribers. */
interface Round {
  readonly firstMs: number;
  readonly lastMs: number;
  readonly cpuMicros: number;
}

type Turn = readonly Round[];

async function takeTurn(server: Server): Promise<Turn> {
  await sendAll(server, BEGINNING, []);
  const rounds: Round[] = [];
  await sendAll(server, ROUNDS, rounds);
  return rounds;
}

/** Sends items and appends their figures to `rounds`. Resolves with the last message. */
async function sendAll(
  { feed, audience, like }: Server,
  items: number,
  rounds: Round[],
): Promise<string> {
  let sample = like;
  await pause(IDLE_MS);
  for (let sent = 0; sent < items; sent += 1) {
    const before = processorTime(feed.pid);
    const [{ first, last, text }, begunAt] = await Promise.all([
      received(audience),
      feed.publish(like),
    ]);
    // After the pause the server sleeps again, so its processor time includes the whole cost of the item.
    await pause(IDLE_MS);
    rounds.push({
      firstMs: elapsedMs(begunAt, BigInt(first)),
      lastMs: elapsedMs(begunAt, BigInt(last)),
      cpuMicros: (processorTime(feed.pid) - before) / 1_000,
    });
    sample = text;
  }
  return sample;
}

async function row(server: Server, servers: readonly Server[]): Promise<readonly string[]> {
  const isRaw = !servers.includes(server);
  const turns = isRaw ? servers.flatMap(({ raw }) => raw) : server.turns;
  const rounds = turns.flat();
  const median = (figure: Figure): number => spread(rounds.map(figure)).medianMs;
  const ofRaw = (figure: Figure): number => (isRaw ? 1 : ratio(server, figure));
  const { feed, audience, like } = server;
  const { liveHeap, resident } = await weigh(feed, audience, { like, count: IDLE });
  return [
    server.name,
    ms(median(first)),
    ms(median(last)),
    ms(spread(rounds.map(last)).p99Ms),
    count((SUBSCRIBERS / median(last)) * 1_000),
    `×${(1 / ofRaw(last)).toFixed(2)}`,
    `${median(cpu).toFixed(1)} µs`,
    `×${ofRaw(cpu).toFixed(2)}`,
    kibibytes(liveHeap),
    kibibytes(resident),
  ];
}

type Figure = (round: Round) => number;
const first: Figure = ({ firstMs }) => firstMs;
const last: Figure = ({ lastMs }) => lastMs;
const cpu: Figure = ({ cpuMicros }) => cpuMicros / SUBSCRIBERS;

/** Median of the ratios of the single turns, as the machine is faster in some turns than in others. */
function ratio({ turns, raw }: Server, figure: Figure): number {
  const medians = (of: readonly Turn[]): readonly number[] =>
    of.map((rounds) => spread(rounds.map(figure)).medianMs);
  const bases = medians(raw);
  return spread(medians(turns).map((value, turn) => value / (bases[turn] ?? NaN))).medianMs;
}

function elapsedMs(from: bigint, to: bigint): number {
  return Number(to - from) / 1e6;
}

const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
