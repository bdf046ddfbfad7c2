import type { Behaviour } from '../../world.ts';
import { atomicEndpoints } from './answer.ts';
import { taxRates } from './rates.ts';
import { risk } from './taxpayers.ts';

/** The tax bureau's atomic interfaces (document 3, section 4.1), each by its service code. */
export const atomic: Behaviour = {
  product: 'atomic',
  endpoints: atomicEndpoints({
    CXNSRFXXX: risk,
    CXKYSL: taxRates,
  }),
};
