import { builder } from '../../graphql/schema/builder.ts';
import { upstream } from '../../graphql/schema/directives.ts';
import { mutationErrors } from '../../graphql/errors/errors.ts';
import { fieldArg, inputArg } from '../../graphql/records/record-fields.ts';
import { resumable } from '../../graphql/followed/updates.ts';
import { followable, lookUp, openH5Session } from './sessions.ts';
import { h5Session } from './tracking.ts';
import { H5Link, H5Session, H5SessionUpdate } from './types.ts';
import { h5SessionInput, h5Token, openSession, sessionStatus } from './wire/index.ts';

builder.mutationField('openH5Session', (t) =>
  t.field({
    type: H5Link,
    description:
      'Opens a one-time link at which one person authorizes an enterprise, or scans their face and is registered as payee, on a phone that holds no secret. Free. Each call opens another link: after a lost answer simply open a new one, the unused link runs out.',
    directives: upstream(openSession),
    errors: mutationErrors,
    args: { input: inputArg(h5SessionInput, 'The link.') },
    resolve: (_root, { input }, context) => openH5Session(context, input),
  }),
);

builder.queryField('h5Session', (t) =>
  t.field({
    type: H5Session,
    nullable: true,
    description:
      'How far the person behind a link is: the platform is asked, free of charge, and what it finds out reaches the subscriptions too. Null without an error for a token under which you opened nothing here. Pass the token as a variable in a POST, never in an address.',
    directives: upstream(sessionStatus),
    args: { token: fieldArg(h5Token) },
    resolve: (_root, { token }, context) => lookUp(context, token),
  }),
);

builder.subscriptionField('h5SessionUpdates', (t) =>
  t.field({
    type: H5SessionUpdate,
    description:
      'Follows the person behind a link until they have finished, it failed or the link ran out, then completes. `PERSON_DONE` is not the verdict of the bank’s audit, which `sellerUpdates` follows from then on. Items hold neither link nor token.',
    args: {
      token: fieldArg({ ...h5Token, wire: null }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: async (_root, { token, after }, context) =>
      context.subjects.follow(h5Session, await followable(context, token), { after }),
    resolve: (item) => item,
  }),
);
