import type { FollowedView } from '../../../graphql/followed/followed-interface.ts';
import type { JsonObject } from '../../../kernel/json/json.ts';
import type { StateOf } from '../../../subjects/kind/kind.ts';
import type { signingTask, TaskDetails } from './tracking.ts';

/** A task as the schema shows it; without a key where it was created elsewhere. */
export interface TaskView extends TaskDetails, FollowedView<StateOf<typeof signingTask>> {
  /** The platform's answer of this moment; absent where it was not asked. */
  readonly raw?: JsonObject | null;
}
