import { LRUCache } from 'lru-cache';
import { DEFAULT_LANGUAGE, type Language } from '../../messages/message.ts';
import type { FormattedExecutionResult, GraphQLError, GraphQLErrorExtensions } from 'graphql';
import { withMessage } from '../execution/graphql-texts.ts';

/** Media type of a response in JSON. */
type JsonType = 'application/json' | 'application/graphql-response+json';

/** Media types that a header accepts. */
interface Accepted {
  /** Type of a JSON response; null for none. */
  readonly json: JsonType | null;
  /** Type of a streamed response; null for none. */
  readonly stream: StreamType | null;
  readonly isAnyAccepted: boolean;
  /** True for a browser that opens a page: it prefers HTML to JSON. */
  readonly isForPage: boolean;
}

/** One of the media types that a header lists, such as `text/*;q=0.5`. */
interface Range {
  readonly type: string;
  readonly parameters: readonly string[];
  readonly weight: number;
}

/** Maximum number of cached headers. Clients send few different ones, and invented headers displace no more than this. */
const MOST_HEADERS = 100;
const mediaTypes = new LRUCache<string, Accepted>({ max: MOST_HEADERS });

const JSON_TYPES = ['application/json', 'application/graphql-response+json'] as const;

/**
 * Media types preferred by an `Accept` header (RFC 9110, section 12.5.1); the first among those of equal weight. Responses are
 * always in UTF-8.
 */
export function acceptedBy(accept: string | null | undefined): Accepted {
  const header = accept || '*/*';
  const before = mediaTypes.get(header);
  if (before !== undefined) return before;
  const ranges = header.replaceAll(/\s/g, '').toLowerCase().split(',').map(toRange).filter(isUtf8);
  const json = preferred(JSON_TYPES, ranges);
  const stream = preferred(['text/event-stream', 'multipart/mixed'], ranges.filter(mayStream));
  const isAnyAccepted =
    json !== null || stream !== null || preferred(['multipart/mixed'], ranges) !== null;
  const isForPage = preferred([...JSON_TYPES, 'text/html'], ranges) === 'text/html';
  const accepted = { json, stream, isAnyAccepted, isForPage };
  mediaTypes.set(header, accepted);
  return accepted;
}

function toRange(text: string): Range {
  const [type = '', ...parameters] = text.split(';');
  return { type, parameters, weight: weightIn(parameters) };
}

function isUtf8({ parameters }: Range): boolean {
  const charset = parameters.find((each) => each.startsWith('charset='));
  return charset === undefined || /^charset="?utf-8"?$/.test(charset);
}

/** Multipart without the parameter means incremental delivery, which has another form. */
function mayStream({ type, parameters }: Range): boolean {
  return (
    !type.startsWith('multipart/') ||
    parameters.some((each) => /^subscriptionspec="?1\.0"?$/.test(each))
  );
}

