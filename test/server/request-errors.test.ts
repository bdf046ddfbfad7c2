import { describe, expect, test } from 'vitest';
import { type Answer, answerOf } from '../harness.ts';
import { persisted, post, SECOND, sha256 } from './persisted-requests.ts';
import { RawSocket } from './raw-socket.ts';
import { type BareServer, startServer } from './service.ts';

const QUERY = '"query":"{ hello }"';

const inJson = (body: string, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body,
});

/** Requests that are rejected before their document is read: the parameters of an address, or options of `fetch`. */
const REQUESTS: Readonly<Record<string, RequestInit | string>> = {
  'JSON that is cut off': inJson('{"query":'),
  'a batch': inJson(`[{${QUERY}}]`),
  'an empty batch': inJson('[]'),
  'a text': inJson('"{ hello }"'),
  'a number': inJson('7'),
  null: inJson('null'),
  'no document': inJson('{}'),
  'an empty document': inJson('{"query":""}'),
  'a document that is no text': inJson('{"query":{}}'),
  'an unknown member': inJson(`{${QUERY},"13800138000":1}`),
  'a document and an id': inJson(`{${QUERY},"documentId":"echo-1"}`),
  'variables in a text': inJson(`{${QUERY},"variables":"{}"}`),
  'variables in a list': inJson(`{${QUERY},"variables":[]}`),
  'extensions in a text': inJson(`{${QUERY},"extensions":"{}"}`),
  'a name that is no text': inJson(`{${QUERY},"operationName":1}`),
  'too many bytes': inJson(`{"query":"${'x'.repeat(1024 * 1024)}"}`),
  'too many values': inJson(`{${QUERY},"variables":{"a":[1${',1'.repeat(20_000)}]}}`),
  'deep variables': inJson(`{${QUERY},"variables":{"a":${'['.repeat(200)}${']'.repeat(200)}}}`),
  'another method': { method: 'PUT' },
  'another type': inJson(`{${QUERY}}`, { 'content-type': 'text/plain' }),
  'another charset': inJson(`{${QUERY}}`, { 'content-type': 'application/json; charset=gbk' }),
  'an encoded body': inJson(`{${QUERY}}`, { 'content-encoding': 'gzip' }),
  'a picture as response': inJson(`{${QUERY}}`, { accept: 'image/png' }),
  'a subscription without a stream': inJson('{"query":"subscription { ticks(count: 1) { n } }"}', {
    accept: 'application/json',
  }),
  'a text by GET': 'query={hello}',
  'a mutation by GET': `documentId=${sha256(SECOND)}`,
  'a name of no operation by GET': 'documentId=echo-1&operationName=None',
  'variables in a list by GET': 'documentId=echo-1&operationName=Hello&variables=[]',
  'JSON that is cut off by GET': 'documentId=echo-1&operationName=Hello&variables={',
};

const selected = (count: number, field: (n: number) => string): string =>
  `{ ${Array.from({ length: count }, (_, n) => field(n)).join(' ')} }`;

/** Documents that are rejected in texts of this service. */
const DOCUMENTS = {
  'several operations': 'query A { hello } query B { hello }',
  'too many tokens': selected(4_000, () => 'hello'),
  'too many aliases': selected(65, (n) => `a${n}: hello`),
  'too many directives': selected(51, () => 'hello @skip(if: false)'),
  'too many levels': `{ nested { ${'b { '.repeat(12)} a ${'} '.repeat(12)} } }`,
  'a subscription with a condition': 'subscription { ticks(count: 1) @skip(if: true) { n } }',
  'deep lists': `{ echo(text: ${'['.repeat(200)}${']'.repeat(200)}) }`,
};

/** Documents that are rejected in texts of graphql-js, which exist in English only. */
const IN_ENGLISH = { 'a syntax error': '{ hello', 'an unknown field': '{ unknown }' };

const LANGUAGES = ['en', 'zh'] as const;
type Language = (typeof LANGUAGES)[number];

/** Transports of a document. */
const TRANSPORTS: Readonly<
  Record<string, (server: BareServer, query: string, language: Language) => Promise<Answer>>
> = {
  POST: async (server, query, language) =>
    answerOf(await post(server, { query }, { 'accept-language': language })),
  WebSocket: async ({ url }, query, language) => {
    const socket = await new RawSocket(url).init({ language });
    socket.send({ id: '1', type: 'subscribe', payload: { query } });
    return { errors: (await socket.next()).payload } as Answer;
  },
};

const anyText: unknown = expect.any(String);
/** Response with one error, in the form of all errors. */
const inForm = {
  errors: [
    { message: anyText, extensions: { code: anyText, retryable: false, requestId: anyText } },
  ],
};

/** Removes the places in a document. */
const withoutLocations = ({ errors = [], ...rest }: Answer): object => ({
  ...rest,
  errors: errors.map(({ message, extensions }) => ({ message, extensions })),
});

const isChinese = ({ errors = [] }: Answer): boolean =>
  errors.every(({ message }) => /\p{Script=Han}/u.test(message));

describe.each(LANGUAGES)('a request in %s', (language) => {
  test.each(Object.entries(REQUESTS))(
    'with %s is rejected in the form and language of all errors',
    async (_name, request) => {
      const server = await startServer({ persisted });
      const search = typeof request === 'string' ? `?${request}` : '';
      const init: RequestInit = typeof request === 'string' ? {} : request;
      const headers = { ...(init.headers as object), 'accept-language': language }; // plain objects above
      for (let n = 0; n < 3; n += 1) {
        const response = await fetch(`${server.url}/graphql${search}`, { ...init, headers });
        expect(response.status).toBeGreaterThanOrEqual(400);
        const answer = await answerOf(response);
        expect(withoutLocations(answer)).toEqual(inForm);
        expect(isChinese(answer)).toBe(language === 'zh');
        expect(JSON.stringify(answer)).not.toContain('13800138000');
      }
    },
  );

  describe.each(Object.entries(TRANSPORTS))('over %s', (_transport, ask) => {
    test.each(Object.entries(DOCUMENTS))(
      'with %s is rejected in the form and language of all errors',
      async (_name, query) => {
        const server = await startServer();
        for (let n = 0; n < 3; n += 1) {
          const answer = await ask(server, query, language);
          expect(withoutLocations(answer)).toEqual(inForm);
          expect(isChinese(answer)).toBe(language === 'zh');
        }
      },
    );

    test.each(Object.entries(IN_ENGLISH))(
      'with %s is rejected in the form of all errors',
      async (_name, query) => {
        const server = await startServer();
        for (let n = 0; n < 3; n += 1)
          expect(withoutLocations(await ask(server, query, language))).toEqual(inForm);
      },
    );
  });
});
