import { endpointLoader } from '../../context/endpoint-loader.ts';
import { queryPersonIssuing } from './wire/person.ts';
import { queryQuota } from './wire/quota.ts';
import { queryRisk } from './wire/risk.ts';
import { queryTaxpayer } from './wire/taxpayer.ts';

// Within one operation the tax bureau is asked once for the same, by whatever fields.
export const taxpayers = endpointLoader(queryTaxpayer);
export const risks = endpointLoader(queryRisk);
export const quotas = endpointLoader(queryQuota);
export const personsIssuing = endpointLoader(queryPersonIssuing);
