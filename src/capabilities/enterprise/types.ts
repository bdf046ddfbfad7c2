import { objectType } from '../../graphql/record-types.ts';
import { toShanghaiIso } from '../../kernel/shanghai.ts';
import type { LookUp } from './look-ups.ts';
import { enterprise, enterprisesFound } from './wire.ts';

export const Enterprise = objectType(enterprise);

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
