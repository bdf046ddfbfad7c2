import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { startService } from '../harness.ts';

const DOCUMENTS = join(import.meta.dirname, '../../packages/web/documents');

/** The largest page that the board offers. */
const MOST_ROWS = 100;

const definitions = ['lists', 'red-confirmations', 'followed', 'thing'].flatMap(
  (name) => parse(readFileSync(join(DOCUMENTS, `${name}.graphql`), 'utf8')).definitions,
);

/** Filter of the one list that requires it. */
const FILTER = {
  as: {
    buyer: { buyerName: '海口椰城再生资源回收有限公司', buyerTaxNumber: '91460100MA5RYC037E' },
  },
};

/** The page queries, each with the fragments that it uses, directly or not. */
const pages = definitions.flatMap((definition) => {
  const text = print(definition);
  if (definition.kind !== Kind.OPERATION_DEFINITION || !text.includes('list: ')) return [];
  const used = new Set<string>();
  let query = '';
  const take = (part: string): void => {
    query += part;
    for (const [, name = ''] of part.matchAll(/\.\.\.(\w+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      const fragment = definitions.find(
        (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name,
      );
      if (fragment) take(print(fragment));
    }
  };
  take(text);
  return [[definition.name?.value ?? '', query] as const];
});

test('a page of 100 rows of each list is within the complexity limit', async () => {
  const service = await startService();
  expect(pages.length).toBeGreaterThan(10);
  for (const [name, query] of pages) {
    const { errors } = await service.query(query, { first: MOST_ROWS, filter: FILTER });
    expect([name, errors]).toEqual([name, undefined]);
  }
});
