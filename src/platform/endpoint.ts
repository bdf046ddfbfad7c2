import type { RecordType, Structure } from './record/index.ts';
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
  /**
   * `bare`: the answer is the data itself, with `ok` in place of the envelope. `atomic`: the tax bureau's
   * own answer, with `returncode`. Either is taken within an envelope, too. `signing`: in the envelope, with
   * `ok` in the data.
   */
  readonly answer: 'envelope' | 'bare' | 'atomic' | 'signing';
  readonly request: Request;
  /** The envelope's `data`. */
  readonly response: Response;
  /** What is paid for, in words for the schema: `per call`, `per invoice`; null when free. */
  readonly billed: string | null;
  /**
   * What a second sending would do: nothing (`none`), the same again without harm (`repeatable`), or
   * damage (`once`: such a call is never repeated after bytes may have left).
   */
  readonly effect: 'none' | 'repeatable' | 'once';
  /** Held towards the platform before the call is sent; null where no limit is documented. */
  readonly limit: Limit | null;
  /** What a caller is told to wait after `CYT_50200`; null where the documents say nothing. */
  readonly retryAfterSeconds: number | null;
  /** What a caller can do meanwhile, said after the platform's own words on `CYT_50200`; null where the documents say nothing. */
  readonly fallback: string | null;
  readonly timeoutMs: number;
  /**
   * How the numbers of the answer are read: with all their digits (`exact`), or as doubles (`plain`),
   * which is ten times faster and right where a list of thousands of measurements holds no amounts.
   */
  readonly numbers: 'exact' | 'plain';
}

type EndpointOptions<Request extends Structure, Response extends RecordType> = Pick<
  Endpoint<Request, Response>,
  'path' | 'request' | 'response' | 'billed' | 'effect'
> &
  Partial<
    Pick<
      Endpoint,
      | 'method'
      | 'signed'
      | 'answer'
      | 'limit'
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
    answer: 'envelope',
    limit: null,
    retryAfterSeconds: null,
    fallback: null,
    timeoutMs: 30_000,
    numbers: 'exact',
    ...options,
  };
}
