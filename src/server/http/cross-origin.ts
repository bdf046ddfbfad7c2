import type { IncomingMessage, ServerResponse } from 'node:http';
import cors from 'cors';
import { requests } from '../../messages/requests.ts';
import { respondWithError } from './short-responses.ts';
import { RATE_LIMIT_HEADERS } from '../caps/account.ts';
import type { Origins } from './origins.ts';

/** Response headers that pages may read in addition to those that CORS always exposes. */
const READABLE_HEADERS = ['x-request-id', 'retry-after', ...RATE_LIMIT_HEADERS];

/** Time for which a browser may cache a preflight response; most forget it sooner. */
const PREFLIGHT_SECONDS = 24 * 60 * 60;

/** True if a request may continue; otherwise it has been answered, and no route is called. */
export type LetIn = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * CORS for pages of the allowed origins. A page of another origin gets 403 before any work is done: browsers send some requests
 * of such pages without a preflight, and only withhold the response. Credentials that a browser adds by itself are ignored.
 */
export function createCrossOrigin(origins: Origins): LetIn {
  const writeHeaders = cors({
    origin: true,
    methods: ['GET', 'HEAD', 'POST'],
    exposedHeaders: READABLE_HEADERS,
    maxAge: PREFLIGHT_SECONDS,
  });
  return (request, response) => {
    if (request.headers.origin === undefined) return true;
    if (!origins.include(request.headers)) {
      respondWithError(response, 403, 'FORBIDDEN', requests.originNotAllowed);
      return false;
    }
    writeHeaders(request, response, () => {});
    // A preflight response is complete after these headers.
    return !response.writableEnded;
  };
}

/**
 * Marks the response to a request without an origin with `Vary`: a cached one must not be served to a page of
 * another origin. For a request with an origin, CORS has set it.
 */
export function varyByOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.origin === undefined) response.setHeader('vary', 'Origin');
}
