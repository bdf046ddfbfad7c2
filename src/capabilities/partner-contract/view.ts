import type { Shown } from '../../context/look-up.ts';
import type { partnerContract } from './tracking.ts';

/** A contract as the schema shows it. */
export type ContractView = Shown<typeof partnerContract>;
