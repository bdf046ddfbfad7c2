import { z } from 'zod';
import { InvalidInput, type FieldErrorCode } from '../../context/invalid-input.ts';
import type { Context } from '../../context/context.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import {
  type RejectedMember,
  WebhookRejected,
  type Registrant,
  type WebhookId,
} from '../../webhooks/webhook.ts';
import { webhookTexts } from '../../webhooks/texts.ts';
import { unseenIn } from '../../kernel/text/unreadable.ts';
import { rules } from '../../messages/rules.ts';
import { issueText, rest } from '../../platform/record/index.ts';
import { id } from '../followed/key-args.ts';
import { checked } from '../records/record-types.ts';
import { builder } from '../schema/builder.ts';
import { keyIn } from '../schema/nodes.ts';

/** Variables as JSON, whose texts are checked. */
const variablesField = rest({ doc: 'Variables of the subscription.' });

/** Documents may contain line breaks and tabs, but no other invisible characters. */
const documentText = {
  schema: z.string().superRefine((text, context) => {
    const unseen = unseenIn(text.replaceAll(/[\t\n\r]/g, ' '));
    if (unseen !== null) context.addIssue(issueText(rules.unseen({ ...unseen })));
  }),
};

const secretText =
  'Secret that signs deliveries, `whsec_` and 24 to 64 bytes in base64. This service makes one if it is omitted.';

/** Input of `createWebhook`. */
export const CreateWebhookInput = builder.inputType('CreateWebhookInput', {
  description: 'A webhook to be registered (登记Webhook).',
  fields: (t) => ({
    name: t.string({
      required: true,
      description:
        'Its name: 1 to 64 lowercase letters, digits and hyphens. Repeating a registration under the same name returns the existing webhook.',
      validate: id,
    }),
    url: t.field({
      type: 'URL',
      required: true,
      description: 'Address of the receiver, https. Redirects are not followed.',
      validate: id,
    }),
    document: t.string({
      required: true,
      description:
        'A subscription to updates, such as `subscription { invoiceIssued { … } }`. It starts with its registration, or after its `after`. Fields that cost money are rejected.',
      validate: documentText,
    }),
    variables: t.field({
      type: 'JSONObject',
      description: 'Variables of the subscription.',
      validate: checked(variablesField),
    }),
    secret: t.string({ description: secretText, validate: id }),
  }),
});

/** Input of `updateWebhook`. */
export const UpdateWebhookInput = builder.inputType('UpdateWebhookInput', {
  description:
    'Members of a webhook to be replaced (修改Webhook). Members that are omitted stay unchanged.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The `id` of the webhook.', validate: id }),
    url: t.field({ type: 'URL', description: 'New address of the receiver.', validate: id }),
    document: t.string({
      description: 'New subscription, which continues from the position.',
      validate: documentText,
    }),
    variables: t.field({
      type: 'JSONObject',
      description: 'New variables of the subscription.',
      validate: checked(variablesField),
    }),
    secret: t.string({
      description: 'New secret. The previous secret also signs for 24 hours.',
      validate: id,
    }),
    rotateSecret: t.boolean({
      description:
        'True for a new secret that this service makes. The previous secret also signs for 24 hours.',
    }),
    enabled: t.boolean({
      description:
        'False disables it. True enables it: deliveries that wait are due at once, with all attempts before them.',
    }),
  }),
});

const RedeliverWebhookFrom = builder.inputType('RedeliverWebhookFrom', {
  description: 'Deliveries to repeat (重新投递的起点): exactly one of the two.',
  isOneOf: true,
  fields: (t) => ({
    eventId: t.id({ description: 'One update, by the `eventId` of its delivery.', validate: id }),
    cursor: t.field({
      type: 'Cursor',
      description: 'All updates after this cursor, as long as the journal stores them.',
    }),
  }),
});

/** Input of `redeliverWebhook`. */
export const RedeliverWebhookInput = builder.inputType('RedeliverWebhookInput', {
  description: 'Deliveries to be repeated (重新投递), each with its original `webhook-id`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The `id` of the webhook.', validate: id }),
    from: t.field({
      type: RedeliverWebhookFrom,
      required: true,
      description: 'Deliveries to repeat.',
    }),
  }),
});

/** Returns the webhook that an id names. */
export function webhookIdOf(context: Context, text: string): WebhookId {
  const name = keyIn(context, { name: 'Webhook' }, text);
  if (typeof name === 'string') return { tenant: context.tenant, name };
  throw new WebhookRejected({ member: 'id', sort: 'missing', text: webhookTexts.unknownWebhook });
}

/** Returns the caller as the registrant of a webhook. */
export function registrantOf({ scopes, language, payer }: Context): Registrant {
  return { scopes: [...scopes].toSorted(), language, key: payer?.key ?? null };
}

/** Converts variables to the stored form, with JavaScript numbers. */
export function plainVariables(variables: JsonObject): JsonObject {
  // The JSON of an object is an object.
  return JSON.parse(JSON.stringify(variables)) as JsonObject;
}

const CODES = {
  form: 'INVALID_VALUE',
  missing: 'NOT_FOUND',
  state: 'NOT_IN_THIS_STATE',
} as const satisfies Record<string, FieldErrorCode>;

/** Names that lead to a member. */
function placeOf(member: RejectedMember, idName: string): readonly string[] {
  if (member === 'id') return [idName];
  return member === 'eventId' || member === 'cursor' ? ['from', member] : [member];
}

/** Runs `work`. Faults of an input become an `InvalidInput` with the paths of the members. */
export async function checkedBelow<Result>(
  path: readonly string[],
  work: () => Promise<Result>,
  idName = 'id',
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WebhookRejected)) throw error;
    throw new InvalidInput(
      error.faults.map(({ member, sort, text }) => ({
        code: CODES[sort],
        path: [...path, ...placeOf(member, idName)],
        message: text,
      })),
    );
  }
}
