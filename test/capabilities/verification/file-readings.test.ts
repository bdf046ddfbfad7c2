import { describe, expect, test, vi } from 'vitest';
import type { Answer, Connection } from '../../harness.ts';
import { ISSUE, order } from '../forward-invoicing/invoice-orders.ts';
import { bytesAt, startByHand } from '../forward-invoicing/kept-files.ts';
import { startScenario } from '../../scenario.ts';
import {
  digitalXml,
  pdf,
  printedPage,
  properties,
  qrPng,
  qrText,
  utf8,
  zip,
} from '../../readings/made.ts';

const VERIFY = '/api/v1/verify';
const READ = `mutation ($input: ReadInvoiceFileInput!) {
  readInvoiceFile(input: $input) {
    __typename
    ... on InvoiceFileReading {
      invoices {
        fileName source kind missing hasSignature warnings
        elements { invoiceCode invoiceNumber issuedOn amountWithTax amountWithoutTax checkCode }
        face { sellerName sellerTaxNumber buyerName amountWithTax drawer lines { itemName } }
      }
      unread { fileName problem message }
    }
    ... on InvalidInputError { fieldErrors { path message } }
  }
}`;
const VERIFIED = `mutation ($input: ReadInvoiceFileInput!) {
  readInvoiceFile(input: $input) {
    ... on InvoiceFileReading {
      invoices { verification { verdict checksToday } differences { field printed platform } }
    }
  }
}`;

const FILES = `query ($by: InvoiceBy!) {
  invoice(by: $by) { invoiceNumber amountWithTax documents { url } }
}`;

interface IssuedFiles {
  readonly invoiceNumber: string;
  readonly amountWithTax: string;
  readonly documents: readonly { readonly url: string }[];
}

const service = startScenario();

async function upload(bytes: Uint8Array, to: Connection): Promise<string> {
  const response = await fetch(`${to.url}/documents`, {
    method: 'POST',
    body: Buffer.from(bytes),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { readonly id: string }).id; // the form of an upload's response
}

const read = async (
  document: string,
  bytes: Uint8Array,
  by: Connection = service,
): Promise<Answer> => by.query(document, { input: { file: await upload(bytes, by) } });

describe('the invoices in a file', () => {
  test('are read without any call', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect((await read(READ, utf8(digitalXml()))).data).toEqual({
        readInvoiceFile: {
          __typename: 'InvoiceFileReading',
          invoices: [
            {
              fileName: null,
              source: 'XML',
              kind: 'DIGITAL_GENERAL',
              missing: [],
              hasSignature: false,
              warnings: [],
              elements: {
                invoiceCode: null,
                invoiceNumber: '26442000000000000011',
                issuedOn: '2026-11-02',
                amountWithTax: '1660.00',
                amountWithoutTax: null,
                checkCode: null,
              },
              face: {
                sellerName: '深圳示例软件有限公司',
                sellerTaxNumber: '91440300MA5DA1B2X3',
                buyerName: '北京示例贸易有限公司',
                amountWithTax: '1660.00',
                drawer: '王五',
                lines: [{ itemName: '*软件*财务管理软件' }, { itemName: '*信息技术服务*运维服务' }],
              },
            },
          ],
          unread: [],
        },
      });
    }
    expect(service.calls(VERIFY)).toBe(0);
  });

  test('are verified if that is selected, each once, and compared with the tax bureau’s data', async () => {
    const forged = pdf({ pages: [printedPage({ buyerName: '买方被改有限公司' })], properties });
    const { data } = await read(VERIFIED, zip({ 'a.pdf': forged, 'b.png': await qrPng(qrText) }));
    expect(service.calls(VERIFY)).toBe(1);
    expect(data).toMatchObject({
      readInvoiceFile: {
        invoices: [
          {
            verification: { verdict: 'GENUINE', checksToday: 1 },
            differences: expect.arrayContaining([
              expect.objectContaining({ field: 'buyerName', printed: '买方被改有限公司' }),
            ]) as object[],
          },
          { verification: { verdict: 'GENUINE', checksToday: 1 }, differences: [] },
        ],
      },
    });
  });

  test('are not verified while an element is missing, which is named', async () => {
    const xml = utf8(digitalXml((text) => text.replace(/<IssueTime>.*?<\/IssueTime>/, '')));
    expect((await read(READ, xml)).data).toMatchObject({
      readInvoiceFile: { invoices: [{ missing: ['issuedOn'] }] },
    });
    expect((await read(VERIFIED, xml)).data).toEqual({
      readInvoiceFile: { invoices: [{ verification: null, differences: null }] },
    });
    expect(service.calls(VERIFY)).toBe(0);
  });

  test('issued by the simulated platform are read back as ordered', async () => {
    const issuing = await startByHand();
    const by = { orderId: 'order-1' };
    await issuing.query(ISSUE, { input: order() });
    issuing.sandbox.controls.issueInvoice(by);
    const { invoiceNumber, amountWithTax, documents } = await vi.waitUntil(
      async () => {
        const { data } = await issuing.query<{ invoice: IssuedFiles }>(FILES, { by });
        return data?.invoice.documents.length === 3 && data.invoice;
      },
      { timeout: 50_000, interval: 20 },
    );
    for (const { url } of documents) {
      const bytes = await bytesAt(url);
      expect((await read(VERIFIED, bytes, issuing)).data).toMatchObject({
        readInvoiceFile: { invoices: [{ verification: { verdict: 'GENUINE' }, differences: [] }] },
      });
      expect((await read(READ, bytes, issuing)).data).toMatchObject({
        readInvoiceFile: {
          invoices: [{ warnings: [], elements: { invoiceNumber, amountWithTax } }],
        },
      });
    }
  });
});

