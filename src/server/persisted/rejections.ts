import { GraphQLError } from 'graphql';

/** Clients send the text next, and the hash beside it. */
export function notFound(): GraphQLError {
  return rejection('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND', 404);
}

/** Trusted documents only. Sent in response to a text; in response to a hash, clients would stop sending hashes. */
export function notSupported(): GraphQLError {
  return rejection('PersistedQueryNotSupported', 'PERSISTED_QUERY_NOT_SUPPORTED', 400);
}

/** The text beside a hash has another one. */
export function mismatch(): GraphQLError {
  return rejection('PersistedQueryMismatch', 'PERSISTED_QUERY_MISMATCH', 400);
}

/**
 * Messages and codes are those that clients compare. `spec`: the status is 200 for clients that take plain
 * JSON.
 */
function rejection(message: string, code: string, status: number): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code, retryable: false, http: { status, spec: true } },
  });
}
