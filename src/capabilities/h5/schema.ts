import { followed, mutation } from '../../graphql/followed/followed.ts';
import { fieldArg, fieldOutput } from '../../graphql/records/record-fields.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import {
  followable,
  type H5LinkView,
  type H5SessionView,
  lookUp,
  openH5Session,
} from './sessions.ts';
import { h5Session } from './tracking.ts';
import {
  h5Handling,
  h5Link,
  h5SessionInput,
  h5Token,
  openSession,
  sessionStatus,
} from './wire/index.ts';

const { expiresAt, isMock } = h5Link.fields;

const H5Session = objectType<typeof h5Handling, H5SessionView, 'raw'>(h5Handling, {
  asked: {
    endpoint: sessionStatus,
    ask: async (context, { token }) => (token === null ? null : lookUp(context, token)),
  },
  more: (t) => ({
    expiresAt: t.expose(
      'expiresAt',
      fieldOutput(expiresAt, {
        nullable: true,
        description: 'Time until which the link is valid.',
      }),
    ),
    isMock: t.expose('isMock', fieldOutput(isMock)),
  }),
});

const H5Link = objectType<typeof h5Link, H5LinkView>(h5Link, {
  more: (t) => ({
    session: t.expose('session', {
      type: H5Session,
      description: 'Progress of the person; follow it with `h5SessionUpdates`.',
    }),
  }),
});

followed(h5Session, H5Session, {
  states: 'State of the handling behind a link (H5 办理状态), as far as the person is concerned.',
  rejection:
    'Reason why the bank did not accept the payee, with advice, if its code is one of the two documented ones: `30601013` (a record with this card is under approval) and `30601004` (the merchant is not enabled for the business).',
  operation: 'This service’s record of it; its key is a digest of the token.',
  query: {
    name: 'h5Session',
    description:
      'Progress of the person behind a link, queried at the platform free of charge; subscriptions receive the result too. Null without an error for a token of a link that you did not open here. Pass the token as a variable in a POST, never in an address.',
    endpoint: sessionStatus,
    args: { token: fieldArg(h5Token) },
    run: (context, { token }) => lookUp(context, token),
  },
  subscriptions: {
    item: 'A change of the person’s progress behind a link (H5 办理), or the current state.',
    resource: 'The person’s progress as of this update.',
    isAlwaysOpen: true,
    by: ['token', h5Token.doc, h5Token],
    keyOf: followable,
    updates:
      'Follows the person behind a link until they have finished, it failed or the link ran out, then completes. `PERSON_DONE` is not the verdict of the bank’s audit, which `sellerUpdates` follows from then on. Items hold neither link nor token.',
  },
});

mutation(H5Link, {
  name: 'openH5Session',
  description:
    'Opens a one-time link at which one person authorizes an enterprise, or scans their face and is registered as payee, on a phone that holds no secret. Free. Each call opens another link: after a lost response open a new one; the unused link expires.',
  endpoint: openSession,
  input: [h5SessionInput, 'The link.'],
  run: openH5Session,
});
