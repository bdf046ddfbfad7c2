import { describe, expect, test } from 'vitest';
import { startScenario } from '../../scenario.ts';
import { PATH, NUMBER, byTaxNumber, errorOf, search } from './searches.ts';

const service = startScenario();

describe('rejects before any call', () => {
  test.each([
    ['a name of one character', { name: '青' }, 'by.name', 'must have 2 to 64 characters'],
    [
      'a name that is one character between blanks',
      { name: ' 青  ' },
      'by.name',
      'must have 2 to 64 characters',
    ],
    [
      'a name of 65 characters',
      { name: '青'.repeat(65) },
      'by.name',
      'must have 2 to 64 characters',
    ],
    [
      'one rare character of two UTF-16 units',
      { name: '𠮷' },
      'by.name',
      'must have 2 to 64 characters',
    ],
    [
      'a tax number of 14',
      { taxNumber: 'A'.repeat(14) },
      'by.taxNumber',
      'must be 15 to 20 digits or letters',
    ],
    [
      'a tax number of 21',
      { taxNumber: 'A'.repeat(21) },
      'by.taxNumber',
      'must be 15 to 20 digits or letters',
    ],
    [
      'a tax number with a dash',
      { taxNumber: '91440300-MA5F0A0B2' },
      'by.taxNumber',
      'must be 15 to 20 digits or letters: its parts are separated by blanks or signs',
    ],
    [
      'a tax number with a full-width digit',
      { taxNumber: '９1440300MA5F0A0B2Y' },
      'by.taxNumber',
      'must be 15 to 20 digits or letters: it has full-width digits, letters or signs, in place of half-width ones',
    ],
  ])('%s', async (_case, by, path, message) => {
    const answer = await search(service, by);

    expect(errorOf(answer)).toMatchObject({
      code: 'INVALID_INPUT',
      retryable: false,
      fieldErrors: [{ path: path.split('.'), message }],
    });
    expect(service.calls(PATH)).toBe(0);
  });

  test.each([0, 31, -1])('a limit of %i', async (limit) => {
    expect(errorOf(await search(service, { name: '青禾' }, limit))).toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: [{ path: ['limit'], message: 'must be a whole number from 1 to 30' }],
    });
    expect(service.calls(PATH)).toBe(0);
  });

  test('a malformed tax number in the single look-up', async () => {
    expect(errorOf(await byTaxNumber(service, '12345'))).toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: [{ path: ['taxNumber'], message: 'must be 15 to 20 digits or letters' }],
    });
    expect(service.calls(PATH)).toBe(0);
  });

  test.each([
    ['both', { name: '青禾', taxNumber: NUMBER }],
    ['neither', {}],
    ['a null', { name: null }],
  ])('%s of name and tax number', async (_case, by) => {
    const answer = await search(service, by);

    expect(answer).not.toHaveProperty('data.enterprises.cached');
    expect(answer.errors).toHaveLength(1);
    expect(service.calls(PATH)).toBe(0);
  });

  test.each([
    ['two characters', '青禾', 1],
    ['64 characters', '青'.repeat(64), 1],
    ['64 rare characters', '𠮷'.repeat(64), 1],
  ])('but not a name of %s', async (_case, name, expected) => {
    expect((await search(service, { name })).errors).toBeUndefined();
    expect(service.calls(PATH)).toBe(expected);
  });

  test.each([15, 20])('but not a tax number of %i characters', async (length) => {
    expect((await search(service, { taxNumber: '9'.repeat(length) })).errors).toBeUndefined();
    expect(service.calls(PATH)).toBe(1);
  });
});
