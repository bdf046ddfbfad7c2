import type { Capability } from '../../graphql/schema/capability.ts';
import { bankRefusalCodes } from './wire/answer.ts';

/** The bank's interfaces (document 2, section 4.2), passed through by operation name. */
export const bank: Capability = {
  codeTables: [{ table: bankRefusalCodes, usedIn: ['responses of the bank: returnCode'] }],
};
