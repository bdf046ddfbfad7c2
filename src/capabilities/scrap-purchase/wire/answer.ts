import { isJsonObject } from '../../../kernel/json/json.ts';
import { type AnswerReader, parseAnswer, toEnvelope } from '../../../platform/client/envelope.ts';
import { text } from '../../../platform/record/index.ts';

/**
 * Reads an answer of the nine interfaces, whose envelope has a `timestamp` beside its `data` (document 2, section
 * 4.3): it is read as a member of the data, unless they have one of that name themselves.
 */
export const readBusinessAnswer: AnswerReader = (status, body, numbers) => {
  const answer = parseAnswer(body, numbers);
  const envelope = toEnvelope(status, answer, body);
  const { data } = envelope;
  const timestamp = isJsonObject(answer) ? answer['timestamp'] : undefined;
  if (timestamp === undefined || timestamp === null || !isJsonObject(data)) return envelope;
  return { ...envelope, data: { timestamp, ...data } };
};

/** The platform's time of an answer. */
export const timestamp = text('timestamp', {
  optional: true,
  doc: 'The platform’s time of its answer, as it came: the form is not documented. Null where it said none.',
});
