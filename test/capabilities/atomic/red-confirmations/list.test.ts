import { describe, expect, test } from 'vitest';
import { apply, application, buyer, LIST_PATH } from './red-confirmations.ts';
import { ID_NUMBER, invoiceNumber } from '../uploads/scrap-uploads.ts';
import { anyText } from '../../../texts.ts';
import { sendEnvelope, startStub } from '../../../platform/stub-platform.ts';
import { startBefore, startScenario } from '../../../scenario.ts';

const service = startScenario();

/** Applies for several invoices. */
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
      readonly edges: readonly { readonly node: { readonly originalInvoiceNumber: string } }[];
    } | null;
  }
  const page = (variables: object) =>
    service.query<Page>(LIST, { filter: { as: { buyer } }, ...variables });

  test('ends with an empty page, whatever is counted', async () => {
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

  test('refuses a cursor from within a page, before any call', async () => {
    const before = service.calls(LIST_PATH);
    const { errors } = await page({ first: 2, after: '3' });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'INVALID_INPUT' } });
    expect((await page({ first: 2, after: 'x' })).errors).toHaveLength(1);
    expect(service.calls(LIST_PATH)).toBe(before);
  });

  test('is filtered by the tax bureau, and masks the seller’s number', async () => {
    await enter(2);
    const filter = { as: { buyer }, originalInvoiceNumber: invoiceNumber(2), kind: 'GENERAL' };
    expect((await page({ filter })).data).toMatchObject({
      list: {
        totalCount: 1,
        edges: [
          {
            cursor: '1',
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

  test('needs the party that asks, and its days in order', async () => {
    const asBuyer = { as: { buyer: { buyerTaxNumber: buyer.buyerTaxNumber } } };
    expect((await page({ filter: asBuyer })).errors?.[0]?.message).toContain('buyerName');
    const filter = { as: { buyer }, enteredFrom: '2026-11-02', enteredTo: '2026-11-01' };
    expect((await page({ filter })).errors?.[0]?.message).toContain(
      'must not be before enteredFrom',
    );
  });
});
