import {
  createSourceEventStream,
  type DocumentNode,
  type FieldNode,
  getArgumentValues,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  type OperationDefinitionNode,
} from 'graphql';
import { type App, createContext } from '../../context/context.ts';
import { InvalidInput } from '../../context/invalid-input.ts';
import { complexityOf } from '../../graphql/schema/complexity.ts';
import { TranslatableError } from '../../graphql/errors/translatable-error.ts';
import type { Message } from '../../messages/message.ts';
import type { StatusItem } from '../../subjects/follow/topic.ts';
import { type Following, isFollowing } from '../../subjects/follow/status-iterator.ts';
import {
  type UnattendedOperation,
  type UnattendedSubscriptions,
  WebhookRejected,
} from '../../webhooks/webhook.ts';
import { webhookTexts } from '../../webhooks/texts.ts';
import type { Meters } from '../caps/meter.ts';
import { createRecentlyUsed } from '../../kernel/collections.ts';
import { rootFieldsOf } from '../execution/root-fields.ts';
import { coerceVariables, declaredVariables } from '../execution/variables.ts';
import { auditSubscribed } from '../pipeline/auditing.ts';
import type { Operation } from '../pipeline/reporting.ts';
import type { RequestInfo, Steps } from '../pipeline/steps.ts';
import type { ExecuteShared } from './fan-out.ts';
import { sharingKey } from './sharing.ts';

/** Dependencies of unattended subscriptions. */
interface UnattendedOptions {
  readonly schema: GraphQLSchema;
  readonly app: App;
  readonly introspection: boolean;
  readonly meters: Meters;
  readonly enter: (info: RequestInfo) => Steps;
  /** See `PersistedDocuments`. */
  readonly textOf: (tenant: string, params: { readonly query: string }) => Promise<string>;
  readonly execute: ExecuteShared;
}

/** Number of cached results, so that webhooks with the same document share them. */
const SHARED_RESULTS = 256;

/** Creates subscriptions for webhooks: the same steps as over a connection. */
export function createUnattended(options: UnattendedOptions): UnattendedSubscriptions {
  const { schema, app, introspection, meters, execute } = options;
  const results = createRecentlyUsed<Promise<string>>(SHARED_RESULTS);

  async function parsed(unattended: UnattendedOperation, info: RequestInfo): Promise<DocumentNode> {
    const { tenant, document: text } = unattended;
    if (text === '') throw documentFault(webhookTexts.noDocument);
    try {
      const steps = options.enter(info);
      const document = steps.parse(await options.textOf(tenant, { query: text }));
      const [fault] = steps.validate(schema, document);
      if (fault !== undefined) throw fault;
      return document;
    } catch (error) {
      throw rejected(error);
    }
  }

  return {
    async prepare(unattended) {
      const { tenant, registrant, variables } = unattended;
      const { language } = registrant;
      const scopes = new Set(registrant.scopes);
      const requestId = app.newId();
      const meter = meters.of(tenant, null);
      const caller = { tenant, scopes, payer: { key: null, subject: null, budget: {} } };
      const document = await parsed(unattended, { caller, requestId, language, meter });
      const [node, root] = subscriptionIn(document);
      const fields = rootFieldsOf({ schema, document })?.fields ?? [];
      const billed = fields.flatMap((field) => Array.from(field.billed));
      if (billed.length > 0)
        throw documentFault(webhookTexts.billed({ fields: billed.join(', ') }));
      const args = { schema, document, operationName: node.name?.value, variableValues: variables };
      const variableValues = declaredVariables(args);
      const contextValue = {
        ...createContext(app, { tenant, scopes, language, payer: null }, requestId),
        meter,
      };
      const operation: Operation = { schema, document, variableValues, contextValue };
      const { coerced, errors } = coerceVariables(operation, introspection);
      if (errors) throw rejected(errors[0], 'variables');
      try {
        complexityOf(operation);
      } catch (error) {
        throw rejected(error);
      }
      const key = sharingKey(operation);
      const audience = { tenant, scopes, language };
      const shared = { schema, document, variableValues, app, audience, requestId };
      const executed = async (item: StatusItem): Promise<string> =>
        (await execute(shared, item)).text;
      return {
        after: afterOf(schema, root, coerced),
        async follow(after) {
          const following = await follow(operation, after);
          auditSubscribed(operation);
          return following;
        },
        execute(item) {
          // Results with personal data in full are not shared.
          if (key === null) return executed(item);
          const name = JSON.stringify([key, item.cursor, item.eventId, item.cause]);
          const known = results.get(name) ?? executed(item);
          results.set(name, known);
          known.catch(() => results.delete(name));
          return known;
        },
      };
    },
  };
}

/** Reads a subscription after a cursor. */
async function follow(operation: Operation, after: string): Promise<Following> {
  const document = behind(operation.document, after);
  const source = await createSourceEventStream({ ...operation, document });
  if (!(Symbol.asyncIterator in source)) {
    const [error] = source.errors ?? [];
    // Missing scopes have their own error.
    throw rejected(error?.originalError ?? error ?? new Error('the subscription has no source'));
  }
  if (isFollowing(source)) return source;
  await source[Symbol.asyncIterator]().return?.();
  throw documentFault(webhookTexts.oneSubscription);
}

/** Returns the only operation of a document and its only field. */
function subscriptionIn(document: DocumentNode): readonly [OperationDefinitionNode, FieldNode] {
  const operation = getOperationAST(document);
  const [root] = operation?.selectionSet.selections ?? [];
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION || root?.kind !== Kind.FIELD)
    throw documentFault(webhookTexts.oneSubscription);
  return [operation, root];
}

/** Value of the field's argument `after` in this operation; null for none. */
function afterOf(
  schema: GraphQLSchema,
  root: FieldNode,
  variables: Readonly<Record<string, unknown>> | null,
): string | null {
  const definition = schema.getSubscriptionType()?.getFields()[root.name.value];
  if (definition === undefined) return null;
  const { after } = getArgumentValues(definition, root, variables);
  return typeof after === 'string' ? after : null;
}

/** Replaces `after` in the document by a cursor. The result is not validated again. */
function behind(document: DocumentNode, cursor: string): DocumentNode {
  const [operation, root] = subscriptionIn(document);
  const name = { kind: Kind.NAME, value: 'after' } as const;
  const value = { kind: Kind.STRING, value: cursor } as const;
  const others = (root.arguments ?? []).filter((argument) => argument.name.value !== 'after');
  const field: FieldNode = {
    ...root,
    arguments: [...others, { kind: Kind.ARGUMENT, name, value }],
  };
  const changed = {
    ...operation,
    selectionSet: { ...operation.selectionSet, selections: [field] },
  };
  return {
    ...document,
    definitions: document.definitions.map((each) => (each === operation ? changed : each)),
  };
}

function documentFault(text: Message): WebhookRejected {
  return new WebhookRejected({ member: 'document', sort: 'form', text });
}

/** Converts an error of a step into one of the webhook's input; unexpected errors stay unchanged. */
function rejected(error: unknown, member: 'document' | 'variables' = 'document'): unknown {
  if (!(error instanceof GraphQLError || error instanceof InvalidInput)) return error;
  const isTranslated = error instanceof TranslatableError || error instanceof InvalidInput;
  const reason = isTranslated ? error.text : error.message;
  return new WebhookRejected({ member, sort: 'form', text: webhookTexts.notRun({ reason }) });
}
