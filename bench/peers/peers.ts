import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Spawned } from '../application.ts';
import { fanOut, services } from '../fan-out/fan-out.ts';
import type { Table } from '../table.ts';
import { cases } from './cases.ts';
import { contestants, feeds, startPlatform } from './contestants.ts';
import { type Round, run } from './load.ts';
import { toMarkdown } from './results.ts';
import { stages } from './stages.ts';

const ROUNDS = 7;
/** Enough requests that the start of a round, with cold processor caches, has little influence. */
const REQUESTS = 10_000;
/**
 * Uncounted rounds, until V8 compiles nothing more, as in a service that runs for months. Each round has its own connections,
 * as the first requests of a connection run code that later ones do not.
 */
const WARM_UP_ROUNDS = 10;

/** The servers with which all servers are compared. */
const MEASURES = ['raw, forwards', 'mercurius'];

/**
 * Compares this service with servers that do less. The servers take turns, so that other load of the machine affects all of
 * them. Needs Linux, and `npm ci --prefix bench/peers`.
 */
export async function peers(): Promise<readonly Table[]> {
  if (!existsSync(join(import.meta.dirname, 'node_modules'))) {
    throw new Error('The peers are not installed: npm ci --prefix bench/peers');
  }
  const [loadBefore = NaN] = loadavg();
  const tables = [await requests(), await fanOut({ ...services, ...feeds }), await stages()];
  await writeFile(join(import.meta.dirname, '../RESULTS.md'), await toMarkdown(tables, loadBefore));
  return tables;
}

async function requests(): Promise<Table> {
  await using running = new AsyncDisposableStack();
  const platform = running.use(await startPlatform());
  const servers: (readonly [name: string, server: Spawned])[] = [];
  for (const [name, start] of Object.entries(contestants(new URL(platform.url).origin))) {
    servers.push([name, running.use(await start())]);
  }
  const rows = [];
  for (const { name, body } of cases) {
    const rounds = await takeTurns(servers, body);
    const bases = MEASURES.map(
      (measure) => rounds.find(([server]) => server === measure)?.[1] ?? [],
    );
    for (const [server, done] of rounds) rows.push(row(`${name}, ${server}`, done, bases));
  }
  return {
    title: 'Processor time per request',
    note: `Processor time of the server per request, median of ${ROUNDS} rounds of ${REQUESTS} requests on 8 connections after ${WARM_UP_ROUNDS} that do not count, and how often that of raw, which forwards, and that of mercurius fit into it: the median over the rounds, each by itself, as the machine is faster in some than in others. This service authenticates by key, logs each operation, checks inputs and masks errors; the others do not. ${cases.map(({ name, note }) => `${name}: ${note}`).join(' ')}`,
    columns: ['', 'CPU', 'of raw', 'of mercurius', 'least', 'most', 'p50', 'p99'],
    rows,
  };
}

async function takeTurns(
  servers: readonly (readonly [string, Spawned])[],
  body: string,
): Promise<readonly (readonly [string, readonly Round[]])[]> {
  const rounds = servers.map(([name]): [string, Round[]] => [name, []]);
  for (const [, server] of servers)
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await run(server, body, REQUESTS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const index of orderOf(round, servers.length)) {
      const [, server] = servers[index] ?? [];
      if (server) rounds[index]?.[1].push(await run(server, body, REQUESTS));
    }
  }
  return rounds;
}

/**
 * Order of an even number of servers, different for each round: over as many rounds as there are servers, each server
 * follows every other server once. Otherwise a server would always pay for the caches of the same predecessor, and for its
 * garbage collector, which is still running.
 */
function orderOf(round: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, turn) => {
    const step = turn % 2 === 0 ? count - turn / 2 : (turn + 1) / 2;
    return (step + round) % count;
  });
}

function row(
  name: string,
  rounds: readonly Round[],
  bases: readonly (readonly Round[])[],
): readonly string[] {
  const cpu = cpuOf(rounds);
  const median = (of: (round: Round) => number): number => middleOf(rounds.map(of));
  return [
    name,
    microseconds(middleOf(cpu)),
    ...bases.map((base) => `×${middleOf(ratios(cpu, cpuOf(base))).toFixed(2)}`),
    microseconds(Math.min(...cpu)),
    microseconds(Math.max(...cpu)),
    `${median(({ medianMs }) => medianMs).toFixed(2)} ms`,
    `${median(({ p99Ms }) => p99Ms).toFixed(2)} ms`,
  ];
}

/** Ratios of the values to the bases at the same positions. */
function ratios(values: readonly number[], bases: readonly number[]): readonly number[] {
  return values.map((value, index) => value / (bases[index] ?? NaN));
}

function cpuOf(rounds: readonly Round[]): readonly number[] {
  return rounds.map(({ cpuMicroseconds }) => cpuMicroseconds);
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? NaN;
}

function microseconds(value: number): string {
  return `${value.toFixed(0)} µs`;
}
