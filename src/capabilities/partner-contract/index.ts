import type { Capability } from '../../graphql/schema/capability.ts';
import './file-schema.ts';
import './schema.ts';
import { contractFile, partnerContract } from './tracking.ts';
import { cancel, create, download, query } from './wire.ts';

/** Contracts between a company and one person (document 3, sections 1 to 4.3): created, followed, stored. */
export const partnerContracts: Capability = {
  name: 'partner-contract',
  endpoints: [create, query, download, cancel],
  tracked: [partnerContract, contractFile],
};
