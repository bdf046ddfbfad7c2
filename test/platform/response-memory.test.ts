import { beforeEach, expect, test } from 'vitest';
import { type MemoryShare, ResponseMemory } from '../../src/platform/client/response-memory.ts';

/** The part of each answer that counts for nothing. */
const FREE = 256 * 1024;

let memory: ResponseMemory;
let resumed: string[];

beforeEach(() => {
  memory = new ResponseMemory(100);
  resumed = [];
});

const open = (name: string): MemoryShare => memory.open(() => void resumed.push(name));

/** An answer that has outgrown its free part by so many bytes. */
function grown(name: string, bytes: number): MemoryShare {
  const share = open(name);
  share.take(FREE + bytes);
  return share;
}

test('small answers never wait, however full it is', () => {
  grown('large', 1_000);
  expect(open('small').take(FREE)).toBe(true);
});

test('answers grow together up to the capacity; then the first goes on and the others wait', () => {
  const [first, second] = [grown('first', 60), open('second')];
  expect(second.take(FREE + 39)).toBe(true);
  expect(second.take(1)).toBe(false);
  expect(second.waits).toBe(true);
  expect(first.take(1_000)).toBe(true);
  expect(first.waits).toBe(false);
});

test('those who wait are resumed in their order, as far as there is room', () => {
  const first = grown('first', 100);
  const [second, third] = [grown('second', 150), grown('third', 10)];
  expect([second.waits, third.waits]).toEqual([true, true]);
  first.release();
  // Room is still for none but the first of those who are left.
  expect(resumed).toEqual(['second']);
  second.release();
  expect(resumed).toEqual(['second', 'third']);
});

test('one that gives up while it waits leaves no trace', () => {
  const first = grown('first', 100);
  const [second, third] = [grown('second', 50), grown('third', 50)];
  second.release();
  second.release();
  first.release();
  expect(resumed).toEqual(['third']);
  expect(third.take(49)).toBe(true);
  expect(grown('fourth', 1).waits).toBe(true);
});
