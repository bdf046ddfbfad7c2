import type { Capability } from '../../graphql/schema/capability.ts';
import { verificationPart } from './batch/part.ts';

/**
 * Invoice verification (document 1, sections 2.2, 2.3 and 4.1). The platform sends no events, so a batch is followed by
 * this service's own progress.
 */
export const verification: Capability = { tracked: [verificationPart] };
