import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { BodyRoom } from '../../src/server/body/body-room.ts';
import { SocketClient } from '../../src/server/websocket/socket-client.ts';

const ignore = (): void => {};

test('a disconnected client leaves nothing behind, and its resources are released', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const closed: unknown[] = [];
  const socket = Object.assign(new EventEmitter(), {
    close: (...reason: unknown[]) => void closed.push(reason),
  });
  const request = { headers: {}, socket: new EventEmitter() };
  const client = new SocketClient(
    // No other members are called.
    socket as unknown as WebSocket,
    request as unknown as IncomingMessage,
    {
      maxBodyValues: 1,
      bodies: new BodyRoom(1_000),
      newId: () => 'id',
      stalledMs: 1,
      pingMs: 60_000,
      initTimeoutMs: 10_000,
      slowClientClosed: ignore,
      broken: ignore,
      failed: ignore,
    },
  );
  const release = vi.fn<() => void>();
  client.atClose(release);
  client.closed();
  vi.advanceTimersByTime(10_000);
  expect(release).toHaveBeenCalledOnce();
  expect(closed).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
