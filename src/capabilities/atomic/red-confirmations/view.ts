import type { Decoded } from '../../../platform/record/index.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import type { redConfirmation } from '../wire/red-confirmations/confirmation.ts';
import type { redConfirmationKind } from './tracking.ts';

/** Members of a confirmation that are not kept: its seller is a person. */
export type Unkept = 'sellerName' | 'sellerTaxNumber' | 'raw';

/** A red confirmation as the schema shows it. Of what is not kept only that stands in it which an answer just told. */
export type RedView = ViewOf<typeof redConfirmationKind> &
  Omit<Decoded<typeof redConfirmation>, Unkept> &
  Partial<Pick<Decoded<typeof redConfirmation>, Unkept>> & { readonly elsewhere?: boolean };

/** Shows a confirmation as the journal knows it: without its seller. */
export function toRed(view: ViewOf<typeof redConfirmationKind>): RedView {
  return { ...view, confirmationUuid: view.key };
}
