import type { Capability } from '../../graphql/schema/capability.ts';
import './classification-schema.ts';
import './numbers-and-quota/schema.ts';
import {
  numberReservation,
  quotaAdjustment,
  validityExtension,
} from './numbers-and-quota/tracking.ts';
import { redApplication } from './red-confirmations/application-tracking.ts';
import { redRevocation } from './red-confirmations/revocation-tracking.ts';
import './red-confirmations/schema.ts';
import { redConfirmationKind } from './red-confirmations/tracking.ts';
import './schema.ts';
import './services/schema.ts';
import { atomicCommand } from './services/tracking.ts';
import './uploads/schema.ts';
import { scrapUpload, uploadResult } from './uploads/tracking.ts';
import { returnCodes } from './wire/answer.ts';
import { queryClassification } from './wire/classification.ts';
import { reserveNumbers } from './wire/numbers.ts';
import { queryPersonIssuing } from './wire/person.ts';
import { adjustQuota, extendValidity, queryQuota } from './wire/quota.ts';
import { queryTaxRates } from './wire/rates.ts';
import { actOnRed, applyForRed, listReds, queryRed } from './wire/red-confirmations/index.ts';
import { queryRisk } from './wire/risk.ts';
import { atomicCommands, atomicQueries } from './wire/services.ts';
import { queryTaxpayer } from './wire/taxpayer.ts';
import { queryUpload, uploadInvoices } from './wire/uploads/index.ts';

/** Atomic interfaces of the tax bureau (document 3, section 4.1), passed through by the platform. */
export const atomic: Capability = {
  name: 'atomic',
  // One per line, in the order of the document.
  endpoints: [
    reserveNumbers,
    queryQuota,
    adjustQuota,
    extendValidity,
    queryRisk,
    queryTaxpayer,
    queryTaxRates,
    queryClassification,
    queryPersonIssuing,
    uploadInvoices,
    queryUpload,
    applyForRed,
    actOnRed,
    listReds,
    queryRed,
    ...Object.values({ ...atomicQueries, ...atomicCommands }).map(({ endpoint }) => endpoint),
  ],
  tracked: [
    numberReservation,
    quotaAdjustment,
    validityExtension,
    atomicCommand,
    scrapUpload,
    uploadResult,
    redApplication,
    redConfirmationKind,
    redRevocation,
  ],
  codeTables: [
    { table: returnCodes, usedIn: ['every response of an atomic interface: returncode'] },
  ],
};
