import DataLoader from 'dataloader';
import type { Endpoint } from '../platform/endpoint.ts';
import {
  type Decoded,
  encode,
  type RecordType,
  type Sent,
  type Structure,
} from '../platform/record/index.ts';
import { type Context, perOperation } from './context.ts';

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
