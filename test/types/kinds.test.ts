import { expect, test } from 'vitest';
import { z } from 'zod';
import { quote } from '../../src/messages/message.ts';
import { defineKind } from '../../src/subjects/kind/kind.ts';
import {
  beforeAcceptance,
  refusal,
  withoutStatusQuery,
} from '../../src/subjects/submit/submission.ts';

const definition = { kind: 'type-test', details: z.object({}), ...withoutStatusQuery };

test('a kind whose outcome can be unknown must have advice for that state', () => {
  // @ts-expect-error: it must not compile, which this tests.
  expect(() => defineKind({ ...definition, states: { ...beforeAcceptance, ...refusal } })).toThrow(
    TypeError,
  );

  const words = 'The answer was lost. Look for it yourself.';
  const OUTCOME_UNKNOWN = quote(words);
  const { stateDocs } = defineKind({
    ...definition,
    states: { ...beforeAcceptance, OUTCOME_UNKNOWN, ...refusal },
  });
  expect(stateDocs['OUTCOME_UNKNOWN']).toBe(words);
});
