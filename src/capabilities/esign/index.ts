import type { Capability } from '../../graphql/schema/capability.ts';
import './companies/schema.ts';
import { signingCompany } from './companies/tracking.ts';
import './schema.ts';
import './signers/schema.ts';
import { signingPerson } from './signers/tracking.ts';
import { signedContract } from './tasks/documents.ts';
import './tasks/schema.ts';
import { signingTask } from './tasks/tracking.ts';
import { signingFailureCodes } from './wire/answer.ts';
import { notifyType, partyKind } from './wire/codes.ts';
import { uploadFile } from './wire/file.ts';
import {
  createAuthLink,
  createSilentSigningLink,
  registerCompany,
  registerSigner,
} from './wire/parties.ts';
import { generateSeal } from './wire/seal.ts';
import { createTask, detailOfTask, linkOfSigner } from './wire/task.ts';

/** Hosted e-signature (document 3, sections 1 to 8): enterprises and persons sign contracts online. */
export const esign: Capability = {
  name: 'esign',
  endpoints: [
    registerCompany,
    createAuthLink,
    createSilentSigningLink,
    generateSeal,
    registerSigner,
    uploadFile,
    createTask,
    linkOfSigner,
    detailOfTask,
  ],
  tracked: [signingCompany, signingPerson, signingTask, signedContract],
  codeTables: [
    { table: partyKind, usedIn: ['/api/v1/esign/task/create userType'] },
    { table: notifyType, usedIn: ['pushes of the signing system: notifyType'] },
    { table: signingFailureCodes, usedIn: ['failures of /api/v1/esign: the upstream’s code'] },
  ],
};
