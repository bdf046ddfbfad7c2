import type { JsonObject } from '../../../kernel/json/json.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import type { forwardRedOffset } from './tracking.ts';

/** A red-offset as the schema shows it. */
export type RedOffsetView = ViewOf<typeof forwardRedOffset> & {
  /** The platform's answer of this moment; absent where it was not asked. */
  readonly raw?: JsonObject | null;
};
