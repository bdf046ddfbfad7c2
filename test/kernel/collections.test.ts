import { array, assert, constant, nat, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import { createRecentlyUsed, LinkedList } from '../../src/kernel/collections.ts';

test('members are those added and not removed, in the order of adding', () => {
  const steps = array(oneof(constant('add' as const), constant('first' as const), nat(20)));
  assert(
    property(steps, (taken) => {
      const members = new LinkedList<number>();
      const leave: (() => void)[] = [];
      let expected: number[] = [];
      for (const step of taken) {
        if (step === 'add') {
          expected.push(leave.length);
          leave.push(members.add(leave.length));
        } else if (step === 'first') {
          members.removeFirst();
          expected = expected.slice(1);
        } else {
          // Also one that was removed already.
          leave[step]?.();
          expected = expected.filter((member) => member !== step);
        }
        expect(members.all()).toEqual(expected);
        expect(members.first).toBe(expected[0] ?? null);
        expect(members.isEmpty).toBe(expected.length === 0);
      }
    }),
  );
});

test('beyond the capacity, the least recently used name is dropped', () => {
  const known = createRecentlyUsed<{ readonly of: string }>(2);
  known.set('first', { of: 'first' });
  known.set('second', { of: 'second' });
  known.get('first');
  known.set('third', { of: 'third' });
  expect([...known.keys()].toSorted()).toEqual(['first', 'third']);
});
