import { objectType } from '../../graphql/record-types.ts';
import type { Notice } from './notices.ts';
import { signingNotice } from './wire/notice.ts';

/** The GraphQL type of a push about a party. */
export const SigningNotice = objectType<typeof signingNotice, Notice>(signingNotice, {
  more: (t) => ({
    heardAt: t.field({
      type: 'DateTime',
      description: 'When it arrived here.',
      resolve: ({ heardAt }) => heardAt,
    }),
  }),
});
