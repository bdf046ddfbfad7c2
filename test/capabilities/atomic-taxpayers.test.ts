import { beforeEach, describe, expect, test } from 'vitest';
import { type RunningService, startService } from '../harness.ts';
import { AvailableTaxRatesDocument, TaxpayerRiskDocument } from '../generated/operations.ts';

let service: RunningService;

beforeEach(async () => {
  service = await startService({ sandboxProgressDelayMs: null });
});

describe('the risk of a taxpayer', () => {
  test('is an answer with the class, the letter and the warning', async () => {
    const { data } = await service.query(TaxpayerRiskDocument);
    expect(data?.taxpayerRisk).toEqual({
      taxNumber: '91130230MA07CF038D',
      riskClass: 'CLASS_I_HIGH',
      riskClassCode: '01',
      creditGrade: 'D',
      warningLevel: 'RED',
      isRisky: true,
    });
  });

  test('has values for what the platform leaves empty', async () => {
    const { data } = await service.query(TaxpayerRiskDocument, {
      taxNumber: '91460100ma5ryc037e ',
    });
    expect(data?.taxpayerRisk).toMatchObject({
      riskClass: 'NON_RISK',
      riskClassCode: '',
      warningLevel: 'NONE',
      isRisky: false,
    });
  });

  test('of nobody known is the tax bureau’s refusal, with its code and its words', async () => {
    const { data, errors } = await service.query(TaxpayerRiskDocument, {
      taxNumber: '91000000000000000X',
    });
    expect(data?.taxpayerRisk).toBeNull();
    expect(errors).toMatchObject([
      { message: 'nsrsbh：查无此纳税人', extensions: { platformCode: '01', retryable: false } },
    ]);
  });

  test('is asked for with a whole tax number only', async () => {
    const { errors } = await service.query(TaxpayerRiskDocument, { taxNumber: '9146' });
    expect(errors?.[0]?.message).toContain('must be 15 to 20 digits or letters');
    expect(service.sandbox.counters.calls('/api/v1/invoice/reverse/lq/CXNSRFXXX')).toBe(0);
  });
});

test('the tax rates come with what is disabled', async () => {
  const { data } = await service.query(AvailableTaxRatesDocument);
  expect(data?.availableTaxRates?.count).toBe(6);
  expect(data?.availableTaxRates?.rates).toHaveLength(6);
  expect(data?.availableTaxRates?.rates).toContainEqual({
    kind: 'LEVY_RATE',
    rate: '0.01',
    isOriginal: false,
    correspondingRates: '3%',
    state: 'ENABLED',
    validFrom: '2018-05-01',
    validTo: '2027-12-31',
    disabledOn: null,
  });
});
