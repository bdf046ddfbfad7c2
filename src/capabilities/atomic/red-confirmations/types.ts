import { builder } from '../../../graphql/schema/builder.ts';
import type { Context } from '../../../graphql/schema/context.ts';
import { followedType } from '../../../graphql/followed/followed-types.ts';
import { fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { updateOf } from '../../../graphql/followed/subscriptions.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { confirmationUuid, redConfirmation } from '../wire/red-confirmations/confirmation.ts';
import { actOnRed, queryRed } from '../wire/red-confirmations/index.ts';
import { redApplication } from './application-tracking.ts';
import { redRevocation } from './revocation-tracking.ts';
import { elsewhere, lookUpRed } from './look-up.ts';
import { redConfirmationKind } from './tracking.ts';
import { type RedView, toRed, type Unkept } from './view.ts';

export const RedConfirmation = objectType<typeof redConfirmation, RedView, Unkept>(
  redConfirmation,
  {
    asked: {
      members: ['sellerName', 'sellerTaxNumber', 'raw'],
      endpoint: queryRed,
      ask: ({ confirmationUuid }, context) => lookUpRed(context, { confirmationUuid }),
    },
  },
);

const followedConfirmation = followedType(redConfirmationKind, RedConfirmation, {
  states: [
    'RedConfirmationState',
    'Where a red confirmation stands (红字发票信息确认单). The names are those of `RedConfirmationStatus`, beside those of this service’s own.',
  ],
  operation: 'What this service remembers of it; null where it does not follow it.',
  toView: toRed,
  elsewhere,
});

export const RedConfirmationUpdate = updateOf(followedConfirmation, {
  name: 'RedConfirmationUpdate',
  description: 'A change of a red confirmation (红字发票信息确认单), or where it stands.',
  resource: {
    name: 'redConfirmation',
    description: 'The confirmation as of this update.',
    nullable: false,
  },
});

const known =
  'without asking the tax bureau as `redConfirmation` does, but for its seller and `raw`';
const operation = 'What this service remembers of it.';

async function confirmationOf(
  { subjects }: Context,
  confirmationUuid: string | null,
): Promise<RedView | null> {
  const subject =
    confirmationUuid === null ? null : await subjects.get(redConfirmationKind, confirmationUuid);
  return subject && toRed(redConfirmationKind.view(subject));
}

export const RedConfirmationApplication = builder
  .objectRef<ViewOf<typeof redApplication>>('RedConfirmationApplication')
  .implement({
    description:
      'An application for a red confirmation (红字发票信息确认单) that an invoice be reversed, made once.',
    fields: (t) => ({
      applicationId: t.exposeString('applicationId', {
        nullable: true,
        description: 'Your number of the application; null for one of long ago.',
      }),
      confirmationUuid: t.expose(
        'confirmationUuid',
        fieldOutput(confirmationUuid, {
          nullable: true,
          addition: 'Null until it is `ENTERED`, and for an application of long ago.',
        }),
      ),
      confirmationNumber: t.expose(
        'confirmationNumber',
        fieldOutput(redConfirmation.fields.confirmationNumber),
      ),
      confirmation: t.field({
        type: RedConfirmation,
        nullable: true,
        description: `The red confirmation as this service knows it, ${known}. Null until it is \`ENTERED\`.`,
        resolve: ({ confirmationUuid }, _args, context) =>
          confirmationOf(context, confirmationUuid),
      }),
    }),
  });

followedType(redApplication, RedConfirmationApplication, {
  states: [
    'RedConfirmationApplicationState',
    'Where an application stands (红字发票信息确认单申请). What it led to is `confirmation`.',
  ],
  operation,
  toView: (view) => view,
});

export const RedConfirmationRevocation = builder
  .objectRef<ViewOf<typeof redRevocation>>('RedConfirmationRevocation')
  .implement({
    description: 'The revocation of a red confirmation (撤销红字发票信息确认单), made once.',
    fields: (t) => ({
      revocationId: t.exposeString('revocationId', {
        nullable: true,
        description: 'Your number of the revocation; null for one of long ago.',
      }),
      confirmedAt: t.expose(
        'confirmedAt',
        fieldOutput(actOnRed.response.fields.confirmedAt, {
          description:
            'When the tax bureau took it; null where its answer was lost or did not say.',
        }),
      ),
      confirmation: t.field({
        type: RedConfirmation,
        nullable: true,
        description: `The red confirmation as this service knows it, ${known}: its own change follows a little later.`,
        resolve: ({ key }, _args, context) => confirmationOf(context, targetOf(key)),
      }),
    }),
  });

followedType(redRevocation, RedConfirmationRevocation, {
  states: ['RedConfirmationRevocationState', 'Where a revocation stands (撤销红字发票信息确认单).'],
  operation,
  toView: (view) => view,
});
