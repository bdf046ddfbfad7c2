import type { Capability } from '../../graphql/schema/capability.ts';
import './schema.ts';
import { bankCommand } from './tracking.ts';
import { bankRefusalCodes } from './wire/answer.ts';
import { bankCommands, bankQueries } from './wire/index.ts';

/** The bank's interfaces (document 2, section 4.2), passed through by operation name. */
export const bank: Capability = {
  name: 'bank',
  endpoints: [...Object.values(bankQueries), ...Object.values(bankCommands)].map(
    ({ endpoint }) => endpoint,
  ),
  tracked: [bankCommand],
  codeTables: [{ table: bankRefusalCodes, usedIn: ['responses of the bank: returnCode'] }],
};
