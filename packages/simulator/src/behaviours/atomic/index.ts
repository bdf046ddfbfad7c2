import type { Behaviour } from '../../world/world.ts';
import { atomicEndpoints } from './answer.ts';
import { classificationCodes } from './classification.ts';
import { personIssuing } from './persons.ts';
import { reserveNumbers } from './numbers.ts';
import { otherServices } from './others.ts';
import { adjustQuota, creditQuota, extendValidity } from './quota.ts';
import { taxRates } from './rates.ts';
import {
  actOnRed,
  applyForRed,
  confirmRed,
  listReds,
  OTHER_SIDE,
  redDetail,
} from './red-confirmations.ts';
import { registration, risk } from './taxpayers.ts';
import { EXAMINATION, finishUpload, upload, uploadStatus } from './uploads.ts';

/** The tax bureau's atomic interfaces (document 3, section 4.1), by service code. */
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
    BFCPSGFPSC: upload,
    CXQDFPSCJG: uploadStatus,
    QDHZQRDSQ: applyForRed,
    QDHZQRDQR: actOnRed,
    CXQDHZQRDLB: listReds,
    CXQDHZQRDMX: redDetail,
    CXSSFLBM: classificationCodes,
    CXZRRKPXX: personIssuing,
    ...otherServices,
  }),
  processes: {
    [EXAMINATION]: (serial, world) =>
      void finishUpload({ serial, number: null, failure: null }, world),
    [OTHER_SIDE]: confirmRed,
  },
};
