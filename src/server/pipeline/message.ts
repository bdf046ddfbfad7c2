import type { FormattedExecutionResult, GraphQLError } from 'graphql';
import { withMessage } from '../execution/graphql-texts.ts';

/** A result as a client of a stream gets it. */
export function toMessage({
  errors,
  ...rest
}: {
  readonly errors?: readonly GraphQLError[] | undefined;
}): FormattedExecutionResult {
  return errors
    ? { ...rest, errors: errors.map((error) => withoutTransportHints(error).toJSON()) }
    : rest;
}

/** `extensions.http` tells yoga which status to answer with; a client has no use for it. */
export function withoutTransportHints(error: GraphQLError): GraphQLError {
  const { http, ...extensions } = error.extensions;
  if (http === undefined) return error;
  return withMessage(error, error.message, extensions);
}
