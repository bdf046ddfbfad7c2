import type { Endpoint } from '../platform/endpoint.ts';
import type { Asking } from '../platform/client.ts';
import type { Tracked } from '../tracker/tracked.ts';

/** What a capability's `index.ts` exports: its parts, for the composition root and the schema. */
export interface Capability {
  readonly name: string;
  /** Every endpoint that it calls; the code tables of the schema are found through them. */
  readonly endpoints: readonly Endpoint[];
  /** The kinds that it follows. */
  readonly tracked: readonly Tracked<Asking>[];
}
