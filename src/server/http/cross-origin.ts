import type { IncomingMessage, ServerResponse } from 'node:http';
import cors from 'cors';
import { requests } from '../../messages/requests.ts';
import { respondWithError } from './short-responses.ts';
import { RATE_LIMIT_HEADERS } from '../caps/rate-limit-headers.ts';
import type { Origins } from './origins.ts';

/** Headers of answers that a page may read beside those that every page may. */
const READABLE_HEADERS = ['x-request-id', 'retry-after', ...RATE_LIMIT_HEADERS];

/** Time for which a browser may cache a preflight response; most forget it sooner. */
const PREFLIGHT_SECONDS = 24 * 60 * 60;

/** True for a request that goes on; otherwise it was answered, and no route is called. */
export type LetIn = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Lets pages of these origins call and no others: CORS for the answers, whatever writes them. A page elsewhere gets 403,
 * and nothing is done for it: a browser sends some requests of such pages without asking first, and only withholds the
 * answer. Credentials that a browser adds by itself are not asked for.
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
    // A preflight is answered with that.
    return !response.writableEnded;
  };
}

/**
 * Marks the answer to a request that names no origin: one that a browser keeps is not to be given to a page of another
 * origin without its headers. Where there is an origin, CORS has marked it.
 */
export function varyByOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.origin === undefined) response.setHeader('vary', 'Origin');
}
