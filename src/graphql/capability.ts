import type { Documents } from '../documents/documents.ts';
import type { Endpoint } from '../platform/endpoint.ts';
import type { Asking } from '../platform/client.ts';
import type { Subject, Tracked } from '../tracker/tracked.ts';
import type { UsedTable } from './code-tables.ts';

/** What the tracker asks with: the platform, the keeper of files, and what else is known of the tenant. */
export interface TrackingContext extends Asking {
  readonly documents: Documents;
  /** Another subject of the same tenant; null when there is none. */
  readonly find: (kind: string, key: string) => Promise<Subject | null>;
}

/** What a capability's `index.ts` exports: its parts, for the composition root and the schema. */
export interface Capability {
  readonly name: string;
  /** Every endpoint that it calls; the code tables of the schema are found through them. */
  readonly endpoints: readonly Endpoint[];
  /** The kinds that it follows. */
  readonly tracked: readonly Tracked<TrackingContext>[];
  /** Code tables that no record of the endpoints holds, as their codes stand in free texts. */
  readonly codeTables?: readonly UsedTable[];
}
