import { builder } from '../../graphql/builder.ts';
import { upstream } from '../../graphql/directives.ts';
import { objectType } from '../../graphql/record-types.ts';
import { queryTaxRates } from './wire/rates.ts';

const AvailableTaxRates = objectType(queryTaxRates.response);

builder.queryField('availableTaxRates', (t) =>
  t.field({
    type: AvailableTaxRates,
    // One call that fails must not take the rest of the operation with it.
    nullable: true,
    description:
      'All rates that invoices can carry, those included that are disabled or no longer valid: read `state` and the days. Free. Null only beside an error.',
    directives: upstream(queryTaxRates),
    resolve: (_root, _args, context) => context.platform.call(queryTaxRates, {}),
  }),
);
