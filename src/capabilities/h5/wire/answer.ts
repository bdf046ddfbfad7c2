import { isJsonObject, type JsonObject } from '../../../kernel/json/json.ts';
import { Code } from '../../../platform/business-codes.ts';
import {
  type AnswerReader,
  type Envelope,
  parseAnswer,
  proseIn,
  toEnvelope,
} from '../../../platform/client/envelope.ts';
import * as r from '../../../platform/record/index.ts';
import { withBankRefusal } from '../../bank/wire/answer.ts';

/**
 * Reads the response about a link's token (document 2, section 2): bare data with `ok` in place of a code. The
 * platform's envelope is accepted, too.
 */
export const readLinkAnswer: AnswerReader = (status, body, numbers) => {
  const answer = parseAnswer(body, numbers);
  const isBare =
    isJsonObject(answer) && r.truthIn(answer['ok']) !== undefined && !('code' in answer);
  return withBankRefusal(isBare ? ofBare(status, answer) : toEnvelope(status, answer, body));
};

/** `ok: false` with status 400 or above is a rejection; with a lower status the data describe the problem. */
function ofBare(status: number, answer: JsonObject): Envelope {
  const isRefusal = !r.truthIn(answer['ok']) && status >= 400;
  const code = isRefusal ? `HTTP_${status}` : Code.success;
  return {
    status,
    code,
    msg: proseIn(answer['message']) ?? code,
    requestId: proseIn(answer['requestId']),
    data: answer,
  };
}
