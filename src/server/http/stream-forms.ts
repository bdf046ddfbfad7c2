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
