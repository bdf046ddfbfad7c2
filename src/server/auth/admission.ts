import type { IncomingMessage, ServerResponse, IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import cors from 'cors';
import type { Log } from '../../kernel/log/log.ts';
import type { MaybePromise } from '../../kernel/turns.ts';
import { requests } from '../../messages/requests.ts';
import { respondWithError, RequestRejected } from '../http/short-responses.ts';
import type { Admission, AuthenticateFrom } from './authentication.ts';
import { RATE_LIMIT_HEADERS } from '../caps/meter.ts';
import type { Origins } from '../http/origins.ts';
import type { Route } from '../http/request.ts';
import { IssuerUnavailable } from './issuer-keys.ts';
import { isLoopback } from '../../kernel/hosts.ts';

/** Admission control: the checks of a request before a route runs. */
export interface AdmissionControl {
  /** True for programs and pages of allowed origins. Without keys, the host must be a loopback name. */
  mayUpgrade(request: IncomingMessage): boolean;
  /**
   * True if the request may continue to its route. Otherwise it has been answered with 403 or a preflight response. Responses
   * to requests without an origin must be marked by `varyByOrigin`.
   */
  readonly letIn: LetIn;
  /** Wraps a route so that it is called for admitted requests only. */
  guard(route: Route): Route;
  /** Wraps a route that needs no key, and that pages of other origins may not read. */
  forPages(route: Route): Route;
  /**
   * Authenticates the sender. Throws `RequestRejected`, or rejects with it, for an unknown sender, and while credentials cannot
   * be checked.
   */
  admit(request: IncomingMessage): MaybePromise<Admission>;
}

/** Creates the admission control of a service. */
export function createAdmissionControl(
  {
    authenticate,
    isRequired,
  }: { readonly authenticate: AuthenticateFrom; readonly isRequired: boolean },
  origins: Origins,
  log: Pick<Log, 'error'>,
): AdmissionControl {
  const isForHere = ({ headers }: IncomingMessage): boolean =>
    isRequired || isForThisMachine(headers);
  const fromPages = createCrossOrigin(origins);

  function letIn(request: IncomingMessage, response: ServerResponse): boolean {
    if (isForHere(request)) return fromPages(request, response);
    respondWithError(response, 403, 'FORBIDDEN', requests.ownMachineOnly);
    return false;
  }

  function unknown(error: unknown): never {
    if (!(error instanceof IssuerUnavailable)) throw error;
    log.error('tokens cannot be checked', { reason: error.message });
    throw new RequestRejected(503, 'UNAVAILABLE', requests.tokensNotChecked, {
      'retry-after': '5',
    });
  }

  return {
    mayUpgrade: (request) => isForHere(request) && origins.include(request.headers),
    letIn,
    forPages: (route) => guarded(fromPages, route),
    guard: (route) => guarded(letIn, route),
    admit({ headers, socket }) {
      const admission = authenticate(headers.authorization ?? null, socket);
      return admission instanceof Promise
        ? admission.then(mustBeKnown, unknown)
        : mustBeKnown(admission);
    },
  };
}

function guarded(letIn: LetIn, route: Route): Route {
  return (request, response, rest) => {
    if (!letIn(request, response)) return undefined;
    varyByOrigin(request, response);
    return route(request, response, rest);
  };
}

function mustBeKnown(admission: Admission | null): Admission {
  return admission ?? rejectUnknown();
}

/** Rejects an unknown sender with 401. */
export function rejectUnknown(): never {
  throw new RequestRejected(401, 'UNAUTHENTICATED', requests.keyNeeded, {
    'www-authenticate': 'Bearer',
  });
}

/** Network address of the client; empty after it has disconnected. */
export function addressOf({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string {
  return remoteAddress ?? '';
}

/**
 * False for a request that a web page sends to this machine through its visitor's browser under a host name of its own that
 * resolves to 127.0.0.1 (DNS rebinding). The browser treats the page and this service as one origin.
 */
function isForThisMachine({ host }: IncomingHttpHeaders): boolean {
  return host !== undefined && isLoopback(withoutPort(host));
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '');
}

/** Response headers that pages may read in addition to those that CORS always exposes. */
const READABLE_HEADERS = ['x-request-id', 'retry-after', ...RATE_LIMIT_HEADERS];

/** Time for which a browser may cache a preflight response; most forget it sooner. */
const PREFLIGHT_SECONDS = 24 * 60 * 60;

/** True if a request may continue; otherwise it has been answered, and no route is called. */
type LetIn = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * CORS for pages of the allowed origins. A page of another origin gets 403 before any work is done: browsers send some requests
 * of such pages without a preflight, and only withhold the response. Credentials that a browser adds by itself are ignored.
 */
function createCrossOrigin(origins: Origins): LetIn {
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
