import { isDeepStrictEqual } from 'node:util';
import type { HostEntry } from '../kernel/hosts.ts';
import { BadCursor } from '../kernel/errors.ts';
import type { NewId } from '../kernel/ids.ts';
import type { JsonObject } from '../kernel/json/json.ts';
import type { Clock } from '../kernel/time/clock.ts';
import type { Message } from '../messages/message.ts';
import { rules } from '../messages/rules.ts';
import type { Changes } from './changes.ts';
import type { DeliveryPage, DeliveryStore } from './deliveries.ts';
import type { Dispatcher } from './delivery/dispatcher.ts';
import { faultOfAddress, type Sender } from './delivery/sender.ts';
import {
  type RejectedMember,
  WebhookRejected,
  type UnattendedSubscriptions,
  type Definition,
  type Delivery,
  type Registrant,
  type Webhook,
  type WebhookId,
} from './webhook.ts';
import { createSecret, isSecret, replaced } from './delivery/signatures.ts';
import type { WebhookChange, WebhookStore } from './store.ts';
import { webhookTexts } from './texts.ts';

/** Registration by a caller. */
interface Registration {
  readonly name: string;
  readonly url: string;
  readonly document: string;
  readonly variables: JsonObject;
  /** Null: a secret is generated. */
  readonly secret: string | null;
}

/** Members of a webhook to replace; null leaves a member unchanged. */
interface Replacement {
  readonly url: string | null;
  readonly document: string | null;
  readonly variables: JsonObject | null;
  readonly secret: string | null;
  /** True to generate a new secret. */
  readonly rotateSecret: boolean;
  readonly enabled: boolean | null;
}

/** A webhook, and the secret if this call generated one. */
export interface Registered {
  readonly webhook: Webhook;
  readonly secret: string | null;
}

/** A failing webhook, and the time since which it fails, in milliseconds since the epoch. */
interface FailingWebhook {
  readonly webhook: Webhook;
  readonly since: number;
}

/** Start of a redelivery: one update, or everything after a cursor. */
type RedeliveryStart = { readonly eventId: string } | { readonly cursor: string };

/** Webhooks of all tenants. Rejects with `WebhookRejected` for a caller's mistakes. */
export interface Webhooks {
  list(tenant: string): Promise<readonly Webhook[]>;
  get(id: WebhookId): Promise<Webhook | null>;
  /** Webhooks that were disabled because of their receivers, or whose oldest update has not been accepted for ten minutes. */
  failing(tenant: string): Promise<readonly FailingWebhook[]>;
  /** Registers a webhook. A repeated registration returns the existing webhook, without its secret. */
  create(tenant: string, registration: Registration, by: Registrant): Promise<Registered>;
  /** Replaces members. The caller becomes the registrant, whose scopes apply to executions. */
  update(id: WebhookId, replacement: Replacement, by: Registrant): Promise<Registered>;
  /** Resolves with the removed webhook. */
  remove(id: WebhookId): Promise<Webhook>;
  /** Rejects with `BadCursor`. */
  deliveries(
    id: WebhookId,
    first: number,
    after: string | null,
  ): Promise<DeliveryPage & { readonly webhook: Webhook }>;
  /** Body that was or will be sent; null if it is no longer stored. */
  bodyOf(id: WebhookId, eventId: string): Promise<string | null>;
  redeliver(id: WebhookId, from: RedeliveryStart): Promise<Webhook>;
  /** Makes one attempt to deliver a test message without an update. */
  sendTest(id: WebhookId): Promise<{ readonly webhook: Webhook; readonly delivery: Delivery }>;
  readonly follow: Changes['follow'];
  /** Updates the stored webhooks to the declarations in the tenants' file. Resolves with the rejected ones. */
  declare(
    tenant: string,
    declared: readonly DeclaredWebhook[],
  ): Promise<readonly RejectedDeclaration[]>;
}

/** A webhook of the tenants' file. */
export type DeclaredWebhook = Registration & {
  readonly secret: string;
  readonly registrant: Registrant;
};

/** A declared webhook that cannot be registered. */
interface RejectedDeclaration {
  readonly name: string;
  readonly reason: string;
}