/** The type of the greatest weight; null if none is accepted. */
function preferred<Type extends string>(
  types: readonly Type[],
  ranges: readonly Range[],
): Type | null {
  const [best] = types
    .map((type) => ({ type, place: placeOf(type, ranges) }))
    .map(({ type, place }) => ({ type, place, weight: ranges[place]?.weight ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.place - other.place);
  return best?.type ?? null;
}

/** Index of the range that applies to a type, the most specific match; -1 for none. */
function placeOf(type: string, ranges: readonly Range[]): number {
  const [group] = type.split('/');
  const places = [type, `${group}/*`, '*/*'].map((each) =>
    ranges.findIndex((range) => range.type === each),
  );
  return places.find((place) => place >= 0) ?? -1;
}

const languages = new LRUCache<string, Language>({ max: MOST_HEADERS });

/**
 * Language preferred by an `Accept-Language` header (RFC 9110, section 12.5.4); the default if none is supported. Every variant
 * of Chinese counts as `zh`.
 */
export function acceptedLanguage(accept: string | undefined): Language {
  if (accept === undefined) return DEFAULT_LANGUAGE;
  const before = languages.get(accept);
  if (before !== undefined) return before;
  const language = mostWanted(accept);
  languages.set(accept, language);
  return language;
}

function mostWanted(accept: string): Language {
  let wanted = DEFAULT_LANGUAGE;
  let most = 0;
  for (const range of accept.slice(0, LONGEST).toLowerCase().split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const language = spoken(tag);
    const weight = weightIn(parameters);
    if (language === null || weight <= most) continue;
    wanted = language;
    most = weight;
  }
  return wanted;
}

/** Longest part of a header that is read; no browser sends more. */
const LONGEST = 1_000;

function spoken(tag: string): Language | null {
  if (/^zh(?:-|$)/.test(tag)) return 'zh';
  return /^(?:en(?:-|$)|\*$)/.test(tag) ? 'en' : null;
}

function weightIn(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = given === undefined ? 1 : Number(given.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}

/** Result of an operation as a single response over HTTP. */
interface FormattedResponse {
  readonly status: number;
  /** Headers in addition to those of every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** `extensions.http` of a result or an error, which controls the HTTP response. */
export interface TransportHints {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** True if plain JSON is still sent with status 200, as GraphQL over HTTP requires. */
  readonly spec?: boolean;
}

/** Result in the common type of graphql-js, graphql-ws and yoga. */
interface UnformattedResult {
  readonly errors?: readonly GraphQLError[] | undefined;
  readonly extensions?: GraphQLErrorExtensions | undefined;
}

const NO_HEADERS = {};

/** Formats a result as a response of the given type, with the highest status and the headers of its hints. */
export function formatResponse(result: UnformattedResult, type: JsonType): FormattedResponse {
  const { errors = [], extensions } = result;
  const hints = [extensions, ...errors.map((error) => error.extensions)].flatMap(hintsIn);
  if (errors.length === 0 && hints.length === 0)
    return { status: 200, headers: NO_HEADERS, body: JSON.stringify(result) };
  const statuses = hints
    .filter(({ spec }) => spec !== true || type !== 'application/json')
    .map(({ status = 0 }) => status);
  return {
    status: Math.max(0, ...statuses) || 200,
    headers: Object.fromEntries(hints.flatMap(({ headers = {} }) => Object.entries(headers))),
    body: JSON.stringify(toMessage(result)),
  };
}

/** Converts a result to its public form, without hints for the transport. */
export function toMessage(result: UnformattedResult): FormattedExecutionResult {
  const { errors, extensions } = result;
  const { http, ...shown } = extensions ?? {};
  return {
    ...result,
    ...(http !== undefined && { extensions: shown }),
    ...(errors && { errors: errors.map((error) => withoutTransportHints(error).toJSON()) }),
  } as FormattedExecutionResult; // the type demands that absent members are not undefined
}

/** Error without hints for the transport, which clients do not need. */
export function withoutTransportHints(error: GraphQLError): GraphQLError {
  const { http, ...extensions } = error.extensions;
  if (http === undefined) return error;
  return withMessage(error, error.message, extensions);
}

function hintsIn(extensions: GraphQLErrorExtensions | undefined): readonly TransportHints[] {
  // Set by this service and by yoga, in the form that yoga documents.
  const hints: TransportHints | undefined = extensions?.['http'];
  return hints ? [hints] : [];
}

/** Media type of a streamed response. */
export type StreamType = 'text/event-stream' | 'multipart/mixed';

/** Form of a streamed response: the bytes around its results. */
interface StreamForm {
  readonly contentType: string;
  /** Sent at once, as a browser reports a response only with its first byte. */
  readonly opening: string;
  /** Sent when there is no update; clients ignore it. */
  readonly keepalive: string;
  /** Sent at the end. */
  readonly ending: string;
  /** Frames a GraphQL result in JSON. */
  readonly ofResult: (json: string) => string;
  /** Frames the errors that ended the stream, a JSON list. */
  readonly ofFailure: (errors: string) => string;
}

const ofEvent = (json: string): string => `event: next\ndata: ${json}\n\n`;

/** Clients process a part when the boundary after it has arrived, so each part includes that boundary. */
const ofPart = (json: string): string =>
  `\r\ncontent-type: application/json\r\n\r\n${json}\r\n--graphql`;

/** Forms of the response to a subscription over HTTP. */
export const STREAM_FORMS: Readonly<Record<StreamType, StreamForm>> = {
  // graphql-sse, "distinct connections" mode.
  'text/event-stream': {
    contentType: 'text/event-stream',
    opening: ':\n\n',
    keepalive: ':\n\n',
    ending: 'event: complete\ndata:\n\n',
    ofResult: ofEvent,
    ofFailure: (errors) => ofEvent(`{"errors":${errors}}`),
  },
  // Apollo's "HTTP multipart protocol for GraphQL subscriptions", 1.0. No JSON text contains its boundary, as line breaks are
  // escaped. Apollo iOS compares the parameters of the type literally.
  'multipart/mixed': {
    contentType: 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0',
    opening: `\r\n--graphql${ofPart('{}')}`,
    keepalive: ofPart('{}'),
    ending: '--\r\n',
    ofResult: (json) => ofPart(`{"payload":${json}}`),
    ofFailure: (errors) => ofPart(`{"payload":null,"errors":${errors}}`),
  },
};

const CONTENT_TYPES: ReadonlySet<unknown> = new Set(
  Object.values(STREAM_FORMS).map(({ contentType }) => contentType),
);

/** True for the content type of a streamed response. */
export function isStream(contentType: unknown): boolean {
  return CONTENT_TYPES.has(contentType);
}
