import { createBell } from '../../subjects/tracker/lanes.ts';
import { RETRY_MS } from './retries.ts';
import { type RunParts, WebhookRun } from './run.ts';
import type { Claim, WebhookId } from '../webhook.ts';
import type { WebhookStore } from '../store.ts';

/** Runs the webhooks that this instance holds. */
export interface Dispatcher {
  start(): void;
  /** Ends all runs and releases the webhooks. */
  stop(): Promise<void>;
  /**
   * Creates or changes a webhook: ends its run, once the results of its deliveries are stored, then calls `work`. Whether or not
   * that succeeds, the first instance to claim the webhook runs it.
   */
  change<Result>(id: WebhookId, work: () => Promise<Result>): Promise<Result>;
}

/** Dependencies of a dispatcher. */
interface DispatcherOptions extends Omit<RunParts, 'webhooks'> {
  readonly webhooks: WebhookStore;
  /** Tenants that are served at the moment. */
  readonly tenants: () => readonly string[];
  /** Length of a lease. It exceeds any stall of the service; after a crash, webhooks wait until it ends. */
  readonly leaseMs: number;
  /** True if no other instance uses the database. */
  readonly isAlone: boolean;
  /** Called when a run has completed or disabled its webhook. */
  readonly ended: (tenant: string) => void;
}

/**
 * Longest time between two scans for webhooks that no instance runs. Only a single instance, whose lease is long, waits so long.
 */
const LONGEST_TICK_MS = 10 * 60_000;

/** Webhooks claimed by one statement. */
const CLAIMED_AT_ONCE = 100;

/** A run, and the time by `elapsed()` at which its lease ends. */
interface Holding {
  readonly run: WebhookRun;
  until: number;
}

/** Each webhook is run by one instance at a time. Every instance claims free webhooks and renews its leases. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { webhooks, tenants, clock, log, leaseMs, ended } = options;
  const bell = createBell(clock);
  const holdings = new Map<string, Holding>();
  const stopping = new AbortController();
  let renewedAt = -Infinity;
  /** False while a webhook may be leased without a run: after a crash, and after a write that failed. */
  let areAllRun = false;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const isDone = await attempt(tick);
      // An instance notices changes by other instances within this time.
      await bell.wait(Math.min(leaseMs / 6, isDone ? LONGEST_TICK_MS : RETRY_MS));
    }
  }

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      areAllRun = false;
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn('failed to scan for webhooks; retrying', { reason });
      return false;
    }
  }

  async function tick(): Promise<void> {
    await keep();
    await releaseOthers();
    for (const { run } of holdings.values()) run.refresh();
    const served = tenants();
    for (const { run } of holdings.values())
      if (!served.includes(run.held.tenant)) void drop(run.held);
    for (;;) {
      const begun = clock.elapsed();
      const claims = await webhooks.claim(served, CLAIMED_AT_ONCE);
      for (const claim of claims) begin(claim, begun + leaseMs);
      if (claims.length < CLAIMED_AT_ONCE || stopping.signal.aborted) return;
    }
  }

  /** A single instance's lease lasts for weeks, so a webhook that it does not run would wait as long. */
  async function releaseOthers(): Promise<void> {
    if (!options.isAlone || areAllRun) return;
    areAllRun = true;
    await webhooks.releaseOthers([...holdings.values()].map(({ run }) => run.held));
  }

  /** Renews leases after a third of their time; ends runs whose webhook was changed or claimed elsewhere. */
  async function keep(): Promise<void> {
    if (holdings.size === 0) return;
    const held = [...holdings.values()];
    const begun = clock.elapsed();
    const isDue = begun - renewedAt >= leaseMs / 3;
    const ids = held.map(({ run }) => run.held);
    const kept = await (isDue ? webhooks.renew(ids) : webhooks.confirm(ids));
    if (isDue) renewedAt = begun;
    const names = new Set(kept.map(nameOf));
    for (const holding of held) {
      if (!names.has(nameOf(holding.run.held))) void end(holding);
      else if (isDue) holding.until = begun + leaseMs;
    }
  }

  function begin(claim: Claim, until: number): void {
    const name = nameOf(claim.webhook);
    const before = holdings.get(name);
    if (before) void end(before);
    const holding: Holding = {
      until,
      run: new WebhookRun(options, claim, {
        isHeld: () => clock.elapsed() < holding.until,
        lost() {
          areAllRun = false;
          forget(holding);
          bell.ring(0);
        },
        ended() {
          forget(holding);
          ended(claim.webhook.tenant);
        },
      }),
    };
    holdings.set(name, holding);
  }

  function forget(holding: Holding): void {
    const name = nameOf(holding.run.held);
    if (holdings.get(name) === holding) holdings.delete(name);
  }

  function end(holding: Holding): Promise<void> {
    forget(holding);
    return holding.run.stop();
  }

  /** Ends a run and releases its webhook, so that another instance can claim it. */
  async function drop(id: WebhookId): Promise<void> {
    const holding = holdings.get(nameOf(id));
    if (holding === undefined) return;
    await end(holding);
    await attempt(() => webhooks.release([holding.run.held]));
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      stopping.abort();
      bell.ring(0);
      await running;
      const held = [...holdings.values()];
      await Promise.all(held.map(end));
      await options.recorder.stop();
      if (held.length > 0) await attempt(() => webhooks.release(held.map(({ run }) => run.held)));
    },
    async change(id, work) {
      const holding = holdings.get(nameOf(id));
      if (holding !== undefined) {
        await end(holding);
        await attempt(() => options.recorder.flush());
      }
      try {
        return await work();
      } catch (error) {
        areAllRun = false;
        throw error;
      } finally {
        bell.ring(0);
      }
    },
  };
}

function nameOf({ tenant, name }: WebhookId): string {
  return JSON.stringify([tenant, name]);
}
