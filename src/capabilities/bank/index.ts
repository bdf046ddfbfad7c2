import type { Capability } from '../../graphql/schema/capability.ts';
import './schema.ts';
import { bankCommand } from './tracking.ts';
import { bankRefusalCodes } from './wire/answer.ts';

/** The bank's interfaces (document 2, section 4.2), passed through by operation name. */
export const bank: Capability = {
  name: 'bank',
  tracked: [bankCommand],
  codeTables: [{ table: bankRefusalCodes, usedIn: ['responses of the bank: returnCode'] }],
};
