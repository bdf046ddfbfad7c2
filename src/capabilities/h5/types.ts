import { followedType } from '../../graphql/followed/followed-types.ts';
import { fieldOutput } from '../../graphql/records/record-fields.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import { updateOf } from '../../graphql/followed/subscriptions.ts';
import { lookUp } from './sessions.ts';
import { h5Session } from './tracking.ts';
import type { H5LinkView, H5SessionView } from './view.ts';
import { h5Handling, h5Link, sessionStatus } from './wire/index.ts';

const { expiresAt, isMock } = h5Link.fields;

export const H5Session = objectType<typeof h5Handling, H5SessionView, 'raw'>(h5Handling, {
  asked: {
    members: ['raw'],
    endpoint: sessionStatus,
    ask: async ({ token }, context) => (token === null ? null : lookUp(context, token)),
  },
  more: (t) => ({
    expiresAt: t.expose(
      'expiresAt',
      fieldOutput(expiresAt, { nullable: true, description: 'Until when the link is good.' }),
    ),
    isMock: t.expose('isMock', fieldOutput(isMock)),
  }),
});

const followedSession = followedType(h5Session, H5Session, {
  states: [
    'H5SessionState',
    'Where the handling behind a link stands (H5 办理状态), as far as the person is concerned.',
  ],
  rejection:
    'Why the bank did not take the payee, with what to do, where its code is one of the two that are documented: `30601013` (a record with this card is under approval) and `30601004` (the merchant is not enabled for the business).',
  operation: 'What this service remembers of it; its key is a digest of the token.',
  toView: (view): H5SessionView => view,
});

export const H5Link = objectType<typeof h5Link, H5LinkView>(h5Link, {
  more: (t) => ({
    session: t.field({
      type: H5Session,
      description: 'How far the person is; follow it with `h5SessionUpdates`.',
      resolve: ({ session }) => session,
    }),
  }),
});

export const H5SessionUpdate = updateOf(followedSession, {
  name: 'H5SessionUpdate',
  description: 'A change of what a person does behind a link (H5 办理), or where it stands.',
  resource: {
    name: 'h5Session',
    description: 'How far the person is as of this update.',
    nullable: false,
  },
});
