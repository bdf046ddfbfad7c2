import { z } from 'zod';
import type { Context } from '../../context/context.ts';
import { certainUnit } from '../../graphql/billing/known-units.ts';
import { fieldArg, fieldOutput, inputArg } from '../../graphql/records/record-fields.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import { requireScope, scopeOfType } from '../../graphql/plugins/scopes.ts';
import { builder } from '../../graphql/schema/builder.ts';
import { upstream } from '../../graphql/schema/directives.ts';
import { asNode } from '../../graphql/schema/nodes.ts';
import { canonicalJson } from '../../kernel/ids.ts';
import { toShanghaiIso } from '../../kernel/time/clock.ts';
import type { Input, Sent } from '../../platform/record/index.ts';
import {
  type EnterpriseView,
  findEnterprise,
  isKept,
  type LookUp,
  lookUp,
  nameOf,
} from './look-ups.ts';
import {
  enterprise,
  enterpriseBy,
  enterpriseSearch,
  enterprisesFound,
  MOST_ENTERPRISES,
  searchEnterprises,
} from './wire.ts';

const { taxNumber } = enterpriseBy.variants;

export const Enterprise = objectType<typeof enterprise, EnterpriseView, 'name'>(enterprise, {
  more: (t) => ({
    name: t.field({
      ...fieldOutput(enterprise.fields.name),
      resolve(named, _args, context) {
        if (named.name !== undefined) return named.name;
        requireScope(context.scopes, scopeOfType('Enterprise'));
        return nameOf(context, named);
      },
    }),
  }),
});

asNode(Enterprise, {
  keyOf: ({ taxNumber }) => taxNumber,
  find: (context, key) => findEnterprise(context, z.string().parse(key)),
  namedBy: { field: 'taxNumber', form: taxNumber.input().pipe(z.string()) },
  asEntity: {
    refer: (key) => ({ taxNumber: z.string().parse(key) }),
    billed: {
      name: 'Where a gateway knows the tax number alone, it is looked up as `enterprise` does, at the same price and under the same scope.',
    },
  },
  description:
    'Opaque and stable, for `node(id)`, which looks the enterprise up as `enterprise` does, at the same price.',
});

const EnterpriseSearch = objectType<typeof enterprisesFound, LookUp>(enterprisesFound, {
  more: (t) => ({
    askedAt: t.field({
      type: 'DateTime',
      description:
        'Time of the query to the platform, up to ten minutes ago: an identical look-up gets the response of this service’s own cache, free of charge.',
      resolve: ({ askedAt }) => toShanghaiIso(askedAt),
    }),
  }),
});

const { limit } = enterpriseSearch.fields;

type Search = Sent<typeof enterpriseSearch>;

function searchOf(by: Input<typeof enterpriseBy>, limit: number | null | undefined): Search {
  if (by.name === undefined || by.name === null) return { by };
  return { by, limit: limit ?? MOST_ENTERPRISES };
}

/** Billed unit of a look-up, from unvalidated arguments; null if its result is cached. */
function unitOf(by: unknown, limit: unknown, context: Context): string | null {
  const checked = enterpriseBy.input().safeParse(by);
  if (!checked.success) return canonicalJson(by);
  // The structure's schema yields its input, but its type does not say so.
  const given = checked.data as Input<typeof enterpriseBy>;
  const search = searchOf(given, typeof limit === 'number' ? limit : null);
  return isKept(context, search) ? null : canonicalJson(search);
}

builder.queryFields((t) => ({
  enterprises: t.field({
    type: EnterpriseSearch,
    // Nullable, so that one failed call does not fail the rest of the operation.
    nullable: true,
    description:
      'Looks enterprises up by a part of the name or by tax number; null only with an error. Billed per call; identical look-ups within ten minutes get the response of this service’s cache. 120 calls a minute are possible: beyond that the error is `RATE_LIMITED` and says when to retry.',
    directives: upstream(searchEnterprises),
    extensions: certainUnit(searchEnterprises, ({ by, limit }, context) =>
      unitOf(by, limit, context),
    ),
    args: {
      by: inputArg(enterpriseBy, 'Exactly one of name and tax number.'),
      limit: fieldArg(limit),
    },
    resolve: (_root, { by, limit }, context) => lookUp(context, searchOf(by, limit)),
  }),

  enterprise: t.field({
    type: Enterprise,
    nullable: true,
    description:
      'The enterprise with a tax number; null without an error when the platform knows none. Same billing, cache and limit as `enterprises`.',
    directives: upstream(searchEnterprises),
    extensions: certainUnit(searchEnterprises, ({ taxNumber }, context) =>
      unitOf({ taxNumber }, null, context),
    ),
    args: { taxNumber: fieldArg(taxNumber) },
    resolve: (_root, { taxNumber }, context) => findEnterprise(context, taxNumber),
  }),
}));
