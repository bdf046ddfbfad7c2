import type { Capability } from '../../graphql/schema/capability.ts';
import './schema.ts';
import { checkTruck, traceMap, tracePosition, traceTrack } from './wire.ts';

/** Truck trace (document 1, sections 2.7 and 4.4): past and current positions of a freight truck, by its plate. */
export const truckTrace: Capability = {
  name: 'truck-trace',
  endpoints: [checkTruck, traceTrack, traceMap, tracePosition],
  tracked: [],
};
