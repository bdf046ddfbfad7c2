import type { Scope } from '../../kernel/scopes.ts';
import { toShanghaiIso } from '../../kernel/time/clock.ts';
import {
  attemptOutcomes,
  type Delivery,
  deliveryStates,
  disabledReasons,
  type Webhook,
  webhookStates,
} from '../../webhooks/webhook.ts';
import type { Registered } from '../../webhooks/webhooks.ts';
import { Operation } from '../followed/operation.ts';
import { builder } from '../schema/builder.ts';
import { describedEnum } from '../schema/code-enums.ts';
import { asNode } from '../schema/nodes.ts';
import { ScopeType } from '../schema/viewer.ts';

const WebhookStateType = describedEnum(
  'WebhookState',
  'A state of a webhook (Webhook状态).',
  webhookStates,
);

const DisabledReasonType = describedEnum(
  'WebhookDisabledReason',
  'A reason for which a webhook is disabled (停用原因).',
  disabledReasons,
);

const DeliveryStateType = describedEnum(
  'WebhookDeliveryState',
  'A state of a delivery (投递状态).',
  deliveryStates,
);

const OutcomeType = describedEnum(
  'WebhookAttemptOutcome',
  'An outcome of an attempt to deliver (投递结果).',
  attemptOutcomes,
);

/** GraphQL type of a webhook. */
export const WebhookType = builder.objectRef<Webhook>('Webhook').implement({
  description:
    'An address to which the updates of a subscription are sent (网络钩子), signed by Standard Webhooks.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name, unique in the tenant.' }),
    url: t.field({
      type: 'URL',
      description: 'Address of the receiver.',
      resolve: ({ definition }) => definition.url,
    }),
    document: t.string({
      description: 'The subscription that is executed for each update.',
      resolve: ({ definition }) => definition.document,
    }),
    variables: t.field({
      type: 'JSONObject',
      description: 'Variables of the subscription.',
      resolve: ({ definition }) => definition.variables,
    }),
    scopes: t.field({
      type: [ScopeType],
      description:
        'Permissions with which it is executed: those of the caller who registered it last.',
      resolve: ({ definition }) => [...definition.registrant.scopes],
    }),
    registeredBy: t.string({
      nullable: true,
      description:
        'Name of the key that registered it last; null for a token, without keys, and where the tenants’ file declares it.',
      resolve: ({ definition }) => definition.registrant.key,
    }),
    state: t.expose('state', {
      type: WebhookStateType,
      description: 'State of the sending: updates are sent, wait, or have ended.',
    }),
    disabledReason: t.field({
      type: DisabledReasonType,
      nullable: true,
      description: 'Reason for which it is disabled; null unless it is.',
      resolve: ({ reason }) => reason,
    }),
    position: t.expose('position', {
      type: 'Cursor',
      description: 'Cursor up to which every update was delivered or is a pending delivery.',
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'Time of its registration.',
      resolve: ({ createdAt }) => toShanghaiIso(createdAt),
    }),
    changedAt: t.field({
      type: 'DateTime',
      description: 'Time of the last change of its definition or state.',
      resolve: ({ changedAt }) => toShanghaiIso(changedAt),
    }),
  }),
});

asNode(WebhookType, {
  keyOf: ({ name }) => name,
  description: 'Opaque and stable, for `node(id)` and the mutations of webhooks.',
  find: ({ app, tenant }, name) =>
    typeof name === 'string' ? app.webhooks.get({ tenant, name }) : Promise.resolve(null),
});

/** A delivery, with its webhook. */
interface ShownDelivery {
  readonly webhook: Pick<Webhook, 'tenant' | 'name' | 'definition'>;
  readonly delivery: Delivery;
}

/** True if a caller may see everything that is sent to a webhook. */
function maySee({ definition }: ShownDelivery['webhook'], scopes: ReadonlySet<Scope>): boolean {
  return definition.registrant.scopes.every((scope) => scopes.has(scope));
}

/** GraphQL type of a delivery. */
export const DeliveryType = builder.objectRef<ShownDelivery>('WebhookDelivery').implement({
  description: 'An update on its way to a webhook (Webhook投递), with its last attempt.',
  fields: (t) => ({
    eventId: t.id({
      description:
        'The `eventId` of the update. It is the header `webhook-id`, where it has no other characters than letters, digits, `-` and `_`.',
      resolve: ({ delivery }) => delivery.eventId,
    }),
    state: t.field({
      type: DeliveryStateType,
      description: 'State of the delivery: accepted by the receiver, not accepted, or waiting.',
      resolve: ({ delivery }) => delivery.state,
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description: 'The operation that the update is about; null for a test event.',
      resolve: ({ delivery: { subject } }, _args, { subjects }) =>
        subject && subjects.get({ kind: subject.kind }, subject.key),
    }),
    body: t.string({
      nullable: true,
      description:
        'The body of the request, the same in each attempt; null for a caller who lacks one of the webhook’s `scopes`.',
      resolve: ({ webhook, delivery: { eventId } }, _args, { app, scopes }) =>
        maySee(webhook, scopes) ? app.webhooks.bodyOf(webhook, eventId) : null,
    }),
    attempts: t.int({
      description: 'Number of attempts so far.',
      resolve: ({ delivery }) => delivery.attempts,
    }),
    outcome: t.field({
      type: OutcomeType,
      nullable: true,
      description: 'Outcome of the last attempt; null before the first.',
      resolve: ({ delivery }) => delivery.last?.outcome ?? null,
    }),
    statusCode: t.int({
      nullable: true,
      description: 'HTTP status of the last response; null without a response.',
      resolve: ({ delivery }) => delivery.last?.status ?? null,
    }),
    durationMilliseconds: t.int({
      nullable: true,
      description: 'Duration of the last attempt in milliseconds; null before the first.',
      resolve: ({ delivery }) => delivery.last?.durationMs ?? null,
    }),
    queuedAt: t.field({
      type: 'DateTime',
      description: 'Time at which the update was read for this webhook.',
      resolve: ({ delivery }) => toShanghaiIso(delivery.queuedAt),
    }),
    attemptedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last attempt; null before the first.',
      resolve: ({ delivery: { last } }) => last && toShanghaiIso(last.at),
    }),
    nextAttemptAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Time of the next attempt, unless an earlier update of the same thing waits; null if none is planned. A receiver that responds with 429 or 503 moves it back by `Retry-After`, by at most a day.',
      resolve: ({ delivery: { nextAt } }) => (nextAt === null ? null : toShanghaiIso(nextAt)),
    }),
  }),
});

/** GraphQL type of a webhook with its new secret. */
export const RegisteredType = builder.objectRef<Registered>('RegisteredWebhook').implement({
  description: 'A webhook as it was registered (已登记的Webhook), and its secret if one was made.',
  fields: (t) => ({
    webhook: t.expose('webhook', {
      type: WebhookType,
      description: 'The webhook.',
    }),
    secret: t.exposeString('secret', {
      nullable: true,
      description:
        'The secret that this service made just now, `whsec_…`: no other response shows it. Null when none was made.',
    }),
  }),
});
