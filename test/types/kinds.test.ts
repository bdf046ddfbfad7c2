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

test('a kind whose state can be unknown has to say what happens then', () => {
  // @ts-expect-error: it does not compile, which is what is tested.
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
