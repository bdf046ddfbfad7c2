import type { JsonObject } from '../../../kernel/json/json.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import type { reverseInvoice } from './tracking.ts';

/** An order as the schema shows it. */
export type OrderView = ViewOf<typeof reverseInvoice> & {
  /** The platform’s answer of this moment; absent where it was not asked. */
  readonly raw?: JsonObject | null;
  readonly elsewhere?: boolean;
};
