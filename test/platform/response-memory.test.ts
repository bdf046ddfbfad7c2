import { beforeEach, expect, test } from 'vitest';
import { ResponseMemory } from '../../src/platform/client/exchange.ts';

/** The part of each response that is not counted. */
const FREE = 256 * 1024;

let memory: ResponseMemory;
let resumed: string[];

beforeEach(() => {
  memory = new ResponseMemory(100);
  resumed = [];
});

const open = (name: string) => memory.open(() => void resumed.push(name));

/** A response that has exceeded its free part by so many bytes. */
function grown(name: string, bytes: number) {
  const share = open(name);
  share.take(FREE + bytes);
  return share;
}

test('small responses never wait, even at the limit', () => {
  grown('large', 1_000);
  expect(open('small').take(FREE)).toBe(true);
});

test('responses grow together up to the capacity; then the first continues and the others wait', () => {
  const [first, second] = [grown('first', 60), open('second')];
  expect(second.take(FREE + 39)).toBe(true);
  expect(second.take(1)).toBe(false);
  expect(second.waits).toBe(true);
  expect(first.take(1_000)).toBe(true);
  expect(first.waits).toBe(false);
});

test('waiting responses resume in order, as far as there is memory', () => {
  const first = grown('first', 100);
  const [second, third] = [grown('second', 150), grown('third', 10)];
  expect([second.waits, third.waits]).toEqual([true, true]);
  first.release();
  // There is still memory for the first of the remaining ones only.
  expect(resumed).toEqual(['second']);
  second.release();
  expect(resumed).toEqual(['second', 'third']);
});

test('a response that stops waiting leaves nothing behind', () => {
  const first = grown('first', 100);
  const [second, third] = [grown('second', 50), grown('third', 50)];
  second.release();
  second.release();
  first.release();
  expect(resumed).toEqual(['third']);
  expect(third.take(49)).toBe(true);
  expect(grown('fourth', 1).waits).toBe(true);
});
