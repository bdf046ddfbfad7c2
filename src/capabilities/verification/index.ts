import type { Capability } from '../../graphql/schema/capability.ts';
import { verificationPart } from './batch/part.ts';
import './batch/schema.ts';
import { verificationBatch } from './batch/tracking.ts';
import './file-readings-schema.ts';
import './printed-code-schema.ts';
import './schema.ts';
import { verify } from './wire/index.ts';

/**
 * Invoice verification (document 1, sections 2.2, 2.3 and 4.1). The platform sends no events, so a batch is followed by
 * this service's own progress.
 */
export const verification: Capability = {
  name: 'verification',
  endpoints: [verify],
  tracked: [verificationBatch, verificationPart],
};
