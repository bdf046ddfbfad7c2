import { createBell } from '../../subjects/tracker/bell.ts';
import { type RunParts, WebhookRun } from './run.ts';
import type { Claim, WebhookId } from '../webhook.ts';
import type { WebhookStore } from '../store.ts';

/** Runs the webhooks that this instance holds. */
export interface Dispatcher {
  start(): void;
  /** Ends all runs, and gives the webhooks back. */
  stop(): Promise<void>;
  /** Ends the run of a webhook that is about to be changed, with everything stored that came of it. */
  pause(id: WebhookId): Promise<void>;
  /** A webhook was created or changed: it is run by whoever is first. */
  wake(): void;
}

/** Dependencies of a dispatcher. */
export interface DispatcherOptions extends Omit<RunParts, 'webhooks'> {
  readonly webhooks: WebhookStore;
  /** Tenants that are served at the moment. */
  readonly tenants: () => readonly string[];
  /** Time for which a webhook is held. Longer than the service stalls; after a crash, webhooks wait for it. */
  readonly leaseMs: number;
  /** True if no other instance uses the record. */
  readonly isAlone: boolean;
  /** A webhook changed its state by itself. */
  readonly ended: (tenant: string) => void;
}

/** Time between two looks for idle webhooks, where no other instance changes anything. */
const LONGEST_TICK_MS = 10 * 60_000;

/** Webhooks claimed by one statement. */
const CLAIMED_AT_ONCE = 100;

/** A run, and the time by `elapsed()` at which its lease ends. */
interface Holding {
  readonly run: WebhookRun;
  until: number;
}

/** Every webhook is run by one instance at a time: it claims those that are free, and renews its leases. */
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
      // Within this time an instance notices what another one changed.
      await bell.wait(Math.min(leaseMs / 6, LONGEST_TICK_MS));
    }
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn('failed to look for webhooks; retrying', { reason });
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

  /** Renews the leases when a third of them is over, and ends the runs of webhooks that others have or changed. */
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

  /** Ends a run, so that another instance can have its webhook. */
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
