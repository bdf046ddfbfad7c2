import type { NewId } from '../kernel/ids.ts';
import { withLogFields } from '../kernel/log-context.ts';
import { answerText } from './answers.ts';
import { readBody } from './body.ts';
import { identify } from './request-id.ts';
import type { Route } from './route.ts';

/** Takes in a push under its token, and says how it is to be answered. */
export type ReceiveCallback = (
  token: string,
  body: string,
) => Promise<{ readonly status: number; readonly body: string }>;

/** A push is a short notice; the documents show none longer than a few hundred bytes. */
const MAX_CALLBACK_BYTES = 64 * 1024;

/** The addresses at which the platform pushes: behind the route's path stands the token. */
export function createCallbacksRoute(receive: ReceiveCallback, newId: NewId): Route {
  return async (request, response, token) => {
    if (request.method !== 'POST') return answerText(response, 405, 'POST only');
    const body = await readBody(request, MAX_CALLBACK_BYTES);
    if (body === null) {
      response.setHeader('connection', 'close');
      return answerText(response, 413, 'too large');
    }
    const requestId = identify(request, response, newId);
    const answer = await withLogFields({ requestId }, () => receive(token, body));
    answerText(response, answer.status, answer.body);
  };
}
