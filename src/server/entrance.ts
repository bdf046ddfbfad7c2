import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../kernel/log.ts';
import { requests } from '../messages/requests.ts';
import { answerRefusal } from './answers.ts';
import type { Admission } from './authentication.ts';
import { createCrossOrigin } from './cross-origin.ts';
import { isForThisMachine } from './loopback.ts';
import type { Origins } from './origins.ts';
import type { Route } from './route.ts';
import type { AuthenticateFrom } from './slowed-failures.ts';
import { IssuerUnavailable } from './issuer-keys.ts';

/** The check of who comes, before anything else is done for them. */
export interface Entrance {
  /** Programs, and pages of the origins that may call; without keys only under a name of this machine's. */
  mayEnter(request: IncomingMessage): boolean;
  /** A route that answers 403 to those who may not enter. */
  guard(route: Route): Route;
  /** A route that asks nobody for a key, not to be read by pages of other origins all the same. */
  forPages(route: Route): Route;
  /** The sender of a request; null when it was answered that they may not, or that nobody can say. */
  admit(request: IncomingMessage, response: ServerResponse): Promise<Admission | null>;
}

/** The entrance of a service. */
export function createEntrance(
  {
    authenticate,
    isRequired,
  }: { readonly authenticate: AuthenticateFrom; readonly isRequired: boolean },
  origins: Origins,
  log: Pick<Log, 'error'>,
): Entrance {
  const isForHere = ({ headers }: IncomingMessage): boolean =>
    isRequired || isForThisMachine(headers);
  const forPages = createCrossOrigin(origins);
  return {
    mayEnter: (request) => isForHere(request) && origins.include(request.headers),
    forPages,
    guard(route) {
      const answer = forPages(route);
      return (request, response, rest) => {
        if (isForHere(request)) return answer(request, response, rest);
        return answerRefusal(response, 403, 'FORBIDDEN', requests.ownMachineOnly);
      };
    },
    async admit(request, response) {
      try {
        const { headers, socket } = request;
        const admission = await authenticate(headers.authorization ?? null, addressOf(socket));
        if (admission !== null) return admission;
        answerRefusal(response, 401, 'UNAUTHENTICATED', requests.keyNeeded, {
          'www-authenticate': 'Bearer',
        });
      } catch (error) {
        if (!(error instanceof IssuerUnavailable)) throw error;
        log.error('tokens cannot be checked', { reason: error.message });
        answerRefusal(response, 503, 'UNAVAILABLE', requests.tokensNotChecked, {
          'retry-after': '5',
        });
      }
      return null;
    },
  };
}

/** The network's address of the other end; empty once that is gone. */
export function addressOf({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string {
  return remoteAddress ?? '';
}
