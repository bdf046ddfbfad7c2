import { builder } from '../../graphql/schema/builder.ts';
import { upstream } from '../../graphql/schema/directives.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import { availableRate, queryTaxRates } from './wire/rates.ts';

const AvailableTaxRate = objectType(availableRate);

builder.queryField('availableTaxRates', (t) =>
  t.field({
    type: [AvailableTaxRate],
    // One call that fails must not take the rest of the operation with it.
    nullable: true,
    description:
      'All rates that invoices can carry, those included that are disabled or no longer valid: read `state` and the days. Free. Null only beside an error.',
    directives: upstream(queryTaxRates),
    resolve: async (_root, _args, context) =>
      (await context.platform.call(queryTaxRates, {})).rates,
  }),
);
