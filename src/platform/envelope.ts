import { isJsonObject, type Json, type JsonObject } from '../kernel/json.ts';
import { maskText } from '../kernel/masking.ts';
import type { Endpoint } from './endpoint.ts';
import {
  NotPermitted,
  type PlatformError,
  PlatformRejected,
  PlatformUnavailable,
  QuotaExhausted,
  RateLimited,
} from './errors.ts';
import { parseExactJson } from './exact-json.ts';

/** The platform's answer to any call (document 1, section 2.1). */
export interface Envelope {
  /** Of HTTP. The business code decides; this only tells a refusal from a fault where the code is unknown. */
  readonly status: number;
  readonly code: string;
  readonly msg: string;
  readonly requestId: string | null;
  /** As received; null when it is missing. */
  readonly data: Json;
  /** The error that an answer of a special kind stands for, whatever its code. */
  readonly refusal?: PlatformError;
}

/** Business codes that the client acts upon (document 1, section 7). */
export const Code = {
  success: 'CYT_00000',
  headersMissing: 'CYT_40100',
  keyUnknown: 'CYT_40101',
  signatureWrong: 'CYT_40102',
  timestampExpired: 'CYT_40103',
  notEnabled: 'CYT_40301',
  quotaExhausted: 'CYT_42900',
  tooManyRequests: 'CYT_42901',
  upstreamUnavailable: 'CYT_50200',
} as const;

/** Makes an envelope of what was received, or throws `PlatformUnavailable`. */
export type AnswerReader = (
  status: number,
  body: string,
  numbers?: Endpoint['numbers'],
) => Envelope;

/** Reads an answer that comes in the platform's envelope. */
export const readEnvelope: AnswerReader = (status, body, numbers) =>
  toEnvelope(status, parseAnswer(body, numbers), body);

/**
 * An envelope, whatever the HTTP status: the business code decides. Throws `PlatformUnavailable` with
 * the beginning of what was received (masked) when it is none.
 */
export function toEnvelope(status: number, answer: Json | undefined, body: string): Envelope {
  if (!isJsonObject(answer) || typeof answer['code'] !== 'string') {
    throw new PlatformUnavailable(`The platform answered HTTP ${status} without its envelope.`, {
      hint: excerpt(body),
      mayHaveHappened: true,
    });
  }
  const { code, msg, requestId, data } = answer;
  return {
    status,
    code: answer['code'],
    msg: typeof msg === 'string' ? msg : code,
    requestId: typeof requestId === 'string' ? requestId : null,
    data: data ?? null,
  };
}

/**
 * Reads an answer that is its own data, with `ok` in place of a code (document 2, section 2), as an
 * envelope. `ok: false` with a status of 400 or more is a refusal; below, the data say what is the matter.
 */
export const readBareAnswer: AnswerReader = (status, body, numbers) => {
  const answer = parseAnswer(body, numbers);
  const isBare = isJsonObject(answer) && typeof answer['ok'] === 'boolean' && !('code' in answer);
  if (!isBare) return toEnvelope(status, answer, body);
  const isRefusal = !answer['ok'] && status >= 400;
  return {
    status,
    code: isRefusal ? `HTTP_${status}` : Code.success,
    msg: textAt(answer, 'message') ?? 'The platform refused it.',
    requestId: textAt(answer, 'requestId'),
    data: answer,
  };
};

/**
 * The beginning of what was received, to recognize whose answer it is: a proxy's page, a half text. Any
 * longer number is starred: none is needed for that, and it may be anybody's.
 */
export function excerpt(body: string): string {
  return body
    .slice(0, 1_000)
    .replace(/\d{6,}[Xx]?/g, '******')
    .slice(0, 200);
}

/** The error that an envelope with a code other than success stands for. */
export function toPlatformError(
  { status, code, msg, requestId, data }: Envelope,
  endpoint: Endpoint,
): PlatformError {
  const message = maskText(msg);
  const said = isJsonObject(data) ? data : {};
  const hint = textAt(said, 'hint');
  const details = { platformCode: code, requestId, hint, steps: stepsOf(said) };
  // The gateway took the call and something behind it failed: what was done before is not known.
  const mayHaveHappened = endpoint.effect !== 'none';
  switch (code) {
    case Code.headersMissing:
    case Code.keyUnknown:
    case Code.signatureWrong:
    case Code.timestampExpired:
    case Code.notEnabled:
      return new NotPermitted(message, details);
    case Code.quotaExhausted:
      return new QuotaExhausted(message, details);
    case Code.tooManyRequests:
      return new RateLimited(message, { ...details, retryAfterSeconds: 60 });
    case Code.upstreamUnavailable: {
      const { retryAfterSeconds, fallback } = endpoint;
      const advice = [hint, fallback].filter((text) => text !== null).join(' ') || null;
      return new PlatformUnavailable(message, {
        ...details,
        hint: advice,
        retryAfterSeconds,
        mayHaveHappened,
      });
    }
    default:
      // An undocumented code: only a 4xx, or a business answer with 200, is certainly a refusal.
      return status >= 500
        ? new PlatformUnavailable(message, { ...details, mayHaveHappened })
        : new PlatformRejected(message, details);
  }
}

/** What an answer's body holds; undefined when it is no JSON. */
export function parseAnswer(
  body: string,
  numbers: Endpoint['numbers'] = 'exact',
): Json | undefined {
  try {
    // What JSON.parse gives is JSON.
    return numbers === 'exact' ? parseExactJson(body) : (JSON.parse(body) as Json);
  } catch {
    return undefined;
  }
}

function textAt(data: JsonObject, key: string): string | null {
  const value = data[key];
  return typeof value === 'string' ? maskText(value) : null;
}

/** Executed steps stand in `data.data.steps` (document 2, section 7). */
function stepsOf(data: JsonObject): readonly string[] {
  const inner = isJsonObject(data['data']) ? data['data'] : data;
  const steps = inner['steps'];
  if (!Array.isArray(steps)) return [];
  return steps.map((step: Json) =>
    maskText(typeof step === 'string' ? step : JSON.stringify(step)),
  );
}
