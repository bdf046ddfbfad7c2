import { Cluster } from 'ioredis';
import type { Clock } from '../../kernel/clock.ts';
import type { NewId } from '../../kernel/ids.ts';
import type { Log } from '../../kernel/log.ts';
import { Members } from '../../kernel/members.ts';
import { JournalUnavailable } from '../journal.ts';
import type { Address } from '../messenger/address.ts';
import {
  type Client,
  COMMAND_TIMEOUT_MS,
  createClient,
  type RedisAccess,
} from '../messenger/client.ts';
import { asUnavailable, mayBeDone, mayPass, reasonOf } from './failure.ts';
import type { Reply } from '../messenger/reply.ts';
import { callScript, loadScripts, type ScriptName } from './scripts.ts';

/** A value of a script's argument; null is sent as an empty text, truth as 1 or 0. */
export type Argument = string | number | boolean | null;

/** The way to Redis. Failures come out as `JournalUnavailable`. */
export interface Connection {
  /**
   * Runs a script, of one shard where the script says nothing else. It is sent again, the same to the last byte, when
   * the connection is lost before the answer: every script recognizes that.
   */
  script(name: ScriptName, root: string, ...args: readonly Argument[]): Promise<Reply>;
  /** Runs plain commands, which must bear being sent twice. */
  run<T>(work: (client: Client) => Promise<T>): Promise<T>;
  readonly client: Client;
  /** True where shards are on different servers: then no script may touch two. */
  readonly isCluster: boolean;
  /** Lets what is under way end and takes nothing new. */
  close(): Promise<void>;
}

/** Needs of a connection. */
export interface ConnectionOptions {
  readonly address: Address;
  readonly access: RedisAccess;
  /** Absent: the server's own time, which is the same for all instances. */
  readonly clock?: Clock | undefined;
  readonly newId: NewId;
  readonly log: Log;
  /** How long the first connection may take. */
  readonly connectTimeoutMs: number;
}

/** How long a call outlasts a lost connection. A failover takes longer; a dropped connection doesn't. */
const PATIENCE_MS = 2_500;
const PAUSE_MS = 50;
/** A time that passes so much later than it was set for shows that this process stood still meanwhile. */
const STOOD_STILL_MS = 250;
const DISCONNECT_MS = 500;

/**
 * Connects; rejects with `JournalUnavailable` when that takes too long, saying why. Afterwards the
 * client keeps reconnecting by itself for as long as it is open.
 */
export async function openConnection(options: ConnectionOptions): Promise<Connection> {
  const { clock, newId, log } = options;
  const client = createClient(options.address, options.access, loadScripts());
  const inFlight = new Members<Promise<unknown>>();
  let closed = false;
  const state = watch(client, log);

  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    // A call that comes late in an outage is refused sooner, at last at once.
    let until = (state.lostAt ?? performance.now()) + PATIENCE_MS;
    let maybeApplied = false;
    let stoodStill = false;
    for (;;) {
      if (closed) throw new JournalUnavailable('the journal is closed', { maybeApplied });
      const isConnected = isWritable(client);
      const sentAt = performance.now();
      try {
        if (!isConnected) throw new Error('Redis is not connected');
        holdTogether(client);
        return await work();
      } catch (error) {
        const isUnheard = isConnected && mayBeDone(error);
        maybeApplied ||= isUnheard;
        const now = performance.now();
        if (isUnheard && !stoodStill && now - sentAt > COMMAND_TIMEOUT_MS + STOOD_STILL_MS) {
          // The answer may have been there long since: that says nothing of the server.
          stoodStill = true;
          until = now + PATIENCE_MS;
        } else if (!mayPass(error) || now + PAUSE_MS > until) {
          if (isUnheard) log.warn('Redis did not answer a call', { reason: reasonOf(error) });
          throw asUnavailable(error, maybeApplied);
        }
      }
      await pause(PAUSE_MS);
    }
  }

  function run<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const running = within(PATIENCE_MS * 2, () => attempt(() => work(client)));
    return running.finally(inFlight.add(running));
  }

  await firstConnection(client, options);
  return {
    client,
    isCluster: client instanceof Cluster,
    run,
    script(name, root, ...args) {
      const values = [clock ? String(clock.now()) : '', newId(), ...args.map(toText)];
      return run(() => callScript(client, name, root, values));
    },
    async close() {
      if (closed) return;
      closed = true;
      await Promise.allSettled(inFlight.all());
      await disconnected(client);
    },
  };
}

/** A client whose connection is being closed says that it is ready until the socket's end has come, and sends nothing. */
function isWritable(client: Client): boolean {
  const isReady = client.status === 'ready';
  return client instanceof Cluster ? isReady : isReady && client.stream.writable;
}

/**
 * Lets everything that is sent within one turn of the event loop leave in one write: a system call for each command
 * costs more than the command, and Redis puts on its disk together what it reads together.
 */
function holdTogether(client: Client): void {
  if (client instanceof Cluster) return;
  const { stream } = client;
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

async function firstConnection(client: Client, options: ConnectionOptions): Promise<void> {
  const until = performance.now() + options.connectTimeoutMs;
  let last: unknown;
  const note = (error: unknown): void => {
    last = error;
  };
  client.on('error', note);
  client.on('node error', note);
  // Later attempts are made by the client itself; what failed is told by the events.
  client.connect().catch(() => undefined);
  while (client.status !== 'ready' && performance.now() < until) await pause(PAUSE_MS / 5);
  client.off('error', note);
  client.off('node error', note);
  if (client.status === 'ready') return;
  await disconnected(client);
  const seconds = options.connectTimeoutMs / 1000;
  throw new JournalUnavailable(`Redis did not answer within ${seconds} s: ${reasonOf(last)}`);
}

/**
 * Keeps since when (`performance.now()`) there is no connection, and says so once, as when it is back.
 * ioredis writes an error that nobody listens to onto the console.
 */
function watch(client: Client, log: Log): { readonly lostAt: number | null } {
  const state: { lostAt: number | null } = { lostAt: null };
  let reason = 'the connection ended';
  const note = (error: unknown): void => {
    reason = reasonOf(error);
  };
  client.on('error', note);
  client.on('node error', note);
  client.on('reconnecting', () => {
    if (state.lostAt !== null) return;
    state.lostAt = performance.now();
    log.warn('no connection to Redis; trying again', { reason });
  });
  client.on('ready', () => {
    if (state.lostAt !== null) log.info('connected to Redis');
    state.lostAt = null;
  });
  return state;
}

/** Resolves when the sockets are closed, soon in any case: a frozen server doesn't answer to that either. */
async function disconnected(client: Client): Promise<void> {
  const ended = Promise.withResolvers<void>();
  client.once('end', () => ended.resolve());
  // Between two attempts there is no socket whose end could be told.
  if (client.status === 'reconnecting') ended.resolve();
  client.disconnect();
  await Promise.race([ended.promise, pause(DISCONNECT_MS)]);
}

/** A last resort behind the client's own timeouts, which a Cluster's redirections can stretch. */
async function within<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new JournalUnavailable('Redis does not answer', { maybeApplied: true }));
  }, limitMs);
  try {
    return await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
  });
}

function toText(value: Argument): string {
  if (value === null) return '';
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}
