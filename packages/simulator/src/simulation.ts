import type { Clock, Log } from './from-service.ts';
import type { PersonPages } from './page-view.ts';
import { type Alarm, startAlarm } from './world/alarm.ts';
import { createBehaviours } from './behaviours/all.ts';
import { createBeside } from './beside.ts';
import { type Controls, createControls } from './controls/index.ts';
import { type Counters, createCounters } from './world/counters.ts';
import { issuedInvoices } from './behaviours/atomic/uploads.ts';
import { type Effects, effectsIn } from './behaviours/scrap-purchase/transactions.ts';
import { createFaults, type Faults } from './gateway/faults.ts';
import { createFileFaults, type FileFaults } from './gateway/file-faults.ts';
import { createFileLinks } from './file-links.ts';
import { openFileStore } from './world/file-store.ts';
import { createGateway, type Gateway } from './gateway/gateway.ts';
import { createPersonPages, pageToken } from './person-pages.ts';
import { createProgress } from './world/progress.ts';
import { createPushes } from './pushes.ts';
import type { SandboxCredentials } from './gateway/signature.ts';
import { openStore } from './world/store.ts';
import type { Behaviour, ServedFile, World } from './world/world.ts';

/** Effects of requests on the simulated platform, across restarts, with which tests prove that nothing happened twice. */
export interface SandboxEffects {
  readonly scrapPurchases: Effects;
  /** Number of invoices issued by uploads. */
  readonly uploadedInvoices: number;
}

export interface SimulationOptions {
  readonly clock: Clock;
  /** SQLite file that stores orders across restarts. */
  readonly file: string;
  /** Random number from 0 to below 1; makes request ids and spreads the retries of pushes. */
  readonly random: () => number;
  /** Milliseconds after which accepted processes finish by themselves; null: only by hand. */
  readonly progressDelayMs: number | null;
  /** Milliseconds after which people open a page; by default `progressDelayMs`. */
  readonly personDelayMs?: number | null;
  readonly log: Log;
}

/** The simulated platform without its HTTP side. */
export interface Simulation {
  readonly counters: Counters;
  readonly faults: Faults;
  readonly fileFaults: FileFaults;
  readonly gateway: Gateway;
  readonly controls: Controls;
  readonly pages: PersonPages;
  /** Serves the pages for people under this address, without a slash at the end. */
  servePagesAt(address: string): void;
  registerForNotices(addresses: readonly string[]): void;
  /** Effects so far, after all due processes are finished. */
  effects(): SandboxEffects;
  /** The platform's own time, which `setClockSkew` sets apart from the clock's. */
  platformNow(): number;
  /** File at an address; null if there is none or the address has expired. */
  servedFile(address: URL): ServedFile | null;
  /** Starts automatic progress and pushes, beginning with those left over from the last process. */
  start(): void;
  /** Stops them and closes the file. */
  stop(): Promise<void>;
}

/** Assembles a simulated platform. Calls `baseUrl` only after the start. */
export function createSimulation(
  { clock, file, random, progressDelayMs, personDelayMs = progressDelayMs, log }: SimulationOptions,
  credentials: SandboxCredentials,
  baseUrl: () => string,
): Simulation {
  const store = openStore(file);
  const files = openFileStore(`${file}-files`);
  const counters = createCounters();
  const faults = createFaults();
  const fileFaults = createFileFaults();
  const behaviours = createBehaviours();
  const links = createFileLinks(credentials.appSecret, () => clock.now());
  let alarm: Alarm | null = null;
  let skewMs = 0;
  let noticeAddresses: readonly string[] = [];
  let pagesAddress: string | null = null;
  const changed = () => alarm?.reset();
  const platformNow = () => clock.now() + skewMs;

  const beside = createBeside();
  const processes = processesOf(behaviours, () => world);
  const progress = createProgress({
    store,
    beside,
    clock,
    log,
    processes,
    arrivals: new Set(behaviours.flatMap(({ arrivals = {} }) => Object.keys(arrivals))),
    delayMs: progressDelayMs,
    personDelayMs,
    changed,
  });
  const pushes = createPushes({ store, clock, random, log, counters, changed });
  const world: World = {
    now: platformNow,
    collection: (name) => store.collection(name),
    files,
    beside: (name, work) => beside.result(name, work),
    nextNumber: (sequence) => store.nextNumber(sequence),
    begin: (process, key) => progress.begin(process, key),
    end: (process, key) => progress.end(process, key),
    push: (url, body) => pushes.plan(url, body),
    notify: (body) => {
      for (const address of noticeAddresses) pushes.plan(address, body);
    },
    pageUrl: (purpose, key) =>
      `${pagesAddress ?? `${baseUrl()}/pages`}/${pageToken(purpose, key, world)}`,
    fileUrl: (product, name) => baseUrl() + links.create(product, name),
  };
  /** Runs a transaction after finishing all due processes, and then starts its consequences. */
  const transaction = <T>(work: () => T): T => {
    progress.settle();
    const result = store.transaction(work);
    changed();
    return result;
  };
  const attempt = async <T>(work: () => T): Promise<T> => {
    progress.settle();
    const result = await beside.run(() => store.transaction(work));
    changed();
    return result;
  };
  const gateway = createGateway({
    behaviours,
    credentials,
    world,
    counters,
    platformNow,
    transaction,
    attempt,
  });
  const setSkewMs = (ms: number): void => {
    skewMs = ms;
  };

  return {
    counters,
    faults,
    fileFaults,
    gateway,
    controls: createControls({
      faults,
      fileFaults,
      gateway,
      progress,
      pushes,
      world,
      transaction,
      attempt,
      changed,
      setSkewMs,
    }),
    pages: createPersonPages({ behaviours, world, transaction, attempt }),
    servePagesAt: (address) => {
      pagesAddress = address;
    },
    registerForNotices: (addresses) => {
      noticeAddresses = addresses;
    },
    effects: () =>
      transaction(() => ({
        scrapPurchases: effectsIn(world),
        uploadedInvoices: issuedInvoices(world),
      })),
    platformNow,
    servedFile: (address) => {
      const named = links.read(address);
      const behaviour = behaviours.find(
        (each) => each.product === named?.product && 'file' in each,
      );
      return named === null ? null : (behaviour?.file?.(named.name, world) ?? null);
    },
    start: () => {
      alarm = startAlarm(clock, () => earlier(progress.settle(), pushes.send()));
    },
    stop: async () => {
      await alarm?.stop();
      await pushes.stop();
      await progress.quiet();
      store.close();
    },
  };
}

function processesOf(
  behaviours: readonly Behaviour[],
  world: () => World,
): ReadonlyMap<string, (key: string) => void> {
  const all = behaviours.flatMap(({ processes = {}, arrivals = {} }) =>
    Object.entries({ ...processes, ...arrivals }),
  );
  return new Map(all.map(([name, run]) => [name, (key: string) => run(key, world())]));
}

function earlier(left: number | null, right: number | null): number | null {
  return left === null || right === null ? (left ?? right) : Math.min(left, right);
}
