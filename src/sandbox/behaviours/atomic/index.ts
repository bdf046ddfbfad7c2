import type { Behaviour } from '../../world.ts';
import { atomicEndpoints } from './answer.ts';
import { classificationCodes } from './classification.ts';
import { personIssuing } from './persons.ts';
import { reserveNumbers } from './numbers.ts';
import { otherServices } from './others.ts';
import { adjustQuota, creditQuota, extendValidity } from './quota.ts';
import { taxRates } from './rates.ts';
import { registration, risk } from './taxpayers.ts';

/** The tax bureau's atomic interfaces (document 3, section 4.1), each by its service code. */
export const atomic: Behaviour = {
  product: 'atomic',
  endpoints: atomicEndpoints({
    QDFPPLFM: reserveNumbers,
    CXSXED: creditQuota,
    XZTHSXED: adjustQuota,
    TZSXEDYXQ: extendValidity,
    CXNSRFXXX: risk,
    CXNSRJBXX: registration,
    CXKYSL: taxRates,
    CXSSFLBM: classificationCodes,
    CXZRRKPXX: personIssuing,
    ...otherServices,
  }),
};
