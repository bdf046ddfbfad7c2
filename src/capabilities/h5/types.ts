import { builder } from '../../graphql/builder.ts';
import { Operation, subjectId } from '../../graphql/operation.ts';
import { objectType } from '../../graphql/record-types.ts';
import { rejectionIn, RejectionType } from '../../graphql/rejection.ts';
import { updateType } from '../../graphql/updates.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { Decoded } from '../../platform/record/index.ts';
import { h5Session, h5States, toDetails } from './tracking.ts';
import { h5Handling, h5Link } from './wire.ts';

/** How far a person is, as the schema shows it. Holds neither link nor token. */
export interface H5SessionView extends Decoded<typeof h5Handling> {
  /** The journal's key: a digest of the token. */
  readonly key: string;
  readonly state: string;
  readonly expiresAt: string | null;
  readonly isMock: boolean;
  readonly snapshot: JsonObject;
}

/** A link just opened. */
export interface H5LinkView extends Decoded<typeof h5Link> {
  readonly session: H5SessionView;
}

/** Shows a link as the journal knows it. */
export function toSession(key: string, state: string, snapshot: JsonObject): H5SessionView {
  const { token: _credential, ...details } = toDetails(snapshot);
  return { ...details, key, state, snapshot, raw: null };
}

const values = Object.entries(h5States).map(([name, description]) => [name, { description }]);

const H5SessionState = builder.enumType('H5SessionState', {
  description: 'Where the handling behind a link stands, as far as the person is concerned.',
  // Object.fromEntries forgets the literal keys, which are those of the table.
  values: {
    ...(Object.fromEntries(values) as Record<keyof typeof h5States, { description: string }>),
    STALE: { description: 'Nothing was heard for a month. Open another link.' },
  },
});

export const H5Session = objectType<typeof h5Handling, H5SessionView>(h5Handling, {
  more: (t) => ({
    state: t.field({
      type: H5SessionState,
      description: 'Where it stands.',
      // Only states of this kind are ever written, which the journal's type does not know.
      resolve: ({ state }) => state as never,
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the link is good.',
      directives: { wire: { name: 'expiresAt' } },
    }),
    isMock: t.exposeBoolean('isMock', {
      description: 'True when the bank is not connected and this is a demonstration.',
      directives: { wire: { name: 'mock' } },
    }),
    rejection: t.field({
      type: RejectionType,
      nullable: true,
      description:
        'Why the bank did not take the payee, with what to do, where its code is one of the two that are documented: `30601013` (a record with this card is under approval) and `30601004` (the merchant is not enabled for the business).',
      resolve: ({ snapshot }) => rejectionIn(snapshot),
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description: 'What this service remembers of it; its key is a digest of the token.',
      resolve: ({ key }, _args, context) =>
        context.app.journal.get(subjectId(context, h5Session.kind, key)),
    }),
  }),
});

export const H5Link = objectType<typeof h5Link, H5LinkView>(h5Link, {
  more: (t) => ({
    isMock: t.boolean({
      description: h5Link.fields.isMock.doc,
      directives: { wire: { name: 'mock' } },
      resolve: ({ isMock }) => isMock ?? false,
    }),
    session: t.field({
      type: H5Session,
      description: 'How far the person is; follow it with `h5SessionUpdates`.',
      resolve: ({ session }) => session,
    }),
  }),
});

export const H5SessionUpdate = updateType('H5SessionUpdate', {
  description: 'A change of what a person does behind a link, or where it stands.',
  status: H5SessionState,
  resource: (t) => ({
    session: t.field({
      type: H5Session,
      description: 'How far the person is as of this update.',
      resolve: ({ key, state, details }) => toSession(key, state, details),
    }),
  }),
});
