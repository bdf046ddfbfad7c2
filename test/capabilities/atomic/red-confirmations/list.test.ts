import { describe, expect, test } from 'vitest';
import { apply, application, buyer, LIST_PATH } from './red-confirmations.ts';
import { ID_NUMBER, invoiceNumber } from '../uploads/scrap-uploads.ts';
import { anyText } from '../../../texts.ts';
import type { Answer } from '../../../harness.ts';
import { dataOf } from '../../../following.ts';
import { sendEnvelope, startStub } from '../../../platform/stub-platform.ts';
import { startBefore, startScenario } from '../../../scenario.ts';

const service = startScenario();

/** Sends applications for several invoices. */
const enter = async (count: number) => {
  for (let n = 1; n <= count; n += 1)
    await apply(service, `a-${n}`, application({ originalInvoiceNumber: invoiceNumber(n) }));
};

describe('the list', () => {
  const LIST = `query ($filter: RedConfirmationFilter!, $first: Int, $after: String) {
    list: redConfirmations(filter: $filter, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      edges { cursor node { originalInvoiceNumber state sellerName sellerTaxNumber operation { key } } }
    }
  }`;
  interface Page {
    readonly list: {
      readonly totalCount: number;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      readonly edges: readonly {
        readonly cursor: string;
        readonly node: { readonly originalInvoiceNumber: string };
      }[];
    } | null;
  }
  const page = (variables: object) =>
    service.query<Page>(LIST, { filter: { as: { buyer } }, ...variables });

  test('ends with an empty page, whatever total is reported', async () => {
    const stub = await startStub((response) =>
      sendEnvelope(response, 'CYT_00000', { returncode: '00', total: '9', list: [] }),
    );
    const { data } = await (
      await startBefore(stub)
    ).query<Page>(LIST, {
      filter: { as: { buyer } },
    });
    expect(data?.list).toMatchObject({
      totalCount: 9,
      pageInfo: { hasNextPage: false, endCursor: null },
    });
  });

  test('is read page by page to its end', async () => {
    await enter(5);
    const seen: string[] = [];
    let after: string | null = null;
    for (;;) {
      const answer = await page({ first: 2, after });
      const list: Page['list'] | undefined = answer.data?.list;
      if (!list) throw new Error(JSON.stringify(answer));
      expect(list.totalCount).toBe(5);
      seen.push(...list.edges.map(({ node }) => node.originalInvoiceNumber));
      if (!list.pageInfo.hasNextPage) break;
      after = list.pageInfo.endCursor;
    }
    expect(seen).toEqual([5, 4, 3, 2, 1].map((n) => invoiceNumber(n)));
    expect(service.calls(LIST_PATH)).toBeGreaterThanOrEqual(3);
  });

  test('rejects a malformed cursor before any call', async () => {
    const before = service.calls(LIST_PATH);
    for (const after of [
      '',
      'x',
      '3',
      '0-20-0-0',
      '1-0-0-0',
      '1-101-0-0',
      '1-20-0',
      '1-20-0-0-0',
      '-1-20-0-0',
    ]) {
      const { errors } = await page({ first: 2, after });
      expect(errors?.[0]).toMatchObject({ extensions: { code: 'INVALID_INPUT' } });
    }
    expect(service.calls(LIST_PATH)).toBe(before);
  });

  test('rejects a cursor of the list under another filter, whose pages are numbered otherwise', async () => {
    await enter(3);
    const after = (await page({ first: 1 })).data?.list?.pageInfo.endCursor;
    const filter = { as: { buyer }, originalInvoiceNumber: invoiceNumber(2) };
    const { errors } = await page({ filter, first: 1, after });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: [{ code: 'INVALID_VALUE', path: ['after'] }],
    });
  });

  /** Reads the whole list of a platform with its own page size; returns the numbers in order. */
  const readFrom = async (
    pageOf: (number: number, size: number) => object,
    firsts: readonly number[],
  ): Promise<readonly string[]> => {
    const stub = await startStub((response, { body }) => {
      const { pageNumber, pageSize } = JSON.parse(body) as Record<string, number>;
      const said = pageOf(Number(pageNumber), Number(pageSize));
      sendEnvelope(response, 'CYT_00000', { returncode: '00', ...said });
    });
    const before = await startBefore(stub);
    const seen: string[] = [];
    let after: string | null = null;
    for (let at = 0; at < 100; at += 1) {
      const first = firsts[Math.min(at, firsts.length - 1)];
      const answer: Answer<Page> = await before.query(LIST, {
        filter: { as: { buyer } },
        first,
        after,
      });
      const { edges, pageInfo } = dataOf(answer).list ?? { edges: [], pageInfo: null };
      expect(edges.length).toBeLessThanOrEqual(first ?? 0);
      seen.push(...edges.map(({ node }) => node.originalInvoiceNumber));
      if (pageInfo?.hasNextPage !== true) return seen;
      after = pageInfo.endCursor;
    }
    throw new Error('The list does not end.');
  };
  const stored = Array.from({ length: 23 }, (_item, at) => ({
    uuid: `u${at}`,
    lzfphm: invoiceNumber(at + 1),
  }));
  const numbers = stored.map(({ lzfphm }) => lzfphm);
  const sizes = [1, 5, 7, 20, 50];

  test.each(
    sizes.flatMap((own) =>
      [[20], [4], [2, 100], [100, 3], [7]].flatMap((firsts) =>
        [String(stored.length), null].map((total) => ({ own, firsts, total })),
      ),
    ),
  )('is complete with pages of at most $own, read by $firsts of $total', async (one) => {
    const { own, firsts, total } = one;
    const pageOf = (number: number, asked: number): object => {
      const size = Math.min(own, asked);
      return { total, list: stored.slice((number - 1) * size, number * size) };
    };
    expect(await readFrom(pageOf, firsts)).toEqual(numbers);
  });

  test.each([10, 100])(
    'is complete if each page has %i items, whatever size is requested',
    async (size) => {
      const pageOf = (number: number): object => ({
        total: stored.length,
        list: stored.slice((number - 1) * size, number * size),
      });
      expect(await readFrom(pageOf, [3])).toEqual(numbers);
    },
  );

  test('omits only items without a key, even if a page has no others', async () => {
    const list = stored.map(({ uuid, lzfphm }, at) => ({
      uuid: at > 3 && at !== 10 ? uuid : null,
      lzfphm,
    }));
    const pageOf = (number: number, size: number): object => ({
      total: list.length,
      list: list.slice((number - 1) * size, number * size),
    });
    const keyed = numbers.filter((_number, at) => at > 3 && at !== 10);
    expect(await readFrom(pageOf, [2])).toEqual(keyed);
    expect(await readFrom(pageOf, [20])).toEqual(keyed);
  });

  test('continues after any item of a page', async () => {
    await enter(3);
    const { edges } = (await page({ first: 3 })).data?.list ?? { edges: [] };
    const rest = (await page({ first: 3, after: edges[0]?.cursor })).data?.list;
    expect(rest?.edges).toEqual(edges.slice(1));
    expect(rest?.pageInfo.hasNextPage).toBe(false);
  });

  test('is filtered by the tax bureau, and masks the seller’s number', async () => {
    await enter(2);
    const filter = { as: { buyer }, originalInvoiceNumber: invoiceNumber(2), kind: 'GENERAL' };
    expect((await page({ filter })).data).toMatchObject({
      list: {
        totalCount: 1,
        edges: [
          {
            cursor: anyText,
            node: {
              state: 'WAITING_FOR_SELLER',
              sellerName: '张建国',
              sellerTaxNumber: '110*************17',
              operation: { key: anyText },
            },
          },
        ],
      },
    });
    const none = { as: { buyer }, platformStatus: 'CONFIRMED' };
    expect((await page({ filter: none })).data).toMatchObject({
      list: { totalCount: 0, edges: [] },
    });
    const seller = { sellerTaxNumber: ID_NUMBER, sellerName: '张建国' };
    expect((await page({ filter: { as: { seller } } })).data).toMatchObject({
      list: { totalCount: 2 },
    });
  });

  test('requires the requesting party, and its days in order', async () => {
    const asBuyer = { as: { buyer: { buyerTaxNumber: buyer.buyerTaxNumber } } };
    expect((await page({ filter: asBuyer })).errors?.[0]?.message).toContain('buyerName');
    const filter = { as: { buyer }, enteredFrom: '2026-11-02', enteredTo: '2026-11-01' };
    expect((await page({ filter })).errors?.[0]?.message).toContain(
      'must not be before enteredFrom',
    );
  });
});
