import { readFile } from 'node:fs/promises';
import {
  createServer as createPlainServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { startService, temporaryFolder } from '../harness.ts';
import { makeAuthority } from '../redis-authority.ts';
import { register, TEST_EVENT } from './webhook-documents.ts';

/** Starts a server; it closes when the test ends. */
async function startPort(server: Server): Promise<number> {
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A listening server has an address.
  return (server.address() as AddressInfo).port;
}

const plain = (respond: (socket: Socket) => void) => (): Promise<number> =>
  startPort(
    createPlainServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => respond(socket));
    }),
  );

async function untrusted(): Promise<number> {
  const { cert, key } = await makeAuthority(await temporaryFolder()).signServer('receiver');
  return startPort(createTlsServer({ cert: await readFile(cert), key: await readFile(key) }));
}

async function nobody(): Promise<number> {
  const server = createPlainServer();
  const port = await startPort(server);
  server.close();
  return port;
}

test.each([
  ['a certificate of an unknown authority', 'https', untrusted, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ['a reset in the handshake', 'https', plain((socket) => socket.resetAndDestroy()), 'ECONNRESET'],
  ['a port on which nobody listens', 'http', nobody, 'ECONNREFUSED'],
  ['a response that is no HTTP', 'http', plain((socket) => socket.end('taken')), 'HTTPParserError'],
  [
    'headers without an end',
    'http',
    plain((socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}`)),
    'UND_ERR_HEADERS_OVERFLOW',
  ],
])('the log has the reason of %s, and not the URL', async (_name, scheme, start, reason) => {
  const port = await start();
  const service = await startService({ env: { WEBHOOK_HOSTS: `127.0.0.1:${port}` } });
  const url = `${scheme}://127.0.0.1:${port}/hooks?token=of-the-receiver`;
  const { webhook } = await register(service, { name: 'erp', url });
  for (const _ of [1, 2, 3])
    expect(await service.query(TEST_EVENT, { id: webhook.id })).toMatchObject({
      data: { sendWebhookTestEvent: { state: 'FAILED', outcome: 'NOT_REACHED', statusCode: null } },
    });
  const lines = service.log.filter((line) => line.includes('a webhook was not reached'));
  const named = { tenant: 'default', operation: 'erp', reason };
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([named, named, named]);
  expect(service.log.join('')).not.toContain('of-the-receiver');
});
