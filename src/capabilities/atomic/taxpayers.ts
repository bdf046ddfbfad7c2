import { fieldArg, inputArg } from '../../graphql/records/record-fields.ts';
import { query } from '../../graphql/records/root-fields.ts';
import { personsIssuing, quotas, risks, taxpayers } from './questions.ts';
import { CreditQuota, NaturalPersonIssuing, Taxpayer, TaxpayerRisk } from './types.ts';
import { buyerTaxNumber, taxNumber } from './wire/members.ts';
import { queryPersonIssuing } from './wire/person.ts';
import { queryQuota } from './wire/quota.ts';
import { queryRisk } from './wire/risk.ts';
import { queryTaxpayer } from './wire/taxpayer.ts';

query(Taxpayer, {
  name: 'taxpayer',
  description:
    'The tax bureau’s register entry of a taxpayer. Free. Null only beside an error; of somebody unknown that is the tax bureau’s refusal.',
  endpoint: queryTaxpayer,
  args: { taxNumber: fieldArg(taxNumber) },
  run: (context, question) => taxpayers(context).load(question),
});

query(TaxpayerRisk, {
  name: 'taxpayerRisk',
  description:
    'The tax bureau’s view of a taxpayer: class of risk, credit grade, warning. Free. Null only beside an error.',
  endpoint: queryRisk,
  args: { taxNumber: fieldArg(taxNumber) },
  run: (context, question) => risks(context).load(question),
});

query(CreditQuota, {
  name: 'creditQuota',
  description:
    'Quota of an enterprise for this month, in yuan: how much it may issue, and how much of that it has downloaded. Free. `adjustCreditQuota` downloads and returns. Null only beside an error.',
  endpoint: queryQuota,
  args: { buyerTaxNumber: fieldArg(buyerTaxNumber) },
  run: (context, question) => quotas(context).load(question),
});

query(NaturalPersonIssuing, {
  name: 'naturalPersonIssuing',
  description:
    'What was issued for a natural person who sells, over all channels, and whether the tax bureau blocks them. Free. Null only beside an error.',
  endpoint: queryPersonIssuing,
  args: { person: inputArg(queryPersonIssuing.request, 'The person.') },
  run: (context, { person }) => personsIssuing(context).load(person),
});
