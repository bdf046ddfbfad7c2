import { describe, expect, test } from 'vitest';
import {
  TaxClassificationCodesDocument,
  type TaxClassificationCodesQuery,
  type TaxClassificationCodesQueryVariables,
} from '../../generated/operations.ts';
import type { Connection } from '../../harness.ts';
import { sendText, startStub, type StubPlatform } from '../../platform/stub-platform.ts';
import { startBefore, startScenario } from '../../scenario.ts';

const PATH = '/api/v1/invoice/reverse/lq/CXSSFLBM';

type Download = TaxClassificationCodesQuery['taxClassificationCodes'];

const service = startScenario();

const ask = async (
  variables: TaxClassificationCodesQueryVariables = {},
  connection: Connection = service,
): Promise<Download> =>
  (await connection.query(TaxClassificationCodesDocument, variables)).data
    ?.taxClassificationCodes ?? null;
const calls = (): number => service.calls(PATH);

/** The codes of all pages, read page by page like a client. */
async function turnAll(connection: Connection, first: number): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | null = null; ;) {
    const page: Download = await ask({ first, after }, connection);
    found.push(...(page?.codes.edges.map(({ node }) => node.code) ?? []));
    after = page?.codes.pageInfo.endCursor ?? null;
    if (page?.codes.pageInfo.hasNextPage !== true) return found;
  }
}

/** A tax bureau with these rows; `stamp` is the second of their download. */
function startBureau(rows: () => readonly object[]): Promise<StubPlatform> {
  return startStub((response, _request, nth) => {
    const sjc = `202611210000${String(nth).padStart(2, '0')}`;
    sendText(response, JSON.stringify({ returncode: '00', sjc, count: 1, list: rows() }));
  });
}

const row = (fjbm: string): object => ({ fjbm, sphfwmc: `goods ${fjbm}` });

describe('tax classification codes', () => {
  test('have their attributes, and a stamp for the next download', async () => {
    const all = await ask({ first: 100 });
    expect(all).toMatchObject({ stamp: '20261121120000', totalCount: 12 });
    const scrap = all?.codes.edges.find(({ node }) => node.code === '1080421000000000000');
    expect(scrap?.node).toEqual({
      code: '1080421000000000000',
      name: '废钢铁',
      shortName: '金属废料',
      specialElement: 'SCRAP_PURCHASE',
      isDifferential: false,
      isNonTaxable: false,
      immediateRefund: null,
      vatRates: ['0.13'],
      levyRates: ['0.03', '0.01'],
      isSummary: false,
      industryCode: null,
      enabledOn: '2018-01-01',
      disabledOn: null,
    });
  });

  test.each([
    '20260101000000',
    // The tax bureau's own stamp, if it writes one like its other times.
    '2026-01-01 00:00:00',
  ])('since the stamp %s are only those that have changed', async (since) => {
    const changed = await ask({ since });
    expect(changed?.codes.edges.map(({ node }) => node.code)).toEqual([
      '1080421000000000000',
      '1080422000000000000',
    ]);
    expect((await ask({ since: '20261121120000' }))?.totalCount).toBe(0);
  });

  test.each(['2026', '2026-01-01', 'yesterday'])('are not requested since %s', async (since) => {
    const { errors } = await service.query(TaxClassificationCodesDocument, { since });
    expect(errors?.[0]?.message).toContain('14 digits');
    expect(calls()).toBe(0);
  });

  test('are downloaded once for all pages, and again after ten minutes', async () => {
    expect(await turnAll(service, 5)).toHaveLength(12);
    expect(calls()).toBe(1);
    await service.clock.advance(10 * 60_000 + 1);
    await ask();
    expect(calls()).toBe(2);
  });

  test.each([
    ['0.5%、13%，1.5 ％', ['0.005', '0.13', '0.015']],
    ['0%', ['0']],
    ['', null],
    ['免税', null],
    ['13%、免税', null],
    ['13', null],
  ])('have rates as fractions of one: %s', async (zzssl, vatRates) => {
    const bureau = await startBureau(() => [{ fjbm: '1', zzssl }]);
    const download = await ask({}, await startBefore(bureau));
    expect(download?.codes.edges).toMatchObject([{ node: { code: '1', vatRates } }]);
  });

  test('are requested again after a failure', async () => {
    service.fail(PATH, 'NOT_ENABLED');
    expect(await ask()).toBeNull();
    expect((await ask())?.totalCount).toBe(12);
  });
});

describe('a download of 8 MiB, with Chinese as escapes', () => {
  const COUNT = 4_300;
  const startLargeBureau = () => {
    const escaped = String.raw`\u94dc`.repeat(330);
    const rows = Array.from(
      { length: COUNT },
      (_none, place) => `{"fjbm":"${place}","sm":"${escaped}"}`,
    );
    const body = `{"returncode":"00","sjc":"20261121000000","count":${COUNT},"list":[${rows.join(',')}]}`;
    expect(body.length).toBeGreaterThan(8 * 1024 * 1024);
    return startStub((response) => sendText(response, body));
  };

  test('is read', async () => {
    const before = await startBefore(await startLargeBureau());
    expect(await ask({ first: 1 }, before)).toMatchObject({ totalCount: COUNT });
  });

  test.each(['named: TAX_CLASSIFICATION_CODES', 'code: "CXSSFLBM"'])(
    'is read by atomicQuery (%s), and no other service has this limit',
    async (service) => {
      const before = await startBefore(await startLargeBureau());
      const asked = (choice: string) =>
        before.query<{ atomicQuery: { raw: { list: unknown[] } } | null }>(
          `{ atomicQuery(service: { ${choice} }, payload: {}) { raw } }`,
        );
      expect((await asked(service)).data?.atomicQuery?.raw.list).toHaveLength(COUNT);
      expect((await asked('named: AVAILABLE_TAX_RATES')).errors).toMatchObject([
        { extensions: { code: 'ANSWER_TOO_LARGE' } },
      ]);
    },
  );
});

describe('pages', () => {
  test('hold each of thousands of codes once, in code order', async () => {
    const codes = Array.from({ length: 4_300 }, (_none, place) => String(10 ** 12 + place));
    const bureau = await startBureau(() => codes.toReversed().map(row));
    const found = await turnAll(await startBefore(bureau), 100);
    expect(found).toEqual(codes);
    expect(bureau.received).toHaveLength(1);
  });

  test('repeat a code as often as the tax bureau lists it', async () => {
    const rows = ['1', '2', '2', '2', '3'].map(row);
    const before = await startBefore(await startBureau(() => rows));
    expect(await turnAll(before, 2)).toEqual(['1', '2', '2', '2', '3']);
  });

  test('continue after a code on another instance, and after a removed code', async () => {
    const here = await startBefore(await startBureau(() => ['1', '2', '3', '4'].map(row)));
    const page = await ask({ first: 2 }, here);
    const there = await startBefore(await startBureau(() => ['1', '3', '4'].map(row)));
    const next = await ask({ first: 2, after: page?.codes.pageInfo.endCursor ?? null }, there);
    expect(next?.codes.edges.map(({ node }) => node.code)).toEqual(['3', '4']);
  });

  test.each([['0'], ['nonsense']])('reject the cursor %s', async (after) => {
    const { errors } = await service.query(TaxClassificationCodesDocument, { after });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' });
  });

  test.each([0, 101])('reject the size %s', async (first) => {
    const { errors } = await service.query(TaxClassificationCodesDocument, { first });
    expect(errors).toHaveLength(1);
  });
});
