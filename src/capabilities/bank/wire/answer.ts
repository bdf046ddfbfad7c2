import type { ErrorCode } from '../../../kernel/error-codes.ts';
import { type Json, type JsonObject, soleObject } from '../../../kernel/json/json.ts';
import { type Message, catalogue } from '../../../messages/message.ts';
import { Code } from '../../../platform/business-codes.ts';
import type { Endpoint } from '../../../platform/endpoint.ts';
import {
  type AnswerReader,
  type Envelope,
  proseIn,
  readEnvelope,
} from '../../../platform/client/envelope.ts';
import { PlatformRejected } from '../../../platform/errors.ts';
import * as r from '../../../platform/record/index.ts';

/** Texts about the bank's operations. */
const bankTexts = catalogue('bank', {
  underApproval: [
    'A record with this card number is under approval at the bank.',
    '银行正在审批使用该卡号的记录。',
  ],
  waitForApproval: [
    'This is normal: wait until the bank has decided on the earlier record, then query the seller again. Do not register the card a second time.',
    '此为正常情况：请等待银行对先前记录作出决定，然后再查看该出售者。请勿重复登记该卡。',
  ],
  businessNotEnabled: [
    'The merchant is not enabled for this business at the bank (smart clearing).',
    '该商户未在银行开通此项业务（智慧清分）。',
  ],
  enableBusiness: [
    'Have the bank enable the merchant for recycled resources or agricultural products, then open a new link.',
    '请先由银行为该商户开通再生资源或农产品业务，然后重新获取链接。',
  ],
});

/** Documented rejection codes of the bank (document 2, section 4.4). */
export const bankRefusalCodes = r.codes(
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

/** Texts for a rejection of the bank. */
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

/** Texts for a rejection code of the bank; null for an undocumented code. */
export function bankRefusalOf(
  platformCode: string | null,
): (BankRefusal & Readonly<Record<'code', ErrorCode>>) | null {
  const name = bankRefusalCodes.nameOf.get(platformCode ?? '');
  return name === undefined ? null : { ...refusals[name], code: name };
}

/** Reads the bank's response to a command, inside the platform's envelope. */
const readActingAnswer: AnswerReader = (status, body, numbers) =>
  withBankRefusal(readEnvelope(status, body, numbers));

/**
 * Reads the bank's response to a query. A rejection code inside a successful response describes the queried object,
 * such as a payee record that waits for approval. It does not reject the query.
 */
const readAskingAnswer: AnswerReader = (status, body, numbers) => {
  const envelope = readEnvelope(status, body, numbers);
  const isAnswer =
    envelope.code === Code.success && r.truthIn(objectOf(envelope.data)['ok']) !== false;
  return isAnswer ? envelope : withBankRefusal(envelope);
};

/** Response reader of a bank endpoint, by the effect of its requests. */
export function bankAnswerReader(effect: Endpoint['effect']): AnswerReader {
  return effect === 'none' ? readAskingAnswer : readActingAnswer;
}

/**
 * Treats an envelope as rejected if it contains a rejection code of the bank, even with a success code of its own. The
 * documents do not show the place of that code: it may be the envelope's code, a `returnCode` in the data, or in the words of
 * a failure, in which the platform passes on codes of its sources (document 2, section 7).
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
    ...(envelope.code === Code.success ? [] : codesIn([envelope.msg, said['hint']])),
  ];
  for (const candidate of candidates) {
    const platformCode = r.codeIn(candidate, bankRefusalCodes) ?? '';
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

/** Numbers in texts that have the length of the bank's codes. */
function codesIn(texts: readonly (Json | undefined)[]): readonly string[] {
  return texts.flatMap((text) => proseIn(text)?.match(/(?<!\d)\d{8}(?!\d)/g) ?? []);
}

function objectOf(value: Json | undefined): JsonObject {
  return soleObject(value) ?? {};
}
