import { getIntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/server/pipeline/limits.ts';
import { type BareServer, startServer } from './service.ts';
import { WAYS } from './ways.ts';

const deep = (levels: number): string =>
  `{ nested { ${'b { '.repeat(levels - 2)} a ${'} '.repeat(levels - 2)} } }`;
const aliases = (count: number, field = 'hello'): string =>
  `{ ${Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ')} }`;
const directives = (count: number): string => `{ ${'hello @include(if: true) '.repeat(count)} }`;
const tokens = (count: number): string => `{ echo(ids: [${'"a" '.repeat(count - 9)}]) }`;

const inFragment = (text: string): string => `query { ...F } fragment F on Query ${text}`;

// Vitest types its matchers as `any`.
const anything: unknown = expect.anything();
const aboutALimit: unknown = expect.stringMatching(/at most \d+/);

describe.each(WAYS)('with a document that is %s', (way) => {
  const start = (options: Parameters<typeof startServer>[0] = {}): Promise<BareServer> =>
    startServer({ way, ...options });

  test.each([
    ['depth', deep(LIMITS.depth), deep(LIMITS.depth + 1)],
    ['aliases', aliases(LIMITS.aliases), aliases(LIMITS.aliases + 1)],
    [
      'aliases of __typename',
      aliases(LIMITS.aliases, '__typename'),
      aliases(LIMITS.aliases + 1, '__typename'),
    ],
    ['directives', directives(LIMITS.directives), directives(LIMITS.directives + 1)],
    ['tokens', tokens(LIMITS.tokens), tokens(LIMITS.tokens + 1)],
  ])(
    'runs a document at the limit of %s and rejects one above it with 400',
    async (_name, allowed, refused) => {
      const { query, url, send } = await start();
      expect(await query(allowed)).toEqual({ data: anything });
      const response = await send(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json',
        },
        body: JSON.stringify({ query: refused }),
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: [{ message: aboutALimit }],
      });
    },
  );

  test('counts the depth, aliases and directives of fragments at each use', async () => {
    const { query } = await start();
    for (const refused of [
      deep(LIMITS.depth + 1),
      aliases(LIMITS.aliases + 1),
      directives(LIMITS.directives + 1),
    ]) {
      expect((await query(inFragment(refused))).errors).toHaveLength(1);
    }
    expect((await query(inFragment(deep(LIMITS.depth)))).errors).toBeUndefined();
    const twice = `query { ...F x: nested { a } ...G } fragment F on Query ${aliases(40)} fragment G on Query { ...F }`;
    expect((await query(twice)).errors).toHaveLength(1);
  });

  test('applies the limits over WebSocket too, as an error of that operation', async () => {
    const { subscribe } = await start();
    for (const refused of [
      deep(LIMITS.depth + 1),
      aliases(LIMITS.aliases + 1),
      tokens(LIMITS.tokens + 1),
    ]) {
      await expect(subscribe(refused).next()).rejects.toEqual([
        expect.objectContaining({ message: aboutALimit }),
      ]);
    }
  });

  test('accepts 120 items by variable beside five aliased fields', async () => {
    const { query } = await start();
    const lines = Array.from({ length: 120 }, (_, n) => ({
      name: `line ${n}`,
      amount: '1.50',
      tags: ['a', 'b'],
    }));
    const document = `query ($lines: [Line!]!) { lines(lines: $lines) ${aliases(5).slice(1, -1)} }`;
    expect((await query<{ lines: string[] }>(document, { lines })).data?.lines).toHaveLength(120);
  });

  test("answers GraphiQL's introspection query", async () => {
    const { query } = await start();
    const document = getIntrospectionQuery({
      schemaDescription: true,
      inputValueDeprecation: true,
      directiveIsRepeatable: true,
      specifiedByUrl: true,
    });
    const { data, errors } = await query(document);
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('"name":"WithDefault"');
  });

  test('hides the schema without introspection: in queries and in suggestions', async () => {
    const { query, subscribe } = await start({ introspection: false });
    expect((await query('{ __schema { types { name } } }')).errors?.[0]?.message).toMatch(
      /introspection/i,
    );
    expect((await query('{ __type(name: "Query") { name } }')).errors).toHaveLength(1);
    const [error] = (await query('{ helo }')).errors ?? [];
    expect(error?.message).toBe('Cannot query field "helo" on type "…".');
    const names = ['Query', 'Nested', 'Animal', 'Thing', 'Cat', 'Dog', 'Line', 'Color', 'By'];
    for (const document of [
      '{ nested }',
      '{ by }',
      '{ lines }',
      '{ animals { name ...on Query { hello } } }',
      '{ lines(lines: [{ nam: "x" }]) }',
      '{ lines(lines: [{}]) }',
      '{ echo(color: BLUE) }',
      '{ echo(color: 1) }',
      '{ echo(txt: "a") }',
      'query ($v: Int) { echo(color: $v) }',
      '{ animals { a: name } thing { ...on Cat { a: lives } ...on Dog { a: name } } }',
    ]) {
      const { errors = [] } = await query(document);
      const own: readonly string[] = document.match(/\b(?:Query|Cat|Dog)\b/g) ?? [];
      const foreign = names.filter((name) => !own.includes(name));
      const text = JSON.stringify(errors);
      const shown = foreign.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
      expect({ document, isRefused: errors.length > 0, shown }).toEqual({
        document,
        isRefused: true,
        shown: [],
      });
    }
    await expect(subscribe('{ __schema { types { name } } }').next()).rejects.toBeDefined();
    const wrongVariable = await query('query ($line: [Line!]!) { lines(lines: $line) }', {
      line: [{ nam: 'x' }],
    });
    expect(JSON.stringify(wrongVariable)).not.toContain('Did you mean');
  });
});
