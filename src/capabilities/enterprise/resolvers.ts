import { builder } from '../../graphql/builder.ts';
import { upstream } from '../../graphql/directives.ts';
import { fieldArg, inputArg } from '../../graphql/record-fields.ts';
import { findEnterprise, lookUp } from './look-ups.ts';
import { Enterprise, EnterpriseSearch } from './types.ts';
import { enterpriseBy, enterpriseSearch, MOST_ENTERPRISES, searchEnterprises } from './wire.ts';

const { limit } = enterpriseSearch.fields;
const { taxNumber } = enterpriseBy.variants;

builder.queryFields((t) => ({
  enterprises: t.field({
    type: EnterpriseSearch,
    // One call that fails must not take the rest of the operation with it.
    nullable: true,
    description:
      'Looks enterprises up by a part of the name or by tax number; null only beside an error. Billed per call; identical look-ups within ten minutes are answered from this service’s cache. 120 calls a minute are possible: beyond that the error is `RATE_LIMITED` and says when to come back.',
    directives: upstream(searchEnterprises),
    args: {
      by: inputArg(enterpriseBy, 'Exactly one of name and tax number.'),
      limit: fieldArg(limit),
    },
    resolve: (_root, { by, limit }, context) =>
      lookUp(
        context,
        by.name === undefined || by.name === null
          ? { by }
          : { by, limit: limit ?? MOST_ENTERPRISES },
      ),
  }),

  enterprise: t.field({
    type: Enterprise,
    nullable: true,
    description:
      'The enterprise with a tax number; null without an error when the platform knows none. Same billing, cache and limit as `enterprises`.',
    directives: upstream(searchEnterprises),
    args: { taxNumber: fieldArg(taxNumber) },
    resolve: (_root, { taxNumber }, context) => findEnterprise(context, taxNumber),
  }),
}));
