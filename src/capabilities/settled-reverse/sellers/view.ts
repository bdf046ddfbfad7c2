import type { JsonObject } from '../../../kernel/json/json.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import type { reverseSeller } from './tracking.ts';

/** A seller as the schema shows them. */
export type SellerView = ViewOf<typeof reverseSeller> & {
  /** The platform's answer of this moment; absent where it was not asked. */
  readonly raw?: JsonObject | null;
  readonly elsewhere?: boolean;
};
