import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { spawnService } from '../harness.ts';
import { settingsOf } from '../stores.ts';
import { openMessengerForTest } from './messenger.ts';

/** Forms of replies that Redis sends to other commands. */
const FORMS = [
  '+OK\r\n',
  '$-1\r\n',
  ':1\r\n',
  ':-1\r\n',
  '*0\r\n',
  '*1\r\n$-1\r\n',
  '*2\r\n:1\r\n$-1\r\n',
  '*2\r\n:1\r\n:-1\r\n',
  '$5\r\nhello\r\n',
] as const;

/** A server that is no Redis, at the returned address; `replyTo` is called with each command. */
async function startWrongServer(
  replyTo: (socket: Socket, command: string) => void,
): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      // Each begins with the number of its words.
      for (const command of data
        .toString()
        .split(/^\*\d+\r\n/m)
        .slice(1))
        replyTo(socket, command);
    });
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return `redis://127.0.0.1:${address.port}`;
}

test.each(FORMS)('a reply %j to a script grants and rejects nothing', async (form) => {
  const url = await startWrongServer((socket) => void socket.write(form));
  const messenger = await openMessengerForTest(url, { connectTimeoutMs: 300 });
  const window = { number: 1, lengthMs: 60_000, units: 10 };
  const away = 'Redis cannot be reached';
  await expect(messenger.take('units', window, 1)).rejects.toThrow(away);
  await expect(messenger.reserve('calls', { calls: 1, windowMs: 1_000 }, 0)).rejects.toThrow(away);
  const text = await messenger.texts.get('0'.repeat(64)).catch(() => null);
  expect(text === null || typeof text === 'string').toBe(true);
});

test('no reply to a subscription ends the process, and operations go on', async () => {
  let subscriptions = 0;
  const url = await startWrongServer((socket, command) => {
    const isSubscription = command.includes('subscribe');
    socket.write(isSubscription ? (FORMS[subscriptions % FORMS.length] ?? '') : ':1\r\n');
    if (!isSubscription) return;
    subscriptions += 1;
    // A subscriber that believes the reply would wait for messages.
    setTimeout(() => socket.destroy(), 50);
  });
  const service = await spawnService({
    // With SQLite, no messages are received.
    ...(await settingsOf('PostgreSQL')),
    REDIS_URL: url,
    REDIS_CONNECT_TIMEOUT_SECONDS: '1',
  });
  await vi.waitUntil(() => subscriptions > FORMS.length || service.process.exitCode !== null, {
    timeout: 60_000,
  });
  const { data } = await service.query('{ operations(first: 1) { edges { cursor } } }');
  expect(data).toEqual({ operations: { edges: [] } });
});
