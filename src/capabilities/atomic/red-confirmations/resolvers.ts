import { builder } from '../../../graphql/schema/builder.ts';
import { upstream } from '../../../graphql/schema/directives.ts';
import { mutationErrors } from '../../../graphql/errors/errors.ts';
import { fieldArg, fieldOutput, inputArg } from '../../../graphql/records/record-fields.ts';
import { wireName } from '../../../graphql/records/record-types.ts';
import { resumable } from '../../../graphql/followed/updates.ts';
import { confirmationUuid } from '../wire/red-confirmations/confirmation.ts';
import { actOnRed, applyForRed, listReds, queryRed } from '../wire/red-confirmations/index.ts';
import { applyForConfirmation } from './apply.ts';
import { followed } from './follow.ts';
import { DEFAULT_FIRST, readPage, type RedPage } from './list.ts';
import { lookUpRed } from './look-up.ts';
import { revoke } from './revoke.ts';
import { redConfirmationKind } from './tracking.ts';
import {
  RedConfirmation,
  RedConfirmationApplication,
  RedConfirmationRevocation,
  RedConfirmationUpdate,
} from './types.ts';

builder.mutationFields((t) => ({
  applyRedConfirmation: t.field({
    type: RedConfirmationApplication,
    description:
      'Applies, as the buyer, that an invoice for purchased scrap be reversed. It leads to a red confirmation that the seller has to confirm within 72 hours: follow `redConfirmationUpdates(confirmationUuid)`. Sent once: the same input under the same `applicationId` returns the existing application and sends nothing; while that, or its confirmation, is not over, anything else for the same original is a `ConflictError`. A lost answer is settled by the tax bureau’s list.',
    directives: upstream(applyForRed),
    errors: mutationErrors,
    args: {
      input: inputArg(applyForRed.request, 'What is to be reversed.'),
    },
    resolve: (_root, { input }, context) => applyForConfirmation(context, input),
  }),
  revokeRedConfirmation: t.field({
    type: RedConfirmationRevocation,
    description:
      'Revokes a red confirmation, before or after both have confirmed it, as long as no red invoice was issued by it. Sent once: the same input under the same `revocationId` returns the existing revocation and sends nothing; another is a `ConflictError` unless the first was refused. A lost answer is settled by the tax bureau’s list.',
    directives: upstream(actOnRed),
    errors: mutationErrors,
    args: {
      input: inputArg(actOnRed.request, 'Which confirmation.'),
    },
    resolve: (_root, { input }, context) => revoke(context, input),
  }),
}));

const RedConfirmationEdge = builder
  .objectRef<RedPage['edges'][number]>('RedConfirmationEdge')
  .implement({
    description: 'A red confirmation and its place in the list.',
    fields: (t) => ({
      node: t.field({
        type: RedConfirmation,
        description: 'The red confirmation.',
        resolve: ({ node }) => node,
      }),
      cursor: t.exposeString('cursor', { description: 'Its place in the list.' }),
    }),
  });

const RedConfirmationConnection = builder
  .objectRef<RedPage>('RedConfirmationConnection')
  .implement({
    description: 'A page of red confirmations, in the tax bureau’s order.',
    fields: (t) => ({
      edges: t.field({
        type: [RedConfirmationEdge],
        description: 'The items with their places in the list.',
        resolve: ({ edges }) => edges,
      }),
      pageInfo: t.field({
        type: builder.pageInfoRef(),
        description: 'Whether and how to go on.',
        resolve: ({ pageInfo }) => pageInfo,
      }),
      totalCount: t.expose(
        'totalCount',
        fieldOutput(listReds.response.fields.total, {
          description: 'How many there are on all pages; null where the tax bureau does not say.',
        }),
      ),
    }),
  });

const { pageNumber, pageSize } = listReds.request.fields;
const { sellerTaxNumber } = queryRed.request.fields;

builder.queryFields((t) => ({
  redConfirmations: t.field({
    type: RedConfirmationConnection,
    // One call that fails must not take the rest of the operation with it.
    nullable: true,
    description:
      'Red confirmations as the tax bureau lists them, of whoever entered them. Free. Null only beside an error.',
    directives: upstream(listReds),
    complexity: ({ first }) => ({ field: 1, multiplier: first ?? DEFAULT_FIRST }),
    args: {
      filter: inputArg(
        listReds.request,
        'Which ones. Pass it as a variable: a seller is named by an ID number.',
      ),
      first: t.arg.int({
        description: `How many, 1 to 100; ${DEFAULT_FIRST} when left out.`,
        directives: wireName(pageSize),
        validate: { min: 1, max: 100 },
      }),
      after: t.arg.string({
        description:
          '`pageInfo.endCursor` of the page before, read with the same `first`: the tax bureau numbers its pages.',
        directives: wireName(pageNumber),
      }),
    },
    resolve: (_root, { filter, ...page }, context) => readPage(context, filter, page),
  }),
  redConfirmation: t.field({
    type: RedConfirmation,
    nullable: true,
    description:
      'How a red confirmation stands now, with its lines in `raw`: the tax bureau’s detail and list are asked, free of charge, and what they say reaches the subscriptions too. Null only beside an error.',
    directives: upstream(queryRed),
    args: {
      confirmationUuid: fieldArg(confirmationUuid),
      sellerTaxNumber: fieldArg(sellerTaxNumber),
    },
    resolve: (_root, named, context) => lookUpRed(context, named),
  }),
}));

builder.subscriptionField('redConfirmationUpdates', (t) =>
  t.field({
    type: RedConfirmationUpdate,
    description:
      'Follows a red confirmation, whoever entered it, until it is void or its red invoice is issued, then completes. One that waits is asked about at the moment at which its 72 hours are over.',
    args: {
      confirmationUuid: fieldArg({ ...confirmationUuid, wire: null }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: async (_root, { confirmationUuid, after }, context) => {
      const { key } = await followed(context, confirmationUuid);
      return context.subjects.follow(redConfirmationKind, key, { after });
    },
    resolve: (item) => item,
  }),
);
