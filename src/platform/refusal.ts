import { type Json, type JsonObject, soleObject } from '../kernel/json/json.ts';
import { both, quote } from '../messages/message.ts';
import { Code } from './business-codes.ts';
import type { Endpoint } from './endpoint.ts';
import { type Envelope, type MaskText, proseIn } from './client/envelope.ts';
import {
  NotPermitted,
  type PlatformError,
  PlatformRejected,
  PlatformUnavailable,
  QuotaExhausted,
  RateLimited,
} from './errors.ts';

/** Error for an envelope whose code is not success, with its texts masked. */
export function toPlatformError(
  envelope: Envelope,
  endpoint: Endpoint,
  masked: MaskText,
): PlatformError {
  const { status, code, msg } = envelope;
  const text = quote(masked(cut(msg)));
  const details = detailsOf(envelope, masked);
  // The gateway accepted the call and a system behind it failed, possibly after it did something.
  const maybeApplied = endpoint.effect !== 'none';
  switch (code) {
    case Code.headersMissing:
    case Code.keyUnknown:
    case Code.signatureWrong:
    case Code.timestampExpired:
    case Code.notEnabled:
      return new NotPermitted(text, details);
    // Documented rejections, whatever the HTTP status, which the documents do not show for all of them.
    case Code.malformed:
    case Code.noSuchInvoice:
    case Code.elementsDisagree:
      return new PlatformRejected(text, details);
    case Code.quotaExhausted:
      return new QuotaExhausted(text, details);
    case Code.tooManyRequests:
      return new RateLimited(text, { ...details, retryAfterSeconds: 60 });
    case Code.upstreamUnavailable: {
      const { retryAfterSeconds, fallback } = endpoint;
      const namesReason = isReason(endpoint, adviceOf(envelope));
      const isWhole =
        endpoint.upstreamHint === 'returncode' && RETURN_CODE.test(adviceOf(envelope) ?? '');
      // Of several calls some may have been carried out, so only the caller can decide.
      if (namesReason && (isWhole || !maybeApplied)) return new PlatformRejected(text, details);
      return new PlatformUnavailable(text, {
        ...details,
        hint: both(details.hint, fallback),
        retryAfterSeconds,
        maybeApplied,
        namesReason,
      });
    }
    default:
      // The documents use both statuses for keys only, and name 403 without a code for traces. For an order they are a
      // rejection, after which the platform is queried about the order.
      if ((status === 401 || status === 403) && !maybeApplied)
        return new NotPermitted(text, details);
      if (status === 429) return new RateLimited(text, { ...details, retryAfterSeconds: 60 });
      // Undocumented code: only a 4xx, or a business response with 200, is certainly a rejection.
      return status >= 500
        ? new PlatformUnavailable(text, { ...details, maybeApplied })
        : new PlatformRejected(text, details);
  }
}

/** Particulars of a rejection or failure in an envelope, masked. */
export function detailsOf(envelope: Envelope, masked: MaskText) {
  const { code, requestId, data } = envelope;
  const advice = adviceOf(envelope);
  const payload = soleObject(data) ?? {};
  return {
    platformCode: code,
    requestId,
    hint: advice ? quote(masked(cut(advice))) : null,
    steps: stepsOf(payload, masked),
    data: payload,
  };
}

function adviceOf({ data }: Envelope): string | null {
  return proseIn(soleObject(data)?.['hint']);
}

/** Words for a source that is unavailable at the moment, independent of the query. */
const FOR_A_WHILE =
  /超时|繁忙|稍[后候]|维护|不可用|无法连接|连接失败|网络|time[ds]?[ -]?out|busy|unavailable|maintenance|try again|connect|ECONN/i;

/** True for advice that is the reason of a system behind the gateway: a repeat of the request would have the same result. */
function isReason({ upstreamHint }: Endpoint, advice: string | null): boolean {
  return advice !== null && upstreamHint !== 'outage' && !FOR_A_WHILE.test(advice);
}

/** Code of the tax bureau at the beginning of a hint, other than that of success. */
const RETURN_CODE = /^\s*(?:returncode\W{0,4})?(?!00)\d{2}(?!\d)/i;

/** Longest text of the platform that is masked and shown, in UTF-16 units. */
const LONGEST_TOLD = 2_000;

function cut(text: string): string {
  return text.slice(0, LONGEST_TOLD);
}

/** Executed steps are in `data.data.steps` (document 2, section 7). */
function stepsOf(data: JsonObject, masked: MaskText): readonly string[] {
  const inner = soleObject(data['data']) ?? data;
  const steps = inner['steps'];
  if (!Array.isArray(steps)) return [];
  const texts = steps.map((step: Json) => (typeof step === 'string' ? step : JSON.stringify(step)));
  return texts.flatMap((text) => proseIn(text) ?? []).map((text) => masked(cut(text)));
}
