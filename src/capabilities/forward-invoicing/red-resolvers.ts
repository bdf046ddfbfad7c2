import { builder } from '../../graphql/builder.ts';
import { upstream } from '../../graphql/directives.ts';
import { mutationErrors } from '../../graphql/errors.ts';
import { followSubject } from '../../graphql/follow.ts';
import { checked, inputType } from '../../graphql/record-types.ts';
import { resumable } from '../../graphql/updates.ts';
import { latestAttempt } from './red-attempts.ts';
import { lookUpRedOffset } from './red-look-up.ts';
import { redOffsetInvoice } from './red-offset.ts';
import { RedOffset, RedOffsetUpdate, toRedOffset } from './red-types.ts';
import { red, redOffsetInput, redQuery } from './wire/red.ts';

const orderId = redOffsetInput.fields.orderId.doc;

builder.mutationField('redOffsetInvoice', (t) =>
  t.field({
    type: RedOffset,
    description:
      'Has an issued invoice reversed by a red invoice: the form is applied for, fetched and the red invoice issued in one call, free of charge. It finishes later: follow `redOffsetUpdates(orderId)`. The same input again returns what was entrusted and sends nothing; an invoice is reversed once, so another `redOffsetId` is a `ConflictError` with the red-offset that stands in the way.',
    directives: upstream(red),
    errors: mutationErrors,
    args: {
      input: t.arg({
        type: inputType(redOffsetInput),
        required: true,
        description: 'Which invoice.',
        validate: checked(redOffsetInput),
      }),
    },
    resolve: async (_root, { input }, context) =>
      toRedOffset(await redOffsetInvoice(context, input)),
  }),
);

builder.queryField('redOffset', (t) =>
  t.field({
    type: RedOffset,
    nullable: true,
    description:
      'How the reversal of an invoice stands now: the platform is asked, free of charge, both for the red invoice and whether the original says that it is reversed. After a failed attempt the newest counts. Null when none was entrusted to this service, whoever else may have reversed the invoice: `invoice { isRedOffset }` tells.',
    directives: upstream(redQuery),
    args: {
      orderId: t.arg.string({
        required: true,
        description: orderId,
        directives: { wire: { name: 'order_id' } },
      }),
    },
    resolve: (_root, { orderId }, context) => lookUpRedOffset(context, orderId),
  }),
);

builder.subscriptionField('redOffsetUpdates', (t) =>
  t.field({
    type: RedOffsetUpdate,
    description:
      'Follows the reversal of one invoice until its final state, then completes. It may be followed before it is entrusted; after a failed attempt it is the newest that is followed.',
    args: {
      orderId: t.arg.string({ required: true, description: orderId }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: async (_root, { orderId, after }, context) => {
      const { id } = await latestAttempt(context, orderId);
      return followSubject(context, id, { after });
    },
    resolve: (item) => item,
  }),
);
