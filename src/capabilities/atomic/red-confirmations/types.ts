import { builder } from '../../../graphql/builder.ts';
import type { Context } from '../../../graphql/context.ts';
import { followedFields, stateEnum, updateOf } from '../../../graphql/followed.ts';
import { fieldOutput } from '../../../graphql/record-fields.ts';
import { objectType } from '../../../graphql/record-types.ts';
import { targetOf } from '../../../subjects/attempts.ts';
import type { ViewOf } from '../../../subjects/kind.ts';
import { confirmationUuid, redConfirmation } from '../wire/red-confirmations/confirmation.ts';
import { actOnRed } from '../wire/red-confirmations/index.ts';
import { redApplication } from './application-tracking.ts';
import { redRevocation } from './revocation-tracking.ts';
import { redConfirmationKind, type RedItem } from './tracking.ts';

/** A red confirmation as the schema shows it. */
export type RedView = ViewOf<typeof redConfirmationKind> &
  RedItem & { readonly elsewhere?: boolean };

/** Shows a confirmation as the journal knows it: without its seller. */
export function toRed(view: ViewOf<typeof redConfirmationKind>): RedView {
  return {
    ...view,
    sellerName: null,
    sellerTaxNumber: null,
    raw: null,
    confirmationUuid: view.key,
  };
}

const RedConfirmationState = stateEnum(
  redConfirmationKind,
  'RedConfirmationState',
  'Where a red confirmation stands (红字发票信息确认单). The names are those of `RedConfirmationStatus`, beside those of this service’s own.',
);

export const RedConfirmation = objectType<typeof redConfirmation, RedView>(redConfirmation, {
  more: (t) =>
    followedFields(t, redConfirmationKind, {
      type: RedConfirmationState,
      operation: 'What this service remembers of it; null where it does not follow it.',
      operationNullable: true,
    }),
});

export const RedConfirmationUpdate = updateOf(redConfirmationKind, {
  name: 'RedConfirmationUpdate',
  description:
    'A change of a red confirmation (红字发票信息确认单), or where it stands. Its seller is not shown.',
  state: RedConfirmationState,
  resource: {
    name: 'redConfirmation',
    type: RedConfirmation,
    description: 'The confirmation as of this update, without its seller.',
    nullable: false,
    toView: toRed,
  },
});

const known = 'without its seller and without asking the tax bureau as `redConfirmation` does';
const operation = 'What this service remembers of it.';

async function confirmationOf(
  { subjects }: Context,
  confirmationUuid: string | null,
): Promise<RedView | null> {
  const subject =
    confirmationUuid === null ? null : await subjects.get(redConfirmationKind, confirmationUuid);
  return subject && toRed(redConfirmationKind.view(subject));
}

const RedApplicationState = stateEnum(
  redApplication,
  'RedConfirmationApplicationState',
  'Where an application stands (红字发票信息确认单申请). What it led to is `confirmation`.',
);

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
      ...followedFields(t, redApplication, { type: RedApplicationState, operation }),
    }),
  });

const RedRevocationState = stateEnum(
  redRevocation,
  'RedConfirmationRevocationState',
  'Where a revocation stands (撤销红字发票信息确认单).',
);

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
      ...followedFields(t, redRevocation, { type: RedRevocationState, operation }),
    }),
  });
