import type { Capability } from '../../graphql/schema/capability.ts';
import { contractFile } from './tracking.ts';

/** Contracts between a company and one person (document 3, sections 1 to 4.3): created, followed, stored. */
export const partnerContracts: Capability = { tracked: [contractFile] };
