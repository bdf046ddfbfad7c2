import { describe, expect, test } from 'vitest';
import { sendText, startStub } from '../../platform/stub-platform.ts';
import {
  AvailableTaxRatesDocument,
  EnterpriseStandingDocument,
  NaturalPersonIssuingDocument,
  TaxpayerDocument,
  TaxpayerRiskDocument,
} from '../../generated/operations.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { pathOf } from './tax-bureau.ts';

const service = startScenario();

describe('the risk of a taxpayer', () => {
  test('has the class, the letter and the warning', async () => {
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

  test('has values for members that the platform leaves empty', async () => {
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

  test.each([
    ['null', { fxnsrlx: null, nsryjjb: null }],
    ['missing', {}],
  ])('treats a code that is %s as the empty one', async (_case, codes) => {
    const nsrsbh = '91130230MA07CF038D';
    const answer = { returncode: '00', nsrsbh, nsrxydj: 'Z', fxnsrbz: 'N', ...codes };
    const stub = await startStub((response) => sendText(response, JSON.stringify(answer)));
    const before = await startBefore(stub);
    const { data } = await before.query(TaxpayerRiskDocument);
    expect(data?.taxpayerRisk).toMatchObject({
      riskClass: 'NON_RISK',
      riskClassCode: '',
      warningLevel: 'NONE',
      creditGrade: 'UNRECOGNIZED',
    });
  });

  test('of an unknown taxpayer is the tax bureau’s rejection, with its code and its text', async () => {
    const { data, errors } = await service.query(TaxpayerRiskDocument, {
      taxNumber: '91000000000000000X',
    });
    expect(data?.taxpayerRisk).toBeNull();
    expect(errors).toMatchObject([
      { message: 'nsrsbh：查无此纳税人', extensions: { platformCode: '01', retryable: false } },
    ]);
  });

  test('requires a complete tax number', async () => {
    const { errors } = await service.query(TaxpayerRiskDocument, { taxNumber: '9146' });
    expect(errors?.[0]?.message).toContain('must be 15 to 20 digits or letters');
    expect(service.calls(pathOf('CXNSRFXXX'))).toBe(0);
  });
});

test('the tax rates include disabled ones', async () => {
  const { data } = await service.query(AvailableTaxRatesDocument);
  expect(data?.availableTaxRates).toHaveLength(6);
  expect(data?.availableTaxRates).toContainEqual({
    kind: 'LEVY_RATE',
    rate: '0.01',
    isOriginal: false,
    correspondingRates: ['0.03'],
    state: 'ENABLED',
    validFrom: '2018-05-01',
    validTo: '2027-12-31',
    disabledOn: null,
  });
});

describe('a taxpayer', () => {
  test('has its registered data, with phone and bank account masked', async () => {
    const { data } = await service.query(TaxpayerDocument);
    expect(data?.taxpayer).toEqual({
      taxNumber: '91460100MA5RYC037E',
      registrationSerial: '10114601000000000001',
      archiveNumber: null,
      name: '海口椰城再生资源回收有限公司',
      kind: 'GENERAL',
      businessAddress: '工业路1号',
      registrationPostalCode: '570100',
      registrationPhone: '089******0001',
      legalRepresentative: '林志远',
      registrationTypeCode: '173',
      industryCode: '5191',
      districtTaxOfficeCode: '14601000000',
      taxBranchOfficeCode: '14601000100',
      taxBranchOfficeName: '第一税务分局',
      financeHead: '何敏',
      bankName: '中国银行第一支行',
      bankAccount: '***************4569',
      taxHandler: '何敏',
      isDigitalInvoicePilot: true,
      exporterClass: 'NON_EXPORTER',
      exporterClassCode: '',
      headOrBranch: 'NEITHER',
      preferentialBusinessCode: null,
      state: 'NORMAL',
      stateCode: '03',
      labelValidFrom: '2025-01-01',
      labelValidTo: '2027-12-31',
      industryNature: 'SCRAP_PRODUCT_PURCHASER',
      industryNatureCode: '36',
      consumptionTaxKind: null,
      consumptionTaxKindCode: null,
    });
  });

  test.each([
    ['91330300MA2BJ0015G', { kind: 'SMALL_SCALE', exporterClass: 'CLASS_THREE' }],
    ['91120116MA05BH029N', { headOrBranch: 'BRANCH', consumptionTaxKind: 'GASOLINE' }],
    ['91210106MA0TTX030M', { state: 'CANCELED', stateCode: '07' }],
  ])('%s is identified by its codes', async (taxNumber, known) => {
    const { data } = await service.query(TaxpayerDocument, { taxNumber });
    expect(data?.taxpayer).toMatchObject(known);
  });
});

describe('the sums issued for a person', () => {
  const person = { certificateKind: 'RESIDENT_ID_CARD', name: '孙阻断' } as const;

  test('include all channels', async () => {
    const { data } = await service.query(NaturalPersonIssuingDocument);
    expect(data?.naturalPersonIssuing).toMatchObject({
      isBlocked: false,
      monthlyCumulative: '20000.00',
      channels: [
        {
          channel: 'DIRECT_CONNECTION',
          generalAmount: '20000.00',
          generalExemptAmount: '20000.00',
          invoiceCount: 2,
        },
        { channel: 'E_TICKET_PLATFORM', generalExemptAmount: null, invoiceCount: 0 },
        { channel: 'TAX_CONTROL_DEVICES', generalExemptAmount: null, invoiceCount: 0 },
      ],
      incomeTaxBase: '80000.00',
      incomeTaxPaid: '200.00',
    });
  });

  test('report a block as a result', async () => {
    const { data } = await service.query(NaturalPersonIssuingDocument, {
      person: { ...person, idNumber: '110101196811119019' },
    });
    expect(data?.naturalPersonIssuing).toMatchObject({ isBlocked: true });
  });

  test('are rejected for a name that does not match the card’s', async () => {
    const { errors } = await service.query(NaturalPersonIssuingDocument, {
      person: { ...person, idNumber: '110101198503154217' },
    });
    expect(errors).toMatchObject([{ extensions: { code: 'PLATFORM_REJECTED' } }]);
    expect(JSON.stringify(errors)).not.toContain('110101198503154217');
  });

  test.each(['123', '11010119850315421', '0'.repeat(18)])(
    'are not queried with %s for an ID number',
    async (idNumber) => {
      const { errors } = await service.query(NaturalPersonIssuingDocument, {
        person: { ...person, idNumber },
      });
      expect(errors?.[0]?.message).toContain('18 characters of a resident ID card');
      expect(service.calls(pathOf('CXZRRKPXX'))).toBe(0);
    },
  );
});

describe('an enterprise links to the tax bureau', () => {
  test('with its taxpayer data, its risk and its issuing rights', async () => {
    const { data } = await service.query(EnterpriseStandingDocument);
    expect(data?.enterprise).toEqual({
      name: '海口椰城再生资源回收有限公司',
      taxpayer: {
        kind: 'GENERAL',
        state: 'NORMAL',
        industryNature: 'SCRAP_PRODUCT_PURCHASER',
      },
      risk: { riskClass: 'NON_RISK', creditGrade: 'A', warningLevel: 'NONE' },
      creditQuota: { monthTotal: '1000000.00', available: '1000000.00' },
    });
  });

  test('only if selected, and once for each tax number', async () => {
    const { data } = await service.query<{ list: { enterprises: object[] } }>(`{
      list: enterprises(by: { name: "成都" }) { enterprises { taxpayer { state } risk { isRisky } } }
      again: enterprises(by: { name: "成都" }) { enterprises { taxpayer { name } } }
      one: taxpayer(taxNumber: "91510104MA61JJ019C") { name }
    }`);
    expect(data?.list.enterprises).toHaveLength(2);
    expect([
      service.calls(pathOf('CXNSRJBXX')),
      service.calls(pathOf('CXNSRFXXX')),
      service.calls(pathOf('CXSXED')),
    ]).toEqual([2, 2, 0]);
  });

  test('and a failure for one enterprise nulls that one alone', async () => {
    service.fail('/api/v1/invoice/reverse/lq/CXNSRFXXX', 'NOT_ENABLED', null);
    const { data, errors } = await service.query(EnterpriseStandingDocument);
    expect(data?.enterprise).toMatchObject({ taxpayer: { state: 'NORMAL' }, risk: null });
    expect(errors).toMatchObject([{ path: ['enterprise', 'risk'] }]);
  });
});
