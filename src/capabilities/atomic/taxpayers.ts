import { builder } from '../../graphql/builder.ts';
import { upstream } from '../../graphql/directives.ts';
import { checked, objectType } from '../../graphql/record-types.ts';
import { taxNumber } from './wire/members.ts';
import { queryRisk } from './wire/risk.ts';

const TaxpayerRisk = objectType(queryRisk.response);

const taxNumberArgument = {
  required: true,
  description: taxNumber.doc,
  directives: { wire: { name: 'nsrsbh' } },
  validate: checked(taxNumber),
} as const;

builder.queryFields((t) => ({
  taxpayerRisk: t.field({
    type: TaxpayerRisk,
    // One call that fails must not take the rest of the operation with it.
    nullable: true,
    description:
      'What the tax bureau thinks of a taxpayer: class of risk, credit letter, warning. Free. Null only beside an error.',
    directives: upstream(queryRisk),
    args: { taxNumber: t.arg.string(taxNumberArgument) },
    resolve: (_root, question, context) => context.platform.call(queryRisk, question),
  }),
}));
