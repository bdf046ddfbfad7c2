import type { Scope } from '../kernel/scopes.ts';
import type { JsonObject } from '../kernel/json/json.ts';
import { type Language, type Message, inEnglish } from '../messages/message.ts';
import type { StatusItem } from '../subjects/follow/topic.ts';
import type { Following } from '../subjects/follow/status-iterator.ts';

/** States of a webhook, each with its meaning to a client. */
export const webhookStates = {
  ACTIVE: 'Updates are sent, and repeated until the receiver accepts them.',
  DISABLED:
    'Nothing is sent. Updates wait for `updateWebhook` with `enabled`, as long as the journal stores them.',
  COMPLETED: 'Its subscription has ended, for example with the final state of its order.',
} as const;

/** A state of a webhook. */
type WebhookState = keyof typeof webhookStates;

/** Reasons for which a webhook is disabled, each with its meaning to a client. */
export const disabledReasons = {
  REQUESTED: '`updateWebhook` disabled it.',
  GONE: 'The receiver responded with 410: it accepts no more updates.',
  EXHAUSTED:
    'The last attempt to deliver an update failed, three days after the first, or later if the receiver asked to wait.',
  INVALID_DOCUMENT: 'Its document can no longer be run. Register it with another document.',
} as const;

/** A reason for which a webhook is disabled. */
type DisabledReason = keyof typeof disabledReasons;

/** A secret that signs deliveries. */
export interface SigningSecret {
  /** `whsec_`, and the key in base64. */
  readonly text: string;
  /** Time until which it signs together with its successor; null for the current one. */
  readonly endsAt: number | null;
}

/** Subscription that a client registers. */
interface Subscribed {
  readonly document: string;
  readonly variables: JsonObject;
}

/** Caller whose rights apply to a webhook's executions. */
export interface Registrant {
  readonly scopes: readonly Scope[];
  readonly language: Language;
  /** Name of the key; null without one, and for a webhook of the tenants' file. */
  readonly key: string | null;
}

/** Everything about a webhook that is stored encrypted. */
export interface Definition extends Subscribed {
  readonly url: string;
  readonly registrant: Registrant;
  /** Newest first. */
  readonly secrets: readonly SigningSecret[];
  /** True if the tenants' file declares the webhook; mutations cannot change it. */
  readonly isDeclared: boolean;
}

/** Identity of a webhook. */
export interface WebhookId {
  readonly tenant: string;
  readonly name: string;
}

/** A stored webhook. */
export interface Webhook extends WebhookId {
  readonly definition: Definition;
  readonly state: WebhookState;
  readonly reason: DisabledReason | null;
  /** Cursor up to which every matching update has a delivery. */
  readonly position: string;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly revision: number;
}

/** A webhook that this instance may run until its lease ends. */
export interface Claim {
  readonly webhook: Webhook;
  /** Rises with every claim: writes of an earlier holder are rejected. */
  readonly fence: number;
}

/** States of a delivery, each with its meaning to a client. */
export const deliveryStates = {
  PENDING: 'It waits for its next attempt, or behind an earlier update of the same thing.',
  DELIVERED: 'The receiver accepted it.',
  FAILED: 'The receiver did not accept it, and it is not repeated: a test event.',
} as const;

/** A state of a delivery. */
type DeliveryState = keyof typeof deliveryStates;

/** Outcomes of an attempt, each with its meaning to a client. */
export const attemptOutcomes = {
  TAKEN: 'The receiver responded with a 2xx status.',
  GONE: 'The receiver responded with 410.',
  REDIRECTED: 'The receiver responded with a redirect, which is not followed.',
  REJECTED: 'The receiver responded with another status.',
  TIMED_OUT: 'No response came within 15 seconds.',
  NOT_PUBLIC: 'The host leads to an address that is not public.',
  NOT_REACHED:
    'No connection, a certificate that is not trusted, or no complete response; this service’s log names the reason.',
} as const;

/** An outcome of an attempt. */
type AttemptOutcome = keyof typeof attemptOutcomes;

/** One attempt to deliver. */
export interface Attempt {
  readonly at: number;
  readonly outcome: AttemptOutcome;
  /** HTTP status of the response; null without one. */
  readonly status: number | null;
  readonly durationMs: number;
}

/** A stored delivery, without its body. */
export interface Delivery {
  readonly eventId: string;
  /** Rises with each delivery of a webhook. */
  readonly place: number;
  /** The subject of the update; null for a test event. */
  readonly subject: { readonly kind: string; readonly key: string } | null;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** Null if no attempt is planned. */
  readonly nextAt: number | null;
  readonly queuedAt: number;
  readonly last: Attempt | null;
}

/** A subscription with the rights of the caller who registered it. */
export interface UnattendedOperation extends Subscribed {
  readonly tenant: string;
  readonly registrant: Pick<Registrant, 'scopes' | 'language'>;
}

/** A subscription that is ready to be run. */
export interface Unattended {
  /** Cursor in its argument `after`; null for none. */
  readonly after: string | null;
  /** Reads everything after a cursor. */
  follow(after: string): Promise<Following>;
  /** Result for an item, as JSON. Operations with equal results share one execution. */
  execute(item: StatusItem): Promise<string>;
}

/** Runs subscriptions without a connection, in the same steps as any other. */
export interface UnattendedSubscriptions {
  /** Rejects with `InvalidInput` for a document that is not valid, costs money, or is no subscription to updates. */
  prepare(operation: UnattendedOperation): Promise<Unattended>;
}

/** Input members for which a webhook can be rejected. */
export type RejectedMember =
  | 'id'
  | 'name'
  | 'url'
  | 'document'
  | 'variables'
  | 'secret'
  | 'rotateSecret'
  | 'eventId'
  | 'cursor';

/** Fault in a member of an input. */
interface WebhookFault {
  readonly member: RejectedMember;
  readonly sort: 'form' | 'missing' | 'state';
  readonly text: Message;
}

/** Thrown for an invalid request about a webhook. Nothing was changed. */
export class WebhookRejected extends Error {
  override readonly name = 'WebhookRejected';
  readonly faults: readonly WebhookFault[];

  constructor(...faults: readonly WebhookFault[]) {
    super(faults.map(({ member, text }) => `${member} ${inEnglish(text)}`).join('; '));
    this.faults = faults;
  }
}
