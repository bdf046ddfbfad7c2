import type { StatusItem } from '../subjects/follow/status-item.ts';
import type { Following } from '../subjects/follow/status-iterator.ts';
import type { Registrant, Subscribed } from './webhook.ts';

/** A subscription with the rights of whoever registered it. */
export interface UnattendedOperation extends Subscribed {
  readonly tenant: string;
  readonly registrant: Pick<Registrant, 'scopes' | 'language'>;
}

/** A subscription that is ready to be run. */
export interface Unattended {
  /** Cursor that its `after` names; null for none. */
  readonly after: string | null;
  /** Reads everything behind a cursor. */
  follow(after: string): Promise<Following>;
  /** The result for an item, as JSON. Operations that get the same share one execution. */
  execute(item: StatusItem): Promise<string>;
}

/** Runs subscriptions that no connection carries, by the same steps as any other. */
export interface UnattendedSubscriptions {
  /** Rejects with `InvalidInput` for a document that is not valid, costs money, or is no subscription to updates. */
  prepare(operation: UnattendedOperation): Promise<Unattended>;
}
