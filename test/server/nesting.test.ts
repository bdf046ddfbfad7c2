import { describe, expect, test } from 'vitest';
import { RawSocket } from './raw-socket.ts';
import { startServer } from './service.ts';

const JSON_QUERY = 'query ($value: JSONObject) { json(value: $value) }';

/** Nested objects, as JSON. */
const object = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const body = (query: string, value = '{}'): string =>
  `{"query":${JSON.stringify(query)},"variables":{"value":${value}}}`;

const documents: readonly [name: string, document: string][] = [
  ['a query of 220 KB', `{ hello${' nested { b'.repeat(22_000)}`],
  ['3,000 lists', `{ echo(ids: ${'['.repeat(3_000)}`],
  ['3,000 lists that end', `{ echo(ids: ${'['.repeat(1_500)}${']'.repeat(1_500)}) }`],
  ['an object literal', `{ json(value: ${'{a:'.repeat(500)}1${'}'.repeat(500)}) }`],
];

const post = (url: string, text: string, accept: string): Promise<Response> =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: text,
  });

const bodies: readonly [name: string, body: string][] = [
  ...documents.map(([name, document]): [string, string] => [name, body(document)]),
  ['variables of 200 levels', body(JSON_QUERY, object(200))],
  ['variables of 100,000 levels', body(JSON_QUERY, object(100_000))],
  ['a body of 100,000 lists', '['.repeat(100_000)],
];

describe.each(['application/json', 'application/graphql-response+json'])('for %s', (accept) => {
  test.each(bodies)('rejects %s with 400', async (_name, text) => {
    const { url, log } = await startServer();
    const response = await post(url, text, accept);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('A request may be nested at most 100 deep.');
    expect(log.join('')).not.toContain('unexpected');
  });
});

const words: readonly [name: string, body: string][] = [
  ['a name of 300 characters', body(`{ ${'n'.repeat(300)} }`)],
  ['a number of a megabyte', body(JSON_QUERY, `{"a":${'1'.repeat(1_000_000)}}`)],
];

test.each(words)('rejects %s with 400, and accepts the same in quotes', async (_name, text) => {
  const { url } = await startServer();
  const response = await post(url, text, 'application/graphql-response+json');
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('may have at most 256 characters');
  const quoted = body(JSON_QUERY, `{"${'n'.repeat(300)}":"${'1'.repeat(1_000)}"}`);
  expect((await post(url, quoted, 'application/json')).status).toBe(200);
});

test('rejects deep `operations`, and deep variables in a URL, with 400', async () => {
  const { url } = await startServer();
  const form = new FormData();
  form.append('operations', body(JSON_QUERY, object(20_000)));
  form.append('map', '{}');
  expect((await fetch(`${url}/graphql`, { method: 'POST', body: form })).status).toBe(400);
  const params = new URLSearchParams({ documentId: 'sha256:0', variables: object(500) });
  expect((await fetch(`${url}/graphql?${params.toString()}`)).status).toBe(400);
});

test.each(documents)(
  'rejects %s over a WebSocket with an error for its own id',
  async (_name, document) => {
    const { url } = await startServer();
    const socket = await new RawSocket(url).init();
    socket.subscribe('deep', document);
    expect(await socket.next()).toMatchObject({ id: 'deep', type: 'error' });
    socket.subscribe('flat', '{ hello }');
    expect(await socket.next()).toMatchObject({ id: 'flat', type: 'next' });
  },
);

test('rejects a name of 300 characters over a WebSocket with an error for its own id', async () => {
  const { url } = await startServer();
  const socket = await new RawSocket(url).init();
  socket.subscribe('long', `{ ${'n'.repeat(300)} }`);
  expect(await socket.next()).toMatchObject({ id: 'long', type: 'error' });
});

test('closes a socket with 4400 for a message that is nested too deep', async () => {
  const { url, log } = await startServer();
  const socket = await new RawSocket(url).open();
  socket.send(`{"type":"connection_init","payload":${object(1_000)}}`);
  expect(await socket.closed).toBe(4400);
  expect(log.join('')).not.toContain('failed');
});

test('accepts a hundred levels of nesting, and brackets in texts and comments', async () => {
  const { query } = await startServer();
  const brackets = '[{('.repeat(200);
  const value = JSON.parse(object(97)) as object;
  expect((await query(JSON_QUERY, { value })).data).toBeTruthy();
  expect((await query(JSON_QUERY, { value: { text: `\\" ${brackets} "` } })).data).toBeTruthy();
  const texts = `a: echo(text: "\\"${brackets}") b: echo(text: """ \\""" " ${brackets}""")`;
  expect((await query(`# ${brackets}\n{ ${texts} }`)).errors).toBeUndefined();
});
