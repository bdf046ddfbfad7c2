import type { Capability } from '../../graphql/schema/capability.ts';
import { returnCodes } from './wire/answer.ts';

/** Atomic interfaces of the tax bureau (document 3, section 4.1), passed through by the platform. */
export const atomic: Capability = {
  codeTables: [
    { table: returnCodes, usedIn: ['every response of an atomic interface: returncode'] },
  ],
};
