import { isObjectType, parse } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from '../../src/schema.ts';
import { complexityOf } from '../../src/graphql/schema/complexity.ts';
import { startService } from '../harness.ts';

const schema = createSchema({ sandbox: false });

const page = (first: string): string =>
  `operations(first: ${first}) { edges { node { kind key state } } }`;

test('a list counts its items times their maximum number, wherever that is given', () => {
  const literal = complexityOf({ schema, document: parse(`{ ${page('7')} }`) });
  expect(literal).toBe(1 + 7 * (1 + 10 * 4));
  const document = parse(`query ($first: Int = 3, $kinds: [OperationKind!]) {
    operations(first: $first, kinds: $kinds) { edges { node { kind key state } } }
  }`);
  const of = (variableValues: Record<string, unknown>) =>
    complexityOf({ schema, document, variableValues });
  expect(of({ first: 7 })).toBe(literal);
  expect(of({ first: 70 })).toBe(1 + 70 * (1 + 10 * 4));
  expect(of({})).toBe(1 + 3 * (1 + 10 * 4));
});

const paged = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
  .filter(({ field }) => field.args.some(({ name }) => name === 'first'));

test('every page weighs as much as the pages that its arguments allow, whatever size is given', () => {
  expect(paged.length).toBeGreaterThan(20);
  for (const { type, field } of paged) {
    // The plugin stores it without a type.
    const weigh = field.extensions['complexity'] as (size: object) => { multiplier: number };
    const of = (size: object) => weigh(size).multiplier;
    const sizes = field.args.filter(({ name }) => ['first', 'last'].includes(name));
    for (const { name } of sizes)
      expect(
        [-1_000_000, 0, 7, 1_000_000].map((size) => of({ [name]: size })),
        `${type.name}.${field.name}`,
      ).toEqual([1, 1, 7, 100]);
  }
});

const weightOfDays = (from: string, to: string): number =>
  complexityOf({ schema, document: parse(`{ billing(from: "${from}", to: "${to}") { calls } }`) });

test('days of `billing` weigh 1 to 366 in any order', () => {
  const day = weightOfDays('2026-11-01', '2026-11-01');
  expect(weightOfDays('2026-11-30', '2026-11-01')).toBe(day);
  expect(weightOfDays('2026-13-45', '2026-11-01')).toBe(day);
  expect(weightOfDays('0001-01-01', '9999-12-31')).toBe(1 + (day - 1) * 366);
});

test('a page of a negative size makes up for no other field, and neither it nor a huge one is too complex', async () => {
  const { query } = await startService();
  const lists = Array.from({ length: 9 }, (_, n) => `a${n}: ${page('100')}`).join(' ');
  await expect(query(`{ ${page('-1000000')} ${lists} }`)).resolves.toMatchObject({
    errors: [{ extensions: { code: 'TOO_COMPLEX' } }],
  });
  for (const size of ['-1', '0', '1000000'])
    await expect(query(`{ ${page(size)} }`)).resolves.toMatchObject({
      errors: [{ extensions: { fieldErrors: [{ path: ['first'] }] } }],
    });
});

test('each operation of a document has its own complexity', () => {
  const document = parse('query A { viewer { tenant } } query B { viewer { tenant scopes } }');
  const of = (operationName: string) => complexityOf({ schema, document, operationName });
  expect([of('A'), of('B'), of('A')]).toEqual([2, 3, 2]);
});

test('a document whose complexity depends on no variable is computed once', () => {
  const document = parse('query ($id: ID!) { node(id: $id) { id } }');
  let looks = 0;
  const operations = document.definitions.map(
    (definition) =>
      new Proxy(definition, {
        get(target, name) {
          if (name === 'selectionSet') looks += 1;
          return Reflect.get(target, name) as unknown;
        },
      }),
  );
  const watched = { ...document, definitions: operations };
  complexityOf({ schema, document: watched, variableValues: { id: 'a' } });
  const first = looks;
  for (let n = 0; n < 5; n += 1)
    complexityOf({ schema, document: watched, variableValues: { id: 'b' } });
  expect(first).toBeGreaterThan(0);
  expect(looks).toBe(first);
});

test('an operation that is too complex is rejected as a whole, over either transport, and not executed', async () => {
  const { query, subscribe, log } = await startService();
  const lists = Array.from({ length: 9 }, (_, n) => `a${n}: ${page('100')}`).join(' ');
  const refused = { code: 'TOO_COMPLEX', retryable: false };
  const answer = await query(`{ viewer { tenant } ${lists} }`);
  expect(answer).toMatchObject({ errors: [{ extensions: refused }] });
  expect(answer).not.toHaveProperty('data');
  await expect(subscribe(`{ ${lists} }`).next()).resolves.toMatchObject({
    errors: [{ extensions: refused }],
  });
  expect(log.join('')).toContain('TOO_COMPLEX');
});
