import { type NewId, randomId } from '../kernel/ids.ts';
import { type Log, createLog } from '../kernel/log/log.ts';
import { type Connection, type ConnectionOptions, openConnection } from './connection.ts';
import { createListener, type RedisAccess } from './client.ts';
import { openDoorbell } from './doorbell.ts';

/** Dependencies and settings of a messenger. */
interface MessengerOptions {
  /** See `parseAddress`. Redis 6.2 or newer. */
  readonly url: string;
  readonly access: RedisAccess;
  /** Prefix of all keys and channels. */
  readonly prefix?: string;
  readonly newId: NewId;
  readonly log: Log;
  /** Time limit of the first connection: Redis may be unavailable. */
  readonly connectTimeoutMs: number;
  /** Id of the journal that this instance uses. */
  readonly record: string;
}

/** Limit of calls in a window, as `SlidingWindow` in src/platform/limits.ts passes it. */
interface WindowLimit {
  readonly calls: number;
  readonly windowMs: number;
}

/** A window of units, as `SharedQuotas` in src/server/caps/allowance.ts passes it. */
interface QuotaWindow {
  readonly number: number;
  readonly lengthMs: number;
  readonly units: number;
}

/**
 * Messages between instances through Redis. Any of them may be lost at any moment, and the service continues without:
 * each instance applies its share of the limits, and a scan finds the appends of others.
 */
export interface Messenger {
  /** False while Redis is unavailable. */
  readonly isThere: boolean;
  /** Number of instances last seen, this one included. */
  readonly instances: number;
  /** Notifies the other instances of an append. */
  publish(tenant: string, position: number): void;
  /** Reports the appends of others; `listening` is called when the subscription begins, because earlier messages are lost. */
  listen(listener: {
    readonly ring: (tenant: string, position: number) => void;
    readonly listening: () => void;
  }): void;
  /**
   * Reserves calls in the shared window. This and all methods below reject with `Unavailable` while Redis is
   * unavailable.
   */
  reserve(
    name: string,
    limit: WindowLimit,
    patienceMs: number,
  ): Promise<{ readonly waitMs: number; readonly reserved: boolean }>;
  /** Takes units that all instances share. */
  take(
    name: string,
    window: QuotaWindow,
    wanted: number,
  ): Promise<{ readonly granted: number; readonly total: number }>;
  /** Texts by names that are SHA-256 in hex. A text may be missing or belong to another name, so each must contain its owner. */
  readonly texts: {
    get(name: string): Promise<string | null>;
    set(name: string, text: string): Promise<void>;
  };
  close(): Promise<void>;
}

/** An instance with another journal uses the same Redis, so each would miss the messages of the other. */
class OtherRecord extends Error {
  override readonly name = 'OtherRecord';
}

const ANOTHER =
  'another instance keeps another record beside this Redis: set DATABASE_URL, the same for all instances';

const ANNOUNCE_EVERY_MS = 5_000;

/**
 * Instances send a call at different delays after its reservation. Windows are stored longer by this much, so that the
 * platform never counts more calls than allowed.
 */
const SPREAD_MS = 1_000;

/** A text that was not set for this long is removed. */
const TEXTS_KEPT_SECONDS = 30 * 24 * 60 * 60;

/** Number of slots for texts. The later text of a slot replaces the earlier one, which limits the number of stored texts. */
const TEXT_SLOTS = 2_048;

/**
 * Connects to Redis within the configured time and announces this instance. Rejects with `OtherRecord` if an instance with
 * another journal is running.
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
    // A failed announcement is repeated by the next one.
    instances.announce().then(publishToOthers, () => undefined);
    doorbell?.check();
  }, ANNOUNCE_EVERY_MS);
  announcing.unref();

  /** Two instances that started while Redis was unavailable detect each other only now, after both have accepted orders. */
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
      // An instance that misses the message scans by itself within a second.
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
      const [waitMs, reserved] = await connection.script('window', `${prefix}:turns:${name}`, args);
      return { waitMs, reserved: reserved === 1 };
    },
    async take(name, { number, lengthMs, units }, wanted) {
      const key = `${prefix}:quota:${name}:${number}`;
      const [granted, total] = await connection.script('quota', key, [lengthMs, units, wanted]);
      return { granted, total };
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
    `${prefix}:text:${Number.parseInt(name.slice(0, 8), 16) % TEXT_SLOTS}`;
  return {
    async get(name) {
      const text: unknown = await connection.run((client) => client.get(keyOf(name)));
      return typeof text === 'string' ? text : null;
    },
    set: async (name, text) => {
      await connection.run((client) => client.set(keyOf(name), text, 'EX', TEXTS_KEPT_SECONDS));
    },
  };
}

/** An instance that has not announced itself for this long is considered ended. */
const FORGOTTEN_MS = 15_000;

/** Running instances, and the journal that each of them uses. */
interface Instances {
  /** Number of instances last seen, this one included. At least 1. */
  readonly count: number;
  /** Announces this instance, and resolves with the ids of other journals in use. */
  announce(): Promise<readonly string[]>;
  /** Removes this instance from the list. */
  leave(): Promise<void>;
}

/** `id` identifies this instance; `record` identifies its journal, and is the same for all instances that share it. */
function openInstances(
  connection: Connection,
  { key, id, record }: { readonly key: string; readonly id: string; readonly record: string },
): Instances {
  const own = `${id} ${record}`;
  let count = 1;

  return {
    get count() {
      return count;
    },
    announce: () =>
      connection.run(async (client) => {
        const [seconds = 0] = await client.time();
        const now = seconds * 1_000;
        await client.zadd(key, now, own);
        await client.zremrangebyscore(key, '-inf', `(${now - FORGOTTEN_MS}`);
        await client.pexpire(key, FORGOTTEN_MS);
        const members = await client.zrange(key, 0, '-1');
        const records = members.map((member) => member.slice(member.indexOf(' ') + 1));
        count = Math.max(1, records.filter((other) => other === record).length);
        return records.filter((other) => other !== record);
      }),
    leave: async () => {
      await connection.run((client) => client.zrem(key, own));
    },
  };
}

/** Resolves with the reason why Redis is of no use, or null if it is. Leaves no connection open. */
export async function findWhyAway(
  options: Pick<ConnectionOptions, 'url' | 'access' | 'connectTimeoutMs'>,
): Promise<string | null> {
  let reason = 'no response';
  const log = {
    ...createLog('silent'),
    warn: (_message: string, fields?: object) => {
      const told: unknown = fields && Reflect.get(fields, 'reason');
      if (typeof told === 'string') reason = told;
    },
  };
  const connection = await openConnection({ ...options, newId: randomId, log });
  try {
    return connection.isThere ? null : reason;
  } finally {
    await connection.close();
  }
}
