import type { GraphQLFormattedError } from 'graphql';
import type { FormattedExecutionResult, SubscribePayload } from 'graphql-ws';

/** An item as the service sends it. */
export type Result = FormattedExecutionResult<Record<string, unknown>, unknown>;

/** The headers with which each connection introduces itself. */
export type GetHeaders = () => Promise<Readonly<Record<string, string>>>;

/**
 * Follows over one connection, and calls `onOpen` when the service has let the client in. Ends when the service says that
 * nothing will follow; throws when the connection broke ({@link Refused} where the service does not take the token,
 * {@link OperationFailed} where it does not take the document).
 */
export type Transport = (
  request: SubscribePayload,
  signal: AbortSignal,
  onOpen: () => void,
) => AsyncIterable<Result>;

/** The service does not take the token. */
export class Refused extends Error {
  override readonly name = 'Refused';
  override readonly message = 'The service does not take the token.';
}

/** The service answered with errors. */
export class OperationFailed extends Error {
  override readonly name = 'OperationFailed';
  readonly errors: readonly GraphQLFormattedError[];

  constructor(errors: readonly GraphQLFormattedError[]) {
    const messages = errors.map(({ message }) => message).join('\n');
    super(messages || 'The service sent neither data nor errors.');
    this.errors = errors;
  }

  /** True where the service says that the same may go well later. */
  get isRetryable(): boolean {
    return this.errors.some(({ extensions }) => extensions?.['retryable'] === true);
  }
}
