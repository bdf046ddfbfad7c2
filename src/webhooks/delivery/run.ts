import type { Clock } from '../../kernel/time/clock.ts';
import type { Log } from '../../kernel/log/log.ts';
import type { Measurements } from '../../kernel/log/measurements.ts';
import type { StatusItem } from '../../subjects/follow/topic.ts';
import type { Following } from '../../subjects/follow/status-iterator.ts';
import type { DeliveryStore } from '../deliveries.ts';
import type { Recorder } from './recorder.ts';
import { LONGEST_WAIT_MS, waitMsAfter } from './retries.ts';
import type { Sender, SentAttempt } from './sender.ts';
import type { Held, WebhookStore } from '../store.ts';
import {
  type Unattended,
  type UnattendedSubscriptions,
  type Claim,
  type Delivery,
  type Webhook,
  WebhookRejected,
} from '../webhook.ts';
import { Trail } from './trail.ts';

/** Parts that all runs share. */
export interface RunParts {
  readonly subscriptions: UnattendedSubscriptions;
  readonly webhooks: Pick<WebhookStore, 'end'>;
  readonly deliveries: Pick<DeliveryStore, 'pending' | 'body' | 'lastPlace'>;
  readonly recorder: Recorder;
  readonly sender: Sender;
  /** Cursor of an item as clients get it. It reveals whether the journal lost updates. */
  readonly cursorOf: (item: StatusItem) => string;
  readonly clock: Clock;
  readonly random: () => number;
  readonly log: Log;
  readonly measurements: Pick<
    Measurements,
    'webhookAttempts' | 'webhookSeconds' | 'updateToWebhook' | 'webhooksDisabled'
  >;
}

/** Maximum number of subjects whose updates are being sent or wait for their next attempt. */
const MOST_LANES = 8;

/** Maximum number of waiting updates, most of them behind others of the same subject; the stream pauses at this number. */
const MOST_PENDING = 32;

/** Time after which an idle position is renewed. Otherwise it would fall out of the journal's retention and cause a gap. */
const REFRESH_MS = 60 * 60_000;

const FIRST_BACKOFF_MS = 1_000;
const LONGEST_BACKOFF_MS = 60_000;

/** Places per millisecond. A place is the current time in these units, or `PLACES_APART` above the last place, so places always rise. */
const PLACES_PER_MS = 1_000;

/** Each redelivery moves a delivery by one place; it stays before the next one. */
const PLACES_APART = 100;

/** A delivery that the receiver has not accepted yet. */
interface Job {
  delivery: Delivery;
  /** Null if the body must be read from the database. */
  body: string | null;
  /** Called when the delivery is stored and the position may pass it. */
  readonly stored: () => void;
  /** Time of the update; null for a delivery from an earlier run. */
  readonly occurredAt: number | null;
}

/** Deliveries of one subject, sent one after another. */
interface Lane {
  readonly jobs: Job[];
  /** True while the first job waits for its next attempt: those behind it are stored. */
  isWaiting: boolean;
}

/** Owner of the runs. */
interface RunListener {
  /** True while the lease lasts. */
  isHeld(): boolean;
  /** Called when another instance has claimed the webhook, or the webhook was removed. */
  lost(): void;
  /** Called when the run has completed or disabled the webhook. */
  ended(): void;
}

/**
 * Run of a webhook while this instance holds it: reads the subscription from its position on, and delivers the updates. Updates
 * of one subject are sent in order, those of different subjects in parallel. A failed delivery is stored with the time of its
 * next attempt, as are those behind it, and the position passes them all. Reading pauses at `MOST_LANES` subjects or
 * `MOST_PENDING` updates; further updates stay in the journal.
 */
export class WebhookRun {
  readonly held: Held;
  readonly #parts: RunParts;
  readonly #claim: Claim;
  readonly #listener: RunListener;
  readonly #over = new AbortController();
  readonly #lanes = new Map<string, Lane>();
  readonly #trail: Trail;
  readonly #running: Promise<void>;
  #following: Following | null = null;
  /** Cursor of the last update that was read, whether or not its delivery is stored. */
  #at: string;
  #idleSince: number;
  #isRefreshing = false;
  #pending = 0;
  #sending = 0;
  #lastPlace = 0;
  /** Resolves when a further update may be read or sent. */
  #freed = Promise.withResolvers<void>();

  constructor(parts: RunParts, claim: Claim, listener: RunListener) {
    const { webhook, fence } = claim;
    const held = { tenant: webhook.tenant, name: webhook.name, fence };
    this.held = held;
    this.#parts = parts;
    this.#claim = claim;
    this.#listener = listener;
    this.#at = webhook.position;
    this.#idleSince = parts.clock.elapsed();
    this.#trail = new Trail((position) => parts.recorder.moveTo(held, position));
    this.#running = this.#run();
  }

