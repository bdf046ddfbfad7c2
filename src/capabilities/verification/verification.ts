import type { Json, JsonObject } from '../../kernel/json/json.ts';
import { readPiecemeal } from '../../platform/lazy-record.ts';
import type { Decoded, Input } from '../../platform/record/index.ts';
import { type invoiceToVerify, verdictCodes, verifiedInvoice } from './wire/index.ts';

/** An invoice as given by a client. */
export type Asked = Input<typeof invoiceToVerify>;

/** The tax bureau's conclusions on an invoice, by this service's names. */
export const verdicts = [
  'GENUINE',
  'NOT_PASSED',
  'NO_SUCH_INVOICE',
  'ELEMENTS_DISAGREE',
] as const satisfies readonly ('GENUINE' | 'NOT_PASSED' | keyof typeof verdictCodes)[];

/** One of `verdicts`. */
export type Verdict = (typeof verdicts)[number];

/**
 * Verdict on one invoice. Malformed other members do not affect it: the members of the record are decoded on access,
 * and throw `PlatformUnavailable` if unreadable.
 */
export type Verification = Decoded<typeof verifiedInvoice> & {
  readonly verdict: Verdict;
  readonly asked: Asked;
  /** This service's id of the platform call. */
  readonly reconciliationId: string;
};

/** Data of the call that verified an invoice. */
export type Circumstances = Pick<Verification, 'asked' | 'reconciliationId'>;

/** Creates a verification; `said` contains all members of the response about the invoice. */
export function createVerification(
  verdict: Verdict,
  said: JsonObject,
  { asked, reconciliationId }: Circumstances,
): Verification {
  return Object.assign(readPiecemeal(verifiedInvoice, said), { verdict, asked, reconciliationId });
}

/** The verdict that a business code means (document 1, section 7); null for any other code. */
export function verdictByCode(code: Json | undefined): Verdict | null {
  if (code === verdictCodes.NO_SUCH_INVOICE) return 'NO_SUCH_INVOICE';
  return code === verdictCodes.ELEMENTS_DISAGREE ? 'ELEMENTS_DISAGREE' : null;
}

/** The tax bureau's wording of verdicts that have a code, for a response without one. */
const wordsOf = [
  ['NO_SUCH_INVOICE', /查无此票|no such invoice/i],
  ['ELEMENTS_DISAGREE', /不一致|disagree/i],
] as const;

/** The verdict that a reason names; `NOT_PASSED` if it names none or both. */
export function verdictByReason(reason: Json | undefined): Verdict {
  const named = wordsOf.filter(([, words]) => typeof reason === 'string' && words.test(reason));
  const [only, ...more] = named;
  return only === undefined || more.length > 0 ? 'NOT_PASSED' : only[0];
}

/** Elements of an invoice as given by the client, by name. */
export function elementsIn(asked: Asked): Readonly<Record<string, string | null>> {
  const kinds = Object.values<Readonly<Record<string, string>> | null | undefined>(asked);
  const elements = kinds.find((member) => member);
  if (!elements) throw new Error('A choice without a member passed its check.');
  return elements;
}

/** Invoice number, which every kind has. */
export function numberOf(asked: Asked): string {
  return elementsIn(asked)['invoiceNumber'] ?? '';
}
