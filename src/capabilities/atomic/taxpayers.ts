import { builder } from '../../graphql/schema/builder.ts';
import { upstream } from '../../graphql/schema/directives.ts';
import { fieldArg, inputArg } from '../../graphql/records/record-fields.ts';
import { personsIssuing, quotas, risks, taxpayers } from './questions.ts';
import { CreditQuota, NaturalPersonIssuing, Taxpayer, TaxpayerRisk } from './types.ts';
import { buyerTaxNumber, taxNumber } from './wire/members.ts';
import { queryPersonIssuing } from './wire/person.ts';
import { queryQuota } from './wire/quota.ts';
import { queryRisk } from './wire/risk.ts';
import { queryTaxpayer } from './wire/taxpayer.ts';

// Each is nullable: one call that fails must not take the rest of the operation with it.
builder.queryFields((t) => ({
  taxpayer: t.field({
    type: Taxpayer,
    nullable: true,
    description:
      'The tax bureau’s register entry of a taxpayer. Free. Null only beside an error; of somebody unknown that is the tax bureau’s refusal.',
    directives: upstream(queryTaxpayer),
    args: { taxNumber: fieldArg(taxNumber) },
    resolve: (_root, question, context) => taxpayers(context).load(question),
  }),
  taxpayerRisk: t.field({
    type: TaxpayerRisk,
    nullable: true,
    description:
      'The tax bureau’s view of a taxpayer: class of risk, credit grade, warning. Free. Null only beside an error.',
    directives: upstream(queryRisk),
    args: { taxNumber: fieldArg(taxNumber) },
    resolve: (_root, question, context) => risks(context).load(question),
  }),
  creditQuota: t.field({
    type: CreditQuota,
    nullable: true,
    description:
      'Quota of an enterprise for this month, in yuan: how much it may issue, and how much of that it has downloaded. Free. `adjustCreditQuota` downloads and returns. Null only beside an error.',
    directives: upstream(queryQuota),
    args: { buyerTaxNumber: fieldArg(buyerTaxNumber) },
    resolve: (_root, question, context) => quotas(context).load(question),
  }),
  naturalPersonIssuing: t.field({
    type: NaturalPersonIssuing,
    nullable: true,
    description:
      'What was issued for a natural person who sells, over all channels, and whether the tax bureau blocks them. Free. Null only beside an error.',
    directives: upstream(queryPersonIssuing),
    args: { person: inputArg(queryPersonIssuing.request, 'The person.') },
    resolve: (_root, { person }, context) => personsIssuing(context).load(person),
  }),
}));
