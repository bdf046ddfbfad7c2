import type { GraphQLFormattedError } from 'graphql';
import type { FormattedExecutionResult, SubscribePayload } from 'graphql-ws';

/** Item in the form in which the service sends it. */
export type Result = FormattedExecutionResult<Record<string, unknown>, unknown>;

/** Returns the headers that authenticate each connection. */
export type GetHeaders = () => Promise<Readonly<Record<string, string>>>;

/**
 * Follows over one connection, and calls `onOpen` when the service has accepted the client. Ends when the service completes the
 * subscription; throws when the connection breaks ({@link Refused} if the service rejects the token, {@link OperationFailed} if
 * it rejects the document).
 */
export type Transport = (
  request: SubscribePayload,
  signal: AbortSignal,
  onOpen: () => void,
) => AsyncIterable<Result>;

/** The service rejects the token. */
export class Refused extends Error {
  override readonly name = 'Refused';
  override readonly message = 'The service does not take the token.';
}

/** The service responded with errors. */
export class OperationFailed extends Error {
  override readonly name = 'OperationFailed';
  readonly errors: readonly GraphQLFormattedError[];

  constructor(errors: readonly GraphQLFormattedError[]) {
    const messages = errors.map(({ message }) => message).join('\n');
    super(messages || 'The service sent neither data nor errors.');
    this.errors = errors;
  }

  /** True if the service reports that the same operation may succeed later. */
  get isRetryable(): boolean {
    return this.errors.some(({ extensions }) => extensions?.['retryable'] === true);
  }
}
