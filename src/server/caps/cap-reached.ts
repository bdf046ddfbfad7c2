import { TranslatableError } from '../../graphql/errors/translatable-error.ts';
import type { Message } from '../../messages/message.ts';

/** Facts of a cap that was reached. */
interface Reached {
  readonly retryAfterSeconds: number | null;
  /** Units left of a rate, and when it begins anew; absent for what is open at a time. */
  readonly left?: number;
  readonly resetsAt?: string;
}

/** Names of the caps that can be reached. */
export type CapCode = 'RATE_LIMITED' | 'TOO_MANY_CONNECTIONS' | 'TOO_MANY_SUBSCRIPTIONS';

/** Why an operation is not run for now, in its public form; over HTTP with 429. */
export function capReached(
  code: CapCode,
  text: Message,
  { retryAfterSeconds, ...more }: Reached,
): TranslatableError {
  const headers = retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) };
  return new TranslatableError(text, {
    extensions: {
      code,
      retryable: true,
      retryAfterSeconds,
      ...more,
      http: { status: 429, headers },
    },
  });
}
