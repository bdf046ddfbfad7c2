import { pageOf } from '../../context/page.ts';
import { mutationErrors } from '../errors/errors.ts';
import { id } from '../followed/key-args.ts';
import {
  connectionOf,
  DEFAULT_FIRST,
  forwardPageArgs,
  pageComplexity,
} from '../lists/subject-page.ts';
import { builder } from '../schema/builder.ts';
import {
  checkedBelow,
  CreateWebhookInput,
  plainVariables,
  RedeliverWebhookInput,
  registrantOf,
  UpdateWebhookInput,
  webhookIdOf,
} from './inputs.ts';
import { DeliveryType, RegisteredType, WebhookType } from './types.ts';

const webhookArg = {
  required: true,
  description: 'The `id` of the webhook.',
  validate: id,
} as const;

builder.queryFields((t) => ({
  webhooks: t.field({
    type: [WebhookType],
    description: 'All webhooks of the tenant (Webhook列表), by their names; at most 100.',
    complexity: { field: 1, multiplier: 100 },
    resolve: async (_root, _args, { app, tenant }) => [...(await app.webhooks.list(tenant))],
  }),
  webhookDeliveries: t.field({
    type: connectionOf(DeliveryType, {
      page: 'A page of deliveries, newest first.',
      edge: 'A delivery and its cursor.',
    }),
    description:
      'Deliveries of a webhook (Webhook投递记录), newest first: pending ones, and those that were delivered in the last three days.',
    complexity: pageComplexity,
    args: { webhookId: t.arg.id(webhookArg), ...forwardPageArgs },
    resolve: (_root, { webhookId, first, after }, context) =>
      checkedBelow(
        [],
        async () => {
          const { webhook, deliveries, hasNextPage } = await context.app.webhooks.deliveries(
            webhookIdOf(context, webhookId),
            first ?? DEFAULT_FIRST,
            after ?? null,
          );
          return pageOf(
            deliveries.map(({ delivery, pageCursor }) => ({
              node: { webhook, delivery },
              cursor: pageCursor,
            })),
            { hasNextPage, hasPreviousPage: typeof after === 'string' },
          );
        },
        'webhookId',
      ),
  }),
}));

builder.mutationFields((t) => ({
  createWebhook: t.field({
    type: RegisteredType,
    description:
      'Registers an address to which the updates of a subscription are sent (登记Webhook), signed, until the receiver responds with 2xx. It is executed with the permissions of the caller.',
    errors: mutationErrors,
    args: {
      input: t.arg({ type: CreateWebhookInput, required: true, description: 'The webhook.' }),
    },
    resolve: (_root, { input }, context) =>
      checkedBelow(['input'], () => {
        const { name, url, document, variables, secret } = input;
        const registration = {
          name,
          url,
          document,
          variables: plainVariables(variables ?? {}),
          secret: secret ?? null,
        };
        return context.app.webhooks.create(context.tenant, registration, registrantOf(context));
      }),
  }),
  updateWebhook: t.field({
    type: RegisteredType,
    description:
      'Changes, disables or enables a webhook (修改Webhook). From then on it is executed with the permissions of the caller.',
    errors: mutationErrors,
    args: {
      input: t.arg({ type: UpdateWebhookInput, required: true, description: 'The changes.' }),
    },
    resolve: (_root, { input }, context) =>
      checkedBelow(['input'], async () => {
        const { url, document, variables, secret, rotateSecret, enabled } = input;
        const replacement = {
          url: url ?? null,
          document: document ?? null,
          variables: variables ? plainVariables(variables) : null,
          secret: secret ?? null,
          rotateSecret: rotateSecret ?? false,
          enabled: enabled ?? null,
        };
        const named = webhookIdOf(context, input.id);
        return context.app.webhooks.update(named, replacement, registrantOf(context));
      }),
  }),
  deleteWebhook: t.field({
    type: WebhookType,
    description:
      'Removes a webhook and its deliveries (删除Webhook). Returns the webhook as it was.',
    errors: mutationErrors,
    args: { id: t.arg.id(webhookArg) },
    resolve: (_root, args, context) =>
      checkedBelow([], async () => context.app.webhooks.remove(webhookIdOf(context, args.id))),
  }),
  redeliverWebhook: t.field({
    type: WebhookType,
    description:
      'Delivers updates again (重新投递): one, or all after a cursor. Each keeps its `webhook-id`.',
    errors: mutationErrors,
    args: {
      input: t.arg({
        type: RedeliverWebhookInput,
        required: true,
        description: 'The updates to repeat.',
      }),
    },
    resolve: (_root, { input }, context) =>
      checkedBelow(['input'], async () => {
        const { eventId, cursor } = input.from;
        const named = webhookIdOf(context, input.id);
        const from = typeof eventId === 'string' ? { eventId } : { cursor: cursor ?? '' }; // exactly one is given
        return context.app.webhooks.redeliver(named, from);
      }),
  }),
  sendWebhookTestEvent: t.field({
    type: DeliveryType,
    description:
      'Sends a test event (发送测试事件), `{"data":null,"extensions":{"webhook":{"test":true}}}`, once and at once. Returns the outcome.',
    errors: mutationErrors,
    args: { id: t.arg.id(webhookArg) },
    resolve: (_root, args, context) =>
      checkedBelow([], async () => context.app.webhooks.sendTest(webhookIdOf(context, args.id))),
  }),
}));

builder.subscriptionField('webhookUpdates', (t) =>
  t.field({
    type: WebhookType,
    description:
      'Every webhook in its current state, then each that is registered, changed, disabled or completed (Webhook变更). It has no cursor: after an interruption it starts again.',
    subscribe: (_root, _args, { app, tenant }) => app.webhooks.follow(tenant),
    resolve: (webhook) => webhook,
  }),
);
