import { request } from 'undici';
import { type Clock, isJsonObject, type JsonObject, type Log } from './from-service.ts';
import type { Counters } from './world/counters.ts';
import type { Store } from './world/store.ts';

/** Status changes that are pushed to the callers' callback addresses. */
export interface Pushes {
  /** Number of times that each push is sent; 0 drops the pushes of later changes. */
  repeats: number;
  /** Plans a push, to be sent once the transaction is committed. */
  plan(url: string, body: JsonObject): void;
  /** Sends due pushes. Returns the time at which the next one is due, or null. */
  send(): number | null;
  /** Aborts pushes in progress; they are sent again after a restart. */
  stop(): Promise<void>;
}

interface PushOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: () => number;
  readonly log: Log;
  readonly counters: Counters;
  /** Called when a push has ended or must be retried later. */
  readonly changed: () => void;
}

interface Row {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  readonly attempt: number;
}

/**
 * Waits before the second to the last attempt. The number of attempts is documented only for pushes with a `notifyNo`: up to five
 * more, until the response is the plain word (document 3, section 6).
 */
const RETRY_AFTER_MS = [1_000, 5_000, 30_000, 120_000];
const RETRY_NUMBERED_AFTER_MS = [...RETRY_AFTER_MS, 300_000];
const TIMEOUT_MS = 5_000;
/** Maximum number of pushes in progress; the end of each starts the next one. */
const AT_ONCE = 32;

/** Planned pushes stay in the store until they are acknowledged, so none is lost with the process. */
export function createPushes({
  store,
  clock,
  random,
  log,
  counters,
  changed,
}: PushOptions): Pushes {
  const { database } = store;
  const insert = database.prepare(
    'INSERT INTO push (url, body, attempt, due_at) VALUES (?, ?, 1, ?)',
  );
  const remove = database.prepare('DELETE FROM push WHERE id = ?');
  const postpone = database.prepare(
    'UPDATE push SET attempt = attempt + 1, due_at = ? WHERE id = ?',
  );
  const due = database.prepare(
    'SELECT id, url, body, attempt FROM push WHERE due_at <= ? ORDER BY due_at LIMIT ?',
  );
  const later = database.prepare('SELECT min(due_at) AS due_at FROM push WHERE due_at > ?');
  const underway = new Map<number, Promise<void>>();
  const stopping = new AbortController();

  async function deliver({ id, url, body, attempt }: Row): Promise<void> {
    const isNumbered = hasNumber(body);
    const acknowledged = await post(url, body, isNumbered ? 'success' : null, stopping.signal);
    if (stopping.signal.aborted) return;
    counters.push(acknowledged ? 'acknowledged' : 'refused');
    const wait = (isNumbered ? RETRY_NUMBERED_AFTER_MS : RETRY_AFTER_MS)[attempt - 1];
    if (!acknowledged) log.warn('sandbox push was not acknowledged', { attempt });
    if (acknowledged || wait === undefined) remove.run(id);
    else postpone.run(clock.now() + Math.round(wait * (1 + random() / 4)), id);
    underway.delete(id);
    changed();
  }

  const pushes: Pushes = {
    repeats: 1,
    plan(url, body) {
      if (!isLoopback(url)) {
        log.warn('sandbox push skipped: its address is not on this machine');
        return;
      }
      for (let copy = 0; copy < pushes.repeats; copy += 1) {
        insert.run(url, JSON.stringify(body), clock.now());
      }
    },
    send() {
      const now = clock.now();
      // The columns are those of the query above, in a STRICT table.
      const rows = due.all(now, AT_ONCE) as unknown as Row[];
      for (const row of rows) if (!underway.has(row.id)) underway.set(row.id, deliver(row));
      const next = later.get(now)?.['due_at'];
      return typeof next === 'number' ? next : null;
    },
    async stop() {
      stopping.abort();
      await Promise.all(underway.values());
    },
  };
  return pushes;
}

/** The simulated platform sends nothing to other machines, whatever address an order contains. */
function isLoopback(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  const isHttp = protocol === 'http:' || protocol === 'https:';
  return isHttp && /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

function hasNumber(body: string): boolean {
  const pushed: unknown = JSON.parse(body);
  return isJsonObject(pushed) && 'notifyNo' in pushed;
}

/** True if the receiver responded with 2xx in time, and with the required word. Redirects are not followed. */
async function post(
  url: string,
  body: string,
  word: string | null,
  stopping: AbortSignal,
): Promise<boolean> {
  try {
    const answer = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const isTaken = answer.statusCode >= 200 && answer.statusCode < 300;
    if (word !== null) return (await answer.body.text()) === word && isTaken;
    await answer.body.dump();
    return isTaken;
  } catch {
    return false;
  }
}
