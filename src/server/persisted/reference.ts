import { isJsonObject } from '../../kernel/json/json.ts';
import { bareId } from './manifest.ts';

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
