import type { Answer } from '../../harness.ts';

/** A verification as the tests of verification select it: each asks for some of the members. */
export interface Verified {
  readonly verdict: string;
  readonly reason: string | null;
  readonly checksToday: number | null;
  readonly invoiceNumber: string | null;
  readonly reconciliationId: string;
  readonly face: Readonly<Record<string, unknown>> | null;
  readonly raw: { readonly data: Readonly<Record<string, unknown>> };
}

/** The answer of `verifyInvoice`; fails where there is none. */
export function one({ data }: Answer): Verified {
  // The test's own document says what was selected.
  const found = (data as { verifyInvoice: Verified | null }).verifyInvoice;
  if (found === null) throw new Error('There is no verification.');
  return found;
}

/** The face of the invoice that `verifyInvoice` answered for; fails where there is none. */
export function faceOf(answer: Answer): Readonly<Record<string, unknown>> {
  const { face } = one(answer);
  if (face === null) throw new Error('There is no face.');
  return face;
}

/** The answers of `verifyInvoices`. */
export function many({ data }: Answer): readonly (Verified | null)[] {
  return (data as { verifyInvoices: readonly (Verified | null)[] }).verifyInvoices; // see one()
}

/** The invoice numbers of what `verifyInvoices` answered, in its order. */
export const numbersOf = (answer: Answer): readonly (string | null | undefined)[] =>
  many(answer).map((item) => item?.invoiceNumber);

/** The hint of an answer's first error. */
export const hintOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions?.['hint'];
