import { z } from 'zod';
import { storableJson } from '../../kernel/json/json.ts';
import { respondWithText } from '../http/short-responses.ts';
import { readBody, textOf } from '../body/body.ts';
import type { BodyRoom } from '../body/body-room.ts';
import { addressOf } from '../auth/admission.ts';
import type { Route } from '../http/request.ts';

/** Path prefix of the pages, before the token. */
export const PERSON_PAGES_PATH = '/sandbox/pages/';

/** Longest body of an act, which has only a few words. */
const MAX_ACT_BYTES = 4_096;

const act = z.union([
  z.strictObject({ act: z.literal('SCAN_FACE'), isGood: z.boolean() }),
  z.strictObject({ act: z.literal('ENTER_CODE'), code: z.string().max(20) }),
  z.strictObject({ act: z.literal('WRITE_NAME'), strokes: z.int().min(0) }),
  z.strictObject({ act: z.literal('ENTER_CARD'), card: z.string().max(40) }),
  z.strictObject({ act: z.literal('REFUSE'), reason: z.string().min(1).max(200) }),
  z.strictObject({ act: z.enum(['OPEN', 'AUTHORIZE', 'PAY', 'CONFIRM', 'FAIL']) }),
]);

/** All pages of the simulated platform, by the unguessable last segment of their addresses. */
export interface PersonPages {
  /** Performs a person's action and resolves with the page as they see it then; null if the token has no page. */
  act(token: string, action: z.infer<typeof act>): Promise<object | null>;
  /** PDF that a page is about; null if there is none. */
  document(token: string): Uint8Array | null;
}

interface PersonPagesRouteOptions {
  readonly pages: PersonPages;
  readonly bodies: BodyRoom;
  /** Responds with the page itself, which is the same for all. */
  readonly sendPage: Route;
}

/**
 * Pages of the simulated platform on which people act: `GET <token>` is the page, `POST <token>` an act in JSON,
 * whose response is the page's state, `GET <token>/document` its PDF. The token is the permission, as with the
 * platform's own links.
 */
export function createPersonPagesRoute({
  pages,
  sendPage,
  bodies,
}: PersonPagesRouteOptions): Route {
  return async (request, response, rest) => {
    const [token = '', part] = rest.split('/');
    if (request.method === 'POST' && part === undefined) {
      const isJson = /^application\/json *(;|$)/i.test(request.headers['content-type'] ?? '');
      if (!isJson) return respondWithText(response, 415, 'application/json only');
      const room = bodies.open([`address ${addressOf(request.socket)}`]);
      response.once('close', () => room.close());
      const body = textOf(await readBody(request, MAX_ACT_BYTES, room), request);
      const read = act.safeParse(parsed(body));
      if (!read.success) return respondWithText(response, 400, 'no such act');
      const view = await pages.act(token, read.data);
      if (view === null) return respondWithText(response, 404, 'not found');
      response.writeHead(200, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      return void response.end(JSON.stringify(view));
    }
    if (part === undefined) return sendPage(request, response, '');
    const file = part === 'document' && request.method === 'GET' ? pages.document(token) : null;
    if (file === null) return respondWithText(response, 404, 'not found');
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'content-length': file.length,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    response.end(file);
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(storableJson(body));
  } catch {
    return undefined;
  }
}
