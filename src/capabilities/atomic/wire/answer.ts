import {
  plainSpelling,
  isJsonObject,
  type JsonObject,
  soleObject,
} from '../../../kernel/json/json.ts';
import { Code } from '../../../platform/business-codes.ts';
import {
  type AnswerReader,
  type Envelope,
  excerpt,
  parseAnswer,
  proseIn,
  toEnvelope,
} from '../../../platform/client/envelope.ts';
import { type Endpoint, endpoint } from '../../../platform/endpoint.ts';
import { PlatformUnavailable } from '../../../platform/errors.ts';
import * as r from '../../../platform/record/index.ts';
import { atomicTexts } from '../texts.ts';

/** Return codes of atomic interfaces (document 3, section 4.1); only one is documented. */
export const returnCodes = r.codes('AtomicReturnCode', 'Codes of the tax bureau’s responses.', {
  DONE: ['00', 'Success; any other code is a rejection', '成功'],
});

/**
 * Reads the response of an atomic interface (document 3, section 4.1): `returncode` and `returnmsg` beside the data.
 * The documents show it without an envelope; it is also accepted inside the platform's envelope, and in both cases
 * under the name `Response`. The gateway's own rejections use that envelope without a `returncode`. Any `returncode`
 * other than `00` is a definite rejection and becomes the envelope's code: the tax bureau processed the request and
 * changed nothing. A rejection with HTTP 500 or above is not definite, like any such response.
 */
export const readAtomicAnswer: AnswerReader = (status, body, numbers) => {
  const answer = parseAnswer(body, numbers);
  const isBare = isJsonObject(answer) && typeof answer['code'] !== 'string';
  const bare = isBare ? ofTaxBureau(status, answer, null) : null;
  if (bare !== null) return bare;
  const envelope = toEnvelope(status, answer, body);
  if (envelope.code !== Code.success) return envelope;
  const { data, requestId } = envelope;
  for (const place of [data, answer]) {
    const said = soleObject(place);
    const inner = said === undefined ? null : ofTaxBureau(status, said, requestId);
    if (inner !== null) return inner;
  }
  throw new PlatformUnavailable(atomicTexts.noConclusion, {
    hint: atomicTexts.codeMissing({ excerpt: excerpt(body) }),
    requestId,
    maybeApplied: true,
  });
};

/**
 * The tax bureau's response as an envelope; null without a `returncode`. The documents call it the `Response` envelope,
 * and do not show if it is nested under that name.
 */
function ofTaxBureau(
  status: number,
  received: JsonObject,
  requestId: string | null,
): Envelope | null {
  const { Response: named = received } = received;
  const answer = soleObject(named) ?? received;
  const returncode = returncodeIn(answer);
  if (returncode === null) return null;
  return {
    status,
    code: returnCodes.nameOf.get(returncode) === 'DONE' ? Code.success : returncode,
    msg: proseIn(answer['returnmsg']) || 'The tax bureau rejected it without a reason.',
    requestId,
    data: answer,
  };
}

/**
 * Return code of the tax bureau. Null for an empty text and for the text `0`, which is neither the documented success
 * nor a definite rejection. A code sent as a number has lost its leading zero.
 */
function returncodeIn({ returncode }: JsonObject): string | null {
  if (typeof returncode !== 'string')
    return r.codeIn(returncode, returnCodes)?.padStart(2, '0') ?? null;
  const code = plainSpelling(returncode) ?? '';
  return code === '' || code === '0' ? null : code;
}

/** Common path of all atomic interfaces, followed by the service code (document 3, section 9). */
const PREFIX = '/api/v1/invoice/reverse/lq/';

interface Atomic<Request extends r.Structure, Response extends r.RecordType> {
  readonly request: Request;
  readonly response: Response;
  readonly about: Endpoint['about'];
  readonly effect: Endpoint['effect'];
  readonly numbers?: Endpoint['numbers'];
  readonly timeoutMs?: Endpoint['timeoutMs'];
  readonly responseSize?: Endpoint['responseSize'];
}

/** An atomic interface of the tax bureau, by service code (document 3, section 4.1). None is documented as billed. */
export function atomicInterface<Request extends r.Structure, Response extends r.RecordType>(
  service: string,
  options: Atomic<Request, Response>,
): Endpoint<Request, Response> {
  return endpoint({
    path: PREFIX + service,
    answer: readAtomicAnswer,
    billed: null,
    upstreamHint: 'returncode',
    ...options,
  });
}
