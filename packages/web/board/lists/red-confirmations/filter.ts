import type {
  RedConfirmationFilter,
  RedConfirmationInvoiceKindInput,
  RedConfirmationPartyInput,
  RedConfirmationStatusInput,
} from '../../../generated/operations.ts';
import { redConfirmationTexts } from '../../../messages/desk/red-confirmations.ts';

/** Both parties, as typed: the querying party, and the other party if the list is filtered by it. */
export interface Parties {
  readonly buyerName: string;
  readonly buyerTaxNumber: string;
  readonly sellerName: string;
  readonly sellerTaxNumber: string;
}

/** Statuses by which the tax bureau's list can be filtered. */
export const STATUSES = [
  'WAITING_FOR_SELLER',
  'WAITING_FOR_BUYER',
  'CONFIRMED',
  'NOT_NEEDED',
  'VOID_UNCONFIRMED',
  'VOID_SELLER_DENIED',
  'VOID_BUYER_DENIED',
  'VOID_PERSON_REFUSED',
  'VOID_REVOKED',
  'VOID_REVOKED_AFTER_CONFIRMATION',
  'VOID_ABNORMAL_VOUCHER',
  'VOID_TAXPAYER_BLOCKED',
  'VOID_REFUND_APPLIED_FOR',
] as const satisfies readonly RedConfirmationStatusInput[];

// Object.keys loses the type of the tables' names.
export const KINDS = Object.keys(
  redConfirmationTexts.en.kinds,
) as readonly RedConfirmationInvoiceKindInput[];
export const PARTIES = Object.keys(
  redConfirmationTexts.en.parties,
) as readonly RedConfirmationPartyInput[];

/** Names of the address parameters for typed filters. */
export const TYPED = ['confirmation', 'number', 'code'] as const;

/** The querying party, as named in the address. */
export function partyIn(params: URLSearchParams): RedConfirmationPartyInput {
  return params.get('as') === 'SELLER' ? 'SELLER' : 'BUYER';
}

/** The filter of the API; null until the querying party has a name and a number. */
export function filterOf(params: URLSearchParams, parties: Parties): RedConfirmationFilter | null {
  const as = partyIn(params);
  const { buyerName, buyerTaxNumber, sellerName, sellerTaxNumber } = parties;
  const isBuyer = as === 'BUYER';
  if (isBuyer ? !buyerName || !buyerTaxNumber : !sellerName || !sellerTaxNumber) return null;
  const given = Object.fromEntries(Object.entries(parties).filter(([, value]) => value !== ''));
  const status = STATUSES.find((each) => each === params.get('status'));
  const kind = KINDS.find((each) => each === params.get('kind'));
  const enteredBy = PARTIES.find((each) => each === params.get('enteredBy'));
  const text = (name: string): string | null => params.get(name) || null;
  return {
    as: isBuyer
      ? { buyer: { ...given, buyerName, buyerTaxNumber } }
      : { seller: { ...given, sellerName, sellerTaxNumber } },
    platformStatus: status ?? null,
    kind: kind ?? null,
    enteredBy: enteredBy ?? null,
    enteredFrom: text('from'),
    enteredTo: text('to'),
    confirmationNumber: text('confirmation'),
    originalInvoiceNumber: text('number'),
    originalInvoiceCode: text('code'),
  };
}
