import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { NewId } from '../../kernel/ids.ts';
import { maskText } from '../../kernel/privacy/masking.ts';
import type { Json, JsonObject } from '../../kernel/json/json.ts';
import { requests } from '../../messages/requests.ts';
import { ID_MEMBERS } from '../persisted/persisted-documents.ts';
import { NotJson, parseRequest } from '../body/body.ts';

const REQUEST_ID = /^[\w.:+/=-]{1,128}$/;

/** W3C Trace Context: version, trace id, parent id, flags; a later version may add more. */
const TRACEPARENT =
  /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/;

/** Two ids by which a client or proxy names a request; `x-request-id` takes precedence. */
interface GivenIds {
  readonly requestId: unknown;
  readonly traceparent: unknown;
}

/**
 * Request id given by a client, or the id of its trace; null for neither. It is logged, so an id that resembles a personal
 * number is ignored.
 */
function givenId({ requestId, traceparent }: GivenIds): string | null {
  if (typeof requestId === 'string' && REQUEST_ID.test(requestId)) {
    if (maskText(requestId) === requestId) return requestId;
  }
  return typeof traceparent === 'string' ? (TRACEPARENT.exec(traceparent)?.[1] ?? null) : null;
}

/** Id in the headers of a request. */
function givenIdIn(headers: IncomingHttpHeaders): string | null {
  return givenId({
    requestId: headers['x-request-id'],
    traceparent: headers['traceparent'],
  });
}

/** Id of a request, the client's or a new one; it must be sent in the response. */
export function requestIdFor({ headers }: IncomingMessage, newId: NewId): string {
  return givenIdIn(headers) ?? newId();
}

/** Sets the id of a request on its response. */
export function identify(request: IncomingMessage, response: ServerResponse, newId: NewId): string {
  const requestId = requestIdFor(request, newId);
  response.setHeader('x-request-id', requestId);
  return requestId;
}

/**
 * Ids of the operations on a socket. An operation may have its own in `extensions`, like an HTTP client's header. Otherwise it
 * gets the socket's id with a number appended, or a new id if the socket has none.
 */
export class SocketIds {
  readonly #newId: NewId;
  #ofSocket: string | null;
  #traceparent: unknown;
  #count = 0;

  constructor(headers: IncomingHttpHeaders, newId: NewId) {
    this.#newId = newId;
    this.#ofSocket = givenIdIn(headers);
    this.#traceparent = headers['traceparent'];
  }

  /** Reads the socket's id from its `connection_init`: a page cannot set headers. */
  introduce({ requestId, traceparent }: Readonly<Record<string, unknown>>): void {
    this.#ofSocket = givenId({ requestId, traceparent }) ?? this.#ofSocket;
    this.#traceparent = traceparent ?? this.#traceparent;
  }

  /** The id of the next operation. */
  next({ requestId, traceparent }: Readonly<Record<string, unknown>>): string {
    const own = givenId({ requestId, traceparent });
    if (own !== null || this.#ofSocket === null) return own ?? this.#newId();
    this.#count += 1;
    return `${this.#ofSocket}-${this.#count}`;
  }

  /** Trace of an operation, or of the socket: the client's value, unchecked. */
  traceparentOf({ traceparent }: Readonly<Record<string, unknown>>): unknown {
    return traceparent ?? this.#traceparent;
  }
}

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

const JSON_MEMBERS: ReadonlySet<string> = new Set(['variables', 'extensions']);

/**
 * Reads the request in an address; `variables` and `extensions` are JSON. Throws `NotJson`, also for a repeated member, as a
 * proxy may have read the other one.
 */
export function paramsInAddress(address: string): JsonObject {
  // Forms also send empty fields.
  const given = [...searchOf(address)].filter(([, value]) => value !== '');
  const lastPlaces = new Map(given.map(([name], place) => [name, place]));
  const repeated = given.find(([name], place) => lastPlaces.get(name) !== place);
  if (repeated) throw new NotJson(requests.repeatedInAddress({ name: repeated[0] }));
  const entries = given.map(([name, value]): [string, Json] => [
    name,
    JSON_MEMBERS.has(name) ? parseRequest(value, requests.inAddress({ name })) : value,
  ]);
  return Object.fromEntries(entries);
}

/** True for a request whose address may name a document by its hash. */
export function mayNameDocument({ url = '' }: IncomingMessage): boolean {
  const search = searchOf(url);
  return ['extensions', ...ID_MEMBERS].some((name) => search.has(name));
}

function searchOf(address: string): URLSearchParams {
  const begin = address.indexOf('?');
  return new URLSearchParams(begin < 0 ? '' : address.slice(begin + 1));
}
