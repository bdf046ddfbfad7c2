import type { Clock } from '../../kernel/time/clock.ts';
import type { Log } from '../../kernel/log/log.ts';
import { type DeliveryRecord, type DeliveryStore, eventName } from '../deliveries.ts';
import type { Held, WebhookStore } from '../store.ts';

/** Maximum number of deliveries in one statement. */
const AT_ONCE = 200;

/** Time between two writes of positions. After a crash, deliveries of this time are repeated. */
const POSITIONS_EVERY_MS = 200;

/** Time after which a write is retried while the database is unavailable. */
const RETRY_MS = 1_000;

interface Waiting {
  readonly held: Held;
  readonly record: DeliveryRecord;
  readonly stored: (isHeld: boolean) => void;
}

/** Writes the deliveries and positions of all webhooks of this instance together. */
export class Recorder {
  readonly #deliveries: Pick<DeliveryStore, 'put'>;
  readonly #webhooks: Pick<WebhookStore, 'move'>;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #stopping = new AbortController();
  #waiting: Waiting[] = [];
  #positions = new Map<string, Held & { readonly position: string }>();
  #writing: Promise<void> | null = null;
  #moving: Promise<void> | null = null;
  /** The last write of positions; it never rejects. */
  #flushed: Promise<void> = Promise.resolve();

  constructor(
    deliveries: Pick<DeliveryStore, 'put'>,
    webhooks: Pick<WebhookStore, 'move'>,
    { clock, log }: { readonly clock: Clock; readonly log: Log },
  ) {
    this.#deliveries = deliveries;
    this.#webhooks = webhooks;
    this.#clock = clock;
    this.#log = log;
  }

  /**
   * Resolves with true when a delivery is stored; with false if the webhook is no longer held, the delivery was queued again, or
   * the service stops first.
   */
  put(held: Held, record: DeliveryRecord): Promise<boolean> {
    return new Promise((stored) => {
      this.#waiting.push({ held, record, stored });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Notes a position, to be stored soon. */
  moveTo(held: Held, position: string): void {
    this.#positions.set(JSON.stringify([held.tenant, held.name]), { ...held, position });
    this.#moving ??= this.#moveSoon();
  }

  /** Stores waiting deliveries and positions, if the database is available. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all([this.#writing, this.#moving]);
    await this.#flushed;
  }

  async #writeAll(): Promise<void> {
    // Requests of the same turn are written together.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, AT_ONCE);
      const stored = await this.#patiently(() => this.#deliveries.put(group));
      for (const { held, record, stored: report } of group)
        report(stored?.has(eventName(held, record.eventId)) ?? false);
    }
    this.#writing = null;
  }

  async #moveSoon(): Promise<void> {
    await this.#clock.sleep(POSITIONS_EVERY_MS, this.#stopping.signal);
    this.#moving = null;
    await this.#patiently(() => this.flush());
  }

  /** Stores the noted positions, after those that are being stored. If the database is unavailable, it rejects and notes them again. */
  flush(): Promise<void> {
    const flushed = this.#flushed.then(() => this.#storeNoted());
    this.#flushed = flushed.catch(() => undefined);
    return flushed;
  }

  async #storeNoted(): Promise<void> {
    const positions = this.#positions;
    this.#positions = new Map();
    try {
      if (positions.size > 0) await this.#webhooks.move([...positions.values()]);
    } catch (error) {
      this.#positions = new Map([...positions, ...this.#positions]);
      throw error;
    }
  }

  /** Result of a write that is retried until it succeeds; null if the service stops first. */
  async #patiently<Result>(write: () => Promise<Result>): Promise<Result | null> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown';
        this.#log.warn('failed to store deliveries of webhooks; retrying', { reason });
        if (this.#stopping.signal.aborted) return null;
      }
      await this.#clock.sleep(RETRY_MS, this.#stopping.signal);
    }
  }
}
