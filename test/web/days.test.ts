import { expect, test } from 'vitest';
import { addDays, dayAt } from '../../packages/web/board/values/days.ts';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['9999-12-31', 1, '9999-12-31'],
])('%s moved by %i days is %s, which a DateTime can hold', (day, days, moved) => {
  expect(addDays(day, days)).toBe(moved);
});

test('a day in no calendar is a later one, and no day is behind the last', () => {
  expect(dayAt(Date.UTC(2026, 1, 30))).toBe('2026-03-02');
  expect(dayAt(Date.UTC(9999, 11, 32))).toBe('9999-12-31');
});