/** Dependencies of webhooks. */
interface WebhooksOptions {
  readonly store: WebhookStore;
  readonly deliveries: DeliveryStore;
  readonly subscriptions: UnattendedSubscriptions;
  readonly dispatcher: Pick<Dispatcher, 'change'>;
  readonly changes: Changes;
  readonly sender: Pick<Sender, 'send'>;
  readonly hosts: readonly HostEntry[];
  /** The end of a tenant's stream of updates. */
  readonly endOf: (tenant: string) => Promise<string>;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** Maximum number of webhooks per tenant. */
const MOST_WEBHOOKS = 100;

/** Longest document, in characters. Documents of apps have one or two thousand. */
const LONGEST_DOCUMENT = 16_384;

/** Longest variables in JSON, the same as for other subscriptions. */
const LONGEST_VARIABLES = 8_192;

/** Time after which a delivery that keeps failing needs attention. */
const RETRYING_MS = 10 * 60_000;

const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Body of a test event: a GraphQL result without an update. */
const TEST_BODY = JSON.stringify({ data: null, extensions: { webhook: { test: true } } });

export function createWebhooks(options: WebhooksOptions): Webhooks {
  const { store, deliveries, subscriptions, dispatcher, changes, hosts, clock, newId } = options;

  async function found(id: WebhookId): Promise<Webhook> {
    const webhook = await store.get(id);
    if (webhook === null) throw fault('id', webhookTexts.unknownWebhook, 'missing');
    return webhook;
  }

  async function failureOf(webhook: Webhook): Promise<FailingWebhook | null> {
    const { state, reason, changedAt } = webhook;
    if (state === 'DISABLED') return reason === 'REQUESTED' ? null : { webhook, since: changedAt };
    const waiting = state === 'ACTIVE' ? await deliveries.firstPending(webhook) : null;
    const isLate = waiting !== null && clock.now() - waiting.queuedAt >= RETRYING_MS;
    return isLate && waiting.attempts > 0 ? { webhook, since: waiting.queuedAt } : null;
  }

  async function foundToChange(id: WebhookId): Promise<Webhook> {
    const webhook = await found(id);
    if (webhook.definition.isDeclared) throw fault('id', webhookTexts.declared, 'state');
    return webhook;
  }

  /** Opens the subscription, and reads no item. Resolves with the cursor in its argument `after`; null for none. */
  async function checkDocument(tenant: string, definition: Definition): Promise<string | null> {
    const { document, variables } = definition;
    if (document.length > LONGEST_DOCUMENT)
      throw fault('document', webhookTexts.tooLong({ most: LONGEST_DOCUMENT }));
    if (JSON.stringify(variables).length > LONGEST_VARIABLES)
      throw fault('variables', webhookTexts.tooLong({ most: LONGEST_VARIABLES }));
    const operation = await subscriptions.prepare({ tenant, ...definition });
    try {
      const following = await operation.follow(operation.after ?? (await options.endOf(tenant)));
      await following.return?.();
    } catch (error) {
      if (!(error instanceof BadCursor)) throw error;
      const reason = rules.at({ path: 'after', rule: webhookTexts.badCursor });
      throw fault('document', webhookTexts.notRun({ reason }));
    }
    return operation.after;
  }

  function check({ name, url, secret }: Pick<Registration, 'name' | 'url' | 'secret'>): void {
    const address = faultOfAddress(hosts, url);
    const faults = [
      ...(NAME.test(name) ? [] : [faultOf('name', webhookTexts.name)]),
      ...(address === null ? [] : [faultOf('url', address)]),
      ...(secret === null || isSecret(secret) ? [] : [faultOf('secret', webhookTexts.secret)]),
    ];
    if (faults.length > 0) throw new WebhookRejected(...faults);
  }

  /** Null if the webhook was changed or removed meanwhile. */
  async function tryChange(webhook: Webhook, to: Partial<WebhookChange>): Promise<Webhook | null> {
    const changed = await dispatcher.change(webhook, () => store.change(webhook, to));
    if (changed !== null) changes.ring(webhook.tenant);
    return changed;
  }

  async function change(webhook: Webhook, to: Partial<WebhookChange>): Promise<Webhook> {
    const changed = await tryChange(webhook, to);
    if (changed === null) throw fault('id', webhookTexts.changedMeanwhile, 'state');
    return changed;
  }

  /** Makes deliveries due, and the next run read them. */
  async function requeue<Result>(id: WebhookId, work: () => Promise<Result>): Promise<Result> {
    const result = await work();
    await store.endClaim(id);
    return result;
  }

  async function insert(id: WebhookId, definition: Definition): Promise<Webhook | null> {
    // The position is read before the document is checked, so that no update is missed meanwhile.
    const end = await options.endOf(id.tenant);
    const after = await checkDocument(id.tenant, definition);
    const created = await dispatcher.change(id, () =>
      store.create(id, { definition, position: after ?? end }),
    );
    if (created !== null) changes.ring(id.tenant);
    return created;
  }

  async function removeWith(webhook: Webhook): Promise<void> {
    await dispatcher.change(webhook, () => store.remove(webhook));
  }

  /** False if another instance, which has the same file, was faster. */
  async function declareOne(
    tenant: string,
    { name, secret, ...rest }: DeclaredWebhook,
    known: Webhook | undefined,
  ): Promise<boolean> {
    check({ name, secret, url: rest.url });
    const secrets = known
      ? replaced(known.definition.secrets, secret, clock.now())
      : [{ text: secret, endsAt: null }];
    const definition: Definition = { ...rest, secrets, isDeclared: true };
    if (known?.definition.isDeclared === false)
      throw fault('name', webhookTexts.nameTaken, 'state');
    if (known && isDeepStrictEqual(known.definition, definition)) return true;
    if (known) await checkDocument(tenant, definition);
    const done = known
      ? await tryChange(known, { definition, state: 'ACTIVE', reason: null })
      : await insert({ tenant, name }, definition);
    return done !== null;
  }

  async function declare(
    tenant: string,
    declared: readonly DeclaredWebhook[],
  ): Promise<readonly RejectedDeclaration[]> {
    const existing = await store.list(tenant);
    const names = new Set(declared.map(({ name }) => name));
    for (const webhook of existing)
      if (webhook.definition.isDeclared && !names.has(webhook.name)) await removeWith(webhook);
    const rejected: RejectedDeclaration[] = [];
    for (const one of declared) {
      const { name } = one;
      const known = existing.find((webhook) => webhook.name === name);
      try {
        if (!(await declareOne(tenant, one, known))) return await declare(tenant, declared);
      } catch (error) {
        if (!(error instanceof WebhookRejected)) throw error;
        rejected.push({ name, reason: error.message });
      }
    }
    return rejected;
  }

  return {
    list: (tenant) => store.list(tenant),
    get: (id) => store.get(id),
    async failing(tenant) {
      const webhooks = await store.list(tenant);
      const found = await Promise.all(webhooks.map((webhook) => failureOf(webhook)));
      return found.filter((failure) => failure !== null);
    },
    follow: (tenant) => changes.follow(tenant),

    async create(tenant, { name, secret, ...rest }, registrant) {
      check({ name, secret, ...rest });
      const text = secret ?? createSecret();
      const secrets = [{ text, endsAt: null }];
      const definition: Definition = { ...rest, registrant, secrets, isDeclared: false };
      const existing = await store.list(tenant);
      const known = existing.find((webhook) => webhook.name === name);
      if (known !== undefined && isSame(known.definition, definition, secret))
        return { webhook: known, secret: null };
      if (known !== undefined) throw fault('name', webhookTexts.nameTaken, 'state');
      if (existing.length >= MOST_WEBHOOKS)
        throw fault('name', webhookTexts.tooMany({ most: MOST_WEBHOOKS }), 'state');
      const webhook = await insert({ tenant, name }, definition);
      if (webhook === null) throw fault('name', webhookTexts.nameTaken, 'state');
      return { webhook, secret: secret === null ? text : null };
    },

    async update(id, replacement, caller) {
      const { secret, rotateSecret, enabled } = replacement;
      // The file cannot resume a webhook that was disabled because of its receiver.
      const webhook = isOnlyResumed(replacement) ? await found(id) : await foundToChange(id);
      const before = webhook.definition;
      const registrant = before.isDeclared ? before.registrant : caller;
      const url = replacement.url ?? before.url;
      check({ name: webhook.name, url, secret });
      if (secret !== null && rotateSecret) throw fault('rotateSecret', webhookTexts.oneSecret);
      const made = rotateSecret ? createSecret() : null;
      const text = secret ?? made;
      const definition: Definition = {
        ...before,
        url,
        document: replacement.document ?? before.document,
        variables: replacement.variables ?? before.variables,
        registrant,
        secrets: text === null ? before.secrets : replaced(before.secrets, text, clock.now()),
      };
      await checkDocument(id.tenant, definition);
      if (enabled === true) await requeue(id, () => deliveries.requeueAll(id, clock.now()));
      const changed = await change(webhook, {
        definition,
        ...(enabled === true && { state: 'ACTIVE', reason: null }),
        ...(enabled === false && { state: 'DISABLED', reason: 'REQUESTED' }),
      });
      return { webhook: changed, secret: made };
    },

    async remove(id) {
      const webhook = await foundToChange(id);
      await removeWith(webhook);
      return webhook;
    },

    async deliveries(id, first, after) {
      const webhook = await found(id);
      return { webhook, ...(await deliveries.page(id, first, after)) };
    },

    bodyOf: (id, eventId) => deliveries.body(id, eventId),

    async redeliver(id, from) {
      const webhook = await found(id);
      if ('eventId' in from) {
        const isThere = await dispatcher.change(id, () =>
          requeue(id, () => deliveries.requeue(id, from.eventId, clock.now())),
        );
        if (!isThere) throw fault('eventId', webhookTexts.unknownEvent, 'missing');
        return webhook;
      }
      const operation = await subscriptions.prepare({ tenant: id.tenant, ...webhook.definition });
      try {
        const following = await operation.follow(from.cursor);
        await following.return?.();
      } catch (error) {
        throw error instanceof BadCursor ? fault('cursor', webhookTexts.badCursor) : error;
      }
      return change(webhook, { position: from.cursor });
    },

    async sendTest(id) {
      const webhook = await found(id);
      const { definition } = webhook;
      const eventId = `test-${newId()}`;
      const at = clock.now();
      const message = { webhook: id, eventId, body: TEST_BODY };
      const last = await options.sender.send(definition, message, new AbortController().signal);
      const delivery: Delivery = {
        eventId,
        place: at * 1_000,
        subject: null,
        state: last.outcome === 'TAKEN' ? 'DELIVERED' : 'FAILED',
        attempts: 1,
        nextAt: null,
        queuedAt: at,
        last,
      };
      await deliveries.add(id, { ...delivery, body: TEST_BODY });
      return { webhook, delivery };
    },

    declare,
  };
}

function isOnlyResumed({ enabled, rotateSecret, ...members }: Replacement): boolean {
  return enabled === true && !rotateSecret && Object.values(members).every((one) => one === null);
}

/** True for a repeated registration. Secrets are compared only if the caller gave one. */
function isSame(known: Definition, given: Definition, secret: string | null): boolean {
  const { secrets, registrant, ...rest } = known;
  const { secrets: _made, registrant: by, ...others } = given;
  const hasSameScopes = isDeepStrictEqual(registrant.scopes, by.scopes);
  return (
    hasSameScopes &&
    isDeepStrictEqual(rest, others) &&
    (secret === null || secrets[0]?.text === secret)
  );
}

function fault(
  member: RejectedMember,
  text: Message,
  sort: 'form' | 'missing' | 'state' = 'form',
): WebhookRejected {
  return new WebhookRejected(faultOf(member, text, sort));
}

function faultOf(
  member: RejectedMember,
  text: Message,
  sort: 'form' | 'missing' | 'state' = 'form',
): WebhookRejected['faults'][number] {
  return { member, text, sort };
}
