import { expect, test } from 'vitest';
import { refusePersonalData } from './harness.ts';

test.each([
  ['an ID number', '{"reason":"110101199003071233 is not known"}'],
  ['an ID number that ends in X', '{"reason":"id 11010119900307123X"}'],
  ['a mobile number', '{"reason":"13800138000"}'],
  ['a bank card', '{"reason":"card 6222020200112233445"}'],
])('a service that logs %s fails the test that started it', (_what, line) => {
  expect(() => refusePersonalData(['{"msg":"started"}', line])).toThrow(
    'Personal data in a log or an error',
  );
});

test('invoice numbers, tax numbers, times and request ids are no personal data', () => {
  const lines = [
    '{"time":"2026-11-21T09:30:00.000Z","requestId":"8c8e26ed-3393-4d01-a111-222233334444"}',
    '{"reason":"26442000000000000011 of 91440300MA5F0A0A1X","durationMs":1732181400000}',
  ];
  expect(() => refusePersonalData(lines)).not.toThrow();
});
