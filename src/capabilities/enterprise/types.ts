import { z } from 'zod';
import { asNode } from '../../graphql/schema/nodes.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import { toShanghaiIso } from '../../kernel/time/shanghai.ts';
import { findEnterprise, type LookUp } from './look-ups.ts';
import { enterprise, enterprisesFound } from './wire.ts';

export const Enterprise = objectType(enterprise);

asNode(Enterprise, {
  keyOf: ({ taxNumber }) => taxNumber,
  find: (context, key) => findEnterprise(context, z.string().parse(key)),
  description:
    'Opaque and stable, for `node(id)`, which looks the enterprise up as `enterprise` does, at the same price.',
});

export const EnterpriseSearch = objectType<typeof enterprisesFound, LookUp>(enterprisesFound, {
  more: (t) => ({
    askedAt: t.field({
      type: 'DateTime',
      description:
        'When the platform was asked. Up to ten minutes ago: an identical look-up is answered again from this service’s own cache, and costs nothing then.',
      resolve: ({ askedAt }) => toShanghaiIso(askedAt),
    }),
  }),
});
