import { AUTHORIZATION } from './process.ts';

/** A request that nobody sends by mistake, and its response. */
export interface HostileRequest {
  readonly name: string;
  readonly init: RequestInit;
  readonly status: number;
  /** A part of the response. */
  readonly says: string;
  /** Path after the service's URL; `/graphql` by default. */
  readonly path?: string;
}

/** A POST of JSON with the key of the hostile client. */
export const json = (
  body: string,
  headers: Readonly<Record<string, string>> = {},
): RequestInit => ({
  method: 'POST',
  headers: {
    ...AUTHORIZATION,
    'content-type': 'application/json',
    accept: 'application/graphql-response+json',
    ...headers,
  },
  body,
});
/** An operation over JSON. */
export const query = (text: string, variables: unknown = {}): RequestInit =>
  json(JSON.stringify({ query: text, variables }));
/** An operation with files over multipart. */
export const form = (
  ...parts: readonly (readonly [name: string, value: string | Blob])[]
): RequestInit => {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  return { method: 'POST', headers: AUTHORIZATION, body };
};
/** Nested objects. */
export const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
/** This many texts, separated by blanks. */
export const times = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');
