import type { JsonObject } from '../../kernel/json/json.ts';
import type { Decoded } from '../../platform/record/index.ts';
import type { ViewOf } from '../../subjects/kind/kind.ts';
import type { h5Session } from './tracking.ts';
import type { h5Link } from './wire/index.ts';

/** How far a person is, as the schema shows it, which shows neither link nor token. The key is a digest of the token. */
export type H5SessionView = ViewOf<typeof h5Session> & {
  /** The platform's answer of this moment; absent where it was not asked. */
  readonly raw?: JsonObject | null;
};

/** A link just opened. */
export interface H5LinkView extends Decoded<typeof h5Link> {
  readonly session: H5SessionView;
}
