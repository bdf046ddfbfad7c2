import { expect, test } from 'vitest';
import { startScenario } from '../scenario.ts';

const PAGE = `query ($kinds: [OperationKind!], $first: Int, $after: String, $last: Int, $before: String) {
  operations(kinds: $kinds, first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { key } }
    pageInfo { hasPreviousPage hasNextPage startCursor endCursor }
  }
}`;

interface Page {
  readonly operations: {
    readonly edges: readonly { readonly cursor: string; readonly node: { readonly key: string } }[];
    readonly pageInfo: {
      readonly hasPreviousPage: boolean;
      readonly hasNextPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  };
}

/** The arguments of a page; a type, as interfaces are not assignable to variables. */
type Arguments = {
  readonly first?: number;
  readonly after?: string | null | undefined;
  readonly last?: number;
  readonly before?: string | null | undefined;
};

const service = startScenario();

async function openOrders(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await service.application.journal.open(
      { tenant: 'default', kind: 'forward-invoice', key: `order-${number}` },
      { inputHash: 'hash', state: 'ISSUING', snapshot: {}, dueAt: null },
    );
  }
}

async function page(given: Arguments) {
  const { data } = await service.query<Page>(PAGE, { kinds: ['FORWARD_INVOICE'], ...given });
  const { edges = [], pageInfo } = data?.operations ?? {};
  return { keys: edges.map(({ node }) => node.key), ...pageInfo };
}

test('operations are read page by page in both directions, with the newest first in each page', async () => {
  await openOrders(5);
  const newest = await page({ first: 2 });
  expect(newest).toMatchObject({
    keys: ['order-5', 'order-4'],
    hasPreviousPage: false,
    hasNextPage: true,
  });
  const middle = await page({ first: 2, after: newest.endCursor });
  expect(middle).toMatchObject({
    keys: ['order-3', 'order-2'],
    hasPreviousPage: true,
    hasNextPage: true,
  });
  expect(await page({ last: 2, before: middle.startCursor })).toEqual({
    ...newest,
    hasPreviousPage: false,
  });
  expect(await page({ last: 3 })).toMatchObject({
    keys: ['order-3', 'order-2', 'order-1'],
    hasPreviousPage: true,
    hasNextPage: false,
  });
});

test('without a size a page has 20 operations from either end', async () => {
  await openOrders(22);
  const { startCursor, keys } = await page({ last: 1 });
  expect(keys).toEqual(['order-1']);
  expect((await page({})).keys).toHaveLength(20);
  const { keys: behind, hasPreviousPage } = await page({ before: startCursor });
  expect(behind).toEqual(Array.from({ length: 20 }, (_key, index) => `order-${21 - index}`));
  expect(hasPreviousPage).toBe(true);
});

test.each<[string, Arguments]>([
  ['last', { first: 1, last: 1 }],
  ['last', { last: 1, after: 'cursor' }],
  ['before', { first: 1, before: 'cursor' }],
  ['before', { before: 'cursor', after: 'cursor' }],
])('%s beside an argument of the other direction is rejected by its name', async (name, given) => {
  const { errors } = await service.query(PAGE, given);
  expect(errors).toMatchObject([
    {
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ code: 'INCONSISTENT', path: [name] }] },
    },
  ]);
});

test.each(['after', 'before'])('a malformed cursor is rejected as %s', async (name) => {
  const { errors } = await service.query(PAGE, { [name]: 'no cursor' });
  expect(errors).toMatchObject([
    { extensions: { fieldErrors: [{ code: 'INVALID_VALUE', path: [name] }] } },
  ]);
});

test('a page of more than 100 from the end is rejected', async () => {
  const { errors } = await service.query(PAGE, { last: 101 });
  expect(errors).toHaveLength(1);
});
