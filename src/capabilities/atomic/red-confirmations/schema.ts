import { storedView } from '../../../context/look-up.ts';
import type { Context } from '../../../context/context.ts';
import { followed } from '../../../graphql/followed/followed.ts';
import { fieldArg, fieldOutput, inputArg } from '../../../graphql/records/record-fields.ts';
import { DEFAULT_FIRST, pageComplexity, pageLimit } from '../../../graphql/lists/subject-page.ts';
import { objectType, wireName } from '../../../graphql/records/record-types.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { upstream } from '../../../graphql/schema/directives.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { confirmationUuid, redConfirmation } from '../wire/red-confirmations/confirmation.ts';
import { actOnRed, applyForRed, listReds, queryRed } from '../wire/red-confirmations/index.ts';
import { redApplication, applyForConfirmation } from './application.ts';
import { readPage, type RedPage } from './list.ts';
import {
  confirmationToFollow,
  externalLookup,
  lookUpRed,
  type RedView,
  toRed,
  type Unkept,
} from './look-up.ts';
import { redRevocation, revoke } from './revocation.ts';
import { redConfirmationKind } from './tracking.ts';

const RedConfirmation = objectType<typeof redConfirmation, RedView, Unkept>(redConfirmation, {
  asked: {
    members: ['sellerName', 'sellerTaxNumber', 'raw'],
    endpoint: queryRed,
    ask: (context, { confirmationUuid }) => lookUpRed(context, { confirmationUuid }),
  },
});

const known =
  'without querying the tax bureau like `redConfirmation`, except for its seller and `raw`';
async function confirmationOf(context: Context, uuid: string | null): Promise<RedView | null> {
  const view = await storedView(context, redConfirmationKind, uuid);
  return view && toRed(view);
}

