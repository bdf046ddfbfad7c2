import type { TrackingContext } from '../graphql/followed/followed-types.ts';
import type { UsedTable } from '../graphql/schema/code-tables.ts';
import type { Tracked } from '../subjects/kind/kind.ts';
import type { SubjectId } from '../subjects/subject.ts';
import type { Subjects } from '../subjects/subjects.ts';
import './schemas.ts';
import { returnCodes } from './atomic/wire/answer.ts';
import { bankRefusalCodes } from './bank/wire/answer.ts';
import { signedContract } from './esign/tasks/documents.ts';
import { signingFailureCodes } from './esign/wire/answer.ts';
import { notifyType, partyKind } from './esign/wire/codes.ts';
import { invoiceDocuments } from './forward-invoicing/tracking.ts';
import { redOffsetDocuments } from './forward-invoicing/red-offset/documents.ts';
import { create } from './forward-invoicing/wire/invoice.ts';
import { refinedOilCodes, refinedOilUnit } from './forward-invoicing/wire/specific/refined-oil.ts';
import { sessionsNamed } from './h5/sessions.ts';
import { contractFile } from './partner-contract/tracking.ts';
import { reliefNatures } from './scrap-purchase/estimate-schema.ts';
import { ordersAndSellersNamed } from './settled-reverse/sellers/registrations.ts';
import { verificationPart } from './verification/batch/part.ts';

/** Kinds that have no GraphQL type, such as lists of files. `followed` adds the others. */
export const tracked: readonly Tracked<TrackingContext>[] = [
  verificationPart,
  invoiceDocuments,
  redOffsetDocuments,
  signedContract,
  contractFile,
];

/** Code tables that no record of the endpoints contains, as their codes occur in free texts. */
export const codeTables: readonly UsedTable[] = [
  { table: refinedOilCodes, usedIn: [`${create.path} tax_code`] },
  { table: refinedOilUnit, usedIn: [`${create.path} unit`] },
  { table: bankRefusalCodes, usedIn: ['responses of the bank: returnCode'] },
  { table: reliefNatures, usedIn: ['scrapTaxEstimate natureCode'] },
  { table: returnCodes, usedIn: ['every response of an atomic interface: returncode'] },
  { table: partyKind, usedIn: ['/api/v1/esign/task/create userType'] },
  { table: notifyType, usedIn: ['pushes of the signing system: notifyType'] },
  { table: signingFailureCodes, usedIn: ['failures of /api/v1/esign: the upstream’s code'] },
];

/** Finds the subjects that an id in a bank's notice may refer to (document 2, section 6). */
export const namedInNotice: readonly ((
  id: string,
  subjects: Pick<Subjects, 'get' | 'list'>,
) => Promise<readonly SubjectId[]>)[] = [ordersAndSellersNamed, sessionsNamed];
