import type { ErrorCode } from '../../../kernel/error-codes.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../kernel/json/json.ts';
import { bankTexts } from '../texts.ts';
import type { Message } from '../../../messages/message.ts';
import { Code } from '../../../platform/business-codes.ts';
import type { Endpoint } from '../../../platform/endpoint.ts';
import {
  type AnswerReader,
  type Envelope,
  readEnvelope,
} from '../../../platform/client/envelope.ts';
import { PlatformRejected } from '../../../platform/errors.ts';
import { plainSpelling } from '../../../platform/client/exact-json.ts';
import { codes, truthIn } from '../../../platform/record/index.ts';

/** The bank's own refusals that the documents name (document 2, section 4.4). */
export const bankRefusalCodes = codes(
  'BankRefusalCode',
  'Refusals of the bank with a known meaning.',
  {
    PAYEE_UNDER_APPROVAL: [
      '30601013',
      'A record with this card number is under approval: wait',
      '卡号审批中',
    ],
    BUSINESS_NOT_ENABLED: [
      '30601004',
      'The merchant is not enabled for this business',
      '商户未开通该业务',
    ],
  },
);

/** A refusal of the bank in this service's words. */
interface BankRefusal {
  readonly message: Message;
  /** Next step for the client. */
  readonly hint: Message;
}

const refusals: Readonly<Record<(typeof bankRefusalCodes.entries)[number]['name'], BankRefusal>> = {
  PAYEE_UNDER_APPROVAL: {
    message: bankTexts.underApproval,
    hint: bankTexts.waitForApproval,
  },
  BUSINESS_NOT_ENABLED: {
    message: bankTexts.businessNotEnabled,
    hint: bankTexts.enableBusiness,
  },
};

/** The words for a code of the bank's; null when it is none of the named ones. */
export function bankRefusalOf(
  platformCode: string | null,
): (BankRefusal & Readonly<Record<'code', ErrorCode>>) | null {
  const name = bankRefusalCodes.nameOf.get(platformCode ?? '');
  return name === undefined ? null : { ...refusals[name], code: name };
}

/** Reads an answer of the bank that comes in the platform's envelope, to a request that changes something. */
const readActingAnswer: AnswerReader = (status, body, numbers) =>
  withBankRefusal(readEnvelope(status, body, numbers));

/**
 * Reads an answer to a question. A code within one that succeeded tells of what was asked about, such as the record
 * of a payee that waits for its approval: it refuses nothing.
 */
const readAskingAnswer: AnswerReader = (status, body, numbers) => {
  const envelope = readEnvelope(status, body, numbers);
  const isAnswer =
    envelope.code === Code.success && truthIn(objectOf(envelope.data)['ok']) !== false;
  return isAnswer ? envelope : withBankRefusal(envelope);
};

/** Reads the answers of an endpoint of the bank, by the effect of its requests. */
export function bankAnswerReader(effect: Endpoint['effect']): AnswerReader {
  return effect === 'none' ? readAskingAnswer : readActingAnswer;
}

/**
 * An envelope that is refused where it carries one of the bank's refusals, whatever its code says. The
 * documents do not show the place: it may be the code, or a `returnCode` in the data.
 */
export function withBankRefusal(envelope: Envelope): Envelope {
  const said = objectOf(envelope.data);
  const inner = objectOf(said['data']);
  const candidates = [
    envelope.code,
    said['returnCode'],
    said['code'],
    inner['returnCode'],
    inner['code'],
  ];
  for (const platformCode of candidates.map((code) => plainSpelling(code) ?? '')) {
    const name = bankRefusalCodes.nameOf.get(platformCode);
    if (name === undefined) continue;
    const { message, hint } = refusals[name];
    const { requestId } = envelope;
    return {
      ...envelope,
      mayNameAnother: true,
      refusal: () => new PlatformRejected(message, { platformCode, hint, requestId }, name),
    };
  }
  return envelope;
}

function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