const RedConfirmationApplication = builder
  .objectRef<ViewOf<typeof redApplication>>('RedConfirmationApplication')
  .implement({
    description:
      'An application for a red confirmation (红字发票信息确认单) to reverse an invoice, made once.',
    fields: (t) => ({
      applicationId: t.exposeString('applicationId', {
        nullable: true,
        description: 'Your number of the application; null once the details are removed.',
      }),
      confirmationUuid: t.expose(
        'confirmationUuid',
        fieldOutput(confirmationUuid, {
          nullable: true,
          addition: 'Null until it is `ENTERED`, and once the details are removed.',
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

const RedConfirmationRevocation = builder
  .objectRef<ViewOf<typeof redRevocation>>('RedConfirmationRevocation')
  .implement({
    description: 'The revocation of a red confirmation (撤销红字发票信息确认单), made once.',
    fields: (t) => ({
      revocationId: t.exposeString('revocationId', {
        nullable: true,
        description: 'Your number of the revocation; null once the details are removed.',
      }),
      confirmedAt: t.expose(
        'confirmedAt',
        fieldOutput(actOnRed.response.fields.confirmedAt, {
          description:
            'Time at which the tax bureau accepted it; null if its response was lost or lacks the time.',
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

const RedConfirmationEdge = builder
  .objectRef<RedPage['edges'][number]>('RedConfirmationEdge')
  .implement({
    description: 'A red confirmation and its place in the list.',
    fields: (t) => ({
      node: t.expose('node', {
        type: RedConfirmation,
        description: 'The red confirmation.',
      }),
      cursor: t.exposeString('cursor', { description: 'Its place in the list.' }),
    }),
  });

const RedConfirmationConnection = builder
  .objectRef<RedPage>('RedConfirmationConnection')
  .implement({
    description: 'A page of red confirmations, in the tax bureau’s order.',
    fields: (t) => ({
      edges: t.expose('edges', {
        type: [RedConfirmationEdge],
        description: 'The items with their places in the list.',
      }),
      pageInfo: t.expose('pageInfo', {
        type: builder.pageInfoRef(),
        description: 'Page information.',
      }),
      totalCount: t.expose(
        'totalCount',
        fieldOutput(listReds.response.fields.total, {
          description: 'Total on all pages; null where the tax bureau does not report it.',
        }),
      ),
    }),
  });

const { pageNumber, pageSize } = listReds.request.fields;
const { sellerTaxNumber } = queryRed.request.fields;

followed(redConfirmationKind, RedConfirmation, {
  states:
    'State of a red confirmation (红字发票信息确认单). Most names are those of `RedConfirmationStatus`; the others are this service’s own.',
  operation: 'This service’s record of it; null if this service does not follow it.',
  toView: toRed,
  externalLookup,
  query: {
    name: 'redConfirmation',
    description:
      'Current state of a red confirmation, with its lines in `raw`. Queries the tax bureau’s detail and list, free of charge; subscriptions receive the result too. Null only with an error.',
    endpoint: queryRed,
    args: {
      confirmationUuid: fieldArg(confirmationUuid),
      sellerTaxNumber: fieldArg(sellerTaxNumber),
    },
    run: (context, named) => lookUpRed(context, named),
  },
  subscriptions: {
    item: 'A change of a red confirmation (红字发票信息确认单), or the current state.',
    resource: 'The confirmation as of this update.',
    isAlwaysOpen: true,
    by: ['confirmationUuid', confirmationUuid.doc, confirmationUuid],
    keyOf: async (context, uuid) => (await confirmationToFollow(context, uuid)).key,
    updates:
      'Follows a red confirmation, entered by either party, until it is void or its red invoice is issued, then completes. A waiting confirmation is polled when its 72 hours end.',
  },
});

followed(redApplication, RedConfirmationApplication, {
  states: 'State of an application (红字发票信息确认单申请). Its result is `confirmation`.',
  submit: {
    name: 'applyRedConfirmation',
    description:
      'Applies, as the buyer, for the reversal of an invoice for purchased scrap. It leads to a red confirmation that the seller must confirm within 72 hours: follow `redConfirmationUpdates(confirmationUuid)`. Sent once: the same input under the same `applicationId` returns the existing application and sends nothing; until that application and its confirmation have ended, any other application for the same original is a `ConflictError`. After a lost response the tax bureau’s list settles the outcome.',
    endpoint: applyForRed,
    input: [applyForRed.request, 'The reversal.'],
    run: applyForConfirmation,
  },
});

followed(redRevocation, RedConfirmationRevocation, {
  states: 'State of a revocation (撤销红字发票信息确认单).',
  submit: {
    name: 'revokeRedConfirmation',
    description:
      'Revokes a red confirmation, before or after both have confirmed it, as long as no red invoice was issued by it. Sent once: the same input under the same `revocationId` returns the existing revocation and sends nothing; another is a `ConflictError` unless the first was rejected. After a lost response the tax bureau’s list settles the outcome.',
    endpoint: actOnRed,
    input: [actOnRed.request, 'The confirmation to revoke.'],
    run: revoke,
  },
});

builder.queryField('redConfirmations', (t) =>
  t.field({
    type: RedConfirmationConnection,
    // Nullable, so that one failed call does not fail the rest of the operation.
    nullable: true,
    description:
      'Red confirmations as the tax bureau lists them, entered by either party; a confirmation without its key is counted and omitted. Free. Null only with an error.',
    directives: upstream(listReds),
    complexity: pageComplexity,
    args: {
      filter: inputArg(
        listReds.request,
        'Filter. Pass it as a variable: it names a seller by an ID number.',
      ),
      first: t.arg.int({
        description: `Number of items, 1 to 100; ${DEFAULT_FIRST} if omitted.`,
        directives: wireName(pageSize),
        validate: pageLimit,
      }),
      after: t.arg.string({
        description:
          '`pageInfo.endCursor` of the previous page, or a `cursor` of it. A page is at most as long as the list’s first one, whatever `first` is: the tax bureau numbers its pages.',
        directives: wireName(pageNumber),
      }),
    },
    resolve: (_root, { filter, first, after }, context) =>
      readPage(context, filter, { first: first ?? DEFAULT_FIRST, after }),
  }),
);
