import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema, isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { CodeTablesDocument, type CodeTablesQuery } from '../generated/operations.ts';
import { startService } from '../harness.ts';

/**
 * All code tables of the platform's documents, counted by hand, by section. Flags
 * with two values (`Y` and `N`) are Booleans in the schema and no tables.
 */
const documented: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'document 1, section 2.2': {
    BlockchainRegion: 3,
    GeneralElectronicRegion: 2,
    'InvoiceToVerify.dq': 1,
  },
  'document 1, section 2.5': {
    DigitalInvoiceKind: 2,
    'BuyerInput.title_type': 3,
    PersonalTitle: 1,
    PaymentChannel: 14,
  },
  'document 1, section 2.6': {
    'SpecificBusinessInput.specific_business_code': 11,
    'SpecificBusinessInput.special_invoice_kind': 1,
    UsedCarUnifiedKind: 2,
    RefinedOilTaxCode: 3,
    RefinedOilUnit: 2,
    LeaseAreaUnit: 4,
    TravelerDocument: 13,
  },
  'document 1, section 2.7': { PlateColor: 3 },
  'document 1, section 3': { IssuingStatus: 2, RedOffsetStatus: 1 },
  'document 1, section 7': { PlatformCode: 12 },
  'document 2, section 2': { SellerBlockingStep: 3 },
  'document 2, section 3': { ReverseInvoiceStatus: 5, H5Status: 3, H5Step: 4 },
  'document 2, section 4.3': { PendingPaymentState: 2, TaxPaymentResult: 1, TaxReliefNature: 7 },
  'document 2, section 4.4': {
    H5Scene: 2,
    H5Business: 3,
    'H5CardInput.accountCode': 2,
    BankRefusalCode: 2,
  },
  'document 3, section 2': {
    ContractStatus: 5,
    SigningTaskStatus: 5,
    SignStatus: 4,
    SignerRegistrationResult: 3,
    SigningPartyKind: 2,
    SigningMode: 2,
  },
  'document 3, section 3': { RedConfirmationStatus: 13, ScrapUploadStatus: 4 },
  'document 3, section 4.1': { AtomicReturnCode: 1 },
  'document 3, section 4.1, interface 3': { QuotaDirection: 2 },
  'document 3, section 4.1, interface 5': {
    TaxpayerRiskClass: 5,
    TaxCreditGrade: 5,
    TaxpayerWarningLevel: 4,
  },
  'document 3, section 4.1, interface 6': {
    TaxpayerKind: 5,
    ExporterClass: 5,
    HeadOrBranch: 4,
    TaxpayerState: 14,
    IndustryNature: 41,
    ConsumptionTaxKind: 29,
  },
  'document 3, section 4.1, interface 7': { TaxRateKind: 2, TaxRateState: 2 },
  'document 3, section 4.1, interface 8': {
    'SpecialElement.tdyslxdm': 16,
    ImmediateRefund: 12,
  },
  'document 3, section 4.1, interface 9': { IdType: 1 },
  'document 3, section 4.1, interface 10': {
    ScrapIncomeTaxItem: 2,
    ScrapSettlementMethod: 6,
    ScrapLevyRateReason: 2,
    ScrapIssuingWay: 2,
    ScrapIssuingMode: 9,
    ScrapTransactionSource: 3,
    ScrapPaymentChannel: 15,
    ScrapLineNature: 3,
    ScrapTaxBenefit: 2,
  },
  'document 3, section 4.2': {
    CompanyAuthMethod: 3,
    PersonAuthMethod: 3,
    SealColor: 3,
    SealFont: 3,
    SealShape: 2,
    SigningOrder: 2,
    SigningProof: 2,
  },
  'document 3, section 6': { SigningNoticeType: 5 },
  'document 3, section 7': { SigningFailureCode: 6 },
  'document 3, section 4.1, interfaces 12 to 15': {
    RedConfirmationParty: 2,
    VatInvoiceKind: 2,
    RedApplicationReason: 3,
    RedConfirmationReason: 4,
    RedConfirmationInvoiceKind: 6,
    'SpecialElement.lzfpTdyslxDm': 37,
  },
};

