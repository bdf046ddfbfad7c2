import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createInstance, type Instance } from './instance.ts';
import type { Trouble } from './outages.ts';
import { type Platform, startPlatform } from './platform.ts';
import { type PushRelay, startPushRelay } from './push-relay.ts';
import type { Random } from './random.ts';
import type { Fault } from './schedule.ts';
import { callbackSecret } from './secrets.ts';
import type { Store } from './store.ts';

/** All processes of a run: instances, their store, the platform, and the lines between. */
export interface Fleet extends AsyncDisposable {
  readonly instances: readonly Instance[];
  readonly store: Store;
  readonly platform: Platform;
  readonly relay: PushRelay;
  begin(fault: Fault): Promise<void>;
  end(fault: Fault): Promise<void>;
  /** Times of all faults of instances, or of their lines to the store, so far. */
  readonly troubles: readonly Trouble[];
  /** Resolves when all instances listen. */
  up(): Promise<void>;
}

/** Time that an instance needs, on a busy machine, to work again. */
const COMING_BACK_MS = 5_000;
const LONGEST_START_MS = 60_000;

/** Starts all processes; resolves when all instances listen. */
export async function startFleet(
  count: number,
  openStore: () => Promise<Store>,
  random: Random,
): Promise<Fleet> {
  const opened = new AsyncDisposableStack();
  const instances: Instance[] = [];
  try {
    const folder = await mkdtemp(join(tmpdir(), 'fapiao-graph-faults-'));
    opened.defer(() => rm(folder, { recursive: true, force: true }));
    const platform = opened.use(await startPlatform(join(folder, 'platform.sqlite')));
    const store = opened.use(await openStore());
    const relay = opened.use(await startPushRelay(instances, random.fork('pushes')));
    for (let index = 0; index < count; index += 1) {
      const instance = createInstance(`instance ${index}`, {
        DATA_DIR: join(folder, String(index)),
        PUBLIC_URL: relay.url,
        CALLBACK_SECRET: callbackSecret,
        // Polls at intervals that suit the platform's seconds.
        TRACKER_PACE: '0.2',
        ...platform.env,
        ...store.env(index),
      });
      opened.defer(() => instance.kill());
      instances.push(instance);
      instance.start();
    }
    const up = (): Promise<void> => allUp(instances);
    await up();
    const troubles: Trouble[] = [];
    return {
      instances,
      store,
      platform,
      relay,
      begin(fault) {
        const { target, forMs } = fault;
        const from = Date.now();
        // Without the messenger the service continues.
        if (target === 'instance' || target === 'line' || target === 'pooler') {
          troubles.push({ from, to: from + forMs + COMING_BACK_MS });
        }
        return begin(fault, { instances, store, platform });
      },
      end: (fault) => end(fault, { instances, store, platform }),
      troubles,
      up,
      [Symbol.asyncDispose]: () => opened.disposeAsync(),
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

type Parts = Pick<Fleet, 'instances' | 'store' | 'platform'>;

async function begin(fault: Fault, { instances, store, platform }: Parts): Promise<void> {
  switch (fault.target) {
    case 'instance':
      if (fault.manner === 'freeze') instances[fault.index]?.freeze();
      else await instances[fault.index]?.kill();
      break;
    case 'platform':
      platform.begin(fault.manner);
      break;
    default:
      await store.begin(fault);
  }
}

async function end(fault: Fault, { instances, store, platform }: Parts): Promise<void> {
  switch (fault.target) {
    case 'instance':
      if (fault.manner === 'freeze') instances[fault.index]?.thaw();
      else instances[fault.index]?.start();
      break;
    case 'platform':
      platform.end(fault.manner);
      break;
    default:
      await store.end(fault);
  }
}

/** Resolves when all instances listen. */
export async function allUp(instances: readonly Instance[]): Promise<void> {
  const until = Date.now() + LONGEST_START_MS;
  while (instances.some(({ url }) => url() === null)) {
    if (Date.now() > until) {
      const down = instances.filter(({ url }) => url() === null);
      const told = down.map(({ name, lines }) => `${name}: ${lines.slice(-3).join(' | ')}`);
      throw new Error(`Not up within ${LONGEST_START_MS} ms: ${told.join('; ')}`);
    }
    await sleep(50);
  }
}
