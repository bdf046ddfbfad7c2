import { setTimeout as pause } from 'node:timers/promises';
import { Cluster, type Redis } from 'ioredis';
import type { Log } from '../../kernel/log.ts';
import type { Client } from '../messenger/client.ts';
import { listOf } from '../messenger/reply.ts';
import { callScript, loadScripts } from './scripts.ts';

/** Something that was written, by which a store is known to have it. */
export interface Witness {
  /** A claim by its id, a subject by its version and the time of its change, a hold by an attempt. */
  readonly type: 'claim' | 'subject' | 'hold';
  /** As scripts name it: tenant, kind and key; tenant and name of a hold. */
  readonly name: string;
  readonly mark: string;
}

/** Finds out whether replicas have what was written. */
export interface Confirmation {
  /** False where no replica has to have anything. */
  readonly isNeeded: boolean;
  /** True once enough replicas have it. False where that takes too long, or cannot be found out. */
  isConfirmed(root: string, witness: Witness): Promise<boolean>;
  close(): void;
}

/** Needs of a confirmation. */
export interface ConfirmationOptions {
  readonly client: Client;
  /** So many must have it; 0: nothing is confirmed. */
  readonly replicas: number;
  readonly log: Log;
}

/** Below the time after which a command has failed, so that the answer is one of Redis' own. */
const LONGEST_WAIT_MS = 1_500;
const PAUSE_MS = 50;
/** Less is not worth another attempt. */
const SHORTEST_WAIT_MS = 50;

interface Question {
  readonly root: string;
  readonly witness: Witness;
  readonly until: number;
  readonly settle: (isConfirmed: boolean) => void;
}

/**
 * Confirms on connections of its own, one to each master. `WAIT` knows of the writes of its own connection only, and
 * holds up everything behind it. So a script looks for what is to be confirmed, writes after it, and then the
 * connection waits: replicas that have the later write have the earlier. One wait is under way at a time, and the
 * next is for everything that came meanwhile. A connection that is lost confirms nothing: the next begins again with
 * the look, which finds out whether the master of then has what was written to the one of before.
 */
export function openConfirmation({ client, replicas, log }: ConfirmationOptions): Confirmation {
  const lanes = new Map<string, ReturnType<typeof createLane>>();
  const slots = new Map<string, number>();
  let isLacking = false;

  function say(isConfirmed: boolean): void {
    if (isConfirmed === !isLacking) return;
    isLacking = !isConfirmed;
    if (isConfirmed) log.info('replicas of Redis confirm again');
    else
      log.warn('too few replicas of Redis confirm what is to be sent; it is refused', {
        count: replicas,
      });
  }

  /** The name of the master that has a shard, and a new connection to it. */
  async function masterOf(root: string): Promise<{ name: string; connect: () => Redis }> {
    if (!(client instanceof Cluster)) return { name: '', connect: () => createConfirming(client) };
    const slot = slots.get(root) ?? (await client.cluster('KEYSLOT', root));
    slots.set(root, slot);
    const name = client.slots[slot]?.[0];
    const node = client
      .nodes('master')
      .find(({ options }) => `${options.host}:${options.port}` === name);
    if (name === undefined || node === undefined) throw new Error('no master has the slot');
    return { name, connect: () => createConfirming(node) };
  }

  return {
    isNeeded: replicas > 0,
    async isConfirmed(root, witness) {
      if (replicas === 0) return true;
      const isConfirmed = await ask(root, witness).catch(() => false);
      say(isConfirmed);
      return isConfirmed;
    },
    close() {
      for (const lane of lanes.values()) lane.close();
    },
  };

  async function ask(root: string, witness: Witness): Promise<boolean> {
    const { name, connect } = await masterOf(root);
    const lane = lanes.get(name) ?? createLane(connect, replicas);
    lanes.set(name, lane);
    return new Promise((settle) => {
      lane.add({ root, witness, until: performance.now() + LONGEST_WAIT_MS, settle });
    });
  }
}

/** The connection to one master, and what is asked on it. */
function createLane(
  connect: () => Redis,
  replicas: number,
): { add(question: Question): void; close(): void } {
  let waiting: Question[] = [];
  let connection: Redis | null = null;
  let isRunning = false;
  let isClosed = false;

  function hangUp(): void {
    connection?.disconnect();
    connection = null;
  }

  async function connected(): Promise<Redis> {
    if (connection?.status === 'ready') return connection;
    hangUp();
    const fresh = connect();
    // Its reason is in the log already: the other connection goes the same way.
    fresh.on('error', () => undefined);
    connection = fresh;
    await fresh.connect();
    return fresh;
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (waiting.length > 0) {
      const asked = waiting;
      waiting = [];
      const open = await confirm(asked).catch(() => asked);
      if (open.length > 0) hangUp();
      for (const question of asked.filter((each) => !open.includes(each))) question.settle(true);
      for (const question of open) {
        // A master that another took the place of does not know it, or is gone: the next connection finds the new one.
        if (isClosed || question.until - performance.now() < SHORTEST_WAIT_MS)
          question.settle(false);
        else waiting.push(question);
      }
      if (open.length > 0 && waiting.length > 0) await pause(PAUSE_MS);
    }
    isRunning = false;
  }

  /** Resolves with those that are not confirmed. */
  async function confirm(asked: readonly Question[]): Promise<readonly Question[]> {
    const on = await connected();
    const byRoot = Object.entries(Object.groupBy(asked, ({ root }) => root));
    const found = await Promise.all(
      byRoot.map(async ([root, questions = []]) => {
        const parts = questions.flatMap(({ witness: { type, name, mark } }) => [type, name, mark]);
        const reply = await callScript(on, 'fence', root, ['', `${Date.now()}`, ...parts]);
        return questions.filter((_question, index) => listOf(reply)[index] === '1');
      }),
    );
    const present = new Set(found.flat());
    const longest = Math.max(...asked.map(({ until }) => until)) - performance.now();
    // Zero would wait for ever.
    const count = await on.wait(replicas, Math.max(1, Math.floor(longest)));
    return count < replicas ? asked : asked.filter((question) => !present.has(question));
  }

  return {
    add(question) {
      waiting.push(question);
      void run();
    },
    close() {
      isClosed = true;
      hangUp();
    },
  };
}

/** A claim that waits for it is to be refused sooner than its client gives up. */
const CONFIRMING_CONNECT_TIMEOUT_MS = 1_000;

/** A second connection to a master, for finding out what its replicas have. It does not reconnect by itself. */
function createConfirming(master: Redis): Redis {
  return master.duplicate({
    connectionName: 'fapiao-graph:confirmation',
    connectTimeout: CONFIRMING_CONNECT_TIMEOUT_MS,
    retryStrategy: () => null,
    scripts: loadScripts(['fence']),
  });
}
