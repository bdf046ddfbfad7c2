import { describe, expect, test } from 'vitest';
import { createProbeSchema, type Source } from './probe-schema.ts';
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
  ])('answers %s with 406 before anything is executed', async (accept) => {
    const { url, send, log } = await startServer({ way });
    const response = await send(`${url}/graphql`, post('mutation { first(order: 1) }', accept));
    expect(response.status).toBe(406);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_REQUEST' } }],
    });
    const { data } = (await (
      await send(`${url}/graphql`, post('mutation { first(order: 2) }', 'application/json'))
    ).json()) as { readonly data: unknown };
    // The first one would have left its number.
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

test('begins no subscription for a client that takes JSON only', async () => {
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
