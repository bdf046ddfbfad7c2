import { getNamedType, isInputObjectType, isNonNullType, type GraphQLArgument } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createSchema } from '../../src/schema.ts';
import { startService } from '../harness.ts';
import { RawSocket } from './raw-socket.ts';
import { startServer } from './service.ts';

const LONG = 'x'.repeat(200 * 1024);

test('undeclared variables of a subscription are dropped, over a socket and as an event stream', async () => {
  const { url, sse } = await startServer();
  const query = 'subscription ($count: Int) { ticks(count: $count) { n } }';
  const variables = { count: 1, undeclared: LONG };
  const socket = await new RawSocket(url).init();
  const payload = { query, variables, extensions: { more: LONG } };
  socket.send({ id: 'a', type: 'subscribe', payload });
  expect(await socket.next()).toMatchObject({ payload: { data: { ticks: { n: 1 } } } });
  expect(await socket.next()).toMatchObject({ type: 'complete' });
  const ticks = sse(query, variables);
  expect(await ticks.next()).toEqual({ data: { ticks: { n: 1 } } });
  await ticks.completed();
});

test('a subscription accepts variables of 8,192 characters in total, and not one more', async () => {
  const { url } = await startServer();
  const socket = await new RawSocket(url).init();
  const query = 'subscription ($name: String) { forever(name: $name) { n } }';
  const most = 8_192 - JSON.stringify({ name: '' }).length;
  const subscribe = async (length: number) => {
    const variables = { name: 'x'.repeat(length) };
    socket.send({ id: String(length), type: 'subscribe', payload: { query, variables } });
    return JSON.stringify(await socket.next());
  };
  expect(await subscribe(most)).toContain('"forever"');
  expect(await subscribe(most + 1)).toContain('at most 8192 characters');
});

/** A subscription whose document has a comment of a megabyte. */
const longSubscription = (id: number) => ({
  id: String(id),
  type: 'subscribe',
  payload: { query: `subscription { forever { n } } # ${id} ${'x'.repeat(1_000_000)}` },
});

test('the stored bytes of all subscriptions of a key are counted together', async () => {
  const { url } = await startServer();
  const socket = await new RawSocket(url).init();
  /** A rejection is a result as well, followed by `complete`. */
  const result = async () => {
    for (;;) {
      const message = await socket.next();
      if (message.type !== 'complete') return JSON.stringify(message);
    }
  };
  for (let id = 0; id < 16; id += 1) {
    socket.send(longSubscription(id));
    expect(await result()).toContain('"forever"');
  }
  socket.send(longSubscription(16));
  expect(await result()).toContain('TOO_MANY_SUBSCRIPTIONS');
  socket.subscribe('short', 'subscription { forever { n } }');
  expect(await result()).toContain('"forever"');
  socket.send({ id: '0', type: 'complete' });
  socket.send(longSubscription(17));
  expect(await result()).toContain('"forever"');
});

/** Text arguments of subscriptions that identify subjects. */
const keys = Object.values(createSchema().getSubscriptionType()?.getFields() ?? {}).flatMap(
  (field) =>
    field.args.filter(isText).map((arg) => ({ field, arg, name: `${field.name}(${arg.name}:)` })),
);

function isText({ type }: GraphQLArgument): boolean {
  return ['String', 'ID', 'Cursor'].includes(getNamedType(type).name);
}

describe('each identifying argument of a subscription', () => {
  test('accepts a few thousand characters at most, and the error names it', async () => {
    expect(keys.length).toBeGreaterThan(30);
    const { sse } = await startService();
    for (const { field, arg, name } of keys) {
      const others = field.args
        .filter((other) => other !== arg && isNonNullType(other.type))
        .filter((other) => !isInputObjectType(getNamedType(other.type)))
        .map((other) => `${other.name}: "a"`);
      const given = [...others, `${arg.name}: "${'x'.repeat(5_000)}"`].join(', ');
      const first = await sse(`subscription { ${field.name}(${given}) { cursor } }`).next();
      expect({ name, message: first.errors?.[0]?.message }).toEqual({
        name,
        message: expect.stringMatching(/character|[Cc]ursor|must be/) as unknown,
      });
    }
  });
});
