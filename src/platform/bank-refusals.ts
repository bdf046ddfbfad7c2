import { isJsonObject } from '../kernel/json.ts';
import type { Envelope } from './envelope.ts';
import { PlatformRejected } from './errors.ts';
import { codes } from './record/index.ts';

/**
 * The bank's own refusals that the documents name (document 2, section 4.4), each with this service's
 * stable code and what to do. Where in an answer they stand is not shown.
 */
export const bankRefusals: ReadonlyMap<string, BankRefusal> = new Map([
  [
    '30601013',
    {
      code: 'PAYEE_UNDER_APPROVAL',
      message: 'A record with this card number is under approval at the bank.',
      hint: 'This is ordinary: wait until the bank has decided on the earlier record, then look at the seller again. Do not register the card a second time.',
    },
  ],
  [
    '30601004',
    {
      code: 'BUSINESS_NOT_ENABLED',
      message: 'The merchant is not enabled for this business at the bank (smart clearing).',
      hint: 'Have the bank enable the merchant for recycled resources or agricultural products, then open a new link.',
    },
  ],
]);

/** The same as a table of codes. */
export const bankRefusalCodes = codes(
  'BankRefusalCode',
  'Refusals of the bank with a known meaning.',
  {
    PAYEE_UNDER_APPROVAL: ['30601013', 'A record with this card number is under approval: wait'],
    BUSINESS_NOT_ENABLED: ['30601004', 'The merchant is not enabled for this business'],
  },
);

/** A refusal of the bank in this service's words. */
export interface BankRefusal {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

/**
 * The error for a refusal of the bank that an answer carries, as its code or as a `returnCode` in its data,
 * whatever the envelope says; null when it carries none.
 */
export function bankRefusal({ code, data, requestId }: Envelope): PlatformRejected | null {
  const said = isJsonObject(data) ? data : {};
  const inner = isJsonObject(said['data']) ? said['data'] : {};
  const candidates = [code, said['returnCode'], said['code'], inner['returnCode'], inner['code']];
  const platformCode = candidates.map(String).find((candidate) => bankRefusals.has(candidate));
  const refusal = bankRefusals.get(platformCode ?? '');
  if (platformCode === undefined || refusal === undefined) return null;
  const { message, hint, code: stableCode } = refusal;
  return new PlatformRejected(message, { platformCode, hint, requestId }, stableCode);
}
