import type { CacheMeasurements } from '../../kernel/log/measurements.ts';
import {
  type TrustedDocuments,
  bareId,
  notFound,
  notSupported,
  createRegisteredDocuments,
  type SharedTexts,
} from './registered-documents.ts';
import { TranslatableError } from '../../graphql/errors/translatable-error.ts';
import { isJsonObject, type Json, type JsonObject } from '../../kernel/json/json.ts';
import { requests } from '../../messages/requests.ts';

/**
 * Replaces a document's hash by its text before parsing, over every transport. Rejects untrusted documents if only trusted ones
 * are allowed.
 */
export interface PersistedDocuments {
  /** Text of a tenant's request if neither an external look-up nor a rejection is needed; null otherwise. */
  textAtOnce(tenant: string, params: Params): string | null;
  /**
   * Text to execute for a tenant's request. Rejects with a `GraphQLError` if the request names no document, or an unknown or
   * forbidden one.
   */
  textOf(tenant: string, params: Params): Promise<string>;
}

export interface PersistedDocumentsOptions {
  readonly trusted: TrustedDocuments;
  /** True if only trusted documents are executed, so that none are registered. */
  readonly trustedOnly: boolean;
  /** Registered documents of all instances; null: each instance stores its own. */
  readonly sharedTexts: SharedTexts | null;
}

export function createPersistedDocuments(
  options: PersistedDocumentsOptions,
  measurements: CacheMeasurements,
): PersistedDocuments {
  const { trusted, trustedOnly, sharedTexts } = options;
  const registered = createRegisteredDocuments(sharedTexts, measurements);
  const trustedTexts: ReadonlySet<string> = new Set(trusted.values());

  /** Trusted text of a document, found by its id even if a text is given, or else by the text that was sent. */
  function trustedText({ id, text }: Reference): string | null {
    const listed = id === null ? undefined : trusted.get(id);
    return listed ?? (text !== null && trustedTexts.has(text) ? text : null);
  }

  return {
    textAtOnce(tenant, params) {
      const reference = referenceIn(params);
      const { id, text } = reference;
      const trustworthy = trustedText(reference);
      if (trustworthy !== null || trustedOnly) return trustworthy;
      if (id === null) return text;
      const known = registered.getHere(tenant, id);
      return text === null || text === known ? known : null;
    },
    async textOf(tenant, params) {
      const reference = referenceIn(params);
      const trustworthy = trustedText(reference);
      if (trustworthy !== null) return trustworthy;
      const { id, text } = reference;
      if (trustedOnly) throw id !== null && text === null ? notFound() : notSupported();
      if (id === null) return text ?? rejectUnnamed();
      if (text !== null) registered.register(tenant, id, text);
      const known = text ?? (await registered.get(tenant, id));
      if (known === null) throw notFound();
      return known;
    },
  };
}

function rejectUnnamed(): never {
  throw new TranslatableError(requests.noDocument, {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  });
}

/** Unchecked members of a request. */
export type Params = Readonly<Record<string, unknown>>;

/** Members that hold the id of a document instead of its text, in GraphQL over HTTP and Relay. */
export const ID_MEMBERS = ['documentId', 'id', 'doc_id'] as const;

const IDS: ReadonlySet<string> = new Set(ID_MEMBERS);

const isText = (value: unknown): boolean => typeof value === 'string';

/** Checks of the other members of a request. */
const FORMS: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['query', isText],
  ['operationName', isText],
  ['variables', isJsonObject],
  ['extensions', isJsonObject],
]);

/** True for one operation: only known members, each in its form or null, and no id beside a text. */
export function isOperation(body: Json): body is JsonObject {
  if (!isJsonObject(body)) return false;
  const hasText = Boolean(body['query']);
  return Object.entries(body).every(
    ([member, value]) =>
      value === null || (FORMS.get(member)?.(value) ?? (!hasText && IDS.has(member))),
  );
}

/** Reference to a document in a request. */
interface Reference {
  /** The text that was sent; null for none. */
  readonly text: string | null;
  /** The id that was sent instead of the text, or with it in Apollo's form, where it is the text's SHA-256. */
  readonly id: string | null;
}

/** Reads the text and the id of a request's document. */
export function referenceIn(params: Params): Reference {
  const { query } = params;
  // graphql-ws requires a text, so its clients send an empty one.
  const text = typeof query === 'string' && query !== '' ? query : null;
  const hash = apolloHash(params['extensions']);
  return { text, id: text === null ? (hash ?? otherId(params)) : hash };
}

/** Returns a request with the text of its document instead of an id. */
export function withText(params: Params, text: string): Params {
  if (referenceIn(params).text !== null) return { ...params, query: text };
  const others = Object.entries(params).filter(([member]) => !IDS.has(member));
  return { ...Object.fromEntries(others), query: text };
}

/** Returns the first id that is not in Apollo's form. */
function otherId(params: Params): string | null {
  const id = ID_MEMBERS.map((member) => params[member]).find((value) => typeof value === 'string');
  return id === undefined ? null : bareId(id);
}

/** Returns the hash in `extensions.persistedQuery`, as the clients of Apollo and urql send it. */
function apolloHash(extensions: unknown): string | null {
  const persisted = isJsonObject(extensions) ? extensions['persistedQuery'] : null;
  if (!isJsonObject(persisted) || persisted['version'] !== 1) return null;
  const { sha256Hash } = persisted;
  return typeof sha256Hash === 'string' ? sha256Hash : null;
}
