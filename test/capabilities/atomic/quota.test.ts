import { describe, expect, test } from 'vitest';
import {
  AdjustCreditQuotaDocument,
  type AdjustCreditQuotaMutation,
  type AdjustCreditQuotaMutationVariables,
  CreditQuotaDocument,
  type CreditQuotaQuery,
  ExtendQuotaValidityDocument,
  type ExtendQuotaValidityMutation,
  type ExtendQuotaValidityMutationVariables,
} from '../../generated/operations.ts';
import { startScenario } from '../../scenario.ts';
import { pathOf, LOST, TAX_NUMBER } from './tax-bureau.ts';

const service = startScenario();

type Adjusted = AdjustCreditQuotaMutation['adjustCreditQuota'] | undefined;

type Extended = ExtendQuotaValidityMutation['extendQuotaValidity'] | undefined;

const adjust = async (
  adjustmentId = 'a1',
  change: Partial<AdjustCreditQuotaMutationVariables['input']> = {},
): Promise<Adjusted> =>
  (
    await service.query(AdjustCreditQuotaDocument, {
      input: {
        adjustmentId,
        buyerTaxNumber: TAX_NUMBER,
        direction: 'DOWNLOAD',
        amount: '1000.50',
        ...change,
      },
    })
  ).data?.adjustCreditQuota;

const extend = async (
  extensionId = 'e1',
  change: Partial<ExtendQuotaValidityMutationVariables['input']> = {},
): Promise<Extended> =>
  (
    await service.query(ExtendQuotaValidityDocument, {
      input: { extensionId, sellerTaxNumber: TAX_NUMBER, month: '2026-11', ...change },
    })
  ).data?.extendQuotaValidity;

const quota = async (buyerTaxNumber = TAX_NUMBER): Promise<CreditQuotaQuery['creditQuota']> =>
  (await service.query(CreditQuotaDocument, { buyerTaxNumber })).data?.creditQuota ?? null;

describe('an adjustment of quota', () => {
  test('downloads and returns, and reports from when the quota can be used', async () => {
    expect(await adjust()).toMatchObject({
      state: 'ADJUSTED',
      interval: { usableFrom: '2026-11-01', usableTo: '2026-11-30' },
    });
    expect(await quota()).toEqual({
      isPaused: false,
      monthTotal: '1000000.00',
      available: '998999.50',
      downloaded: '1000.50',
      downloadedNotUploaded: '1000.50',
      month: '2026-11',
    });
    expect(await adjust('a2', { direction: 'RETURN', amount: '0.5' })).toMatchObject({
      state: 'ADJUSTED',
      interval: { usableFrom: null, usableTo: null },
    });
    expect(await quota()).toMatchObject({ available: '999000.00', downloaded: '1000.00' });
  });

  test.each(LOST)('whose response was lost (%s) is executed once', async (fault) => {
    service.fail(pathOf('XZTHSXED'), fault);
    expect(await adjust()).toMatchObject({ __typename: 'OutcomeUnknownError' });
    expect(await adjust()).toMatchObject({
      state: 'ADJUSTED',
      interval: { usableTo: '2026-11-30' },
    });
    expect(await quota()).toMatchObject({ downloaded: '1000.50' });
  });

  test('that was rejected after a lost response is reported as rejected by the next query', async () => {
    service.fail(pathOf('XZTHSXED'), 'LOST_REPLY');
    const tooMuch = { amount: '1000000.01' };
    expect(await adjust('a1', tooMuch)).toMatchObject({ __typename: 'OutcomeUnknownError' });
    expect(await adjust('a1', tooMuch)).toMatchObject({
      state: 'REJECTED',
      rejection: { message: '下载额度大于可用额度', platformCode: '01' },
    });
  });

  test.each([
    ['more than is available', { amount: '1000000.01' }, '下载额度大于可用额度'],
    ['back more than there is', { direction: 'RETURN' as const }, '退回额度大于未使用额度'],
    ['from a paused grant', { buyerTaxNumber: '91130230MA07CF038D' }, '授信额度已暂停'],
  ])('is rejected %s', async (_case, change, message) => {
    expect(await adjust('a1', change)).toMatchObject({
      __typename: 'PlatformRejectedError',
      message,
    });
  });

  test.each(['0', '-1', '1.001', 'much'])('is not sent with the amount %s', async (amount) => {
    const answer = await adjust('a1', { amount });
    expect(answer).not.toMatchObject({ adjustmentId: 'a1' });
    expect(service.calls(pathOf('XZTHSXED'))).toBe(0);
  });
});

describe('an extension of quota’s validity', () => {
  test('reports the new interval', async () => {
    expect(await extend()).toMatchObject({
      state: 'EXTENDED',
      validity: { usableFrom: '2026-11-01', usableTo: '2026-11-30' },
    });
  });

  test.each(LOST)('whose response was lost (%s) is never sent again', async (fault) => {
    service.fail(pathOf('TZSXEDYXQ'), fault);
    expect(await extend()).toMatchObject({
      __typename: 'OutcomeUnknownError',
      operation: { state: 'OUTCOME_UNKNOWN' },
    });
    await service.clock.advance(600_000);
    expect(await extend()).toMatchObject({ state: 'OUTCOME_UNKNOWN', validity: null });
    expect(service.calls(pathOf('TZSXEDYXQ'))).toBe(1);
  });

  test('for another month under the same number is a conflict', async () => {
    await extend();
    expect(await extend('e1', { month: '2026-10' })).toMatchObject({ __typename: 'ConflictError' });
    expect(service.calls(pathOf('TZSXEDYXQ'))).toBe(1);
  });
});
