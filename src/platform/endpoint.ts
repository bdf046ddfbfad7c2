import type { Message } from '../messages/message.ts';
import type { Repeated } from './client/response-subject.ts';
import type { Billed } from './billing/billing.ts';
import { type AnswerReader, type Numbers, readEnvelope } from './client/envelope.ts';
import type { Field, RecordType, Sent, Structure } from './record/index.ts';
import type { Limit } from './limits.ts';

/** Everything in which endpoints of the platform differ; the client has no special cases. */
export interface Endpoint<
  Request extends Structure = Structure,
  Response extends RecordType = RecordType,
> {
  /** For example `/api/v1/verify`. A part `<token>` is filled with the request's member of that wire name. */
  readonly path: string;
  /** A GET has no body: all members of its request stand in the path. */
  readonly method: 'POST' | 'GET';
  /** False where the platform asks for no signature, as what stands in the path is the credential. */
  readonly signed: boolean;
  /** Makes the platform's envelope of an answer, in whatever form the endpoint gives it. */
  readonly answer: AnswerReader;
  readonly request: Request;
  /** The envelope's `data`. */
  readonly response: Response;
  /** Members of the answer that name the subject; an answer about another one is no answer. */
  readonly about: readonly Repeated[];
  /** What a call costs; null when free. */
  readonly billed: Billed<Sent<Request>> | null;
  /**
   * The effect of a second sending: nothing (`none`), the same again without harm (`repeatable`), or
   * damage (`once`: such a call is never repeated after bytes may have left).
   */
  readonly effect: 'none' | 'repeatable' | 'once';
  /** Held towards the platform before the call is sent; null where no limit is documented. */
  readonly limit: Limit | null;
  /**
   * The meaning of the hint that comes with `CYT_50200`: why the source is away for a while (`outage`), or the
   * source's own reason not to do it (`refusal`: documents 2 and 3, section 7).
   */
  readonly upstreamHint: 'outage' | 'refusal';
  /** The wait that a caller is told after `CYT_50200`; null where the documents say nothing. */
  readonly retryAfterSeconds: number | null;
  /** Advice for a caller meanwhile, said after the platform's own words on `CYT_50200`; null where the documents say nothing. */
  readonly fallback: Message | null;
  readonly timeoutMs: number;
  readonly numbers: Numbers;
  /** Wire names of the request's members that stand in the path. */
  readonly inPath: readonly string[];
  /** A member of the answer is a file in base64. */
  readonly expectsFile: boolean;
}

type EndpointOptions<Request extends Structure, Response extends RecordType> = Pick<
  Endpoint<Request, Response>,
  'path' | 'request' | 'response' | 'about' | 'billed' | 'effect'
> &
  Partial<
    Pick<
      Endpoint,
      | 'method'
      | 'signed'
      | 'answer'
      | 'limit'
      | 'upstreamHint'
      | 'retryAfterSeconds'
      | 'fallback'
      | 'timeoutMs'
      | 'numbers'
    >
  >;

/** Declares an endpoint. Without further words it is a signed POST that has no limit, 30 seconds to answer in the envelope, and numbers that stay exact. */
export function endpoint<Request extends Structure, Response extends RecordType>(
  options: EndpointOptions<Request, Response>,
): Endpoint<Request, Response> {
  return {
    method: 'POST',
    signed: true,
    answer: readEnvelope,
    limit: null,
    upstreamHint: 'outage',
    retryAfterSeconds: null,
    fallback: null,
    timeoutMs: 30_000,
    numbers: 'exact',
    ...options,
    inPath: Array.from(options.path.matchAll(/<(\w+)>/g), ([, name = '']) => name),
    expectsFile: Object.values<Field>(options.response.fields).some(
      ({ shape }) => shape.kind === 'scalar' && shape.scalar === 'File',
    ),
  };
}
