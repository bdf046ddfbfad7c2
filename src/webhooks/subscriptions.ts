import type { StatusItem } from '../subjects/follow/topic.ts';
import type { Following } from '../subjects/follow/status-iterator.ts';
import type { Registrant, Subscribed } from './webhook.ts';

/** A subscription with the rights of the caller who registered it. */
export interface UnattendedOperation extends Subscribed {
  readonly tenant: string;
  readonly registrant: Pick<Registrant, 'scopes' | 'language'>;
}

/** A subscription that is ready to be run. */
export interface Unattended {
  /** Cursor in its argument `after`; null for none. */
  readonly after: string | null;
  /** Reads everything after a cursor. */
  follow(after: string): Promise<Following>;
  /** Result for an item, as JSON. Operations with equal results share one execution. */
  execute(item: StatusItem): Promise<string>;
}

/** Runs subscriptions without a connection, in the same steps as any other. */
export interface UnattendedSubscriptions {
  /** Rejects with `InvalidInput` for a document that is not valid, costs money, or is no subscription to updates. */
  prepare(operation: UnattendedOperation): Promise<Unattended>;
}
