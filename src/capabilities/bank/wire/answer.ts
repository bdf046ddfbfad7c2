import type { ErrorCode } from '../../../kernel/error-codes.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../kernel/json.ts';
import { type AnswerReader, type Envelope, readEnvelope } from '../../../platform/envelope.ts';
import { PlatformRejected } from '../../../platform/errors.ts';
import { codes } from '../../../platform/record/index.ts';

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
  readonly message: string;
  /** How to go on. */
  readonly hint: string;
}

const refusals: Readonly<Record<(typeof bankRefusalCodes.entries)[number]['name'], BankRefusal>> = {
  PAYEE_UNDER_APPROVAL: {
    message: 'A record with this card number is under approval at the bank.',
    hint: 'This is ordinary: wait until the bank has decided on the earlier record, then look at the seller again. Do not register the card a second time.',
  },
  BUSINESS_NOT_ENABLED: {
    message: 'The merchant is not enabled for this business at the bank (smart clearing).',
    hint: 'Have the bank enable the merchant for recycled resources or agricultural products, then open a new link.',
  },
};

/** The words for a code of the bank's; null when it is none of the named ones. */
export function bankRefusalOf(
  platformCode: string | null,
): (BankRefusal & Readonly<Record<'code', ErrorCode>>) | null {
  const name = bankRefusalCodes.nameOf.get(platformCode ?? '');
  return name === undefined ? null : { ...refusals[name], code: name };
}

/** Reads an answer of the bank that comes in the platform's envelope. */
export const readBankAnswer: AnswerReader = (status, body, numbers) =>
  withBankRefusal(readEnvelope(status, body, numbers));

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
  for (const platformCode of candidates.map(String)) {
    const name = bankRefusalCodes.nameOf.get(platformCode);
    if (name === undefined) continue;
    const { message, hint } = refusals[name];
    const { requestId } = envelope;
    return {
      ...envelope,
      refusal: () => new PlatformRejected(message, { platformCode, hint, requestId }, name),
    };
  }
  return envelope;
}

function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
