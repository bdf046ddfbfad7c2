import { describe, expect, test } from 'vitest';
import { createProbeSchema, type Source } from './probe-schema.ts';
import { get, persisted } from './persisted-requests.ts';
import { startServer } from './service.ts';
import { WAYS } from './ways.ts';

const post = (query: string, accept: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept },
  body: JSON.stringify({ query }),
});

describe.each(WAYS)('with a document that is %s', (way) => {
  test.each([
    'text/html',
    'image/*',
    'application/xml, text/plain',
    'application/json;charset=gbk',
    'application/json;q=0',
    '*/*;q=0.0',
    'application/json;q=0, application/graphql-response+json;q=0, text/html',
  ])('rejects Accept %s with 406 before any execution', async (accept) => {
    const { url, send, log } = await startServer({ way });
    const response = await send(`${url}/graphql`, post('mutation { first(order: 1) }', accept));
    expect(response.status).toBe(406);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_REQUEST' } }],
    });
    const { data } = (await (
      await send(`${url}/graphql`, post('mutation { first(order: 2) }', 'application/json'))
    ).json()) as { readonly data: unknown };
    // A first operation would have left its number.
    expect(data).toEqual({ first: [2] });
    expect(log.filter((line) => line.includes('"operation":"mutation'))).toHaveLength(1);
  });
});

test.each(['*/*', 'application/*', 'multipart/mixed', 'text/event-stream', 'text/html, */*;q=0.1'])(
  'answers %s',
  async (accept) => {
    const { url } = await startServer();
    const response = await fetch(`${url}/graphql`, post('{ hello }', accept));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('"hello":"hello"');
  },
);

describe.each(WAYS)('with a document that is %s', (way) => {
  test.each([
    [
      'application/json;q=0, application/graphql-response+json',
      'application/graphql-response+json',
    ],
    [
      'application/json;q=0.1, application/graphql-response+json;q=0.9',
      'application/graphql-response+json',
    ],
    ['application/graphql-response+json;q=0.5, application/json', 'application/json'],
    ['application/json;q=0.2, */*', 'application/graphql-response+json'],
    ['text/event-stream;q=0.9, application/json;q=0.1', 'application/json'],
    ['application/json; charset="utf-8"', 'application/json'],
    ['application/json;q=0, text/event-stream', 'text/event-stream'],
  ])('answers Accept %s with the content type %s', async (accept, type) => {
    const { url, send } = await startServer({ way });
    const response = await send(`${url}/graphql`, post('{ hello }', accept));
    expect(response.headers.get('content-type')?.split(';')[0]).toBe(type);
    expect(await response.text()).toContain('"hello":"hello"');
  });
});

test.each([
  ['text/html;q=0, application/json', 'the result'],
  ['text/html;q=0.1, application/json', 'the result'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'a page'],
])('answers a GET with Accept %s with %s', async (accept, what) => {
  const server = await startServer({ persisted });
  const response = await get(server, { documentId: 'echo-1', operationName: 'Hello' }, { accept });
  const isResult = response.headers.get('content-type')?.includes('json');
  expect(isResult).toBe(what === 'the result');
});

test('starts no subscription for a client that accepts JSON only', async () => {
  const source: Source = { opened: 0, returned: 0 };
  const { url } = await startServer({ schema: createProbeSchema(source) });
  const response = await fetch(
    `${url}/graphql`,
    post('subscription { forever { n } }', 'application/json'),
  );
  expect(response.status).toBe(406);
  expect(await response.text()).toContain('text/event-stream');
  expect(source.opened).toBe(0);
});
