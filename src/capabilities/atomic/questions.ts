import { askedOnce } from '../../graphql/asked-once.ts';
import { queryPersonIssuing } from './wire/person.ts';
import { queryQuota } from './wire/quota.ts';
import { queryRisk } from './wire/risk.ts';
import { queryTaxpayer } from './wire/taxpayer.ts';

// Within one operation the tax bureau is asked once for the same, by whatever fields.
export const taxpayers = askedOnce(queryTaxpayer);
export const risks = askedOnce(queryRisk);
export const quotas = askedOnce(queryQuota);
export const personsIssuing = askedOnce(queryPersonIssuing);
