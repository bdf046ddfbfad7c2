import type { Capability } from '../../graphql/schema/capability.ts';
import { signedContract } from './tasks/documents.ts';
import { signingFailureCodes } from './wire/answer.ts';
import { notifyType, partyKind } from './wire/codes.ts';

/** Hosted e-signature (document 3, sections 1 to 8): enterprises and persons sign contracts online. */
export const esign: Capability = {
  tracked: [signedContract],
  codeTables: [
    { table: partyKind, usedIn: ['/api/v1/esign/task/create userType'] },
    { table: notifyType, usedIn: ['pushes of the signing system: notifyType'] },
    { table: signingFailureCodes, usedIn: ['failures of /api/v1/esign: the upstream’s code'] },
  ],
};
