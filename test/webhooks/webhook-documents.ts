import type { Connection } from '../harness.ts';
import { dataOf } from '../following.ts';

/** Follows all updates of the tenant. */
export const UPDATES =
  'subscription { updates { eventId cursor version cause state subject { __typename id } } }';

/** Body of a delivery of `UPDATES`. */
export interface UpdatesBody {
  readonly data: {
    readonly updates: {
      readonly eventId: string;
      readonly cursor: string;
      readonly version: number;
      readonly cause: string;
      readonly state: string;
      readonly subject: { readonly id: string } | null;
    };
  };
}

const WEBHOOK =
  'id name url state disabledReason scopes registeredBy document variables createdAt changedAt position';

const ERRORS = `... on InvalidInputError { code message fieldErrors { code path message } }
  ... on Error { code message }`;

export const CREATE = `mutation ($input: CreateWebhookInput!) {
  createWebhook(input: $input) { ... on RegisteredWebhook { secret webhook { ${WEBHOOK} } } ${ERRORS} }
}`;

export const UPDATE = `mutation ($input: UpdateWebhookInput!) {
  updateWebhook(input: $input) { ... on RegisteredWebhook { secret webhook { ${WEBHOOK} } } ${ERRORS} }
}`;

export const DELETE = `mutation ($id: ID!) { deleteWebhook(id: $id) { ... on Webhook { name } ${ERRORS} } }`;

export const REDELIVER = `mutation ($input: RedeliverWebhookInput!) {
  redeliverWebhook(input: $input) { ... on Webhook { id name } ${ERRORS} }
}`;

export const TEST_EVENT = `mutation ($id: ID!) {
  sendWebhookTestEvent(id: $id) { ... on WebhookDelivery { eventId state outcome statusCode attempts } ${ERRORS} }
}`;

export const WEBHOOKS = `{ webhooks { ${WEBHOOK} } }`;

export const DELIVERIES = `query ($id: ID!, $first: Int, $after: String) {
  webhookDeliveries(webhookId: $id, first: $first, after: $after) {
    edges { node { eventId state attempts outcome statusCode body attemptedAt nextAttemptAt operation { key } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** A webhook as selected by the documents. */
export interface ShownWebhook {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly state: string;
  readonly disabledReason: string | null;
  readonly position: string;
  readonly scopes: readonly string[];
}

/** A delivery as selected by the documents. */
export interface ShownDelivery {
  readonly eventId: string;
  readonly state: string;
  readonly attempts: number;
  readonly outcome: string | null;
  readonly statusCode: number | null;
  readonly body: string | null;
  readonly attemptedAt: string | null;
  readonly nextAttemptAt: string | null;
  readonly operation: { readonly key: string } | null;
}

/** Registers a webhook for all updates; fails the test if it is rejected. */
export async function register(
  service: Connection,
  input: { readonly name: string; readonly url: string; readonly document?: string } & Readonly<
    Record<string, unknown>
  >,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly webhook: ShownWebhook; readonly secret: string | null }> {
  const answer = await service.query<{
    readonly createWebhook: { webhook?: ShownWebhook; secret: string | null };
  }>(CREATE, { input: { document: UPDATES, ...input } }, headers);
  const { webhook, secret } = dataOf(answer).createWebhook;
  if (webhook === undefined) throw new Error(JSON.stringify(answer));
  return { webhook, secret };
}

/** The newest deliveries of a webhook. */
export async function deliveriesOf(
  service: Connection,
  id: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<readonly ShownDelivery[]> {
  const answer = await service.query<{
    readonly webhookDeliveries: { edges: readonly { node: ShownDelivery }[] };
  }>(DELIVERIES, { id, first: 100 }, headers);
  return dataOf(answer).webhookDeliveries.edges.map(({ node }) => node);
}
