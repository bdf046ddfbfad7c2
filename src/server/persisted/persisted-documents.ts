import type { CacheMeasurements } from '../../kernel/log/measurements.ts';
import { type TrustedDocuments, bareId } from './manifest.ts';
import {
  notFound,
  notSupported,
  createRegisteredDocuments,
  type SharedTexts,
} from './registered-documents.ts';
import { TranslatableError } from '../../graphql/errors/translatable-error.ts';
import { isJsonObject } from '../../kernel/json/json.ts';
import { requests } from '../../messages/requests.ts';

/**
 * The step from a document's hash to its text, before anything is parsed, over every transport. It rejects
 * untrusted documents where only trusted ones are allowed.
 */
export interface PersistedDocuments {
  /** Text of a tenant's request if it needs neither a look-up elsewhere nor a rejection; null otherwise. */
  textAtOnce(tenant: string, params: Params): string | null;
  /**
   * The text to run for a tenant's request. Rejects with a `GraphQLError` where it names no document, or one that is not
   * known or not allowed.
   */
  textOf(tenant: string, params: Params): Promise<string>;
}

export interface PersistedDocumentsOptions {
  readonly trusted: TrustedDocuments;
  /** True where no others are run, and so none are registered. */
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

  /** The trusted text of a document: by its id, whatever text is beside it, or as it was sent. */
  function trustedText({ id, text }: Reference): string | null {
    const listed = id === null ? undefined : trusted.get(id);
    return listed ?? (text !== null && trustedTexts.has(text) ? text : null);
  }

  return {
    textAtOnce(tenant, params) {
      const reference = referenceIn(params);
      const { id, text } = reference;
      if (reference.isAmbiguous) return null;
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
    extensions: { code: 'BAD_REQUEST', retryable: false, http: { status: 400 } },
  });
}

/** The members of a request, of which nothing is certain yet. */
export type Params = Readonly<Record<string, unknown>>;

/**
 * Members that hold the id of a document in place of its text: of GraphQL over HTTP, and of Relay's
 * clients.
 */
export const ID_MEMBERS = ['documentId', 'id', 'doc_id'] as const;

/** A document as a request names it. */
export interface Reference {
  /** The text that was sent; null where there is none. */
  readonly text: string | null;
  /** The id that was sent in its place, or beside it in Apollo's form, where it is the text's SHA-256. */
  readonly id: string | null;
  /** True if a member for ids stands beside a text: yoga rejects that. */
  readonly isAmbiguous: boolean;
}

/** Reads the text and the id of a request's document. */
export function referenceIn(params: Params): Reference {
  const { query } = params;
  // graphql-ws has no request without a text, so that its clients send an empty one.
  const text = typeof query === 'string' && query !== '' ? query : null;
  const hash = apolloHash(params['extensions']);
  if (text === null) return { text, id: hash ?? otherId(params), isAmbiguous: false };
  const isAmbiguous = ID_MEMBERS.some((member) => (params[member] ?? null) !== null);
  return { text, id: hash, isAmbiguous };
}

/** A request with the text of its document, in place of an id that was sent for it. */
export function withText(params: Params, text: string): Params {
  if (referenceIn(params).text !== null) return { ...params, query: text };
  const ids: ReadonlySet<string> = new Set(ID_MEMBERS);
  const others = Object.entries(params).filter(([member]) => !ids.has(member));
  return { ...Object.fromEntries(others), query: text };
}

/** The first id of another form than Apollo's. */
function otherId(params: Params): string | null {
  const id = ID_MEMBERS.map((member) => params[member]).find((value) => typeof value === 'string');
  return id === undefined ? null : bareId(id);
}

/** The hash in `extensions.persistedQuery`, as Apollo's and urql's clients send it. */
function apolloHash(extensions: unknown): string | null {
  const persisted = isJsonObject(extensions) ? extensions['persistedQuery'] : null;
  if (!isJsonObject(persisted) || persisted['version'] !== 1) return null;
  const { sha256Hash } = persisted;
  return typeof sha256Hash === 'string' ? sha256Hash : null;
}
