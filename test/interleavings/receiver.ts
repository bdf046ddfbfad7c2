import { buffer } from 'node:stream/consumers';
import { serve } from '../documents/http-server.ts';
import type { UpdatesBody } from '../webhooks/webhook-documents.ts';

/** Deliveries of all runs, in their order. */
export const received: { readonly path: string; readonly eventId: string; readonly at: number }[] =
  [];
/** Statuses that a path still answers with, before 204. */
export const answers = new Map<string, number[]>();

/** A receiver of webhooks; answers 204 unless a path has other answers left. */
export async function startReceiver(): Promise<string> {
  return serve((request, response) => {
    void (async () => {
      const path = request.url ?? '';
      // The webhooks of these runs have this document.
      const body = JSON.parse((await buffer(request)).toString()) as UpdatesBody;
      received.push({ path, eventId: body.data.updates.eventId, at: received.length });
      response.writeHead(answers.get(path)?.shift() ?? 204).end();
    })();
  });
}
