import type { FollowedView } from '../../graphql/followed/followed-interface.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import type { StateOf } from '../../subjects/kind/kind.ts';
import type { ContractDetails, partnerContract } from './tracking.ts';

/** A contract as the schema shows it; without a key where it was not created through this service. */
export interface ContractView
  extends ContractDetails, FollowedView<StateOf<typeof partnerContract>> {
  /** The platform's answer of this moment; absent where it was not asked. */
  readonly raw?: JsonObject | null;
}