async function allTables(): Promise<CodeTablesQuery['codeTables']> {
  const service = await startService();
  const { data } = await service.query(CodeTablesDocument, { name: null });
  return data?.codeTables ?? [];
}

test('all code tables of the documents are listed, with the documented number of codes', async () => {
  const tables = await allTables();
  const found = new Map(tables.map(({ name, entries }) => [name, entries.length]));
  const counted = Object.entries(documented).map(([section, counts]) => [
    section,
    Object.fromEntries(Object.keys(counts).map((name) => [name, found.get(name) ?? 'missing'])),
  ]);
  expect(Object.fromEntries(counted)).toEqual(documented);
});

test('each table has its purpose and its fields, and each code its meaning in both languages', async () => {
  const tables = await allTables();
  expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length);
  const incomplete = tables.filter(
    ({ description, usedIn, entries }) =>
      description === '' ||
      usedIn.length === 0 ||
      entries.length === 0 ||
      entries.some(
        ({ name, label, labelZh }) =>
          name === '' || label === '' || !/\p{Script=Han}/u.test(labelZh),
      ),
  );
  expect(incomplete).toEqual([]);
});

test('all enums of the platform’s codes are tables with the same names and codes', async () => {
  const sdl = await readFile(join(import.meta.dirname, '../../schema/schema.graphql'), 'utf8');
  const tables = await allTables();
  const enums = Object.values(buildSchema(sdl).getTypeMap()).filter(isEnumType);
  for (const { name, astNode } of enums) {
    const rows = (astNode?.values ?? []).flatMap(({ name: value, directives }) => {
      const wire = directives?.find((directive) => directive.name.value === 'wire');
      const code = wire?.arguments?.[0]?.value;
      return code && 'value' in code ? [`${value.value} ${String(code.value)}`] : [];
    });
    const own = (astNode?.values ?? []).filter(({ name: value }) => value.value !== 'UNRECOGNIZED');
    // An enum of this service's own values may name the platform's code for some of them.
    if (rows.length === 0 || rows.length < own.length) continue;
    // If responses contain it too, the input has its own enum, without `UNRECOGNIZED`.
    const table =
      tables.find((one) => one.name === name) ?? tables.find((one) => `${one.name}Input` === name);
    const entries = (table?.entries ?? []).map((entry) => `${entry.name} ${entry.code}`);
    expect([name, ...entries.toSorted()]).toEqual([name, ...rows.toSorted()]);
  }
});

test('an enum whose codes differ by field has one table per field', async () => {
  const sdl = await readFile(join(import.meta.dirname, '../../schema/schema.graphql'), 'utf8');
  const shared = buildSchema(sdl).getType('SpecialElement');
  const values = isEnumType(shared) ? shared.getValues().map(({ name }) => name) : [];
  const tables = (await allTables()).filter(({ name }) => name.startsWith('SpecialElement.'));
  const named = tables.flatMap(({ entries }) => entries.map(({ name }) => name));
  expect([...new Set(named), 'UNRECOGNIZED'].toSorted()).toEqual(values.toSorted());
  const codes = tables.flatMap(({ name, entries }) =>
    entries.filter((entry) => entry.name === 'SCRAP_PURCHASE').map(({ code }) => [name, code]),
  );
  expect(codes).toEqual([
    ['SpecialElement.lzfpTdyslxDm', '24'],
    ['SpecialElement.tdyslxdm', '17'],
  ]);
});

test('one table can be queried alone', async () => {
  const service = await startService();
  const { data } = await service.query(CodeTablesDocument, { name: 'TaxCreditGrade' });
  expect(data?.codeTables).toMatchObject([
    {
      name: 'TaxCreditGrade',
      usedIn: ['/api/v1/invoice/reverse/lq/CXNSRFXXX nsrxydj'],
      entries: [{ code: 'A' }, { code: 'B' }, { code: 'C' }, { code: 'D' }, { code: 'M' }],
    },
  ]);
});
