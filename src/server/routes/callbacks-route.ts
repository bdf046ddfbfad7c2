import type { NewId } from '../../kernel/ids.ts';
import { withLogFields } from '../../kernel/log/log.ts';
import type { Callbacks } from '../../subjects/callbacks/receiver.ts';
import { addressOf } from '../auth/admission.ts';
import { readBody } from '../body/body.ts';
import type { BodyRoom } from '../body/body-room.ts';
import { identify, type Route } from '../http/request.ts';
import { RequestRejected, respondWithText } from '../http/short-responses.ts';

/** Longest push. Pushes are short; the documents show none longer than a few hundred bytes. */
const MAX_CALLBACK_BYTES = 64 * 1024;

/** Route for pushes of the platform. The path ends with the token. */
export function createCallbacksRoute(
  receive: Callbacks['receive'],
  bodies: BodyRoom,
  newId: NewId,
): Route {
  return async (request, response, token) => {
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST');
      return respondWithText(response, 405, 'POST only');
    }
    const room = bodies.open([`address ${addressOf(request.socket)}`]);
    response.once('close', () => room.close());
    let body: string;
    try {
      // The charset does not matter: a push is only a hint, and its numbers are ASCII.
      body = (await readBody(request, MAX_CALLBACK_BYTES, room)).toString('utf8');
    } catch (error) {
      if (!(error instanceof RequestRejected)) throw error;
      const isTooLarge = error.status === 413;
      response.setHeader('connection', 'close');
      return respondWithText(response, error.status, isTooLarge ? 'too large' : 'try again');
    }
    const requestId = identify(request, response, newId);
    const answer = await withLogFields({ requestId }, () => receive(token, body));
    respondWithText(response, answer.status, answer.body);
  };
}
