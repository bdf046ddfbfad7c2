import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { keepAlive } from '../../src/server/websocket/socket-limits.ts';

const EVERY_MS = 32_000;

/** Members of a socket used to check that it is alive. */
class FakeSocket extends EventEmitter {
  readonly asked: Buffer[] = [];
  isPaused = false;
  terminated = false;

  ping(payload: Buffer): void {
    this.asked.push(payload);
  }

  terminate(): void {
    this.terminated = true;
  }
}

// No other member is called.
const socketOf = (fake: FakeSocket): WebSocket => fake as unknown as WebSocket;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('sockets opened at different times are pinged at different times, each once per round', () => {
  const [early, late] = [new FakeSocket(), new FakeSocket()];
  keepAlive(socketOf(early), EVERY_MS);
  vi.advanceTimersByTime(EVERY_MS / 2);
  keepAlive(socketOf(late), EVERY_MS);
  expect([early.asked.length, late.asked.length]).toEqual([0, 0]);
  vi.advanceTimersByTime(EVERY_MS / 2);
  expect([early.asked.length, late.asked.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(EVERY_MS / 2);
  expect([early.asked.length, late.asked.length]).toEqual([1, 1]);
});

test('a socket that answers its ping stays open, and one that sends another pong is closed', () => {
  const [alive, pretends] = [new FakeSocket(), new FakeSocket()];
  for (const fake of [alive, pretends]) keepAlive(socketOf(fake), EVERY_MS);
  vi.advanceTimersByTime(EVERY_MS);
  alive.emit('pong', alive.asked[0]);
  pretends.emit('pong', Buffer.from('none'));
  vi.advanceTimersByTime(EVERY_MS);
  expect([alive.terminated, pretends.terminated]).toEqual([false, true]);
});

test('a socket with a paused read is not pinged', () => {
  const fake = new FakeSocket();
  fake.isPaused = true;
  keepAlive(socketOf(fake), EVERY_MS);
  vi.advanceTimersByTime(EVERY_MS * 3);
  expect([fake.asked.length, fake.terminated]).toEqual([0, false]);
});

test('a stopped socket is not pinged, and no timer runs without sockets', () => {
  const [gone, stays] = [new FakeSocket(), new FakeSocket()];
  const [stop, stopOther] = [gone, stays].map((fake) => keepAlive(socketOf(fake), EVERY_MS));
  stop?.();
  vi.advanceTimersByTime(EVERY_MS);
  expect([gone.asked.length, stays.asked.length]).toEqual([0, 1]);
  stopOther?.();
  expect(vi.getTimerCount()).toBe(0);
});
