import type { Capability } from '../../graphql/schema/capability.ts';
import { sessionsNamed } from './sessions.ts';

/** White-label H5 (document 2, section 4.4): links under which a person completes a step on a phone. */
export const h5: Capability = { namedInNotice: sessionsNamed };
