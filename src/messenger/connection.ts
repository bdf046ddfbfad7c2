import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { NewId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log/log.ts';
import { uncaughtErrors, Unavailable } from '../kernel/errors.ts';
import { parseAddress } from './address.ts';
import { type Client, createClient, type RedisAccess } from './client.ts';

/** Connection to Redis. While Redis is unavailable, calls fail at once and callers continue without it. */
export interface Connection {
  readonly client: Client;
  /** False while disconnected, and while Redis rejects writes. */
  readonly isThere: boolean;
  /** Runs plain commands. Rejects with `Unavailable` while Redis is unavailable. */
  run<Result>(work: (client: Client) => Promise<Result>): Promise<Result>;
  /** Runs a script on one key; both return two integers. Rejects with `Unavailable` for any other reply, too. */
  script(
    name: ScriptName,
    key: string,
    args: readonly (string | number)[],
  ): Promise<readonly [number, number]>;
  close(): Promise<void>;
}

/** Dependencies and settings of a connection. */
export interface ConnectionOptions {
  readonly url: string;
  readonly access: RedisAccess;
  readonly newId: NewId;
  readonly log: Log;
  /** Longest wait for the first connection. Attempts continue without limit afterwards. */
  readonly connectTimeoutMs: number;
}

/** Name of a Lua file in this folder. */
type ScriptName = 'window' | 'quota';

/** Redis does not answer this command so: another program answers, or the replies are out of step. */
class WrongReply extends Error {
  override readonly message = 'a reply that no Redis sends';
}

const DISCONNECT_MS = 500;
const LOOK_EVERY_MS = 10;
const CHECK_AGAIN_MS = 1_000;
/** Key that is written to check Redis: a demoted or full server rejects writes, and still answers a PING. */
const PROBE = 'fapiao-graph:probe';

/** Starts to connect; resolves once connected, or after the time limit. */
export async function openConnection({
  url,
  access,
  newId,
  log,
  connectTimeoutMs,
}: ConnectionOptions): Promise<Connection> {
  const scripts = { window: scriptOf('window'), quota: scriptOf('quota') };
  const client = createClient(parseAddress(url), access, scripts);
  const state = watch(client, log);
  // The client retries by itself; its events report failures. It throws on some replies that no Redis sends.
  uncaughtErrors.run(
    () => client.disconnect(true),
    () => void client.connect().catch(() => undefined),
  );
  const until = performance.now() + connectTimeoutMs;
  while (!state.isThere && performance.now() < until) await pause(LOOK_EVERY_MS);
  if (!state.isThere) state.lost();

  async function run<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    if (!state.isThere) throw new Unavailable('Redis cannot be reached');
    try {
      return await work(client);
    } catch (error) {
      if (error instanceof TypeError || error instanceof RangeError) throw error;
      if (isReply(error) || error instanceof WrongReply) state.doubt(error);
      throw new Unavailable(`Redis cannot be reached: ${reasonOf(error)}`, { maybeApplied: true });
    }
  }

  return {
    client,
    get isThere() {
      return state.isThere;
    },
    run,
    script: (name, key, args) =>
      run(async (on) => {
        const method: unknown = Reflect.get(on, name);
        if (typeof method !== 'function') throw new TypeError(`no script ${name}`);
        const reply: unknown = await Reflect.apply(method, on, [key, newId(), ...args]);
        if (!isPair(reply)) throw new WrongReply();
        return reply;
      }),
    async close() {
      const ended = Promise.withResolvers<void>();
      client.once('end', () => ended.resolve());
      // Between two attempts no socket exists that could report its end.
      if (client.status !== 'ready') ended.resolve();
      client.disconnect();
      state.stop();
      await Promise.race([ended.promise, pause(DISCONNECT_MS)]);
    },
  };
}

function scriptOf(name: ScriptName): { readonly lua: string; readonly numberOfKeys: number } {
  return { lua: readFileSync(new URL(`${name}.lua`, import.meta.url), 'utf8'), numberOfKeys: 1 };
}

/** Knowledge of a client's Redis. */
interface Watched {
  readonly isThere: boolean;
  lost(): void;
  /** Checks Redis, which rejected a command. */
  doubt(rejection: unknown): void;
  stop(): void;
}

/**
 * Logs the loss of Redis once, and its return once. Calls log the loss, too, because no event reports
 * Sentinels that reject all clients. ioredis writes an error without a listener to the console.
 */
function watch(client: Client, log: Log): Watched {
  let acceptsWrites = false;
  let isLogged = false;
  let reason = 'no response';
  let again: NodeJS.Timeout | undefined;
  const note = (error: unknown): void => {
    reason = reasonOf(error);
  };
  const lost = (): void => {
    if (!isLogged)
      log.warn(
        'no use of Redis: each instance applies its share of the limits, and updates of other instances arrive once a second',
        {
          reason,
        },
      );
    isLogged = true;
    acceptsWrites = false;
  };
  const check = async (): Promise<void> => {
    clearTimeout(again);
    // The next connection is checked when it is ready.
    if (client.status !== 'ready') return;
    try {
      const reply: unknown = await client.set(PROBE, '', 'PX', 1);
      if (reply !== 'OK') throw new WrongReply();
      if (isLogged) log.info('Redis is in use again');
      isLogged = false;
      acceptsWrites = true;
    } catch (error) {
      again = setTimeout(() => void check(), CHECK_AGAIN_MS).unref();
      // The loss of the connection is an event.
      if (!isReply(error) && !(error instanceof WrongReply)) return;
      note(error);
      lost();
    }
  };
  client.on('error', note);
  client.on('node error', note);
  client.on('reconnecting', lost);
  client.on('ready', () => void check());
  return {
    get isThere() {
      return acceptsWrites && client.status === 'ready';
    },
    lost,
    doubt(rejection) {
      note(rejection);
      void check();
    },
    stop: () => clearTimeout(again),
  };
}

/** Short reason for a log line. The error itself is not logged, because ioredis attaches the command to it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (isReply(error)) return /^[A-Z]+/.exec(error.message)?.[0] ?? 'ERR';
  const [line = ''] = error.message.split('\n');
  if (line !== '') return line.slice(0, 150);
  // If every address of a host fails, Node throws one error without a message.
  return 'code' in error ? String(error.code) : error.name;
}

/** True for an error that Redis itself sent. */
function isReply(error: unknown): boolean {
  return error instanceof Error && error.name === 'ReplyError';
}

/** True for two integers that are not negative. */
function isPair(reply: unknown): reply is readonly [number, number] {
  return Array.isArray(reply) && reply.length === 2 && reply.every(isCount);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
