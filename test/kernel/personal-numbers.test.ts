import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mask, maskText } from '../../src/kernel/privacy/masking.ts';
import { businessNumbers, cards, grouped, identityNumbers, phones, sentences } from './numbers.ts';

const runs = { seed: 20_261_122, numRuns: 1_000 };

/** The smallest number, with its sentence, that fails a check; null if all pass. */
function exception<T>(
  numbers: fc.Arbitrary<T>,
  isTrue: (number: T, sentence: (number: string) => string) => boolean,
): unknown {
  return fc.check(fc.property(numbers, sentences, isTrue), runs).counterexample;
}

const personal = {
  'ID number': identityNumbers.chain((number) => fc.tuple(fc.constant(number), grouped(number))),
  'bank card': cards.chain((number) => fc.tuple(fc.constant(number), grouped(number))),
  phone: phones.map((number): [string, string] => [number, number]),
};

describe('a person’s number is masked in any form and position', () => {
  test.each(Object.entries(personal))('%s', (_what, numbers) => {
    expect(
      exception(numbers, ([number, written], sentence) => {
        const shown = maskText(sentence(written)).normalize('NFKC').replace(/[\s-]/g, '');
        return shown.includes('****') && !shown.includes(number.replace(/[\s+-]/g, '').slice(-11));
      }),
    ).toBeNull();
  });
});

describe('a business number is never masked', () => {
  test.each(Object.entries(businessNumbers))('%s', (_what, numbers) => {
    expect(
      exception(numbers, (number, sentence) => maskText(sentence(number)) === sentence(number)),
    ).toBeNull();
  });

  test.each(['credit code', 'older tax number'] as const)('as a tax number: %s', (what) => {
    expect(
      exception(businessNumbers[what], (number) => mask(number, 'taxNumber') === number),
    ).toBeNull();
  });

  test('a typed field’s number is shown in the text beside it', () => {
    // A few cards also have the form of an ID number.
    const others = fc.oneof(cards, phones).filter((number) => ![15, 18].includes(number.length));
    expect(
      exception(others, (number, sentence) => {
        const digits = number.replace(/[^0-9]/g, '');
        return maskText(sentence(number), (found) => found === digits) === sentence(number);
      }),
    ).toBeNull();
  });
});

test('a number in the form of an ID number is masked even if a typed field has it', () => {
  expect(
    exception(identityNumbers, (number, sentence) => {
      const shown = maskText(sentence(number), () => true);
      return shown.includes('****') && !shown.includes(number);
    }),
  ).toBeNull();
});

test('a tax number that is a person’s ID number is masked, including a household’s with two more digits', () => {
  expect(
    exception(identityNumbers, (number) => {
      const [person, household] = [mask(number, 'taxNumber'), mask(`${number}01`, 'taxNumber')];
      return person.includes('****') && household.includes('****');
    }),
  ).toBeNull();
});
