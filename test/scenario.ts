import type { JsonObject } from '../src/kernel/json/json.ts';
import { beforeEach, onTestFinished } from 'vitest';
import { type Application, createApplication, type Overrides } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import type { FaultName } from '../packages/simulator/src/gateway/faults.ts';
import { dataOf, inTime, next, reaches, type Updates } from './following.ts';
import {
  connectTo,
  type Connection,
  type RunningService,
  type ServiceOptions,
  startService,
  temporaryFolder,
} from './harness.ts';
import { leaseOnManualClock, ManualClock } from './manual-clock.ts';
import { stubCredentials } from './platform/stub-platform.ts';

export interface ScenarioOptions extends Omit<ServiceOptions, 'clock' | 'dataDir'> {
  /** The start time of each test, in milliseconds since the epoch. */
  readonly begin?: number;
}

/** The whole service before its simulated platform, on a manual clock. */
export interface Scenario extends RunningService {
  readonly clock: ManualClock;
  /** The start time of the test, in milliseconds since the epoch. */
  readonly begin: number;
  /** Successful and failed calls received at a path of the simulated platform. */
  readonly calls: (path: string) => number;
  /** The units billed for those calls. */
  readonly billed: (path: string) => number;
  /** Makes the next calls of a path fail; all later ones if `times` is null. */
  readonly fail: (path: string, fault: FaultName, times?: number | null) => void;
  /** Stops the service if it is running, and starts it on its data, this much later. */
  readonly startAgain: (later?: { readonly afterMs?: number } & ServiceOptions) => Promise<void>;
  /** Restarts it this long after the test's start, without simulating the time between. */
  readonly sleepUntil: (elapsedMs: number) => Promise<void>;
  /** The time of a subject's next poll; NaN if there is none. */
  readonly nextPollAt: (kind: string, key: string) => Promise<number>;
  /** Resolves with a promise's value, and advances time in steps until then. */
  readonly inTime: <Value>(promise: Promise<Value>, stepMs?: number) => Promise<Value>;
  /** The next item of a subscription; advances time until then. */
  readonly nextInTime: <Update>(updates: Updates<Update>, stepMs?: number) => Promise<Update>;
  /** The first item in a state; advances time until then. */
  readonly reaches: <Update extends { readonly state: string | null }>(
    updates: Updates<Update>,
    state: string,
    stepMs?: number,
  ) => Promise<Update>;
}

/**
 * Starts a new scenario before each test of the file or of the calling `describe`. The
 * simulated platform makes no progress by itself, and nothing is random.
 */
export function startScenario({ begin, ...options }: ScenarioOptions = {}): Scenario {
  const scenario = new ScenarioOfTest(options);
  beforeEach(() => scenario.start(begin));
  return scenario;
}

interface Operations {
  readonly operations: {
    readonly edges: readonly {
      readonly node: { readonly key: string; readonly nextPollAt: string | null };
    }[];
  };
}

class ScenarioOfTest implements Scenario {
  readonly #options: ServiceOptions;
  #running: RunningService | null = null;
  #clock = new ManualClock();
  #begin = this.#clock.now();

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  async start(begin: number | undefined): Promise<void> {
    this.#clock = new ManualClock(begin);
    this.#begin = this.#clock.now();
    await this.#start({});
  }

