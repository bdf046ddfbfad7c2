import { followedFields, stateEnum, updateOf } from '../../graphql/followed.ts';
import { fieldOutput } from '../../graphql/record-fields.ts';
import { objectType } from '../../graphql/record-types.ts';
import type { Decoded } from '../../platform/record/index.ts';
import type { ViewOf } from '../../subjects/kind.ts';
import { h5Session } from './tracking.ts';
import { h5Handling, h5Link } from './wire/index.ts';

/** How far a person is, as the schema shows it, which shows neither link nor token. The key is a digest of the token. */
export type H5SessionView = ViewOf<typeof h5Session> & Pick<Decoded<typeof h5Handling>, 'raw'>;

/** A link just opened. */
export interface H5LinkView extends Decoded<typeof h5Link> {
  readonly session: H5SessionView;
}

const { expiresAt, isMock } = h5Link.fields;

const H5SessionState = stateEnum(
  h5Session,
  'H5SessionState',
  'Where the handling behind a link stands (H5 办理状态), as far as the person is concerned.',
);

export const H5Session = objectType<typeof h5Handling, H5SessionView>(h5Handling, {
  more: (t) => ({
    expiresAt: t.expose(
      'expiresAt',
      fieldOutput(expiresAt, { nullable: true, description: 'Until when the link is good.' }),
    ),
    isMock: t.expose('isMock', fieldOutput(isMock)),
    ...followedFields(t, h5Session, {
      type: H5SessionState,
      rejection:
        'Why the bank did not take the payee, with what to do, where its code is one of the two that are documented: `30601013` (a record with this card is under approval) and `30601004` (the merchant is not enabled for the business).',
      operation: 'What this service remembers of it; its key is a digest of the token.',
      operationNullable: true,
    }),
  }),
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

export const H5SessionUpdate = updateOf(h5Session, {
  name: 'H5SessionUpdate',
  description: 'A change of what a person does behind a link (H5 办理), or where it stands.',
  state: H5SessionState,
  resource: {
    name: 'h5Session',
    type: H5Session,
    description: 'How far the person is as of this update.',
    nullable: false,
    toView: (view): H5SessionView => ({ ...view, raw: null }),
  },
});
