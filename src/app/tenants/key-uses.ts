import { errorName } from '../../kernel/log/log-fields.ts';
import { z } from 'zod';
import type { Keys } from '../../context/context.ts';
import type { Marks } from '../../journal/contract/journal.ts';
import { type Clock, addDays, endOfShanghaiDay, toShanghaiDay } from '../../kernel/time/clock.ts';
import { type Log, outsideRequests } from '../../kernel/log/log.ts';
import type { Grant } from '../../server/auth/key-ring.ts';
import type { Tenants } from './tenants.ts';

/** Last day of use by the digest of a key. */
const storedUses = z.record(z.string(), z.iso.date());

type Uses = Readonly<z.infer<typeof storedUses>>;

/** Time within which first uses of a day are grouped into one write. */
const GROUP_MS = 1_000;
/** Time between two scans for keys with sockets and streams open past midnight, and between two attempts to write. */
const SCAN_MS = 60_000;
/** Days after which an unknown key is forgotten: another instance may have read a newer tenants' file. */
const UNKNOWN_DAYS = 30;
const FINGERPRINT_LENGTH = 8;

/** Dependencies of `KeyUses`. */
interface KeyUsesOptions {
  readonly tenants: Tenants;
  readonly marks: Marks;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
  /** Digest that identifies a key in the store. */
  readonly digest: (sha256: string) => string;
}

/**
 * Last days of use of keys, over all instances. Each tenant has one mark, written when a key is first used on a day in
 * Shanghai. A killed process loses the first uses of its last second, and an outage of the store delays them.
 */
export class KeyUses implements Keys {
  readonly #options: KeyUsesOptions;
  /** Days that this instance has noted, so that most uses cost only a look-up. */
  readonly #noted = new WeakMap<Grant, string>();
  /** Uses that are not written yet, by tenant. */
  #waiting = new Map<string, Map<string, string>>();
  #day = '';
  #dayEndsAt = -Infinity;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();
  readonly #scanning: NodeJS.Timeout;

  constructor(options: KeyUsesOptions) {
    this.#options = options;
    this.#scanning = setInterval(() => this.#scan(), SCAN_MS).unref();
  }

  /** Notes that a key was used now. */
  note(grant: Grant): void {
    const now = this.#options.clock.now();
    if (now >= this.#dayEndsAt) {
      this.#day = toShanghaiDay(now);
      this.#dayEndsAt = endOfShanghaiDay(now);
    }
    if (this.#noted.get(grant) === this.#day) return;
    this.#noted.set(grant, this.#day);
    const { caller, sha256 } = grant.key;
    this.#add(caller.tenant, [[this.#options.digest(sha256), this.#day]]);
    this.#plan();
  }

  async list(tenant: string): ReturnType<Keys['list']> {
    const { tenants, marks, digest } = this.#options;
    this.#noteOpen();
    await this.#flush();
    const uses = toUses(await marks.get(markOf(tenant)));
    return tenants.keysOf(tenant).map(({ sha256, name, caller, endsAt }) => ({
      name,
      fingerprint: sha256.slice(0, FINGERPRINT_LENGTH),
      scopes: caller.scopes,
      endsAt,
      budget: caller.payer.budget,
      lastUsedOn: uses[digest(sha256)] ?? null,
    }));
  }

  async stop(): Promise<void> {
    clearInterval(this.#scanning);
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#flush();
  }

  #add(tenant: string, used: Iterable<readonly [key: string, day: string]>): void {
    const waiting = this.#waiting.get(tenant) ?? new Map<string, string>();
    this.#waiting.set(tenant, waiting);
    for (const [key, day] of used) if (day > (waiting.get(key) ?? '')) waiting.set(key, day);
  }

  /** Notes the keys of open sockets and streams. */
  #noteOpen(): void {
    for (const grant of this.#options.tenants.keys.all()) if (grant.isInUse) this.note(grant);
  }

  #scan(): void {
    this.#noteOpen();
    if (this.#waiting.size > 0) this.#plan();
  }

  #plan(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      void outsideRequests(() => this.#flush());
    }, GROUP_MS).unref();
  }

  #flush(): Promise<void> {
    return (this.#writing = this.#writing.then(() => this.#writeAll()));
  }

  async #writeAll(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    try {
      for (const [tenant, used] of waiting) {
        await this.#write(tenant, used);
        waiting.delete(tenant);
      }
    } catch (error) {
      for (const [tenant, used] of waiting) this.#add(tenant, used);
      this.#options.log.warn('failed to write the last uses of keys', { reason: errorName(error) });
    }
  }

  /** Other instances may write concurrently, so the write is repeated until the mark holds these uses. */
  async #write(tenant: string, used: ReadonlyMap<string, string>): Promise<void> {
    const { marks } = this.#options;
    const name = markOf(tenant);
    for (let mark = await marks.get(name); ;) {
      const wanted = JSON.stringify(this.#merged(tenant, toUses(mark), used));
      if (mark === wanted) return;
      mark = await marks.replace(name, mark, wanted);
      if (mark === wanted) return;
    }
  }

  #merged(tenant: string, before: Uses, used: ReadonlyMap<string, string>): Uses {
    const { tenants, digest, clock } = this.#options;
    const known = new Set(tenants.keysOf(tenant).map(({ sha256 }) => digest(sha256)));
    const oldest = addDays(toShanghaiDay(clock.now()), -UNKNOWN_DAYS);
    const kept = Object.entries(before).filter(([key, day]) => known.has(key) || day >= oldest);
    const later = [...used].filter(([key, day]) => day > (before[key] ?? ''));
    return Object.fromEntries([...kept, ...later]);
  }
}

function markOf(tenant: string): string {
  return `key-uses/${tenant}`;
}

function toUses(mark: string | null): Uses {
  return mark === null ? {} : storedUses.parse(JSON.parse(mark));
}
