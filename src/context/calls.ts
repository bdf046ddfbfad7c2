import DataLoader from 'dataloader';
import {
  type Decoded,
  encode,
  type RecordType,
  type Sent,
  type Structure,
} from '../platform/record/index.ts';
import { type Context, perOperation } from './context.ts';
import { errors } from '../messages/errors.ts';
import { both } from '../messages/message.ts';
import type { Endpoint } from '../platform/endpoint.ts';
import { PlatformUnavailable } from '../platform/errors.ts';

/** Equal queries by several fields of one operation, for example for one track in two systems of coordinates, share one call. */
export function endpointLoader<Request extends Structure, Response extends RecordType>(
  endpoint: Endpoint<Request, Response>,
): (context: Context) => DataLoader<Sent<Request>, Decoded<Response>, string> {
  return perOperation(
    ({ platform }) =>
      new DataLoader<Sent<Request>, Decoded<Response>, string>(
        (requests) => Promise.all(requests.map((request) => platform.call(endpoint, request))),
        {
          // One call is one query: without batches, a failure concerns one request only.
          batch: false,
          cacheKeyFn: (request) => JSON.stringify(encode(endpoint.request, request)),
        },
      ),
  );
}

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
