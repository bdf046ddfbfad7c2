import type { Answer } from '../../harness.ts';

/** A verification with the members that tests select, each some of them. */
export interface Verified {
  readonly verdict: string;
  readonly reason: string | null;
  readonly checksToday: number | null;
  readonly invoiceNumber: string | null;
  readonly reconciliationId: string;
  readonly face: Readonly<Record<string, unknown>> | null;
  readonly raw: { readonly data: Readonly<Record<string, unknown>> };
}

/** The result of `verifyInvoice`; fails without one. */
export function one({ data }: Answer): Verified {
  // The test's own document defines the selection.
  const found = (data as { verifyInvoice: Verified | null }).verifyInvoice;
  if (found === null) throw new Error('There is no verification.');
  return found;
}

/** The face of the invoice in `verifyInvoice`'s result; fails without one. */
export function faceOf(answer: Answer): Readonly<Record<string, unknown>> {
  const { face } = one(answer);
  if (face === null) throw new Error('There is no face.');
  return face;
}

/** The results of `verifyInvoices`. */
export function many({ data }: Answer): readonly (Verified | null)[] {
  return (data as { verifyInvoices: readonly (Verified | null)[] }).verifyInvoices; // see one()
}

/** The invoice numbers in `verifyInvoices`' results, in order. */
export const numbersOf = (answer: Answer): readonly (string | null | undefined)[] =>
  many(answer).map((item) => item?.invoiceNumber);

/** The hint of a response's first error. */
export const hintOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions?.['hint'];
