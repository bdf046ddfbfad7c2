import { expect, test } from 'vitest';
import { createRecentlyUsed } from '../../src/server/execution/recently-used.ts';

test('of more names than fit, the one that was used longest ago is forgotten', () => {
  const known = createRecentlyUsed<{ readonly of: string }>(2);
  known.set('first', { of: 'first' });
  known.set('second', { of: 'second' });
  known.get('first');
  known.set('third', { of: 'third' });
  expect([...known.keys()].toSorted()).toEqual(['first', 'third']);
});
