import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import { startAlarm } from './alarm.ts';
import { createBehaviours } from './behaviours/index.ts';
import { type Controls, createControls } from './controls.ts';
import { type Counters, createCounters } from './counters.ts';
import { createFaults } from './faults.ts';
import { createFileLinks } from './file-links.ts';
import { createGateway } from './gateway.ts';
import { createProgress } from './progress.ts';
import { createPushes } from './pushes.ts';
import { createSandboxServer } from './server.ts';
import type { SandboxCredentials } from './signature.ts';
import { openStore } from './store.ts';
import type { World } from './world.ts';

export interface SandboxOptions {
  readonly clock: Clock;
  /** The SQLite file that keeps orders over a restart; null keeps them in memory. */
  readonly file: string | null;
  /** 0, the default, takes a free port. */
  readonly port?: number;
  /** From 0 to below 1; makes request ids and spreads the retries of pushes. */
  readonly random: () => number;
  /** After how many milliseconds accepted things finish by themselves; null: only by hand. */
  readonly progressDelayMs: number | null;
  readonly log: Log;
}

/** The platform, simulated after its documents: real HTTP on a loopback port. */
export interface Sandbox {
  /** Without a path, for example `http://127.0.0.1:41233`. */
  readonly baseUrl: string;
  readonly credentials: SandboxCredentials;
  readonly controls: Controls;
  readonly counters: Counters;
  /** Resolves when the port is free and the file is closed. Pushes on their way are sent after the next start. */
  close(): Promise<void>;
}

/** The demo key. It opens nothing but a sandbox, which listens on loopback only. */
const credentials: SandboxCredentials = {
  appKey: 'demo-app-key',
  appSecret: 'demo-app-secret',
};

/** Starts a simulated platform. Rejects when the port is taken or the file cannot be written. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { clock, random, log } = options;
  const store = openStore(options.file);
  const counters = createCounters();
  const faults = createFaults();
  const behaviours = createBehaviours();
  const links = createFileLinks(credentials.appSecret, () => clock.now());
  let skewMs = 0;
  const platformNow = () => clock.now() + skewMs;

  const processes = new Map(
    behaviours.flatMap(({ processes = {} }) =>
      Object.entries(processes).map(
        ([name, run]) => [name, (key: string) => run(key, world)] as const,
      ),
    ),
  );
  const progress = createProgress(store, clock, processes, options.progressDelayMs);
  const changed = () => alarm.reset();
  const pushes = createPushes({ store, clock, random, log, counters, changed });
  const world: World = {
    now: () => clock.now(),
    collection: (name) => store.collection(name),
    nextNumber: (sequence) => store.nextNumber(sequence),
    begin: (process, key) => progress.begin(process, key),
    end: (process, key) => progress.end(process, key),
    push: (url, body) => pushes.plan(url, body),
    fileUrl: (product, name) => baseUrl + links.create(product, name),
  };
  const gateway = createGateway({
    behaviours,
    credentials,
    world,
    counters,
    platformNow,
    transaction: (work) => {
      progress.settle();
      const result = store.transaction(work);
      changed();
      return result;
    },
  });

  const server = createSandboxServer({
    clock,
    log,
    counters,
    faults,
    gateway,
    platformNow,
    newRequestId: () =>
      `sandbox-${Math.floor(random() * 2 ** 52)
        .toString(16)
        .padStart(13, '0')}`,
    file: (address) => {
      const named = links.read(address);
      const behaviour = behaviours.find(({ product }) => product === named?.product);
      return named === null ? null : (behaviour?.file?.(named.name, world) ?? null);
    },
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server that is listening has an address and a port.
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  const alarm = startAlarm(clock, () => earlier(progress.settle(), pushes.send()));

  return {
    baseUrl,
    credentials,
    counters,
    controls: createControls({
      faults,
      gateway,
      progress,
      pushes,
      world,
      changed,
      transaction: (work) => store.transaction(work),
      setSkewMs: (ms) => {
        skewMs = ms;
      },
    }),
    async close() {
      await alarm.stop();
      await pushes.stop();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      store.close();
    },
  };
}

function earlier(left: number | null, right: number | null): number | null {
  return left === null || right === null ? (left ?? right) : Math.min(left, right);
}
