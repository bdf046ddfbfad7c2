import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient as createSubscriber } from 'graphql-ws';
import { WebSocket } from 'ws';
import { order } from '../test/capabilities/forward-invoicing/invoice-orders.ts';
import { spawnService } from './application.ts';
import { temporaryFolder } from './folder.ts';
import { createClient } from './http-client.ts';
import { spread } from './measure.ts';
import { processorTime } from './processor-time.ts';
import type { PlatformNews } from './pushing-platform.ts';
import { stores } from './stores.ts';
import { count, ms, type Table } from './table.ts';

/** Default rates, in orders a second. */
export const PUSH_RATES = [20, 100, 200, 400];

/** Pause after a measurement, as pending disk writes, such as the removal of its files, would distort the next one. */
const SETTLING_MS = 10_000;
const CONNECTIONS = 64;
/** Duration of uncounted orders at the same rate, until the code is compiled. */
const WARM_UP_MS = 10_000;
/** Time after which orders without an update are reported as missing. */
const LONGEST_WAIT_MS = 60_000;

const ISSUE = `mutation ($input: InvoiceOrderInput!) {
  issueInvoice(input: $input) { __typename }
}`;
const FOLLOW = `subscription { item: updates(kinds: [FORWARD_INVOICE]) { key state } }`;

/** Time from the platform's push to the subscriber's frame, at a rate of orders. */
export async function pushes({
  seconds,
  rates,
}: {
  readonly seconds: number;
  /** Orders a second. */
  readonly rates: readonly number[];
}): Promise<Table> {
  const rows: string[][] = [];
  for (const [name, open] of Object.entries(stores)) {
    for (const rate of rates) {
      if (rows.length > 0) await sleep(SETTLING_MS);
      await using store = await open();
      const { latencies, missing, perSecond, cpuMs } = await measurePushes(
        rate,
        seconds,
        store.env,
      );
      const pushed = latencies.filter((latency) => latency >= 0);
      const { medianMs, p99Ms } = spread(pushed);
      rows.push([
        `${name}, ${rate} orders a second`,
        count(perSecond),
        ms(medianMs),
        ms(p99Ms),
        ms(Math.max(...pushed)),
        String(latencies.length - pushed.length),
        String(missing),
        ms(cpuMs),
      ]);
    }
  }
  return {
    title: 'From push to frame',
    note: `Orders issued over GraphQL at a fixed rate for ${seconds} s; the simulated platform, in a process of its own, issues each after a second and pushes, the service asks it, writes, and a subscriber of all orders has the frame. Counted from the moment the push leaves, after ten seconds at the same rate. CPU is the service’s, of an order. The service, the platform and the clients share the machine's cores.`,
    columns: ['', 'issued a second', 'p50', 'p99', 'most', 'polled before', 'not heard', 'CPU'],
    rows,
  };
}

interface Heard {
  /** Time from push to frame of each order in milliseconds; negative if a poll found the result before the push was sent. */
  readonly latencies: readonly number[];
  /** Orders without a push or a frame. */
  readonly missing: number;
  /** Orders that the service completed, per second. */
  readonly perSecond: number;
  /** Processor time of the service per order; as many orders end as begin meanwhile. */
  readonly cpuMs: number;
}

async function measurePushes(
  rate: number,
  seconds: number,
  env: Readonly<Record<string, string>>,
): Promise<Heard> {
  await using platform = await startPlatform();
  await using service = await spawnService({ LOG_LEVEL: 'silent', ...platform.env, ...env });
  const heardAt = new Map<string, bigint>();
  const subscriber = createSubscriber({
    url: `${service.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    lazy: false,
  });
  const end = subscriber.subscribe<{ item: { key: string; state: string } }>(
    { query: FOLLOW },
    {
      next({ data }) {
        if (data?.item.state === 'ISSUED') heardAt.set(data.item.key, process.hrtime.bigint());
      },
      error: () => undefined,
      complete: () => undefined,
    },
  );
  await using client = createClient(service.url, CONNECTIONS);
  const send = (orderId: string): Promise<unknown> =>
    client.query(ISSUE, { input: order({ orderId }) });
  await atRate(rate, WARM_UP_MS, (index) => send(`warm-${index}`));
  const [startedAt, cpuBefore] = [performance.now(), processorTime(service.pid)];
  const orders = await atRate(rate, seconds * 1_000, (index) => send(`order-${index}`));
  const tookMs = performance.now() - startedAt;
  const cpuMs = (processorTime(service.pid) - cpuBefore) / 1e6 / orders;

  const names = Array.from({ length: orders }, (_, index) => `order-${index}`);
  const latencyOf = (name: string): number[] => {
    const [pushed, heard] = [platform.pushedAt.get(name), heardAt.get(name)];
    return pushed === undefined || heard === undefined ? [] : [Number(heard - pushed) / 1e6];
  };
  const until = performance.now() + LONGEST_WAIT_MS;
  const isMissing = (name: string): boolean => latencyOf(name).length === 0;
  while (names.some(isMissing) && performance.now() < until) await sleep(100);
  end();
  await subscriber.dispose();
  return {
    latencies: names.flatMap(latencyOf),
    missing: names.filter(isMissing).length,
    perSecond: orders / (tookMs / 1_000),
    cpuMs,
  };
}

/** Starts `work` at a rate per second, without waiting for earlier work. Resolves with the count once all work has ended. */
async function atRate(
  rate: number,
  forMs: number,
  work: (index: number) => Promise<unknown>,
): Promise<number> {
  const begun: Promise<unknown>[] = [];
  const startedAt = performance.now();
  const total = Math.round((rate * forMs) / 1_000);
  while (begun.length < total) {
    const due = Math.min(total, ((performance.now() - startedAt) / 1_000) * rate);
    while (begun.length < due) begun.push(work(begun.length));
    await sleep(5);
  }
  await Promise.all(begun);
  return begun.length;
}

/** The simulated platform, with the time at which it sent each push. */
interface Platform extends AsyncDisposable {
  readonly env: Readonly<Record<string, string>>;
  /** Time of an order's first push by order number, from `process.hrtime.bigint()`. */
  readonly pushedAt: ReadonlyMap<string, bigint>;
}

async function startPlatform(): Promise<Platform> {
  const folder = await temporaryFolder();
  const child = fork(fileURLToPath(new URL('pushing-platform.ts', import.meta.url)), [folder.path]);
  // The process sends only this type of message.
  const [first] = (await once(child, 'message')) as [PlatformNews];
  if (first.type !== 'listening') throw new Error('The platform says first where it is.');
  const pushedAt = new Map<string, bigint>();
  child.on('message', (news: PlatformNews) => {
    if (news.type === 'pushed' && !pushedAt.has(news.orderId))
      pushedAt.set(news.orderId, BigInt(news.at));
  });
  return {
    env: {
      PLATFORM_BASE_URL: first.baseUrl,
      PLATFORM_APP_KEY: 'demo-app-key',
      PLATFORM_APP_SECRET: 'demo-app-secret',
    },
    pushedAt,
    async [Symbol.asyncDispose]() {
      child.kill();
      await once(child, 'exit');
      await folder[Symbol.asyncDispose]();
    },
  };
}
