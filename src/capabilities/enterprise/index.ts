import type { Capability } from '../../graphql/schema/capability.ts';
import './schema.ts';
import { searchEnterprises } from './wire.ts';

/** Enterprise lookup (document 1, sections 2.4 and 4.2): names and tax numbers of companies. */
export const enterprise: Capability = {
  name: 'enterprise',
  endpoints: [searchEnterprises],
  tracked: [],
};
