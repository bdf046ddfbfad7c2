import type { Capability } from '../../graphql/schema/capability.ts';
import './file-readings-schema.ts';
import './printed-code-schema.ts';
import './schema.ts';
import { verify } from './wire/index.ts';

/** Invoice verification (document 1, sections 2.2, 2.3 and 4.1). It sends no events: nothing is tracked. */
export const verification: Capability = {
  name: 'verification',
  endpoints: [verify],
  tracked: [],
};
