import { isJsonObject, type JsonObject } from '../kernel/json.ts';
import {
  type AnswerReader,
  Code,
  type Envelope,
  excerpt,
  parseAnswer,
  toEnvelope,
} from './envelope.ts';
import { PlatformUnavailable } from './errors.ts';
import { plainText } from './exact-json.ts';

/** The tax bureau's only word for success (document 3, section 4.1). */
const DONE = '00';

/**
 * Reads the answer of an atomic interface (document 3, section 4.1): the tax bureau's own, with
 * `returncode` and `returnmsg` beside the data. It is documented to stand bare and taken within the
 * platform's envelope, too; what the gateway refuses itself comes in that envelope without a `returncode`.
 *
 * Any `returncode` but `00` is a certain refusal, with the code as the envelope's: the tax bureau looked
 * at the request and did nothing. Under HTTP 500 and above it is not certain, like anything there.
 */
export const readAtomicAnswer: AnswerReader = (status, body, numbers) => {
  const answer = parseAnswer(body, numbers);
  const isBare = isJsonObject(answer) && typeof answer['code'] !== 'string';
  const bare = isBare ? ofTaxBureau(status, answer, null) : null;
  if (bare !== null) return bare;
  const envelope = toEnvelope(status, answer, body);
  if (envelope.code !== Code.success) return envelope;
  const { data, requestId } = envelope;
  const inner = isJsonObject(data) ? ofTaxBureau(status, data, requestId) : null;
  if (inner !== null) return inner;
  throw new PlatformUnavailable('The tax bureau’s answer does not say whether it was done.', {
    hint: `returncode is missing; received: ${excerpt(body)}`,
    requestId,
    mayHaveHappened: true,
  });
};

/** The tax bureau's own answer as an envelope; null when it has no `returncode`. */
function ofTaxBureau(
  status: number,
  answer: JsonObject,
  requestId: string | null,
): Envelope | null {
  const returncode = plainText(answer['returncode']);
  if (returncode === undefined) return null;
  return {
    status,
    code: returncode === DONE ? Code.success : returncode,
    msg: plainText(answer['returnmsg']) || 'The tax bureau refused it and did not say why.',
    requestId,
    data: answer,
  };
}
