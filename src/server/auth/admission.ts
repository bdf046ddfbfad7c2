import type { IncomingMessage, ServerResponse, IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../../kernel/log/log.ts';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import { requests } from '../../messages/requests.ts';
import { respondWithError, RequestRejected } from '../http/short-responses.ts';
import type { Admission } from './authentication.ts';
import { createCrossOrigin, type LetIn, varyByOrigin } from '../http/cross-origin.ts';
import type { Origins } from '../http/origins.ts';
import type { Route } from '../http/route.ts';
import type { AuthenticateFrom } from './slowed-failures.ts';
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
 * resolves to 127.0.0.1 (DNS rebinding). The browser treats both as one origin.
 */
function isForThisMachine({ host }: IncomingHttpHeaders): boolean {
  return host !== undefined && isLoopback(withoutPort(host));
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '');
}
