import type { ServerResponse } from 'node:http';

interface Ready {
  readonly response: ServerResponse;
  readonly text: string;
}

let ready: Ready[] = [];

/**
 * Ends an answer whose headers are written, together with all others of this turn of the event loop. The first write to
 * a client that waits wakes its process, which costs several times what the write does; those behind it find it awake.
 */
export function endWithOthers(response: ServerResponse, text: string): void {
  if (ready.push({ response, text }) === 1) setImmediate(endAll);
}

function endAll(): void {
  const ending = ready;
  ready = [];
  for (const { response, text } of ending) response.end(text);
}
