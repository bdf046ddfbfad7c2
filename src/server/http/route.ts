import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers the requests of one path; `rest` is the path behind the route's own. Throws `RequestRefused`. */
export type Route = (
  request: IncomingMessage,
  response: ServerResponse,
  rest: string,
) => Promise<void> | void;

/** The path of a request, without its query. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
