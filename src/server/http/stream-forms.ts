/** Media type of a response that goes on. */
export type StreamType = 'text/event-stream' | 'multipart/mixed';

/** Form of a response that goes on: the bytes around its results. */
interface StreamForm {
  readonly contentType: string;
  /** Sent at once: a browser reports a response only with its first byte. */
  readonly opening: string;
  /** Sent when there is no news; clients drop it. */
  readonly keepalive: string;
  /** Nothing follows. */
  readonly ending: string;
  /** A result of GraphQL, in JSON. */
  readonly ofResult: (json: string) => string;
  /** The errors that ended the stream, a list in JSON. */
  readonly ofFailure: (errors: string) => string;
}

const ofEvent = (json: string): string => `event: next\ndata: ${json}\n\n`;

/** Clients read a part when the boundary behind it has come, so each part brings that along. */
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
  // Apollo's "HTTP multipart protocol for GraphQL subscriptions", 1.0. No JSON text holds its boundary: a line break
  // within one is escaped. Apollo iOS compares the parameter of the type letter by letter.
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

/** True for the content type of a response that goes on. */
export function isStream(contentType: unknown): boolean {
  return CONTENT_TYPES.has(contentType);
}
