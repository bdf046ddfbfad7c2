import type { Clock, SteadyClock } from '../../kernel/time/clock.ts';
import { isJsonObject, type Json, type JsonObject } from '../../kernel/json/json.ts';
import type { Log, Span, Tracing } from '../../kernel/log/log.ts';
import { maskText } from '../../kernel/privacy/masking.ts';
import type { Measurements } from '../../kernel/log/measurements.ts';
import { errors } from '../../messages/errors.ts';
import { inEnglish } from '../../messages/message.ts';
import { asObject, unwrapped, checkSubject } from './response-subject.ts';
import { type Meter, whyFree } from '../billing.ts';
import { Code } from '../business-codes.ts';
import type { Endpoint } from '../endpoint.ts';
import { type Envelope, excerpt, type MaskText } from './envelope.ts';
import { type PlatformError, PlatformUnavailable } from '../errors.ts';
import type { HttpResponse } from './exchange.ts';
import { retryAfterSecondsOf } from '../../kernel/time/retry-after.ts';
import type { Limiter } from '../limits.ts';
import {
  businessNumbers,
  type Decoded,
  isBlank,
  type RecordType,
  type Sent,
  type Structure,
  WireError,
} from '../record/index.ts';
import { toPlatformError } from '../refusal.ts';
import {
  type WireRequest,
  writeRequest,
  type Credentials,
  signedHeaders,
  type Transport,
} from './request.ts';
import type { Semaphore } from './semaphore.ts';

/** Calls endpoints of the platform. */
export interface Platform {
  /**
   * Encodes, signs, sends and decodes. Throws a `PlatformError`; its `maybeApplied` is true if the platform may have acted
   * nevertheless. A billed call is sent only after the meter has reserved its cost.
   */
  call<Request extends Structure, Response extends RecordType>(
    endpoint: Endpoint<Request, Response>,
    input: Sent<Request>,
    meter?: Meter,
  ): Promise<Decoded<Response>>;
  /**
   * Time by the platform's clock, in milliseconds since the epoch, from the `Date` of its last response; before any response
   * the time of this machine. The platform's days and months begin by its own clock.
   */
  now(): number;
}

/** Means to poll the platform about a tracked subject. */
export interface PollContext {
  /** The client of the subject's tenant. */
  readonly platform: Pick<Platform, 'call' | 'now'>;
  /** Callback address of a subject, for queries that repeat the parameters of the original call. */
  readonly addressFor: (subject: {
    readonly tenant: string;
    readonly kind: string;
    readonly key: string;
  }) => string;
  /** Clock of all stored times. */
  readonly clock: SteadyClock;
}

interface PlatformOptions {
  readonly credentials: Credentials;
  readonly transport: Transport;
  readonly limiter: Limiter;
  /** For requests that carry files; shared by all clients of one process. */
  readonly semaphore: Semaphore;
  readonly clock: Clock;
  readonly log: Log;
  readonly measurements: Pick<Measurements, 'billedCalls' | 'platformCalls' | 'platformSeconds'>;
  readonly tracing: Tracing;
  /** True when requests carry a `traceparent` header. */
  readonly sendsTraceparent: boolean;
  /** Label of the billed calls in the metrics. */
  readonly tenant: string;
  /** Random number from 0 to below 1, which spreads the waits between attempts. */
  readonly random: () => number;
}

/** Maximum number of attempts, the first included. */
const ATTEMPTS = 4;
const FIRST_WAIT_MS = 500;
/** Longest wait between attempts. When the platform asks for a longer one, the call fails and the caller decides. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Longest time from a call to the signature of its last attempt. A process that was suspended sends nothing on waking: others may
 * have found meanwhile that the platform never received the call.
 */
const SIGNED_WITHIN_MS = 10 * 60_000;

/** Maximum number of wrong parts of one response that the log describes; each item of a long list may have one. */
const MOST_LOGGED = 20;

