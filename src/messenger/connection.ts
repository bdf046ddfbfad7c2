import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { NewId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log/log.ts';
import { Unavailable } from '../kernel/errors.ts';
import { parseAddress } from './address.ts';
import { type Client, createClient, type RedisAccess } from './client.ts';

/** Connection to Redis. While Redis is unavailable, calls fail at once and callers continue without it. */
export interface Connection {
  readonly client: Client;
  /** False while disconnected. */
  readonly isThere: boolean;
  /** Runs plain commands. Rejects with `Unavailable` while Redis is unavailable. */
  run<Result>(work: (client: Client) => Promise<Result>): Promise<Result>;
  /** Runs a script on one key. */
  script(name: ScriptName, key: string, args: readonly (string | number)[]): Promise<Reply>;
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

const DISCONNECT_MS = 500;
const LOOK_EVERY_MS = 10;

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
  const lost = watch(client, log);
  // The client retries by itself; its events report failures.
  client.connect().catch(() => undefined);
  const until = performance.now() + connectTimeoutMs;
  while (client.status !== 'ready' && performance.now() < until) await pause(LOOK_EVERY_MS);
  if (client.status !== 'ready') lost();

  async function run<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    if (client.status !== 'ready') throw new Unavailable('Redis is away');
    try {
      return await work(client);
    } catch (error) {
      if (error instanceof TypeError || error instanceof RangeError) throw error;
      throw new Unavailable(`Redis is away: ${reasonOf(error)}`, { maybeApplied: true });
    }
  }

  return {
    client,
    get isThere() {
      return client.status === 'ready';
    },
    run,
    script: (name, key, args) =>
      run((on) => {
        const method: unknown = Reflect.get(on, name);
        if (typeof method !== 'function') throw new TypeError(`no script ${name}`);
        // A script returns integers and lists of integers in every version of the protocol.
        return Reflect.apply(method, on, [key, newId(), ...args]) as Promise<Reply>;
      }),
    async close() {
      const ended = Promise.withResolvers<void>();
      client.once('end', () => ended.resolve());
      // Between two attempts no socket exists that could report its end.
      if (client.status !== 'ready') ended.resolve();
      client.disconnect();
      await Promise.race([ended.promise, pause(DISCONNECT_MS)]);
    },
  };
}

function scriptOf(name: ScriptName): { readonly lua: string; readonly numberOfKeys: number } {
  return { lua: readFileSync(new URL(`${name}.lua`, import.meta.url), 'utf8'), numberOfKeys: 1 };
}

/**
 * Logs the loss of the connection once, and its return once. Calls log the loss, too, because no event reports
 * Sentinels that reject all clients. ioredis writes an error without a listener to the console.
 */
function watch(client: Client, log: Log): () => void {
  let isLost = false;
  let reason = 'no answer';
  const note = (error: unknown): void => {
    reason = reasonOf(error);
  };
  client.on('error', note);
  client.on('node error', note);
  const lost = (): void => {
    if (!isLost)
      log.warn(
        'no connection to Redis: each instance applies the limits by itself, and updates of other instances arrive once a second',
        {
          reason,
        },
      );
    isLost = true;
  };
  client.on('reconnecting', lost);
  client.on('ready', () => {
    if (isLost) log.info('connected to Redis');
    isLost = false;
  });
  return lost;
}

/** Short reason for a log line. The error itself is not logged, because ioredis attaches the command to it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'ReplyError') return /^[A-Z]+/.exec(error.message)?.[0] ?? 'ERR';
  const [line = ''] = error.message.split('\n');
  if (line !== '') return line.slice(0, 150);
  // If every address of a host fails, Node throws one error without a message.
  return 'code' in error ? String(error.code) : error.name;
}

/** Result of a script: texts, integers, and lists of them. */
export type Reply = string | number | null | readonly Reply[];

/** Members of a list; an empty list for any other value. */
export function listOf(reply: Reply | undefined): readonly Reply[] {
  return typeof reply === 'object' && reply !== null ? reply : [];
}

/** A text, or a number as a text; empty for any other value. */
function textOf(reply: Reply | undefined): string {
  return typeof reply === 'string' || typeof reply === 'number' ? String(reply) : '';
}

/** Integer in a reply; 0 for null and for lists. */
export function numberOf(reply: Reply | undefined): number {
  return Number(textOf(reply));
}
