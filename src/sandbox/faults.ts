import type { BusinessCode } from './envelope.ts';

/** Where a fault strikes: the proxy before the platform, the platform's gateway, or the way back. */
export type Fault =
  | { readonly at: 'proxy'; readonly reply: { status: number; type: string; body: string } | null }
  | { readonly at: 'gateway'; readonly code: BusinessCode }
  | { readonly at: 'reply'; readonly mangle: (body: string) => string | null }
  | { readonly at: 'clock'; readonly delayMs: number };

const page =
  '<!doctype html><html><head><title>Service temporarily unavailable</title></head></html>';

/** A `null` reply or text stands for a connection that is cut without a word. */
const faults = {
  BAD_GATEWAY: { at: 'proxy', reply: { status: 502, type: 'text/plain', body: 'Bad Gateway' } },
  // With status 200, as captive proxies do it: only the content tells.
  HTML: { at: 'proxy', reply: { status: 200, type: 'text/html', body: page } },
  LOST_REQUEST: { at: 'proxy', reply: null },
  UPSTREAM_UNAVAILABLE: { at: 'gateway', code: 'CYT_50200' },
  TOO_MANY_REQUESTS: { at: 'gateway', code: 'CYT_42901' },
  QUOTA_EXHAUSTED: { at: 'gateway', code: 'CYT_42900' },
  NOT_ENABLED: { at: 'gateway', code: 'CYT_40301' },
  LOST_REPLY: { at: 'reply', mangle: () => null },
  // A complete HTTP answer whose JSON ends in the middle.
  TRUNCATED: { at: 'reply', mangle: (body) => body.slice(0, body.length / 2) },
  SLOW: { at: 'clock', delayMs: 5_000 },
} as const satisfies Record<string, Fault>;

/** A way to misbehave, or `NONE`. */
export type FaultName = keyof typeof faults | 'NONE';

/** The faults that are set, by path. */
export interface Faults {
  /** `times` null: until it is set to `NONE`. */
  set(path: string, fault: FaultName, times: number | null): void;
  /** The fault that the call now arriving at `path` meets; uses up one of its times. */
  take(path: string): Fault | null;
}

/** No faults. They are settings of the running process: a restart clears them. */
export function createFaults(): Faults {
  const byPath = new Map<string, { fault: Fault; left: number }>();
  return {
    set: (path, fault, times) => {
      if (fault === 'NONE') byPath.delete(path);
      else byPath.set(path, { fault: faults[fault], left: times ?? Infinity });
    },
    take: (path) => {
      const planned = byPath.get(path);
      if (planned === undefined) return null;
      planned.left -= 1;
      if (planned.left <= 0) byPath.delete(path);
      return planned.fault;
    },
  };
}