/** Creates the client of the platform for one application key. */
export function createPlatform({
  credentials,
  transport,
  limiter,
  semaphore,
  clock,
  log,
  measurements,
  tracing,
  sendsTraceparent,
  tenant,
  random,
}: PlatformOptions): Platform {
  /** Milliseconds that the platform's clock is ahead of ours, learned when it rejects our timestamp. */
  let clockOffsetMs = 0;
  /** Last `Date` header, and the elapsed time at its arrival. */
  let dated: { readonly date: string; readonly at: number } | null = null;

  async function call<Request extends Structure, Response extends RecordType>(
    endpoint: Endpoint<Request, Response>,
    input: Sent<Request>,
    meter?: Meter,
  ): Promise<Decoded<Response>> {
    const request = writeRequest(endpoint, input);
    const progress: Progress = { begunAt: clock.now(), wasAnswered: false };
    if (endpoint.limit) await limiter.take(endpoint.limit, credentials.appKey);
    const { path, billed } = endpoint;
    if (billed === null) return ask(endpoint, input, request, progress);
    if (!meter) throw new TypeError(`${path} is billed, and no meter counts the call.`);
    const reserving = meter(path, billed, billed.unitsOf(input));
    const returnUnits = reserving instanceof Promise ? await reserving : reserving;
    // Counted before the call is sent, so also when it fails.
    measurements.billedCalls.labels(billed.capability, tenant).inc();
    try {
      return await ask(endpoint, input, request, progress);
    } catch (error) {
      const reason = whyFree(billed, error, progress.wasAnswered);
      if (reason !== null) await returnUnits(reason);
      throw error;
    }
  }

  async function ask<Request extends Structure, Response extends RecordType>(
    endpoint: Endpoint<Request, Response>,
    input: Sent<Request>,
    request: WireRequest,
    progress: Progress,
  ): Promise<Decoded<Response>> {
    let resigned = false;
    for (let attempt = 1; ; attempt += 1) {
      if (endpoint.limit && attempt > 1) await limiter.take(endpoint.limit, credentials.appKey);
      const { envelope, answer } = await tracing.span(
        `${endpoint.method} ${endpoint.path}`,
        'client',
        { 'http.request.method': endpoint.method, 'url.template': endpoint.path },
        (span) => send(endpoint, request, { attempt, progress, span }),
      );
      if (envelope.code === Code.success && !envelope.refusal) {
        return decode(endpoint, envelope, answer, request.members);
      }
      answer.discard();
      const masked = maskingFor(endpoint, input, envelope);
      if (envelope.refusal) throw envelope.refusal(masked);
      const error = toPlatformError(envelope, endpoint, masked);
      const askedSeconds = retryAfterSecondsOf(answer, clock.now());
      error.retryAfterSeconds = askedSeconds ?? error.retryAfterSeconds;
      const askedMs = (askedSeconds ?? 0) * 1_000;
      if (askedMs > LONGEST_WAIT_MS) throw error;
      if (attempt === ATTEMPTS || !mayRepeat(endpoint, error, resigned)) throw error;
      if (envelope.code === Code.timestampExpired) {
        resigned = true;
        learnClock(answer);
      } else {
        const ownMs = FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + random());
        await clock.sleep(Math.max(ownMs, askedMs));
      }
    }
  }

  function now(): number {
    const sentAt = Date.parse(dated?.date ?? '');
    if (dated === null || Number.isNaN(sentAt)) return clock.now();
    return sentAt + Math.round(clock.elapsed() - dated.at);
  }

  function learnClock({ date }: HttpResponse): void {
    const sentAt = Date.parse(date ?? '');
    if (!Number.isNaN(sentAt)) clockOffsetMs = sentAt - clock.now();
  }

  async function send(
    endpoint: Endpoint,
    request: WireRequest,
    { attempt, progress, span }: Attempt,
  ): Promise<{ envelope: Envelope; answer: HttpResponse }> {
    const { path, timeoutMs, effect } = endpoint;
    const { method, body } = request;
    const leave =
      typeof body === 'object' && body ? await semaphore.acquire(body.byteSize) : () => {};
    const startedAt = clock.now();
    const begun = performance.now();
    let received: HttpResponse | null = null;
    try {
      if (startedAt - progress.begunAt >= SIGNED_WITHIN_MS)
        throw new PlatformUnavailable(errors.notSentInTime, { maybeApplied: false });
      const signing = endpoint.signed
        ? signedHeaders(credentials, startedAt + clockOffsetMs, body ?? '')
        : {};
      const signed = signing instanceof Promise ? await signing : signing;
      const here = sendsTraceparent ? tracing.here() : null;
      const headers = here === null ? signed : { ...signed, traceparent: here.traceparent };
      received = await transport.send({
        method,
        path: request.path,
        headers,
        body,
        timeoutMs,
        expectsFile: endpoint.expectsFile,
        responseSize: endpoint.responseSize,
        billed: endpoint.billed !== null,
        freshConnection: effect === 'once',
      });
      progress.wasAnswered = true;
      if (received.date !== null) dated = { date: received.date, at: clock.elapsed() };
      // An error page repeats the requested address.
      const answer = { ...received, body: request.conceal(received.body) };
      const read = endpoint.answer(answer.status, answer.body, endpoint.numbers);
      const envelope = checkSubject(endpoint, request.members, {
        ...read,
        data: unwrapped(read.data, endpoint),
      });
      measurements.platformCalls.labels(path, codeLabel(envelope)).inc();
      span.set({
        'http.response.status_code': answer.status,
        'fapiao.platform.code': envelope.code,
        'fapiao.platform.request_id': envelope.requestId,
        'fapiao.attempt': attempt,
      });
      log.info('platform call', {
        path,
        attempt,
        status: answer.status,
        platformCode: envelope.code,
        platformRequestId: envelope.requestId,
        durationMs: clock.now() - startedAt,
      });
      if (envelope.namesAnother !== undefined)
        log.warn('the platform response names another subject', {
          path,
          platformRequestId: envelope.requestId,
          reason: `data.${envelope.namesAnother} differs from the request`,
        });
      return { envelope, answer };
    } catch (error) {
      received?.discard();
      if (received !== null && error instanceof PlatformUnavailable) {
        error.retryAfterSeconds ??= retryAfterSecondsOf(received, clock.now());
      }
      const reason = error instanceof Error ? error.message : 'unknown';
      measurements.platformCalls.labels(path, 'none').inc();
      log.warn('platform call failed', {
        path,
        attempt,
        reason,
        durationMs: clock.now() - startedAt,
      });
      throw error;
    } finally {
      measurements.platformSeconds.labels(path).observe((performance.now() - begun) / 1000);
      leave();
    }
  }

  function decode<Response extends RecordType>(
    { path, response, ofRequest }: Endpoint<Structure, Response>,
    { data, requestId }: Envelope,
    { body, restore, discard }: HttpResponse,
    asked: JsonObject,
  ): Decoded<Response> {
    let faults = 0;
    try {
      return response.read(
        withAsked(asObject(restore(data ?? {}), response), ofRequest, asked),
        (error) => {
          faults += 1;
          if (faults > MOST_LOGGED) return;
          const reason = inEnglish(error.under('data').fault);
          log.warn('a part of the platform response is not as documented', {
            path,
            platformRequestId: requestId,
            reason,
          });
        },
      );
    } catch (error) {
      discard();
      if (!(error instanceof WireError)) throw error;
      const { fault } = error.under('data');
      log.warn('the platform response is not as documented', {
        path,
        platformRequestId: requestId,
        reason: inEnglish(fault),
      });
      throw new PlatformUnavailable(errors.wrongForm, {
        hint: errors.received({ fault, excerpt: excerpt(body) }),
        requestId,
        cause: error,
        maybeApplied: true,
      });
    } finally {
      const count = faults - MOST_LOGGED;
      if (count > 0)
        log.warn('further parts of the platform response are not as documented', { path, count });
    }
  }

  return { call, now };
}