test.for([
  ['of a used car', '01,15,4400261130,00000015,100.00,20261106,,A1B2', 'kind 15'],
  ['on paper', '01,31,044002600111,00000013,1000.00,20261104,,A1B2', 'digitalPaperSpecial'],
  ['without its check code', '01,04,044002600104,00000016,500.00,20261107,,00FF', 'check code'],
] as const)(
  'a picture of a QR code %s is verified no more than its text',
  async ([, text, says]) => {
    const READING = `mutation ($input: ReadInvoiceFileInput!) {
    readInvoiceFile(input: $input) {
      ... on InvoiceFileReading { invoices { kind obstacle verification { verdict } } }
    }
  }`;
    expect((await read(READING, await qrPng(text))).data).toEqual({
      readInvoiceFile: {
        invoices: [
          { kind: null, obstacle: expect.stringContaining(says) as string, verification: null },
        ],
      },
    });
    expect(service.calls(VERIFY)).toBe(0);
  },
);

test('a file without an invoice is reported as such, without an error', async () => {
  const { data, errors } = await read(READ, zip({ 'a.txt': 'hello' }));
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    readInvoiceFile: { invoices: [], unread: [{ fileName: 'a.txt', problem: 'FORMAT' }] },
  });
});

test('a file of another format, and an unknown file id, are rejected by the field', async () => {
  const word = zip({ '[Content_Types].xml': 'x', 'word/document.xml': 'x' });
  const refused = { readInvoiceFile: { fieldErrors: [{ path: ['input', 'file'] }] } };
  expect((await read(READ, word)).data).toMatchObject(refused);
  const { errors } = await service.query(READ, { input: { file: 'x' } });
  expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
});

test('a spreadsheet is rejected with a reference to batches', async () => {
  const csv = utf8('发票号码,开票日期\n26442000000000000011,2026-01-01\n');
  const message = expect.stringMatching(/^must be .*`startVerificationBatch`$/) as unknown;
  expect((await read(READ, csv)).data).toMatchObject({
    readInvoiceFile: { fieldErrors: [{ path: ['input', 'file'], message }] },
  });
});

test('a file above the tenant’s limit of waiting files is rejected as RATE_LIMITED', async () => {
  const READING = `mutation ($input: ReadInvoiceFileInput!) {
    readInvoiceFile(input: $input) {
      type: __typename
      ... on InvoiceFileReading { invoices { kind } }
      ... on PlatformUnavailableError { code retryable retryAfterSeconds message }
    }
  }`;
  const slow = await upload(utf8(`<EInvoice>${'<a>1</a>'.repeat(400_000)}</EInvoice>`), service);
  const file = await upload(utf8(digitalXml()), service);
  const answers = await Promise.all(
    [slow, ...Array.from({ length: 80 }, () => file)].map((id) =>
      service.query<{ readInvoiceFile: { type: string } }>(READING, { input: { file: id } }),
    ),
  );
  const names = Map.groupBy(answers, ({ data }) => data?.readInvoiceFile.type);
  expect(names.get('InvoiceFileReading')?.length).toBeGreaterThan(60);
  expect(names.get('PlatformUnavailableError')?.[0]?.data?.readInvoiceFile).toMatchObject({
    code: 'RATE_LIMITED',
    retryable: true,
    retryAfterSeconds: 5,
    message: expect.stringContaining('waiting') as string,
  });
});

test.for([
  ['sellerName', 'SellerName', '卖方被改有限公司'],
  ['sellerTaxNumber', 'SellerIdNum', '91440300MA5DA1B2X9'],
  ['buyerName', 'BuyerName', '买方被改有限公司'],
  ['buyerTaxNumber', 'BuyerIdNum', '91110108MA01C8JT69'],
  ['amountWithoutTax', 'TotalAmWithoutTax', '1500.01'],
  ['taxAmount', 'TotalTaxAm', '159.99'],
] as const)('a changed %s is a difference from the tax bureau', async ([field, element, value]) => {
  const forged = digitalXml((xml) =>
    xml.replace(new RegExp(`(<${element}>)[^<]*`), (_all, tag: string) => tag + value),
  );
  expect((await read(VERIFIED, utf8(forged))).data).toMatchObject({
    readInvoiceFile: {
      invoices: [
        {
          differences: expect.arrayContaining([
            expect.objectContaining({ field, printed: value }),
          ]) as object[],
        },
      ],
    },
  });
});
