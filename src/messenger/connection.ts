import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { NewId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log/log.ts';
import { Unavailable } from '../kernel/errors.ts';
import { parseAddress } from './address.ts';
import { type Client, createClient, type RedisAccess } from './client.ts';

/** Connection to Redis, which may be unavailable at any time: calls then fail at once, and callers continue without. */
export interface Connection {
  readonly client: Client;
  /** False while there is none. */
  readonly isThere: boolean;
  /** Runs plain commands. Rejects with `Unavailable` while Redis is unavailable. */
  run<Result>(work: (client: Client) => Promise<Result>): Promise<Result>;
  /** Runs a script on one key. */
  script(name: ScriptName, key: string, args: readonly (string | number)[]): Promise<Reply>;
  close(): Promise<void>;
}

/** Needs of a connection. */
export interface ConnectionOptions {
  readonly url: string;
  readonly access: RedisAccess;
  readonly newId: NewId;
  readonly log: Log;
  /** For how long the first connection is waited for; it is tried for ever after that. */
  readonly connectTimeoutMs: number;
}

/** A Lua file beside this one. */
type ScriptName = 'window' | 'quota';

const DISCONNECT_MS = 500;
const LOOK_EVERY_MS = 10;

/** Begins to connect, and resolves when that is done or took too long. */
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
  // Later attempts are made by the client itself; its events report failures.
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
        // A script returns integers and lists of them, whatever the protocol's version.
        return Reflect.apply(method, on, [key, newId(), ...args]) as Promise<Reply>;
      }),
    async close() {
      const ended = Promise.withResolvers<void>();
      client.once('end', () => ended.resolve());
      // Between two attempts there is no socket whose end could be reported.
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
 * Logs once that there is no connection, and once that there is. No event reports Sentinels that reject all clients, so
 * calls log it, too. ioredis writes an error without a listener to the console.
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

/** A short reason for a log line; ioredis hangs the command onto its errors. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'ReplyError') return /^[A-Z]+/.exec(error.message)?.[0] ?? 'ERR';
  const [line = ''] = error.message.split('\n');
  if (line !== '') return line.slice(0, 150);
  // Node gives the failures to reach each address of a host one error without a message.
  return 'code' in error ? String(error.code) : error.name;
}

/** The result of a script: texts, integers, and lists of them. */
export type Reply = string | number | null | readonly Reply[];

/** The members of a list; an empty one for anything else. */
export function listOf(reply: Reply | undefined): readonly Reply[] {
  return typeof reply === 'object' && reply !== null ? reply : [];
}

/** A text, also of a number; empty for anything else. */
function textOf(reply: Reply | undefined): string {
  return typeof reply === 'string' || typeof reply === 'number' ? String(reply) : '';
}

/** An integer. */
export function numberOf(reply: Reply | undefined): number {
  return Number(textOf(reply));
}
