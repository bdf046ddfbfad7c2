import { createHash } from 'node:crypto';
import { answerOf, type Answer } from '../harness.ts';
import { RawSocket } from './raw-socket.ts';
import type { BareServer } from './service.ts';

/** Members of a request. */
export type Params = Readonly<Record<string, unknown>>;

/** Lower-case hex, in the form that clients send. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Apollo's form of a hash. */
export const hashed = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

/** An operation by POST. */
export function post(
  { url }: Pick<BareServer, 'url'>,
  params: Params,
  headers = {},
): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(params),
  });
}

/** An operation by GET. Texts stay unchanged in the URL, and other values become JSON. */
export function get({ url }: BareServer, params: Params, headers = {}): Promise<Response> {
  const entries = Object.entries(params).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return fetch(`${url}/graphql?${new URLSearchParams(entries)}`, { headers });
}

type Transport = readonly [
  name: string,
  ask: (server: BareServer, params: Params) => Promise<Answer>,
];

/** Transports of a request whose response is a GraphQL result. */
export const TRANSPORTS: readonly Transport[] = [
  ['POST', async (server, params) => answerOf(await post(server, params))],
  ['GET', async (server, params) => answerOf(await get(server, params))],
  [
    'WebSocket',
    async ({ url }, params) => {
      const socket = await new RawSocket(url).init();
      socket.send({ id: '1', type: 'subscribe', payload: params });
      const { type, payload } = await socket.next();
      return (type === 'error' ? { errors: payload } : payload) as Answer;
    },
  ],
];

/** Transports that can carry a text without a hash. */
export const TEXT_TRANSPORTS = TRANSPORTS.filter(([transport]) => transport !== 'GET');

export const NOT_FOUND = { message: 'PersistedQueryNotFound', code: 'PERSISTED_QUERY_NOT_FOUND' };
export const NOT_SUPPORTED = {
  message: 'PersistedQueryNotSupported',
  code: 'PERSISTED_QUERY_NOT_SUPPORTED',
};
export const MISMATCH = { message: 'PersistedQueryMismatch', code: 'PERSISTED_QUERY_MISMATCH' };

/** The first error of a response, in the form that clients compare. */
export const refusalOf = ({ errors }: Answer) =>
  errors?.map(({ message, extensions }) => ({ message, code: extensions?.['code'] }))[0];

/** A document of two operations. */
export const ECHO = 'query Echo($text: String) { echo(text: $text) } query Hello { hello }';
export const SECOND = 'mutation { second(order: 1) }';
const TICKS = 'subscription { ticks(count: 1) { n } }';
const trusted = new Map([
  ['echo-1', ECHO],
  [sha256(SECOND), SECOND],
  ['ticks', TICKS],
]);
/** Options of a server with trusted documents. */
export const persisted = { trusted, trustedOnly: false, sharedTexts: null };
/** Options of a server that runs trusted documents only. */
export const only = { persisted: { ...persisted, trustedOnly: true } };
