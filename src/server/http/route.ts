import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds to the requests of one path; `rest` is the path behind the route's own. Throws `RequestRejected`. */
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
 * Brings a request into the form that routes read: an absolute request line becomes its path, and its host takes the
 * place of the `Host` header (RFC 9112, 3.2.2). False for a request with several `Host` headers, or with a line that
 * names no address: proxies on the way may have read another one than this service.
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

/** Node gives the first header only. */
function countOfHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  return count;
}
