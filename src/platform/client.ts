import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import { readAtomicAnswer } from './atomic-answer.ts';
import { bankRefusal } from './bank-refusals.ts';
import type { Endpoint } from './endpoint.ts';
import {
  type AnswerReader,
  Code,
  type Envelope,
  excerpt,
  readBareAnswer,
  readEnvelope,
  toPlatformError,
} from './envelope.ts';
import { PlatformUnavailable } from './errors.ts';
import type { Limiter } from './limits.ts';
import {
  type Decoded,
  type RecordType,
  type Sent,
  type Structure,
  WireError,
} from './record/index.ts';
import { type WireRequest, writeRequest } from './request.ts';
import type { Room } from './room.ts';
import { readSigningAnswer } from './signing-answer.ts';
import { type Credentials, signedHeaders } from './signing.ts';
import type { Answer, Transport } from './transport.ts';

/** Told of every call before it is first sent, so that what a request costs is said even if it fails. */
export type CallObserver = (endpoint: Endpoint) => void;

/** Calls endpoints of the platform. */
export interface Platform {
  /**
   * Encodes, signs, sends and decodes. Throws a `PlatformError`; its `mayHaveHappened` says whether the
   * platform may have acted all the same.
   */
  call<Request extends Structure, Response extends RecordType>(
    endpoint: Endpoint<Request, Response>,
    input: Sent<Request>,
    observe?: CallObserver,
  ): Promise<Decoded<Response>>;
}

/** What a question about a tracked subject is asked with. */
export interface Asking {
  /** The client of the subject's tenant. */
  readonly platform: Pick<Platform, 'call'>;
  /** The callback address of a subject, for questions that repeat the parameters of the call itself. */
  readonly addressFor: (subject: {
    readonly tenant: string;
    readonly kind: string;
    readonly key: string;
  }) => string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface PlatformOptions {
  readonly credentials: Credentials;
  readonly transport: Transport;
  readonly limiter: Limiter;
  /** For requests that carry files; shared by all clients of one process. */
  readonly room: Room;
  readonly clock: Clock;
  readonly log: Log;
  /** From 0 to below 1; spreads the waits between attempts. */
  readonly random: () => number;
}

/** Attempts at one call at the most, the first included. */
const ATTEMPTS = 4;
const FIRST_WAIT_MS = 500;

/** How each kind of answer is made an envelope of. */
const readers: Readonly<Record<Endpoint['answer'], AnswerReader>> = {
  envelope: readEnvelope,
  bare: readBareAnswer,
  atomic: readAtomicAnswer,
  signing: readSigningAnswer,
};

/** A client of the platform for one application key. */
export function createPlatform({
  credentials,
  transport,
  limiter,
  room,
  clock,
  log,
  random,
}: PlatformOptions): Platform {
  /** What the platform's clock is ahead of ours, learned from an answer that refused our timestamp. */
  let clockOffsetMs = 0;

  async function call<Request extends Structure, Response extends RecordType>(
    endpoint: Endpoint<Request, Response>,
    input: Sent<Request>,
    observe: CallObserver = () => {},
  ): Promise<Decoded<Response>> {
    const request = writeRequest(endpoint, input);
    let resigned = false;
    for (let attempt = 1; ; attempt += 1) {
      if (endpoint.limit) await limiter.take(endpoint.limit, credentials.appKey);
      if (attempt === 1) observe(endpoint);
      const { envelope, answer } = await send(endpoint, request, attempt);
      const refusal = envelope.refusal ?? bankRefusal(envelope);
      if (refusal) throw refusal;
      if (envelope.code === Code.success) return decode(endpoint, envelope, answer);
      if (attempt === ATTEMPTS || !mayRepeat(endpoint, envelope.code, resigned))
        throw toPlatformError(envelope, endpoint);
      if (envelope.code === Code.timestampExpired) {
        resigned = true;
        if (answer.sentAt !== null) clockOffsetMs = answer.sentAt - clock.now();
      } else await clock.sleep(FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + random()));
    }
  }

  async function send(
    endpoint: Endpoint,
    request: WireRequest,
    attempt: number,
  ): Promise<{ envelope: Envelope; answer: Answer }> {
    const { path, timeoutMs, effect } = endpoint;
    const { method, body } = request;
    const leave = typeof body === 'object' && body ? await room.enter(body.byteSize) : () => {};
    const startedAt = clock.now();
    try {
      const headers = endpoint.signed
        ? await signedHeaders(credentials, startedAt + clockOffsetMs, body ?? '')
        : {};
      const received = await transport.send({
        method,
        path: request.path,
        headers,
        body,
        timeoutMs,
        expectsFile: hasFile(endpoint.response),
        freshConnection: effect === 'once',
      });
      // An error page repeats the address that was asked for.
      const answer = { ...received, body: request.conceal(received.body) };
      const envelope = readers[endpoint.answer](answer.status, answer.body, endpoint.numbers);
      log.info('platform call', {
        path,
        attempt,
        status: answer.status,
        platformCode: envelope.code,
        platformRequestId: envelope.requestId,
        durationMs: clock.now() - startedAt,
      });
      return { envelope, answer };
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn('platform call failed', {
        path,
        attempt,
        reason,
        durationMs: clock.now() - startedAt,
      });
      throw error;
    } finally {
      leave();
    }
  }

  function decode<Response extends RecordType>(
    { path, response }: Endpoint<Structure, Response>,
    { data, requestId }: Envelope,
    { body, restore }: Answer,
  ): Decoded<Response> {
    try {
      return response.read(restore(data ?? {}));
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      const reason = `${error.under('data').path} should be ${error.expected}`;
      log.warn('platform answer is not as documented', {
        path,
        platformRequestId: requestId,
        reason,
      });
      throw new PlatformUnavailable(`The platform's answer does not have its documented form.`, {
        hint: `${reason}; received: ${excerpt(body)}`,
        requestId,
        cause: error,
        mayHaveHappened: true,
      });
    }
  }

  return { call };
}

function hasFile({ fields }: RecordType): boolean {
  return Object.values(fields).some(
    ({ shape }) => shape.kind === 'scalar' && shape.scalar === 'File',
  );
}

/**
 * Whether a refused call is sent again. Only codes that say "not now" qualify, and none that may have
 * cost money or changed something: a free read whose source is away, and what the gateway refused at
 * its door: too many calls, a stale timestamp (once: a second refusal is no matter of clocks).
 */
function mayRepeat({ billed, effect }: Endpoint, code: string, resigned: boolean): boolean {
  if (code === Code.timestampExpired) return !resigned;
  if (code === Code.tooManyRequests) return true;
  return code === Code.upstreamUnavailable && billed === null && effect === 'none';
}
