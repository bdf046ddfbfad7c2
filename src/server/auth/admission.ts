import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../../kernel/log/log.ts';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import { requests } from '../../messages/requests.ts';
import { respondWithError, RequestRejected } from '../http/short-responses.ts';
import type { Admission } from './authentication.ts';
import { createCrossOrigin, type LetIn, varyByOrigin } from '../http/cross-origin.ts';
import { isForThisMachine } from './loopback.ts';
import type { Origins } from '../http/origins.ts';
import type { Route } from '../http/route.ts';
import type { AuthenticateFrom } from './slowed-failures.ts';
import { IssuerUnavailable } from './issuer-keys.ts';

/** The check of who comes, before anything else is done for them. */
export interface AdmissionControl {
  /** Programs, and pages of the origins that may call; without keys only under a name of this machine's. */
  mayUpgrade(request: IncomingMessage): boolean;
  /**
   * True for a request that goes on to its route; otherwise it was answered: with 403, or as a preflight. An answer to
   * one that names no origin has to be marked by `varyByOrigin`.
   */
  readonly letIn: LetIn;
  /** A route that is only called for what is let in. */
  guard(route: Route): Route;
  /** A route that asks nobody for a key, not to be read by pages of other origins all the same. */
  forPages(route: Route): Route;
  /** The sender of a request. Throws, or rejects with, `RequestRejected` for who may not, and where nobody can say. */
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

/** Throws the refusal of who is not known. */
export function rejectUnknown(): never {
  throw new RequestRejected(401, 'UNAUTHENTICATED', requests.keyNeeded, {
    'www-authenticate': 'Bearer',
  });
}

/** The network's address of the other end; empty once that is gone. */
export function addressOf({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string {
  return remoteAddress ?? '';
}
