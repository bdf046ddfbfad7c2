import type { Message } from '../messages/message.ts';
import type { Repeated } from './client/response-subject.ts';
import type { Billed } from './billing.ts';
import { type AnswerReader, type Numbers, readEnvelope } from './client/envelope.ts';
import type { ResponseSize } from './client/exchange.ts';
import type { Field, RecordType, Sent, Structure } from './record/index.ts';
import type { Limit } from './limits.ts';

/** All differences between endpoints of the platform; the client has no special cases. */
export interface Endpoint<
  Request extends Structure = Structure,
  Response extends RecordType = RecordType,
> {
  /** For example `/api/v1/verify`. A part `<token>` is filled with the request's member of that wire name. */
  readonly path: string;
  /** A GET has no body: all members of its request are in the path. */
  readonly method: 'POST' | 'GET';
  /** False for an endpoint without signature, whose credential is in the path. */
  readonly signed: boolean;
  /** Reads a response of this endpoint as the platform's envelope. */
  readonly answer: AnswerReader;
  readonly request: Request;
  /** The envelope's `data`. */
  readonly response: Response;
  /** Members of the response that name the subject; a response about another subject is an error. */
  readonly about: readonly Repeated[];
  /** Cost of a call; null when free. */
  readonly billed: Billed<Sent<Request>> | null;
  /**
   * Effect of sending a call twice: nothing (`none`), the same again without harm (`repeatable`), or damage (`once`: such a
   * call is never repeated after bytes may have left).
   */
  readonly effect: 'none' | 'repeatable' | 'once';
  /** Limit that calls observe before they are sent; null if none is documented. */
  readonly limit: Limit | null;
  /**
   * Meaning of the hint in a `CYT_50200`: the reason of an outage (`outage`), the source's reason to reject one of the
   * calls that the platform makes (`refusal`: document 2, section 7), or code and reason of its only call
   * (`returncode`: document 3, section 7).
   */
  readonly upstreamHint: 'outage' | 'refusal' | 'returncode';
  /** The `retryAfterSeconds` of a `CYT_50200`; null if the documents name none. */
  readonly retryAfterSeconds: number | null;
  /** Advice that follows the platform's own text on a `CYT_50200`; null if the documents give none. */
  readonly fallback: Message | null;
  readonly timeoutMs: number;
  readonly numbers: Numbers;
  /** Size limit of a free response without a file; other responses have separate limits. */
  readonly responseSize: ResponseSize;
  /** Wire names of the request's members that are in the path. */
  readonly inPath: readonly string[];
  /** Wire names of the response's members that have the request's value if they are absent. */
  readonly ofRequest: readonly string[];
  /** True when a member of the response is a file in base64. */
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
      | 'responseSize'
    >
  >;

/**
 * Declares an endpoint: by default a signed POST without limit, 30 seconds to respond in the envelope, exact numbers,
 * and a small response.
 */
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
    responseSize: 'small',
    ...options,
    inPath: Array.from(options.path.matchAll(/<(\w+)>/g), ([, name = '']) => name),
    ofRequest: Object.values<Field>(options.response.fields).flatMap(({ wire, isOfRequest }) =>
      wire !== null && isOfRequest ? [wire] : [],
    ),
    expectsFile: Object.values<Field>(options.response.fields).some(
      ({ shape }) => shape.kind === 'scalar' && shape.scalar === 'File',
    ),
  };
}
