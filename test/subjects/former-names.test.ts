import { expect, test } from 'vitest';
import { z } from 'zod';
import { withFormerNames } from '../../src/subjects/former-names.ts';

const details = withFormerNames(
  { userId: 'sellerId' },
  z.object({ sellerId: z.string().nullable().default(null) }),
);

test('a member is read under its former name, unless it has its present one', () => {
  expect(details.parse({ userId: 'ann' })).toEqual({ sellerId: 'ann' });
  expect(details.parse({ userId: 'ann', sellerId: 'bob' })).toEqual({ sellerId: 'bob' });
  expect(details.parse({})).toEqual({ sellerId: null });
});
