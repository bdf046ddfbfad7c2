import { expect, test } from 'vitest';
import { capabilities } from '../../src/capabilities/index.ts';
import { fieldNamed } from '../../src/platform/record/index.ts';
import { kinds } from '../../src/schema.ts';
import { STALE } from '../../src/subjects/kind/kind.ts';

/** Members of requests by which the platform learns where to push. */
const ADDRESSES = ['callback_url', 'callbackUrl', 'notifyUrl'];

const isPushed = capabilities.filter(
  ({ endpoints, namedInNotice }) =>
    namedInNotice !== undefined ||
    endpoints.some(({ request }) => ADDRESSES.some((wire) => fieldNamed(request, wire) !== null)),
);
const pushed = new Set(isPushed.flatMap(({ tracked }) => tracked.map(({ kind }) => kind)));

const everStale = [...kinds.values()].filter(({ cadence }) => cadence.staleAfterMs !== Infinity);

test.each(everStale)(
  'the text of STALE of $kind offers a push, or `lookAgain`, only if there is one',
  ({ kind, stateDocs, hasNoStatusQuery }) => {
    const text = stateDocs[STALE] ?? '';
    expect(text).not.toBe('');
    expect({
      push: /push/i.test(text) && !pushed.has(kind),
      lookAgain: text.includes('lookAgain') && hasNoStatusQuery === true,
    }).toEqual({ push: false, lookAgain: false });
  },
);

test('the platform pushes to some capabilities, and not to all', () => {
  expect([...pushed]).toEqual(expect.arrayContaining(['forward-invoice', 'partner-contract']));
  expect([...pushed]).not.toContain('scrap-order');
});
