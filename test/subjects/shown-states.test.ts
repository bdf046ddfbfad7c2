import { expect, test } from 'vitest';
import { shownState } from '../../src/subjects/kind.ts';
import { keptStates, shownCounts } from '../../src/subjects/shown-states.ts';

const scrap = {
  kind: 'scrap',
  stateOrder: ['ORDERED', 'PRE_OPENED', 'INVOICED'],
  shownAs: { ORDERED: 'PRE_OPENED', PRE_OPENED: 'RECORDING' },
};
const paid = { kind: 'paid', stateOrder: ['ORDERED', 'INVOICED'] };
const other = { kind: 'other', stateOrder: ['PRE_OPENED'] };

test('finds the kept states of the kinds that have a shown one, and of those only', () => {
  expect(keptStates([scrap, paid], ['PRE_OPENED'])).toEqual({
    outcome: 'found',
    query: { kinds: ['scrap'], states: ['ORDERED'] },
  });
  expect(keptStates([scrap, paid], ['ORDERED'])).toEqual({
    outcome: 'found',
    query: { kinds: ['paid'], states: ['ORDERED'] },
  });
  expect(keptStates([scrap, paid], ['INVOICED', 'STALE'])).toEqual({
    outcome: 'found',
    query: { kinds: ['scrap', 'paid'], states: ['INVOICED', 'STALE'] },
  });
});

test('finds nothing rather than too much where a kept name means two things', () => {
  expect(keptStates([scrap, other], ['PRE_OPENED'])).toEqual({
    outcome: 'ambiguous',
    kinds: ['scrap'],
  });
  expect(keptStates([scrap, other], ['PRE_OPENED', 'RECORDING'])).toMatchObject({
    outcome: 'found',
  });
});

test('says which name no kind has', () => {
  expect(keptStates([paid], ['INVOICED', 'PRE_OPENED'])).toEqual({
    outcome: 'unknown',
    state: 'PRE_OPENED',
  });
});

test('counts states that are shown under one name together, and those of another kind apart', () => {
  const kept = [
    { kind: 'scrap', state: 'ORDERED', count: 2 },
    { kind: 'scrap', state: 'PRE_OPENED', count: 3 },
    { kind: 'bank', state: 'UNKNOWN', count: 4 },
    { kind: 'bank', state: 'OUTCOME_UNKNOWN', count: 5 },
    { kind: 'paid', state: 'PRE_OPENED', count: 6 },
  ];
  const shownAs = new Map<string, Readonly<Record<string, string>>>([
    ['scrap', scrap.shownAs],
    ['bank', { UNKNOWN: 'OUTCOME_UNKNOWN' }],
  ]);
  const counts = shownCounts(kept, (kind, state) =>
    shownState({ shownAs: shownAs.get(kind) ?? {} }, state),
  );
  expect(counts).toEqual([
    { kind: 'scrap', state: 'PRE_OPENED', count: 2 },
    { kind: 'scrap', state: 'RECORDING', count: 3 },
    { kind: 'bank', state: 'OUTCOME_UNKNOWN', count: 9 },
    { kind: 'paid', state: 'PRE_OPENED', count: 6 },
  ]);
});
