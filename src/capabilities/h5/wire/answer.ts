import { isJsonObject, type JsonObject } from '../../../kernel/json/json.ts';
import { Code } from '../../../platform/business-codes.ts';
import {
  type AnswerReader,
  type Envelope,
  parseAnswer,
  proseIn,
  toEnvelope,
} from '../../../platform/client/envelope.ts';
import { truthIn } from '../../../platform/record/index.ts';
import { withBankRefusal } from '../../bank/wire/answer.ts';

/**
 * Reads the answer to a link's token (document 2, section 2): the data itself, with `ok` in place of a
 * code. It is taken within the platform's envelope, too.
 */
export const readLinkAnswer: AnswerReader = (status, body, numbers) => {
  const answer = parseAnswer(body, numbers);
  const isBare = isJsonObject(answer) && truthIn(answer['ok']) !== undefined && !('code' in answer);
  return withBankRefusal(isBare ? ofBare(status, answer) : toEnvelope(status, answer, body));
};

/** `ok: false` with a status of 400 or more is a refusal; below, the data say what is the matter. */
function ofBare(status: number, answer: JsonObject): Envelope {
  const isRefusal = !truthIn(answer['ok']) && status >= 400;
  const code = isRefusal ? `HTTP_${status}` : Code.success;
  return {
    status,
    code,
    msg: proseIn(answer['message']) ?? code,
    requestId: proseIn(answer['requestId']),
    data: answer,
  };
}
