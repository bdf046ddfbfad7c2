import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, test } from 'vitest';
import type { Answer } from '../harness.ts';
import { answerOf } from '../harness.ts';
import {
  get,
  hashed,
  MISMATCH,
  persisted,
  refusalOf,
  SECOND,
  sha256,
} from './persisted-requests.ts';
import { startServer } from './service.ts';
import { textWith } from '../texts.ts';

test('a client that prefers GET registers its documents by GET', async () => {
  const server = await startServer();
  const reference = { extensions: hashed(sha256('{ hello }')) };
  const registering = await get(server, { query: '{ hello }', ...reference });
  expect(await answerOf(registering)).toEqual({ data: { hello: 'hello' } });
  expect(await answerOf(await get(server, reference))).toEqual({ data: { hello: 'hello' } });
  const refused = await get(server, { query: SECOND, ...reference });
  expect(refusalOf((await refused.json()) as Answer)).toEqual(MISMATCH);
});

test.each([
  ['a text', { query: '{ hello }' }, 405],
  ['a text and no hash', { query: '{ hello }', extensions: {} }, 405],
  ['a text and another id', { query: '{ hello }', documentId: 'echo-1' }, 405],
  ['no document', { variables: {} }, 405],
  ['bad JSON', { documentId: 'echo-1', variables: '{' }, 400],
])('executes nothing by GET with %s in the URL', async (_what, params, status) => {
  const server = await startServer({ persisted });
  expect((await get(server, params)).status).toBe(status);
  expect(server.log.join('')).not.toContain('"operation"');
});

test.each([
  ['documentId', 'echo-1', 'ticks'],
  ['operationName', 'Hello', 'Echo'],
  ['variables', '{"text":"first"}', '{"text":"second"}'],
  ['extensions', '{}', '{"requestId":"x"}'],
])(
  'executes nothing by GET with two values of %s, as a proxy may have read the other one',
  async (...[name, ...values]) => {
    const server = await startServer({ persisted });
    const once = { documentId: 'echo-1', operationName: 'Echo' };
    const others = Object.entries(once).filter(([other]) => other !== name);
    const params = new URLSearchParams([...others, ...values.map((value) => [name, value])]);
    const response = await fetch(`${server.url}/graphql?${params}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(`\`${name}\` is in the address more than once.`);
    expect(server.log.join('')).not.toContain('"operation"');
  },
);

test.each([
  ['no-cors', 403],
  ['navigate', 403],
  ['cors', 200],
  ['same-origin', 200],
])('a request in the fetch mode %s gets the status %i', async (mode, status) => {
  const server = await startServer({ persisted });
  const params = { documentId: 'echo-1', operationName: 'Hello' };
  const address = `${server.url}/graphql?${new URLSearchParams(params)}`;
  // fetch would set this header itself.
  const sending = request(address, { headers: { 'sec-fetch-mode': mode } }).end();
  const [response] = (await once(sending, 'response')) as [IncomingMessage]; // node's event
  expect(response.resume().statusCode).toBe(status);
});

test('a question mark inside a variable is part of its value', async () => {
  const server = await startServer();
  const query = 'query ($text: String) { echo(text: $text) }';
  const extensions = hashed(sha256(query));
  await get(server, { query, extensions });
  // `encodeURI` leaves it unchanged.
  const variables = encodeURI('{"text":"who?"}');
  const hash = encodeURIComponent(JSON.stringify(extensions));
  const response = await fetch(`${server.url}/graphql?variables=${variables}&extensions=${hash}`);
  const { data } = await answerOf(response);
  expect(data).toEqual({ echo: textWith('"who?"') });
});
