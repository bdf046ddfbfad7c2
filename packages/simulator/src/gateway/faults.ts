import { type Choice, isJsonObject, type JsonObject } from '../from-service.ts';
import type { BusinessCode } from './envelope.ts';

/** Fault, by the place where it occurs: the proxy before the platform, the platform's gateway, or the way back. */
export type Fault =
  | { readonly at: 'proxy'; readonly reply: { status: number; type: string; body: string } | null }
  | { readonly at: 'gateway'; readonly code: BusinessCode }
  | { readonly at: 'reply'; readonly mangle: (body: string) => string | null }
  | { readonly at: 'clock'; readonly delayMs: number };

const page =
  '<!doctype html><html><head><title>Service temporarily unavailable</title></head></html>';

/** A `null` reply or text means that the connection is closed without a response. */
const faults = {
  BAD_GATEWAY: {
    description: 'HTTP 502 from a proxy, without the envelope.',
    at: 'proxy',
    reply: { status: 502, type: 'text/plain', body: 'Bad Gateway' },
  },
  HTML: {
    description: 'It responds with a proxy’s HTML page and status 200.',
    at: 'proxy',
    reply: { status: 200, type: 'text/html', body: page },
  },
  LOST_REQUEST: {
    description: 'It cuts the connection without acting.',
    at: 'proxy',
    reply: null,
  },
  UPSTREAM_UNAVAILABLE: {
    description: 'CYT_50200: the source behind the platform is unavailable.',
    at: 'gateway',
    code: 'CYT_50200',
  },
  TOO_MANY_REQUESTS: { description: 'CYT_42901.', at: 'gateway', code: 'CYT_42901' },
  QUOTA_EXHAUSTED: { description: 'CYT_42900.', at: 'gateway', code: 'CYT_42900' },
  NOT_ENABLED: {
    description: 'CYT_40301: the key is not enabled for this product.',
    at: 'gateway',
    code: 'CYT_40301',
  },
  LOST_REPLY: {
    description: 'It acts, and then cuts the connection without a response.',
    at: 'reply',
    mangle: () => null,
  },
  TRUNCATED: {
    description: 'It acts, and the JSON of its response ends in the middle.',
    at: 'reply',
    // The HTTP response around it is complete.
    mangle: (body) => body.slice(0, body.length / 2),
  },
  WRONG_TYPES: {
    description: 'It acts, and every member of its response has another type than documented.',
    at: 'reply',
    mangle: withWrongTypes,
  },
  SLOW: { description: 'It responds after five seconds.', at: 'clock', delayMs: 5_000 },
} as const satisfies Record<string, Fault & { readonly description: string }>;

/** A way to misbehave, or `NONE`. */
export type FaultName = keyof typeof faults | 'NONE';

/** Names and descriptions of the faults. */
export const faultChoice: Choice<FaultName> = {
  name: 'SandboxFault',
  description: 'A way in which an endpoint of the simulated platform can misbehave (沙箱).',
  values: { NONE: { description: 'It works.' }, ...faults },
};

/** Active faults, by path. */
export interface Faults {
  /** `times` null: the fault stays until it is set to `NONE`. */
  set(path: string, fault: FaultName, times: number | null): void;
  /** Fault for the call that arrives at `path` now; uses up one of its times. */
  take(path: string): Fault | null;
}

/** Creates an empty set of faults. They are settings of the running process: a restart clears them. */
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

/** Replaces each member of the response's data by an object; in a bare response, each member of the response. */
function withWrongTypes(body: string): string {
  const answer: unknown = JSON.parse(body);
  if (!isJsonObject(answer)) return body;
  const { data } = answer;
  return JSON.stringify(isJsonObject(data) ? { ...answer, data: odd(data) } : odd(answer));
}

function odd(members: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(members).map((name) => [name, { odd: [] }]));
}
