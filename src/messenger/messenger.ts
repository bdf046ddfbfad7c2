import type { NewId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log/log.ts';
import { type Connection, openConnection, listOf, numberOf } from './connection.ts';
import { createListener, type RedisAccess } from './client.ts';
import { openDoorbell } from './doorbell.ts';
import { openInstances } from './instances.ts';

/** Needs of a messenger. */
export interface MessengerOptions {
  /** See `parseAddress`. Redis 6.2 or newer. */
  readonly url: string;
  readonly access: RedisAccess;
  /** Beginning of all keys and channels. */
  readonly prefix?: string;
  readonly newId: NewId;
  readonly log: Log;
  /** For how long the first connection is waited for: Redis may be away. */
  readonly connectTimeoutMs: number;
  /** Which record this instance has. */
  readonly record: string;
}

/** The calls of a window, as `SlidingWindow` in src/platform/limits.ts takes them. */
interface WindowLimit {
  readonly calls: number;
  readonly windowMs: number;
}

/** A window of units, as `SharedQuotas` in src/server/caps/shared-quotas.ts takes it. */
interface QuotaWindow {
  readonly number: number;
  readonly lengthMs: number;
  readonly units: number;
}

/**
 * Messages between instances through Redis. All of it may be lost at any moment, and everything goes on without it:
 * limits are held by each instance for its share, and what others append is found by looking.
 */
export interface Messenger {
  /** False while Redis is away. */
  readonly isThere: boolean;
  /** Number of instances last seen, this one included. */
  readonly instances: number;
  /** Tells the other instances of an append. */
  publish(tenant: string, position: number): void;
  /** Has appends of others told; `listening` is called when hearing begins, as what was published before is lost. */
  listen(hear: {
    readonly ring: (tenant: string, position: number) => void;
    readonly listening: () => void;
  }): void;
  /** The window that all instances share. Rejects with `Unavailable` while Redis is away, as all below do. */
  reserve(
    name: string,
    limit: WindowLimit,
    patienceMs: number,
  ): Promise<{ readonly waitMs: number; readonly reserved: boolean }>;
  /** Units that all instances share. */
  take(
    name: string,
    window: QuotaWindow,
    wanted: number,
  ): Promise<{ readonly granted: number; readonly total: number }>;
  /** Texts by names that are SHA-256 in hex. Any of them may be gone, or another's: each has to say whose it is. */
  readonly texts: {
    get(name: string): Promise<string | null>;
    set(name: string, text: string): Promise<void>;
  };
  close(): Promise<void>;
}

/** An instance with another record uses the same Redis: one of them would miss what the other one is told. */
class OtherRecord extends Error {
  override readonly name = 'OtherRecord';
}

const ANOTHER =
  'another instance keeps another record beside this Redis: set DATABASE_URL, the same for all instances';

const ANNOUNCE_EVERY_MS = 5_000;

/**
 * A call leaves a moment after it was reserved, on one instance sooner than on another: windows are
 * held longer by this much, so that the platform, too, never counts more.
 */
const SPREAD_MS = 1_000;

/** A text that nobody set for so long is forgotten. */
const TEXTS_KEPT_SECONDS = 30 * 24 * 60 * 60;

/** Of two texts with the same place the later one stays: so many are kept at most, whatever clients send. */
const PLACES_OF_TEXTS = 2_048;

/**
 * Connects to Redis, waits for that no longer than it was told, and says that this instance is there. Rejects with
 * `OtherRecord` where an instance with another record is there too.
 */
export async function openMessenger(options: MessengerOptions): Promise<Messenger> {
  const { prefix = 'fapiao-graph', newId, log, record } = options;
  const connection = await openConnection(options);
  const instances = openInstances(connection, { key: `${prefix}:instances`, id: newId(), record });
  const others = await instances.announce().catch(() => []);
  if (others.length > 0) {
    await instances.leave().catch(() => undefined);
    await connection.close();
    throw new OtherRecord(`${ANOTHER}.`);
  }
  let isPublished = false;
  const bell = `${prefix}:bell`;
  let doorbell: ReturnType<typeof openDoorbell> | null = null;
  const announcing = setInterval(() => {
    // The next one makes up for a failure.
    instances.announce().then(publishToOthers, () => undefined);
    doorbell?.check();
  }, ANNOUNCE_EVERY_MS);
  announcing.unref();

  /** Two that began while Redis was away see each other only now, and both have taken orders. */
  function publishToOthers({ length }: readonly string[]): void {
    if (length > 0 && !isPublished) log.error(ANOTHER);
    isPublished = length > 0;
  }

  return {
    get isThere() {
      return connection.isThere;
    },
    get instances() {
      return instances.count;
    },
    publish(tenant, position) {
      const message = `${position} ${encodeURIComponent(tenant.toWellFormed())}`;
      // An instance that misses it scans by itself within a second.
      connection.run((client) => client.publish(bell, message)).catch(() => undefined);
    },
    listen({ ring, listening }) {
      doorbell = openDoorbell({
        connect: () => createListener(connection.client),
        channels: [bell],
        ring,
        listening,
      });
    },
    async reserve(name, { calls, windowMs }, patienceMs) {
      const args = [calls, windowMs + SPREAD_MS, patienceMs];
      const reply = listOf(await connection.script('window', `${prefix}:turns:${name}`, args));
      return { waitMs: numberOf(reply[0]), reserved: numberOf(reply[1]) === 1 };
    },
    async take(name, { number, lengthMs, units }, wanted) {
      const key = `${prefix}:quota:${name}:${number}`;
      const reply = listOf(await connection.script('quota', key, [lengthMs, units, wanted]));
      return { granted: numberOf(reply[0]), total: numberOf(reply[1]) };
    },
    texts: openTexts(connection, prefix),
    async close() {
      clearInterval(announcing);
      doorbell?.close();
      await instances.leave().catch(() => undefined);
      await connection.close();
    },
  };
}

function openTexts(connection: Connection, prefix: string): Messenger['texts'] {
  const keyOf = (name: string): string =>
    `${prefix}:text:${Number.parseInt(name.slice(0, 8), 16) % PLACES_OF_TEXTS}`;
  return {
    get: (name) => connection.run((client) => client.get(keyOf(name))),
    set: async (name, text) => {
      await connection.run((client) => client.set(keyOf(name), text, 'EX', TEXTS_KEPT_SECONDS));
    },
  };
}
