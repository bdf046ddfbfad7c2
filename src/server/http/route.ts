import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds to the requests of one path; `rest` is the path after that of the route. Throws `RequestRejected`. */
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

/**
 * Normalizes a request for routes: an absolute request target becomes a path, and its host replaces the `Host` header (RFC
 * 9112, 3.2.2). Returns false for several `Host` headers or an invalid target: proxies may have interpreted them differently.
 */
export function readTarget(request: IncomingMessage): boolean {
  if (countOfHosts(request) > 1) return false;
  const { url = '/' } = request;
  if (url.startsWith('/')) return true;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url === '*';
  const { host, pathname, search } = new URL(url);
  request.url = pathname + search;
  request.headers.host = host;
  return true;
}

/** Counts `Host` headers in the raw headers, as `headers` has only the first. */
function countOfHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  return count;
}
