import type { MoreFields } from '../../graphql/followed/subscriptions.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import type { Kind } from '../../subjects/kind/kind.ts';
import type { Notice } from './notices.ts';
import { signingNotice } from './wire/codes.ts';

/** The GraphQL type of a push about a party. */
const SigningNotice = objectType<typeof signingNotice, Notice>(signingNotice, {
  more: (t) => ({
    receivedAt: t.expose('receivedAt', {
      type: 'DateTime',
      description: 'Time at which it arrived here.',
    }),
  }),
});

/** Field of a party's update that shows the push behind it. */
export const noticeOf =
  (kind: Kind<string, { readonly notice: Notice | null }, never>): MoreFields =>
  (t) => ({
    notice: t.field({
      type: SigningNotice,
      nullable: true,
      description: 'The report of the signing system that this update came from; null for others.',
      resolve: ({ details }) => kind.read(details).notice,
    }),
  });
