import { Kind, parse } from 'graphql';
import { z } from 'zod';

/** Texts of documents by the ids that clients send. */
export type TrustedDocuments = ReadonlyMap<string, string>;

/** Form written by the codegen client preset (`persisted-documents.json`) and relay-compiler (`persistConfig.file`). */
const textsById = z.record(z.string(), z.string());

/** Form written by `@apollo/generate-persisted-query-manifest`. */
const apolloManifest = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(z.object({ id: z.string(), body: z.string() })),
});

/** Reads a manifest of trusted documents. Throws an error that describes the mistake without quoting the manifest. */
export function parseManifest(text: string): TrustedDocuments {
  const entries = toEntries(parseJson(text));
  const unreadable = entries.findIndex(([, body]) => !isDocument(body));
  if (unreadable >= 0) throw new Error(`its document number ${unreadable + 1} is no GraphQL`);
  return new Map(entries.map(([id, body]) => [bareId(id), body]));
}

/** Names of the operations in documents. */
export function operationNamesIn(documents: TrustedDocuments): Set<string> {
  const definitions = [...documents.values()].flatMap((text) => parse(text).definitions);
  return new Set(
    definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name
        ? [definition.name.value]
        : [],
    ),
  );
}

/** Removes the prefix of an id that names its hash, as in GraphQL over HTTP: `sha256:…`. */
export function bareId(id: string): string {
  return id.replace(/^sha256:/, '');
}

function toEntries(manifest: unknown): readonly (readonly [id: string, text: string])[] {
  const apollo = apolloManifest.safeParse(manifest);
  if (apollo.success) return apollo.data.operations.map(({ id, body }) => [id, body]);
  const byId = textsById.safeParse(manifest);
  if (byId.success) return Object.entries(byId.data);
  throw new Error(
    'it is neither an object of texts by id nor an apollo-persisted-query-manifest of version 1',
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('it is not valid JSON');
  }
}

function isDocument(text: string): boolean {
  try {
    parse(text, { noLocation: true });
    return true;
  } catch {
    return false;
  }
}
