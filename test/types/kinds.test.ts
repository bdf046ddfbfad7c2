import { expect, test } from 'vitest';
import { z } from 'zod';
import { inWords } from '../../src/messages/message.ts';
import type { ViewedAs } from '../../src/graphql/followed/followed-types.ts';
import { defineKind } from '../../src/subjects/kind/kind.ts';
import {
  beforeAcceptance,
  refusal,
  withoutStatusQuery,
} from '../../src/subjects/submit/submission.ts';

const definition = { kind: 'type-test', details: z.object({}), ...withoutStatusQuery };

test('a kind whose outcome can be unknown must have advice for that state', () => {
  // @ts-expect-error -- no advice for OUTCOME_UNKNOWN
  expect(() => defineKind({ ...definition, states: { ...beforeAcceptance, ...refusal } })).toThrow(
    TypeError,
  );

  const words = 'The response was lost. Search for it yourself.';
  const { stateDocs, lostResponse } = defineKind({
    ...definition,
    states: {
      ...beforeAcceptance,
      OUTCOME_UNKNOWN: [words, '应答已丢失，请自行查询。'],
      ...refusal,
    },
  });
  expect(stateDocs['OUTCOME_UNKNOWN']).toBe(words);
  expect(lostResponse && inWords(lostResponse, 'zh')).toBe('应答已丢失，请自行查询。');
});

test('a type that shows other members than its kind must have `toView`', () => {
  const asRead: ViewedAs<'DONE', { number: string }, { key: string }> = {};
  // @ts-expect-error -- the kind has no `total`
  const withTotal: ViewedAs<'DONE', { number: string }, { total: string }> = {};
  expect([asRead, withTotal]).toEqual([{}, {}]);
});