/** Data, completed with the request's values of members that are missing. */
function withAsked(data: Json, names: readonly string[], asked: JsonObject): Json {
  if (names.length === 0 || !isJsonObject(data)) return data;
  const lacking = names.filter((name) => isBlank(data[name] ?? ''));
  return { ...data, ...Object.fromEntries(lacking.map((name) => [name, asked[name]])) };
}

/** Progress of a call over all attempts. */
interface Progress {
  /** Milliseconds since the epoch. */
  readonly begunAt: number;
  /** True once a response arrived. */
  wasAnswered: boolean;
}

/** One attempt at a call. */
interface Attempt {
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly progress: Progress;
  readonly span: Span;
}

const KNOWN_CODES: ReadonlySet<string> = new Set(Object.values(Code));

/** Label of a response in the metrics: a documented code, or one word for all others. */
function codeLabel({ code, refusal, namesAnother }: Envelope): string {
  if (namesAnother !== undefined) return 'other subject';
  if (code === Code.success && refusal) return 'refused';
  return KNOWN_CODES.has(code) ? code : 'other';
}

/** Masks texts of a response. Numbers in the typed fields of request and response that name no person stay readable. */
function maskingFor(
  { request, response }: Endpoint,
  input: unknown,
  { data }: Pick<Envelope, 'data'>,
): MaskText {
  const asked = businessNumbers(request, input);
  const answered = businessNumbers(response, data);
  return (text) => maskText(text, (digits) => asked(digits) || answered(digits));
}

/**
 * True if a rejected call is sent again: after a stale timestamp (once, as a second rejection has another cause), after too many
 * calls, and for a free read whose source is unavailable. No other call is repeated, as it may have cost money or changed
 * something.
 */
function mayRepeat(
  { billed, effect }: Endpoint,
  { platformCode, retryable }: PlatformError,
  resigned: boolean,
): boolean {
  if (platformCode === Code.timestampExpired) return !resigned;
  if (platformCode === Code.tooManyRequests) return true;
  const isAway = platformCode === Code.upstreamUnavailable && retryable;
  return isAway && billed === null && effect === 'none';
}
