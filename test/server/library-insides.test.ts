import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { coerceInputValue, buildSchema, type GraphQLInputType } from 'graphql';
import { makeServer } from 'graphql-ws';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { inputFault } from '../../src/server/execution/input-faults.ts';
import { limitMessages, textFrame, writeFrame } from '../../src/server/websocket/below-ws.ts';
import { toClientMessage } from '../../src/server/websocket/socket-client.ts';

/** Libraries whose internals one file each uses. After an update, read that file's comments, then raise the version. */
const HOMES = [
  ['ws', '8.23.0', 'websocket/below-ws.ts'],
  ['graphql-ws', '6.4.2', 'websocket/socket-client.ts'],
  ['graphql', '16.15.0', 'execution/graphql-texts.ts'],
  ['graphql', '16.15.0', 'execution/input-faults.ts'],
] as const;

test.each(HOMES)('%s has the version %s, whose internals %s uses', async (name, version, home) => {
  const installed: unknown = JSON.parse(
    await readFile(`node_modules/${name}/package.json`, 'utf8'),
  );
  expect(installed).toMatchObject({ version });
  const text = await readFile(`src/server/${home}`, 'utf8');
  expect(text).toMatch(/https:\/\/github\.com\/[\w-]+\/[\w-]+\/(?:issues|pull)\/\d+/);
});

async function pair() {
  const http = createServer();
  const server = new WebSocketServer({ server: http, maxPayload: 100 });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  onTestFinished(() => {
    client.terminate();
    http.close();
  });
  const [socket, request] = (await once(server, 'connection')) as [WebSocket, IncomingMessage];
  socket.on('error', () => undefined);
  if (client.readyState !== client.OPEN) await once(client, 'open');
  return { client, socket, connection: request.socket };
}

describe('ws', () => {
  test('accepts longer messages after its limit is raised, and closes with 1009 after it is lowered', async () => {
    const { client, socket } = await pair();
    limitMessages(socket, 1_000);
    client.send('x'.repeat(1_000));
    expect(((await once(socket, 'message')) as [Buffer])[0]).toHaveLength(1_000);
    limitMessages(socket, 10);
    client.send('x'.repeat(11));
    expect((await once(client, 'close'))[0]).toBe(1009);
  });

  test('sends its own frames in order with frames written directly to the socket', async () => {
    const { client, socket, connection } = await pair();
    const received: string[] = [];
    client.on('message', (data: Buffer) => received.push(data.toString('utf8')));
    socket.send('first');
    writeFrame(connection, textFrame('second'));
    socket.send('third');
    socket.close();
    await once(client, 'close');
    expect(received).toEqual(['first', 'second', 'third']);
  });
});

test('graphql-ws accepts a parsed message', async () => {
  const sent: string[] = [];
  const receivers: ((message: string) => Promise<void>)[] = [];
  makeServer({ connectionInitWaitTimeout: 0 }).opened(
    {
      protocol: 'graphql-transport-ws',
      send: (text) => void sent.push(text),
      close: (code, reason) => void sent.push(`${code} ${reason}`),
      onMessage: (receive) => void receivers.push(receive),
    },
    undefined,
  );
  await receivers[0]?.(toClientMessage('{"type":"connection_init"}') ?? '');
  expect(sent).toEqual(['{"type":"connection_ack"}']);
});

describe('graphql-js', () => {
  const schema = buildSchema(`
    enum Color { RED }
    input One @oneOf { a: Int b: Int }
    input Record { required: Int! color: Color one: One list: [Int!] }
    type Query { field(record: Record): Int }
  `);
  const type = schema.getType('Record') as GraphQLInputType; // declared above

  test.each([
    [{}, 'REQUIRED'],
    [{ required: null }, 'REQUIRED'],
    [{ required: 1, other: 2 }, 'UNKNOWN_FIELD'],
    [{ required: 1, one: {} }, 'EXACTLY_ONE_OF'],
    [{ required: 1, one: { a: null } }, 'REQUIRED'],
    [{ required: 'text' }, 'INVALID_VALUE'],
  ])('reports %j in its own words as %s', (value, code) => {
    const codes: string[] = [];
    coerceInputValue(value, type, (path, _value, error) => {
      codes.push(inputFault(error, { type, root: 'v', path }, true).code);
    });
    expect(codes).toEqual([code]);
  });
});
