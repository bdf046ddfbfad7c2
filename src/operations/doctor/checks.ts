import { certificatesCheck } from './certificates.ts';
import type { Check } from './check.ts';
import { documentHostsCheck } from './document-hosts.ts';
import { foldersCheck } from './folders.ts';
import { journalCheck } from './stores.ts';
import { redisCheck } from './redis.ts';
import { platformCheck } from './platform.ts';
import { publicAddressCheck } from './public-address.ts';
import { settingsCheck } from './settings.ts';

/** Everything that the doctor looks at, in the order in which it says so. */
export const checks: readonly Check[] = [
  settingsCheck,
  foldersCheck,
  journalCheck,
  redisCheck,
  platformCheck,
  certificatesCheck,
  publicAddressCheck,
  documentHostsCheck,
];
