import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import type { Update } from '../../src/journal/contract/subject.ts';
import { createLog } from '../../src/kernel/log/log.ts';
import { createSandbox, type Sandbox } from '../../packages/simulator/src/index.ts';
import { type Answer, type Connection, temporaryFolder } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { emptyDatabase } from '../postgres-server.ts';
import { startBefore } from '../scenario.ts';
import { CALLBACK_SECRET } from '../stores.ts';
import type { Application } from '../../src/app.ts';
import { startReceiver } from './receiver.ts';
import { type Call, forwardHttp, forwardPostgres, Turnstile } from './turnstile.ts';

/** One of two instances. Its statements and calls pass a turnstile. */
export interface Instance extends Connection {
  readonly application: Application;
  readonly turnstile: Turnstile;
}

/** Two instances that share a PostgreSQL and a simulated platform, on one manual clock. */
export interface Stage {
  readonly clock: ManualClock;
  readonly sandbox: Sandbox;
  readonly one: Instance;
  readonly other: Instance;
  /** All calls of the platform so far. */
  readonly calls: readonly Call[];
  /** Address of a receiver of webhooks. */
  readonly receiver: string;
  /** Lines that the instances logged as errors. */
  readonly errors: string[];
  rows<Row extends object>(statement: string): Promise<readonly Row[]>;
  /** Resolves when neither instance has a statement or a call in progress. */
  quiet(): Promise<void>;
  /** Lets time pass in steps that grow, until this many milliseconds are over. */
  pass(ms: number): Promise<void>;
  /** Position behind all updates so far. */
  end(): Promise<string>;
  /** Updates behind a position. */
  updates(after: string): Promise<readonly Update[]>;
}

export const TENANT = 'default';

/** Code of a document that does not fit the schema. */
const MISFIT = 'GRAPHQL_VALIDATION_FAILED';

/** Starts both instances; they stop when the test ends. */
export async function openStage(env: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const clock = new ManualClock();
  const folder = await temporaryFolder();
  const sandbox = await createSandbox({
    clock,
    file: join(folder, 'sandbox.sqlite'),
    random: () => 0.5,
    progressDelayMs: null,
    log: createLog('silent'),
  });
  onTestFinished(() => sandbox.close());
  const database = new URL(await emptyDatabase());
  const client = new Client({ connectionString: database.href });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  const receiver = await startReceiver();
  const calls: Call[] = [];
  const errors: string[] = [];

  async function instance(): Promise<Instance> {
    const turnstile = new Turnstile();
    const url = new URL(database);
    url.port = String(await forwardPostgres(Number(database.port), turnstile));
    const baseUrl = await forwardHttp(sandbox.baseUrl, turnstile, (call) => calls.push(call));
    const settings = {
      DATABASE_URL: url.href,
      DATABASE_CONNECTIONS: '6',
      CALLBACK_SECRET,
      DOCUMENTS_URL: `file://${join(folder, 'documents')}`,
      DOCUMENT_HOSTS: new URL(sandbox.baseUrl).host,
      WEBHOOK_HOSTS: new URL(receiver).host,
      LOG_LEVEL: 'warn',
      ...env,
    };
    const given = { baseUrl, credentials: sandbox.credentials };
    const started = await startBefore(given, settings, {
      clock,
      random: () => 0.5,
      logDestination: {
        write: (line) => {
          if (/"level":[56]0\b/.test(line)) errors.push(line);
        },
      },
      timings: { leaseMs: 60_000 },
    });
    return { ...started, turnstile };
  }
  const one = await instance();
  const other = await instance();

  async function quiet(): Promise<void> {
    for (let calm = 0; calm < 3;) {
      await pause(1);
      await new Promise(setImmediate);
      calm = one.turnstile.isQuiet && other.turnstile.isQuiet ? calm + 1 : 0;
    }
  }

  return {
    clock,
    sandbox,
    one,
    other,
    calls,
    receiver,
    errors,
    rows: async <Row extends object>(statement: string) =>
      (await client.query<Row>(statement)).rows,
    quiet,
    async pass(ms) {
      const until = clock.elapsed() + ms;
      for (let step = 1_000; clock.elapsed() < until; step *= 1.5) {
        await clock.advance(Math.min(Math.ceil(step), until - clock.elapsed()));
        await quiet();
      }
    },
    end: () => one.application.journal.end(TENANT),
    async updates(after) {
      const all: Update[] = [];
      for (let cursor = after; ;) {
        const read = await one.application.journal.read(TENANT, cursor, {}, 500);
        all.push(...read.updates);
        cursor = read.cursor;
        if (read.atEnd) return all;
      }
    },
  };
}

/** The only member of a mutation's or query's data. Throws if the document does not fit the schema. */
export function resultOf({ data, errors }: Answer): unknown {
  const misfit = errors?.find(({ extensions }) => extensions?.['code'] === MISFIT);
  if (misfit) throw new Error(misfit.message);
  if (errors) return { errors: errors.map(({ message }) => message) };
  return Object.values(data as Record<string, unknown>)[0];
}
