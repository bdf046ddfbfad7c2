import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Keepalive } from '../../src/server/websocket/keepalive.ts';

const EVERY_MS = 32_000;

/** Members of a socket that tell whether it is alive. */
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

// All that is called of it.
const socketOf = (fake: FakeSocket): WebSocket => fake as unknown as WebSocket;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('sockets that came at different times are asked at different times, each once in a round', () => {
  const signs = new Keepalive(EVERY_MS);
  const [early, late] = [new FakeSocket(), new FakeSocket()];
  signs.watch(socketOf(early));
  vi.advanceTimersByTime(EVERY_MS / 2);
  signs.watch(socketOf(late));
  expect([early.asked.length, late.asked.length]).toEqual([0, 0]);
  vi.advanceTimersByTime(EVERY_MS / 2);
  expect([early.asked.length, late.asked.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(EVERY_MS / 2);
  expect([early.asked.length, late.asked.length]).toEqual([1, 1]);
});

test('a socket that answers its ping is kept, and one that answers another is dropped', () => {
  const signs = new Keepalive(EVERY_MS);
  const [alive, pretends] = [new FakeSocket(), new FakeSocket()];
  for (const fake of [alive, pretends]) signs.watch(socketOf(fake));
  vi.advanceTimersByTime(EVERY_MS);
  alive.emit('pong', alive.asked[0]);
  pretends.emit('pong', Buffer.from('none'));
  vi.advanceTimersByTime(EVERY_MS);
  expect([alive.terminated, pretends.terminated]).toEqual([false, true]);
});

test('one whose reading is waited for is not asked', () => {
  const signs = new Keepalive(EVERY_MS);
  const fake = new FakeSocket();
  fake.isPaused = true;
  signs.watch(socketOf(fake));
  vi.advanceTimersByTime(EVERY_MS * 3);
  expect([fake.asked.length, fake.terminated]).toEqual([0, false]);
});

test('nobody is asked after they have left, and no timer runs for nobody', () => {
  const signs = new Keepalive(EVERY_MS);
  const [gone, stays] = [new FakeSocket(), new FakeSocket()];
  const [watched, other] = [gone, stays].map((fake) => signs.watch(socketOf(fake)));
  watched?.stop();
  vi.advanceTimersByTime(EVERY_MS);
  expect([gone.asked.length, stays.asked.length]).toEqual([0, 1]);
  other?.stop();
  expect(vi.getTimerCount()).toBe(0);
});
