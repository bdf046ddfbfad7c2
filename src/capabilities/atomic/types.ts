import { objectType } from '../../graphql/record-types.ts';
import { queryPersonIssuing } from './wire/person.ts';
import { queryQuota } from './wire/quota.ts';
import { queryRisk } from './wire/risk.ts';
import { queryTaxpayer } from './wire/taxpayer.ts';

export const Taxpayer = objectType(queryTaxpayer.response);
export const TaxpayerRisk = objectType(queryRisk.response);
export const CreditQuota = objectType(queryQuota.response);
export const NaturalPersonIssuing = objectType(queryPersonIssuing.response);
