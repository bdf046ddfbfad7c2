import type { FormattedExecutionResult, GraphQLError, GraphQLErrorExtensions } from 'graphql';
import { withMessage } from '../execution/graphql-texts.ts';
import type { JsonType } from '../http/accept-headers.ts';

/** Result of an operation as a single response over HTTP. */
export interface FormattedResponse {
  readonly status: number;
  /** Headers in addition to those of every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** `extensions.http` of a result or an error, which controls the HTTP response. */
export interface TransportHints {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** True if plain JSON is still sent with status 200, as GraphQL over HTTP requires. */
  readonly spec?: boolean;
}

/** Result in the common type of graphql-js, graphql-ws and yoga. */
interface UnformattedResult {
  readonly errors?: readonly GraphQLError[] | undefined;
  readonly extensions?: GraphQLErrorExtensions | undefined;
}

const NO_HEADERS = {};

/** Formats a result as a response of the given type, with the highest status and the headers of its hints. */
export function formatResponse(result: UnformattedResult, type: JsonType): FormattedResponse {
  const { errors = [], extensions } = result;
  const hints = [extensions, ...errors.map((error) => error.extensions)].flatMap(hintsIn);
  if (errors.length === 0 && hints.length === 0)
    return { status: 200, headers: NO_HEADERS, body: JSON.stringify(result) };
  const statuses = hints
    .filter(({ spec }) => spec !== true || type !== 'application/json')
    .map(({ status = 0 }) => status);
  return {
    status: Math.max(0, ...statuses) || 200,
    headers: Object.fromEntries(hints.flatMap(({ headers = {} }) => Object.entries(headers))),
    body: JSON.stringify(toMessage(result)),
  };
}

/** Converts a result to its public form, without hints for the transport. */
export function toMessage(result: UnformattedResult): FormattedExecutionResult {
  const { errors, extensions } = result;
  const { http, ...shown } = extensions ?? {};
  return {
    ...result,
    ...(http !== undefined && { extensions: shown }),
    ...(errors && { errors: errors.map((error) => withoutTransportHints(error).toJSON()) }),
  } as FormattedExecutionResult; // the type demands that absent members are not undefined
}

/** Error without hints for the transport, which clients do not need. */
export function withoutTransportHints(error: GraphQLError): GraphQLError {
  const { http, ...extensions } = error.extensions;
  if (http === undefined) return error;
  return withMessage(error, error.message, extensions);
}

function hintsIn(extensions: GraphQLErrorExtensions | undefined): readonly TransportHints[] {
  // Set by this service and by yoga, in the form that yoga documents.
  const hints: TransportHints | undefined = extensions?.['http'];
  return hints ? [hints] : [];
}
