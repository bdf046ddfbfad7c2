import { errors } from '../messages/errors.ts';
import { both } from '../messages/message.ts';
import type { Context } from './context.ts';
import type { Endpoint } from '../platform/endpoint.ts';
import { PlatformUnavailable } from '../platform/errors.ts';
import type { Decoded, RecordType, Sent, Structure } from '../platform/record/index.ts';

/**
 * Calls an endpoint that is safe to repeat, and says so if the response is lost. Such calls have no number under which the
 * journal could store them, and need none.
 */
export async function callRepeatable<Request extends Structure, Response extends RecordType>(
  { platform }: Context,
  endpoint: Endpoint<Request, Response>,
  input: Sent<Request>,
): Promise<Decoded<Response>> {
  try {
    return await platform.call(endpoint, input);
  } catch (error) {
    if (!(error instanceof PlatformUnavailable) || !error.maybeApplied) throw error;
    const { platformCode, requestId, retryAfterSeconds, hint } = error;
    throw new PlatformUnavailable(error.text, {
      platformCode,
      requestId,
      retryAfterSeconds,
      hint: both(errors.maybeDoneRepeat, hint),
      cause: error,
      maybeApplied: true,
    });
  }
}
