import cors from 'cors';
import { requests } from '../messages/requests.ts';
import { answerRefusal } from './answers.ts';
import { RATE_LIMIT_HEADERS } from './caps/rate-limit-headers.ts';
import type { Origins } from './origins.ts';
import type { Route } from './route.ts';

/** Headers of answers that a page may read beside those that every page may. */
const READABLE_HEADERS = ['x-request-id', 'retry-after', ...RATE_LIMIT_HEADERS];

/** How long a browser may remember what it was told before a request; most forget it sooner. */
const PREFLIGHT_SECONDS = 24 * 60 * 60;

/**
 * Makes a route one that pages of these origins may call and no others: CORS for its answers, whatever
 * writes them. A page elsewhere gets 403, and the route is not called: a browser sends some requests of
 * such pages without asking first, and only withholds the answer. Credentials that a browser adds by itself
 * are not asked for.
 */
export function createCrossOrigin(origins: Origins): (route: Route) => Route {
  const writeHeaders = cors({
    origin: true,
    methods: ['GET', 'HEAD', 'POST'],
    exposedHeaders: READABLE_HEADERS,
    maxAge: PREFLIGHT_SECONDS,
  });
  return (route) => (request, response, rest) => {
    if (request.headers.origin === undefined) {
      // An answer that a browser keeps is not to be given to a page of another origin without its headers.
      response.setHeader('vary', 'Origin');
      return route(request, response, rest);
    }
    if (!origins.include(request.headers)) {
      return answerRefusal(response, 403, 'FORBIDDEN', requests.originNotAllowed);
    }
    writeHeaders(request, response, () => {});
    // A preflight is answered with that.
    return response.writableEnded ? undefined : route(request, response, rest);
  };
}