  /** Restarts the subscription at its position if nothing arrived for an hour. This moves the position forward. */
  refresh(): void {
    if (this.#lanes.size > 0 || this.#following === null) return;
    if (this.#parts.clock.elapsed() - this.#idleSince < REFRESH_MS) return;
    this.#isRefreshing = true;
    void this.#following.return?.();
  }

  /** Ends at once. The next holder of the webhook repeats unfinished deliveries. */
  async stop(): Promise<void> {
    this.#end();
    await this.#running;
  }

  get #isOver(): boolean {
    return this.#over.signal.aborted;
  }

  #end(): void {
    this.#over.abort();
    this.#free();
    void this.#following?.return?.();
  }

  #free(): void {
    this.#freed.resolve();
    this.#freed = Promise.withResolvers();
  }

  async #until(hasRoom: () => boolean): Promise<void> {
    while (!hasRoom() && !this.#isOver) await this.#freed.promise;
  }

  async #run(): Promise<void> {
    const { subscriptions, clock, log } = this.#parts;
    const { tenant, definition } = this.#claim.webhook;
    let isLoaded = false;
    let isRejected = false;
    for (let backoffMs = FIRST_BACKOFF_MS; !this.#isOver;) {
      try {
        // Inside the `try`, so that it is retried while the database is unavailable.
        if (isRejected) return await this.#disable('INVALID_DOCUMENT');
        const operation = await subscriptions.prepare({ tenant, ...definition });
        if (!isLoaded) await this.#loadPending();
        isLoaded = true;
        await this.#read(operation);
        backoffMs = FIRST_BACKOFF_MS;
      } catch (error) {
        isRejected ||= error instanceof WebhookRejected;
        if (error instanceof WebhookRejected) continue;
        const reason = error instanceof Error ? error.message : 'unknown';
        if (!this.#isOver)
          log.warn('a webhook cannot read its updates; retrying', { tenant, reason });
        await clock.sleep(backoffMs, this.#over.signal);
        backoffMs = Math.min(backoffMs * 2, LONGEST_BACKOFF_MS);
      }
    }
  }

  /** Loads the pending deliveries of earlier runs. */
  async #loadPending(): Promise<void> {
    const { deliveries } = this.#parts;
    this.#lastPlace = await deliveries.lastPlace(this.held);
    for (const delivery of await deliveries.pending(this.held))
      this.#add({ delivery, body: null, stored: () => {}, occurredAt: null });
  }

  /** Reads until the subscription ends or is restarted. */
  async #read(operation: Unattended): Promise<void> {
    const following = await operation.follow(this.#at);
    this.#following = following;
    this.#isRefreshing = false;
    while (!this.#isOver) {
      await this.#until(() => this.#lanes.size < MOST_LANES && this.#pending < MOST_PENDING);
      const step = await following.step();
      if (this.#isOver) break;
      this.#idleSince = this.#parts.clock.elapsed();
      if (step === null) return this.#isRefreshing ? undefined : this.#complete();
      if (step.type === 'item') await this.#take(step.item, await operation.execute(step.item));
      else {
        this.#at = step.cursor;
        this.#trail.reach(step.cursor);
      }
    }
    await following.return?.();
  }

  async #complete(): Promise<void> {
    await this.#until(() => this.#lanes.size === 0);
    if (this.#isOver) return;
    await this.#parts.webhooks.end(this.held, 'COMPLETED', null);
    this.#end();
    this.#listener.ended();
  }

  async #take(item: StatusItem, body: string): Promise<void> {
    const { clock, cursorOf } = this.#parts;
    // Several snapshots share a position, so only the item after all of them moves it.
    const cursor = item.newestClaim === null ? null : cursorOf(item);
    if (cursor !== null) this.#at = cursor;
    const { kind, key, eventId, occurredAt } = item;
    const stored = this.#trail.take(cursor);
    // The delivery was stored before a crash, but its position was not.
    if (this.#hasStored({ kind, key }, eventId)) return stored();
    this.#lastPlace = Math.max(this.#lastPlace + PLACES_APART, clock.now() * PLACES_PER_MS);
    const job: Job = {
      delivery: {
        eventId,
        place: this.#lastPlace,
        subject: { kind, key },
        state: 'PENDING',
        attempts: 0,
        nextAt: clock.now(),
        queuedAt: clock.now(),
        last: null,
      },
      body,
      stored,
      occurredAt: item.newestClaim === null ? null : occurredAt,
    };
    const lane = this.#add(job);
    if (lane.isWaiting) await this.#store(job, body);
  }

  #hasStored(subject: Delivery['subject'], eventId: string): boolean {
    const { jobs = [] } = this.#lanes.get(laneOf(subject)) ?? {};
    return jobs.some(({ delivery, body }) => delivery.eventId === eventId && body === null);
  }

  #add(job: Job): Lane {
    const name = laneOf(job.delivery.subject);
    this.#pending += 1;
    const known = this.#lanes.get(name);
    if (known) {
      known.jobs.push(job);
      return known;
    }
    const lane = { jobs: [job], isWaiting: false };
    this.#lanes.set(name, lane);
    void this.#deliverAll(name, lane);
    return lane;
  }

  /** Delivers the jobs of a lane, including those added meanwhile. Never rejects. */
  async #deliverAll(name: string, lane: Lane): Promise<void> {
    const { clock, log } = this.#parts;
    for (let [job] = lane.jobs; job !== undefined; [job] = lane.jobs) {
      const waitMs = (job.delivery.nextAt ?? 0) - clock.now();
      if (waitMs > 0 && waitMs <= LONGEST_WAIT_MS) {
        lane.isWaiting = true;
        await clock.sleep(waitMs, this.#over.signal);
        lane.isWaiting = false;
      } else if (
        await this.#deliver(job).catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : 'unknown';
          log.warn('failed to deliver to a webhook; retrying', {
            tenant: this.held.tenant,
            reason,
          });
          return clock.sleep(FIRST_BACKOFF_MS, this.#over.signal).then(() => false);
        })
      ) {
        lane.jobs.shift();
        this.#pending -= 1;
        this.#free();
      } else if (!this.#isOver) {
        // Updates that arrive meanwhile are stored at once.
        lane.isWaiting = true;
        await this.#storeRest(lane);
        lane.isWaiting = false;
      }
      if (this.#isOver) return;
    }
    this.#lanes.delete(name);
    this.#free();
  }

  /** Makes one attempt and stores its outcome. Resolves with true if the receiver accepted the delivery, or if it was deleted. */
  async #deliver(job: Job): Promise<boolean> {
    const { deliveries, random, clock } = this.#parts;
    const { delivery } = job;
    const body = job.body ?? (await deliveries.body(this.held, delivery.eventId));
    // The delivery was deleted with its webhook.
    if (body === null) return true;
    const last = await this.#attempt(job, body);
    if (last === null) return false;
    const attempts = delivery.attempts + 1;
    if (last.outcome === 'TAKEN') {
      job.delivery = { ...delivery, state: 'DELIVERED', attempts, nextAt: null, last };
      return this.#store(job, body);
    }
    const waitMs =
      last.outcome === 'GONE' ? null : waitMsAfter(attempts, last.retryAfterSeconds, random());
    const nextAt = waitMs === null ? null : clock.now() + waitMs;
    job.delivery = { ...delivery, attempts, nextAt, last };
    const isStored = await this.#store(job, body);
    if (isStored && nextAt === null)
      await this.#disable(last.outcome === 'GONE' ? 'GONE' : 'EXHAUSTED');
    return false;
  }

  /** Null if the webhook is no longer held. */
  async #attempt(job: Job, body: string): Promise<SentAttempt | null> {
    const { sender, clock, measurements } = this.#parts;
    const { definition } = this.#claim.webhook;
    await this.#until(() => this.#sending < MOST_LANES);
    if (!this.#isOver && !this.#listener.isHeld()) this.#lose();
    if (this.#isOver) return null;
    this.#sending += 1;
    try {
      const { eventId, attempts } = job.delivery;
      if (attempts === 0 && job.occurredAt !== null)
        measurements.updateToWebhook.observe((clock.now() - job.occurredAt) / 1_000);
      const attempt = await sender.send(
        definition,
        { webhook: this.held, eventId, body },
        this.#over.signal,
      );
      measurements.webhookAttempts.labels(attempt.outcome).inc();
      measurements.webhookSeconds.observe(attempt.durationMs / 1_000);
      return attempt;
    } catch (error) {
      if (this.#isOver) return null;
      throw error;
    } finally {
      this.#sending -= 1;
      this.#free();
    }
  }

  /** Stores a delivery. Resolves with false, and ends the run, if the webhook is no longer held or the delivery was queued again. */
  async #store(job: Job, body: string): Promise<boolean> {
    const isHeld = await this.#parts.recorder.put(this.held, { ...job.delivery, body });
    if (!isHeld) {
      this.#lose();
      return false;
    }
    // The next attempt reads the body from the database, so that bodies that wait for hours use no memory.
    job.body = null;
    job.stored();
    return true;
  }

  /** Stores the jobs behind a failed delivery, so that the position can pass them. */
  async #storeRest({ jobs }: Lane): Promise<void> {
    const unsaved = jobs.filter(({ body }) => body !== null);
    await Promise.all(
      unsaved.map(async (job) => {
        if (job.body !== null) await this.#store(job, job.body);
      }),
    );
  }

  #lose(): void {
    if (this.#isOver) return;
    this.#end();
    this.#listener.lost();
  }

  async #disable(reason: NonNullable<Webhook['reason']>): Promise<void> {
    const { webhooks, log, measurements } = this.#parts;
    const { tenant, name } = this.held;
    await webhooks.end(this.held, 'DISABLED', reason);
    if (this.#isOver) return;
    this.#end();
    measurements.webhooksDisabled.labels(reason).inc();
    log.error('a webhook was disabled', { tenant, operation: name, reason });
    this.#listener.ended();
  }
}

function laneOf(subject: Delivery['subject']): string {
  return JSON.stringify([subject?.kind, subject?.key]);
}
