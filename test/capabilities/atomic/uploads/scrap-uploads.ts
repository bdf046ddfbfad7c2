import type { Scenario } from '../../../scenario.ts';
import type { Answer, Connection, Subscription } from '../../../harness.ts';
import { dataOf, type Step } from '../../../following.ts';

export const UPLOAD_PATH = '/api/v1/invoice/reverse/lq/BFCPSGFPSC';
export const RESULT_PATH = '/api/v1/invoice/reverse/lq/CXQDFPSCJG';
export const ID_NUMBER = '110101198503154217';
export const PHONE = '13800138000';

/** The n-th invoice number. */
export const invoiceNumber = (n = 1): string => `2646${String(n).padStart(16, '0')}`;

const line = {
  categoryName: '废旧金属',
  itemName: '废钢',
  specification: 'Q235',
  amountWithoutTax: '1250.00',
  taxRate: '0.01',
  taxAmount: '12.50',
  amountWithTax: '1262.50',
  taxClassificationCode: '1090100000000000000',
  nature: 'NORMAL',
};

/** A line of a blue invoice; `change` replaces members. */
export const blueLine = (change: object = {}): object => ({
  ...line,
  unit: '吨',
  quantity: '0.5',
  unitPrice: '2500',
  taxSlipNumbers: ['346016251100000001'],
  ...change,
});

/** A line of a red invoice; `change` replaces members. */
export const redLine = (change: object = {}): object => ({
  ...line,
  amountWithoutTax: '-1250.00',
  taxAmount: '-12.50',
  amountWithTax: '-1262.50',
  originalLineNumber: 1,
  ...change,
});

const face = {
  directConnectionUnitId: 'unit-1',
  kind: 'GENERAL',
  invoiceNumber: invoiceNumber(),
  issuedAt: '2026-11-21T10:00:00+08:00',
  drawer: '符小红',
  drawerIdNumber: ID_NUMBER,
  drawerIdType: 'RESIDENT_ID_CARD',
  areaCode: '460100',
  ownUse: false,
  buyer: { taxNumber: '91460100MA5RYC037E', name: '海口椰城再生资源回收有限公司' },
  settlementMethod: 'BANK_TRANSFER',
  device: { ipAddress: '203.0.113.7', macAddress: '02-00-5E-10-00-01' },
  issuingWay: 'SELF_BUILT_PLATFORM',
};

const seller = { name: '张建国', idNumber: ID_NUMBER };

/** A valid blue invoice; `change` replaces members. */
export const blue = (change: object = {}): { blue: object } => ({
  blue: {
    ...face,
    incomeTaxPaid: '3.13',
    vatAndSurchargesPaid: '13.25',
    seller: { ...seller, address: '海口市龙华区金贸西路1号', phone: PHONE },
    amountWithoutTax: '1250.00',
    taxAmount: '12.50',
    amountWithTax: '1262.50',
    lines: [blueLine()],
    ...change,
  },
});

/** A valid red invoice; `change` replaces members. */
export const red = (change: object = {}): { red: object } => ({
  red: {
    ...face,
    seller,
    amountWithoutTax: '-1250.00',
    taxAmount: '-12.50',
    amountWithTax: '-1262.50',
    originalInvoiceNumber: invoiceNumber(),
    confirmationNumber: '46000000000000000001',
    confirmationUuid: '00000000000000000000000000000001',
    lines: [redLine()],
    ...change,
  },
});

/** Blue invoices with distinct numbers. */
export const blues = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, index) => blue({ invoiceNumber: invoiceNumber(index + 1) }));

/** The mutation that uploads invoices, with the variable `input`. */
export const uploadDocument = `mutation ($input: ScrapInvoiceUploadInput!) {
  result: uploadScrapInvoices(input: $input) {
    __typename
    ... on ScrapInvoiceUpload {
      uploadId state acceptanceSerial
      result { state invoiceNumbers results { invoiceNumber status } }
      rejection { message platformCode }
      operation { kind key state final }
    }
    ... on Error { code message retryable platformCode hint }
    ... on InvalidInputError { fieldErrors { path message } }
    ... on OutcomeUnknownError { followed: operation { kind key state } }
    ... on ConflictError { reason existing { kind key state } }
  }
}`;

const RESULT = `query ($acceptanceSerial: String!) {
  uploadResult(acceptanceSerial: $acceptanceSerial) {
    acceptanceSerial state uploadId invoiceNumbers
    results { invoiceNumber status statusCode message resultCode }
    operation { kind key state final }
  }
}`;

const UPDATES = `subscription ($acceptanceSerial: String!, $after: Cursor) {
  update: uploadUpdates(acceptanceSerial: $acceptanceSerial, after: $after) {
    cursor version cause occurredAt previousState state
    result: uploadResult { uploadId results { invoiceNumber status message } }
  }
}`;

/** The result of a mutation of the atomic channel. */
export type Result = Readonly<Record<string, unknown>>;

/** Uploads invoices; returns the response's result. */
export async function upload(
  service: Connection,
  invoices: readonly object[] = [blue()],
  uploadId = 'upload-1',
): Promise<Result> {
  const answer: Answer<{ result: Result }> = await service.query(uploadDocument, {
    input: { uploadId, invoices },
  });
  return dataOf(answer).result;
}

/** Uploads valid invoices; returns the acceptance serial. */
export async function uploaded(
  service: Connection,
  invoices: readonly object[] = [blue()],
  uploadId = 'upload-1',
): Promise<string> {
  const { acceptanceSerial, ...rest } = await upload(service, invoices, uploadId);
  if (typeof acceptanceSerial !== 'string') throw new Error(JSON.stringify(rest));
  return acceptanceSerial;
}

/** The result in its current state at the platform. */
export async function resultOf(
  service: Connection,
  acceptanceSerial: string,
): Promise<Result | null | undefined> {
  const answer: Answer<{ uploadResult: Result | null }> = await service.query(RESULT, {
    acceptanceSerial,
  });
  return answer.data?.uploadResult;
}

/** Follows an upload's result. */
export function followUpload(
  service: Connection,
  acceptanceSerial: string,
  after?: string,
): Subscription<Step> {
  return service.subscribe<Step>(UPDATES, {
    acceptanceSerial,
    ...(after === undefined ? {} : { after }),
  });
}

export const sent = (service: Scenario): number => service.calls(UPLOAD_PATH);

export const issued = (service: Scenario): number => service.sandbox.effects().uploadedInvoices;

export const finish = (
  service: Scenario,
  serial: string,
  invoiceNumber: string | null = null,
  failure?: string,
) =>
  service.sandbox.controls.finishScrapUpload({ acceptanceSerial: serial, invoiceNumber, failure });
