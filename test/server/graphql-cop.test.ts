import { describe, expect, test } from 'vitest';
import { startService } from '../harness.ts';

const KEY = 'key-of-the-checks-0123456789';

/** One of graphql-cop's checks: a request, and the sign of a finding in its response. */
interface Check {
  readonly name: string;
  readonly init: RequestInit;
  readonly address?: string;
  readonly isFound: (answer: { readonly status: number; readonly text: string }) => boolean;
  /** Its findings without keys are intended: the schema is open to the user of this machine. */
  readonly isMeantWithoutKeys?: true;
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const repeat = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');
const hasData = ({ text }: { readonly text: string }): boolean => /"data":\{/.test(text);
const TYPENAME = 'query cop { __typename }';

const CHECKS: readonly Check[] = [
  {
    name: 'alias overloading',
    init: json({ query: `query cop { ${repeat(101, (n) => `alias${n}: __typename`)} }` }),
    isFound: hasData,
  },
  {
    name: 'array-based query batching',
    init: json(Array.from({ length: 10 }, () => ({ query: TYPENAME }))),
    isFound: ({ text }) => text.startsWith('['),
  },
  {
    name: 'directive overloading',
    init: json({ query: `query cop { __typename ${repeat(10, () => '@aa')} }` }),
    // One error per alias shows that all of them were checked.
    isFound: ({ text }) => text.split('Unknown directive').length > 10,
  },
  {
    name: 'field duplication',
    init: json({ query: `query cop { ${repeat(5_000, () => '__typename')} }` }),
    isFound: hasData,
  },
  {
    name: 'circular introspection',
    init: json({
      query:
        'query cop { __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }',
    }),
    isFound: hasData,
  },
  {
    name: 'introspection',
    init: json({ query: 'query cop { __schema { types { name } } }' }),
    isFound: hasData,
    isMeantWithoutKeys: true,
  },
  {
    name: 'field suggestions',
    init: json({ query: 'query cop { operation_ }' }),
    isFound: ({ text }) => text.includes('Did you mean'),
    isMeantWithoutKeys: true,
  },
  {
    name: 'queries by GET',
    init: {},
    address: `?query=${encodeURIComponent(TYPENAME)}`,
    isFound: hasData,
  },
  {
    name: 'mutations by GET (CSRF)',
    init: {},
    address: `?query=${encodeURIComponent('mutation cop { __typename }')}`,
    isFound: hasData,
  },
  {
    name: 'forms (CSRF)',
    init: { method: 'POST', body: new URLSearchParams({ query: TYPENAME }) },
    isFound: hasData,
  },
  {
    name: 'trace mode',
    init: {
      ...json({ query: TYPENAME }),
      headers: { 'content-type': 'application/json', 'apollo-federation-include-trace': 'ftv1' },
    },
    isFound: ({ text }) => /"(?:tracing|ftv1)"/.test(text),
  },
  {
    name: 'unhandled errors',
    init: json({ query: 'qwerty cop { abc }' }),
    isFound: ({ text, status }) => status >= 500 || /"exception"|"stacktrace"/i.test(text),
  },
  {
    name: 'a page to write operations on',
    init: { headers: { accept: 'text/html' } },
    isFound: ({ text }) => !text.startsWith('The playground is off'),
    isMeantWithoutKeys: true,
  },
];

describe.each([
  { name: 'without keys', env: {}, own: {} },
  { name: 'hardened', env: { API_KEYS: KEY }, own: { authorization: `Bearer ${KEY}` } },
])('graphql-cop, $name', ({ name, env, own }) => {
  test.each(CHECKS)('finds as expected: $name', async (check) => {
    const { url } = await startService({ env });
    const response = await fetch(`${url}/graphql${check.address ?? ''}`, {
      ...check.init,
      headers: { ...own, ...Object.fromEntries(new Headers(check.init.headers)) },
    });
    const found = check.isFound({ status: response.status, text: await response.text() });
    const isMeant = name === 'without keys' && check.isMeantWithoutKeys === true;
    expect(found).toBe(isMeant);
  });
});