  async #start(options: ServiceOptions): Promise<void> {
    this.#running = await startService({
      clock: this.#clock,
      random: () => 0.5,
      sandboxProgressDelayMs: null,
      ...this.#options,
      ...options,
    });
  }

  get #service(): RunningService {
    if (this.#running === null) throw new Error('A scenario runs within tests only.');
    return this.#running;
  }

  readonly startAgain: Scenario['startAgain'] = async ({ afterMs = 0, ...options } = {}) => {
    const { dataDir, stop } = this.#service;
    await stop();
    this.#clock = new ManualClock(this.#clock.now() + afterMs);
    await this.#start({ dataDir, ...options });
  };

  readonly sleepUntil: Scenario['sleepUntil'] = (elapsedMs) =>
    this.startAgain({ afterMs: this.#begin + elapsedMs - this.#clock.now() });

  readonly nextPollAt: Scenario['nextPollAt'] = async (kind, key) => {
    const document = `query ($kinds: [OperationKind!]) {
      operations(kinds: $kinds) { edges { node { key nextPollAt } } }
    }`;
    const { operations } = dataOf(
      await this.query<Operations>(document, { kinds: [kindName(kind)] }),
    );
    const found = operations.edges.find(({ node }) => node.key === key);
    return Date.parse(found?.node.nextPollAt ?? '');
  };

  readonly calls: Scenario['calls'] = (path) => this.sandbox.counters.calls(path);
  readonly billed: Scenario['billed'] = (path) => this.sandbox.counters.billedUnits(path);
  readonly fail: Scenario['fail'] = (path, fault, times = 1) =>
    this.sandbox.controls.setFault({ path, fault, times });

  readonly inTime: Scenario['inTime'] = (promise, stepMs) => inTime(promise, this.#clock, stepMs);
  readonly nextInTime: Scenario['nextInTime'] = (updates, stepMs) =>
    this.inTime(next(updates), stepMs);
  readonly reaches: Scenario['reaches'] = (updates, state, stepMs) =>
    reaches(updates, state, this.#clock, stepMs);

  get clock(): ManualClock {
    return this.#clock;
  }
  get begin(): number {
    return this.#begin;
  }
  get url(): string {
    return this.#service.url;
  }
  get query(): RunningService['query'] {
    return this.#service.query;
  }
  get subscribe(): RunningService['subscribe'] {
    return this.#service.subscribe;
  }
  get sse(): RunningService['sse'] {
    return this.#service.sse;
  }

  get multipart(): RunningService['multipart'] {
    return this.#service.multipart;
  }
  get application(): RunningService['application'] {
    return this.#service.application;
  }
  get sandbox(): RunningService['sandbox'] {
    return this.#service.sandbox;
  }
  get dataDir(): string {
    return this.#service.dataDir;
  }
  get log(): readonly string[] {
    return this.#service.log;
  }
  get stop(): RunningService['stop'] {
    return this.#service.stop;
  }
}

/** A platform that a test's service calls: a stub, or the one simulated by another service. */
interface CalledPlatform {
  readonly baseUrl: string;
  readonly credentials?: { readonly appKey: string; readonly appSecret: string };
}

/**
 * The real service before a given platform: a stub for tests of the received
 * bytes, or the simulated platform of a scenario for a second service beside its own. Stopped when the
 * test ends.
 */
export async function startBefore(
  { baseUrl, credentials = stubCredentials }: CalledPlatform,
  settings: Readonly<Record<string, string>> = {},
  overrides: Overrides = {},
): Promise<Connection & { readonly application: Application; readonly stop: () => Promise<void> }> {
  const env = {
    PORT: '0',
    DATA_DIR: settings['DATA_DIR'] ?? (await temporaryFolder()),
    LOG_LEVEL: 'silent',
    PLATFORM_BASE_URL: baseUrl,
    PLATFORM_APP_KEY: credentials.appKey,
    PLATFORM_APP_SECRET: credentials.appSecret,
    ...settings,
  };
  const timings = overrides.clock && { ...leaseOnManualClock, ...overrides.timings };
  const application = await createApplication(readConfig(env), {
    ...overrides,
    ...(timings && { timings }),
  });
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= application.stop());
  onTestFinished(stop);
  application.start();
  return { ...connectTo(application.url), application, stop };
}

/** The value of `OperationKind` for a kind. */
export function kindName(kind: string): string {
  return kind.toUpperCase().replaceAll('-', '_');
}

/** Makes a subject `STALE`, like its deadline; `change` replaces members of its snapshot. */
export async function makeStale(
  { application: { journal } }: Pick<Scenario, 'application'>,
  kind: string,
  key: string,
  change: JsonObject = {},
): Promise<void> {
  const subject = await journal.get({ tenant: 'default', kind, key });
  if (subject === null) throw new Error(`There is no ${kind} ${key}.`);
  const { version, snapshot } = subject;
  await journal.advance(subject, version, {
    changeId: `stale ${kind} ${key} ${version}`,
    state: 'STALE',
    final: false,
    snapshot: { ...snapshot, ...change },
    dueAt: null,
    cause: 'DEADLINE',
    confirmed: true,
  });
}
