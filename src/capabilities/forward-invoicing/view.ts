import type { FollowedView } from '../../context/look-up.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import type { StateOf, ViewOf } from '../../subjects/kind/kind.ts';
import type { forwardInvoice, InvoiceDetails } from './tracking.ts';

/** An invoice as the schema shows it. */
export interface InvoiceView extends InvoiceDetails, FollowedView<StateOf<typeof forwardInvoice>> {
  /** As `key`. */
  readonly orderId: string | null;
  /** The platform's answer of this moment; absent where it was not asked. */
  readonly raw?: JsonObject | null;
}

/** Shows an order as the journal knows it. */
export function toInvoice(view: ViewOf<typeof forwardInvoice>): InvoiceView {
  return { ...view, orderId: view.key };
}
