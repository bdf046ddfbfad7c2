import { createBell } from '../../subjects/tracker/lanes.ts';
import { type RunParts, WebhookRun } from './run.ts';
import type { Claim, WebhookId } from '../webhook.ts';
import type { WebhookStore } from '../store.ts';

/** Runs the webhooks that this instance holds. */
export interface Dispatcher {
  start(): void;
  /** Ends all runs and releases the webhooks. */
  stop(): Promise<void>;
  /** Ends the run of a webhook before it is changed, once the results of its deliveries are stored. */
  pause(id: WebhookId): Promise<void>;
  /** Reports that a webhook was created or changed. The first instance to claim it runs it. */
  wake(): void;
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

/** Longest time between two scans for webhooks without an instance. Applies where no other instance changes anything. */
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
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    if (options.isAlone) await attempt(() => webhooks.releaseAll());
    while (!stopping.signal.aborted) {
      await attempt(tick);
      // An instance notices changes by other instances within this time.
      await bell.wait(Math.min(leaseMs / 6, LONGEST_TICK_MS));
    }
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn('failed to scan for webhooks; retrying', { reason });
    }
  }

  async function tick(): Promise<void> {
    await keep();
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
    async pause(id) {
      const holding = holdings.get(nameOf(id));
      if (holding === undefined) return;
      await end(holding);
      await attempt(() => options.recorder.flush());
    },
    wake: () => bell.ring(0),
  };
}

function nameOf({ tenant, name }: WebhookId): string {
  return JSON.stringify([tenant, name]);
}
