import type { Capability } from '../../graphql/schema/capability.ts';
import './schema.ts';
import { sessionsNamed } from './sessions.ts';
import { h5Session } from './tracking.ts';
import { openSession, sessionStatus } from './wire/index.ts';

/** White-label H5 (document 2, section 4.4): links under which a person completes a step on a phone. */
export const h5: Capability = {
  name: 'h5',
  endpoints: [openSession, sessionStatus],
  tracked: [h5Session],
  namedInNotice: sessionsNamed,
};
