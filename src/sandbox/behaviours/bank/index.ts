import type { Behaviour } from '../../world.ts';
import { approve, AUDIT } from './payees.ts';

/** The bank's own interfaces (document 2, section 4.2). */
export const bank: Behaviour = {
  product: 'bank',
  endpoints: {},
  processes: { [AUDIT]: approve },
};
