import { setTimeout as sleep } from 'node:timers/promises';
import { asked } from '../postgres-server.ts';
import type { LossyStore } from './lossy-store.ts';
import { startMessenger } from './messenger.ts';
import { databaseSettings } from './postgres-store.ts';
import type { Random } from './random.ts';
import { type StandbyPair, startStandbyPair } from './standby-pair.ts';

const INSTANCES = 3;
const LONGEST_LAG_MS = 2_200;
/** Time for which orders meet the lag before the primary is killed. */
const LAGGING_MS = 2_500;
/** Durations of a frozen standby: shorter and longer than the timeout of a statement. */
const [SHORTEST_MS, LONGEST_MS] = [500, 7_000];
/** Time for which commits wait before their sessions are ended. */
const WAITING_MS = 1_000;

/** A primary that is killed, and a lagging standby that is promoted: the last writes are lost. */
export async function openStandbyStore(random: Random): Promise<LossyStore> {
  const { pair, store } = await open(false);
  return {
    ...store,
    loses: 'orders',
    async lose() {
      pair.line.lag(random.between(0, LONGEST_LAG_MS));
      await sleep(LAGGING_MS);
      await pair.failOver();
    },
  };
}

/** Ends the sessions whose commit waits for the standby: each has committed on the primary alone and reports it to no client. */
const endWaiting = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`;

/**
 * A primary whose commits wait for its standby. In turn the standby is promoted, the primary returns, the standby is frozen, and
 * sessions that wait for a frozen standby are ended before their primary is lost, with the commits that it alone had.
 */
export async function openSynchronousStore(random: Random): Promise<LossyStore> {
  const { pair, store } = await open(true);
  const pause = (): Promise<void> => sleep(random.between(SHORTEST_MS, LONGEST_MS));
  const manners = {
    async promoted() {
      pair.line.lag(random.between(0, LONGEST_LAG_MS));
      await sleep(LAGGING_MS);
      await pair.failOver();
    },
    async 'back again'() {
      pair.standby().freeze();
      await sleep(WAITING_MS);
      // Waiting transactions are committed by this start alone.
      await pair.primary().kill();
      await pair.primary().start();
      await pause();
      await pair.standby().kill();
      await pair.standby().start();
    },
    async frozen() {
      pair.standby().freeze();
      await pause();
      pair.standby().thaw();
    },
    async ended() {
      pair.standby().freeze();
      await sleep(WAITING_MS);
      await asked(pair.primary().port, endWaiting);
      await sleep(WAITING_MS);
      await pair.primary().kill();
      pair.standby().thaw();
      await pair.failOver();
    },
  };
  const names = ['promoted', 'ended', 'back again', 'frozen'] as const;
  let turn = random.between(0, names.length - 1);
  return {
    ...store,
    loses: 'what came last',
    async lose() {
      turn = (turn + 1) % names.length;
      await manners[names[turn] ?? 'promoted']();
    },
  };
}

async function open(isSynchronous: boolean): Promise<{
  readonly pair: StandbyPair;
  readonly store: Omit<LossyStore, 'loses' | 'lose'>;
}> {
  const opened = new AsyncDisposableStack();
  const pair = opened.use(await startStandbyPair(isSynchronous));
  const messenger = opened.use(await startMessenger());
  return {
    pair,
    store: {
      instances: INSTANCES,
      env: () => ({ ...databaseSettings(pair.database, pair.line.port), ...messenger.env }),
      seenAgainMs: 0,
      [Symbol.asyncDispose]: () => opened.disposeAsync(),
    },
  };
}
