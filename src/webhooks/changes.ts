import type { Clock } from '../kernel/time/clock.ts';
import { RETRY_MS } from './delivery/retries.ts';
import type { Webhook } from './webhook.ts';

/** Dependencies of `Changes`. */
interface ChangesOptions {
  readonly list: (tenant: string) => Promise<readonly Webhook[]>;
  readonly clock: Clock;
  /** Time within which a change by another instance is reported. */
  readonly lookEveryMs: number;
}

/** Reports webhooks whose definition or state changed. */
export interface Changes {
  /** Yields every webhook of a tenant, then each one that changes. A slow reader misses intermediate states. */
  follow(tenant: string): AsyncIterableIterator<Webhook>;
  /** Reports that a webhook of the tenant changed on this instance. */
  ring(tenant: string): void;
}

export function createChanges({ list, clock, lookEveryMs }: ChangesOptions): Changes {
  const readers = new Map<string, Set<() => void>>();

  return {
    ring(tenant) {
      for (const wake of readers.get(tenant) ?? []) wake();
    },
    follow(tenant) {
      const seen = new Map<string, string>();
      const over = new AbortController();
      let waiting: readonly Webhook[] = [];
      let rung = new AbortController();
      const wake = (): void => rung.abort();
      const ofTenant = readers.get(tenant) ?? new Set();
      readers.set(tenant, ofTenant.add(wake));

      /** Resolves with the time until the next scan. */
      async function scan(): Promise<number> {
        rung = new AbortController();
        const found = await list(tenant).catch(() => null);
        if (found === null) return Math.min(lookEveryMs, RETRY_MS);
        waiting = found.filter((webhook) => seen.get(webhook.name) !== keyOf(webhook));
        for (const webhook of waiting) seen.set(webhook.name, keyOf(webhook));
        return lookEveryMs;
      }

      const changes: AsyncIterableIterator<Webhook> = {
        async next() {
          while (!over.signal.aborted) {
            const [first, ...rest] = waiting;
            waiting = rest;
            if (first !== undefined) return { done: false, value: first };
            const waitMs = await scan();
            if (waiting.length === 0)
              await clock.sleep(waitMs, AbortSignal.any([rung.signal, over.signal]));
          }
          return { done: true, value: undefined };
        },
        return() {
          over.abort();
          ofTenant.delete(wake);
          if (ofTenant.size === 0 && readers.get(tenant) === ofTenant) readers.delete(tenant);
          return Promise.resolve({ done: true, value: undefined });
        },
        [Symbol.asyncIterator]: () => changes,
      };
      return changes;
    },
  };
}

/** Changes whenever the webhook changes. The creation time tells a webhook from a removed one with the same name. */
function keyOf({ createdAt, revision }: Webhook): string {
  return `${createdAt} ${revision}`;
}
