import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namedInNotice } from '../../src/capabilities/index.ts';
import { fieldNamed } from '../../src/platform/record/index.ts';
import { endpoints, kinds } from '../../src/schema.ts';
import { STALE } from '../../src/subjects/kind/kind.ts';

/** Members of requests by which the platform learns where to push. */
const ADDRESSES = ['callback_url', 'callbackUrl', 'notifyUrl'];

const sources = globSync('src/capabilities/*/**/*.ts').map((file) => ({
  capability: file.split('/')[2],
  text: readFileSync(file, 'utf8'),
}));
/** Capabilities whose sources contain one of the texts. */
const containing = (...texts: readonly string[]) =>
  sources.flatMap(({ capability, text }) =>
    texts.some((each) => text.includes(each)) ? [capability] : [],
  );

const withAddress = endpoints.filter(({ request }) =>
  ADDRESSES.some((wire) => fieldNamed(request, wire) !== null),
);
const isPushed = new Set(
  containing(
    ...namedInNotice.map(({ name }) => `function ${name}(`),
    ...withAddress.map(({ path }) => `path: '${path}'`),
  ),
);
const pushed = new Set(
  [...kinds.keys()].filter((kind) => containing(`'${kind}'`).some((each) => isPushed.has(each))),
);

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
