import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/kernel/json/json.ts';
import { type Path, sameOnEveryPath } from '../../every-path.ts';
import { dataOf } from '../../following.ts';
import { operationsOf, realUpdates } from '../../real-update.ts';
import { startScenario } from '../../scenario.ts';
import { application, applied } from './red-confirmations/red-confirmations.ts';
import { pathOf, TAX_NUMBER } from './tax-bureau.ts';
import { blue, finish, followUpload, ID_NUMBER, invoiceNumber } from './uploads/scrap-uploads.ts';

type Paths = readonly [Path, ...Path[]];

const service = startScenario({ env: { SUBGRAPH: 'on' } });

/** An action that is executed once, under two numbers. */
interface Order {
  /** The mutation, whose input is named after its type. */
  readonly field: string;
  readonly type: string;
  /** The part of its union that holds the subject; the member itself if omitted. */
  readonly member?: readonly [payload: string, name: string];
  readonly inputs: readonly [lost: object, done: object];
  readonly kind: string;
  readonly done: string;
  /** The tax bureau's code of the service. */
  readonly code: string;
}

/** Loses the response to one order, places another, and compares the paths to each; resolves with their states. */
async function placed(
  { field, type, member, inputs: [lost, done], kind, done: state, code }: Order,
  compare: (paths: Paths) => Promise<JsonObject>,
): Promise<readonly unknown[]> {
  const update = await realUpdates(service);
  const selection = member
    ? `... on ${member[0]} { thing: ${member[1]} { ...everything } }`
    : '...everything';
  const alias = member ? '' : 'thing: ';
  const document = `mutation ($input: ${type}Input!) { ${alias}${field}(input: $input) { ${selection} } }`;
  const send = (input: object) =>
    service.query(`${document} fragment everything on ${type} { __typename }`, { input });
  service.fail(pathOf(code), 'LOST_REQUEST');
  await send(lost);
  const unknown = await compare([operationsOf(kind), await update('OUTCOME_UNKNOWN')]);

  await send(done);
  const repeated: Path = [document, { input: done }];
  const thing = await compare([repeated, operationsOf(kind), await update(state)]);
  return [unknown['progress'], thing['progress'], thing['stateName']];
}

test('a reservation of numbers', async () => {
  const given = { buyerTaxNumber: TAX_NUMBER, quantity: 10 };
  const standing = await placed(
    {
      field: 'reserveInvoiceNumbers',
      type: 'InvoiceNumberReservation',
      inputs: [
        { reservationId: 'r1', ...given },
        { reservationId: 'r2', ...given },
      ],
      kind: 'INVOICE_NUMBER_RESERVATION',
      done: 'RESERVED',
      code: 'QDFPPLFM',
    },
    (paths) => sameOnEveryPath(service, 'InvoiceNumberReservation', paths),
  );
  expect(standing).toEqual(['OUTCOME_UNKNOWN', 'SUCCEEDED', 'RESERVED']);
});

test('an adjustment of quota', async () => {
  const given = { buyerTaxNumber: TAX_NUMBER, direction: 'DOWNLOAD', amount: '1000.50' };
  const standing = await placed(
    {
      field: 'adjustCreditQuota',
      type: 'CreditQuotaAdjustment',
      inputs: [
        { adjustmentId: 'a1', ...given },
        { adjustmentId: 'a2', ...given },
      ],
      kind: 'CREDIT_QUOTA_ADJUSTMENT',
      done: 'ADJUSTED',
      code: 'XZTHSXED',
    },
    (paths) => sameOnEveryPath(service, 'CreditQuotaAdjustment', paths),
  );
  expect(standing).toEqual(['OUTCOME_UNKNOWN', 'SUCCEEDED', 'ADJUSTED']);
});

test('an extension of quota’s validity', async () => {
  const given = { sellerTaxNumber: TAX_NUMBER, month: '2026-11' };
  const standing = await placed(
    {
      field: 'extendQuotaValidity',
      type: 'QuotaValidityExtension',
      inputs: [
        { extensionId: 'e1', ...given },
        { extensionId: 'e2', ...given },
      ],
      kind: 'QUOTA_VALIDITY_EXTENSION',
      done: 'EXTENDED',
      code: 'TZSXEDYXQ',
    },
    (paths) => sameOnEveryPath(service, 'QuotaValidityExtension', paths),
  );
  expect(standing).toEqual(['OUTCOME_UNKNOWN', 'SUCCEEDED', 'EXTENDED']);
});

test('a command, with its stored response', async () => {
  const given = { service: { named: 'CHECK_AGENT_TAX' }, payload: { nsrsbh: TAX_NUMBER } };
  const standing = await placed(
    {
      field: 'atomicCommand',
      type: 'AtomicCommand',
      member: ['AtomicCommandPayload', 'command'],
      inputs: [
        { commandId: 'c1', ...given },
        { commandId: 'c2', ...given },
      ],
      kind: 'ATOMIC_COMMAND',
      done: 'ACCEPTED',
      code: 'BFCPSGDJSFJY',
    },
    (paths) => sameOnEveryPath(service, 'AtomicCommand', paths),
  );
  expect(standing).toEqual(['OUTCOME_UNKNOWN', 'SUCCEEDED', 'ACCEPTED']);
});

test('an upload', async () => {
  const standing = await placed(
    {
      field: 'uploadScrapInvoices',
      type: 'ScrapInvoiceUpload',
      inputs: [
        { uploadId: 'u1', invoices: [blue()] },
        { uploadId: 'u2', invoices: [blue()] },
      ],
      kind: 'SCRAP_UPLOAD',
      done: 'ACCEPTED',
      code: 'BFCPSGFPSC',
    },
    (paths) => sameOnEveryPath(service, 'ScrapInvoiceUpload', paths),
  );
  expect(standing).toEqual(['OUTCOME_UNKNOWN', 'SUCCEEDED', 'ACCEPTED']);
});

test('an application for a red confirmation', async () => {
  const standing = await placed(
    {
      field: 'applyRedConfirmation',
      type: 'RedConfirmationApplication',
      inputs: [
        { applicationId: 'application-1', ...application() },
        {
          applicationId: 'application-2',
          ...application({ originalInvoiceNumber: invoiceNumber(2) }),
        },
      ],
      kind: 'RED_CONFIRMATION_APPLICATION',
      done: 'ENTERED',
      code: 'QDHZQRDSQ',
    },
    (paths) => sameOnEveryPath(service, 'RedConfirmationApplication', paths),
  );
  expect(standing).toEqual(['OUTCOME_UNKNOWN', 'SUCCEEDED', 'ENTERED']);
});

const naming = (confirmationUuid: string) => ({
  sellerTaxNumber: ID_NUMBER,
  confirmationUuid,
  confirmationNumber: `46${confirmationUuid.slice(-18)}`,
});

test('a revocation of a red confirmation', async () => {
  const first = await applied(service);
  const second = await applied(
    service,
    'application-2',
    application({ originalInvoiceNumber: invoiceNumber(2) }),
  );
  const standing = await placed(
    {
      field: 'revokeRedConfirmation',
      type: 'RedConfirmationRevocation',
      inputs: [
        { revocationId: 'revocation-1', ...naming(first) },
        { revocationId: 'revocation-2', ...naming(second) },
      ],
      kind: 'RED_CONFIRMATION_REVOCATION',
      done: 'REVOKED',
      code: 'QDHZQRDQR',
    },
    (paths) => sameOnEveryPath(service, 'RedConfirmationRevocation', paths),
  );
  expect(standing).toEqual(['OUTCOME_UNKNOWN', 'SUCCEEDED', 'REVOKED']);
});

test('an upload’s result, during its examination, after it, and for an upload of another system', async () => {
  const update = await realUpdates(service);
  const { data } = await service.query<{ uploadScrapInvoices: { acceptanceSerial: string } }>(
    'mutation ($input: ScrapInvoiceUploadInput!) { uploadScrapInvoices(input: $input) { ... on ScrapInvoiceUpload { acceptanceSerial } } }',
    { input: { uploadId: 'u1', invoices: [blue()] } },
  );
  const serial = data?.uploadScrapInvoices.acceptanceSerial ?? '';
  const query: Path = [
    'query ($serial: String!) { thing: uploadResult(acceptanceSerial: $serial) { ...everything } }',
    { serial },
  ];
  const paths: Paths = [
    query,
    [
      'subscription ($serial: String!) { uploadUpdates(acceptanceSerial: $serial) { thing: uploadResult { ...everything } subject { ...everything } } }',
      { serial },
    ],
    operationsOf('SCRAP_UPLOAD_RESULT'),
  ];
  const examined = await sameOnEveryPath(service, 'ScrapUploadResult', [
    ...paths,
    await update('PROCESSING'),
  ]);
  expect(examined).toMatchObject({ progress: 'PENDING' });

  finish(service, serial);
  await service.reaches(followUpload(service, serial), 'FINISHED');
  const finished = await sameOnEveryPath(service, 'ScrapUploadResult', [
    ...paths,
    await update('FINISHED'),
  ]);
  expect(finished).toMatchObject({ id: examined['id'], progress: 'SUCCEEDED', uploadId: 'u1' });

  const elsewhere = await sameOnEveryPath(service, 'ScrapUploadResult', [
    [query[0], { serial: 'SL-of-nobody' }],
  ]);
  expect(elsewhere).toMatchObject({ acceptanceSerial: 'SL-of-nobody', operation: null });
});

const TAXPAYER =
  'query ($taxNumber: String!) { thing: taxpayer(taxNumber: $taxNumber) { ...everything } }';

test('a taxpayer is found again by an opaque id, at the price of the query', async () => {
  const path = pathOf('CXNSRJBXX');
  const taxpayer = await sameOnEveryPath(service, 'Taxpayer', [
    [TAXPAYER, { taxNumber: TAX_NUMBER }],
    [
      'query ($taxNumber: String!) { enterprise(taxNumber: $taxNumber) { thing: taxpayer { ...everything } } }',
      { taxNumber: TAX_NUMBER },
    ],
  ]);
  // Two queries, one for `node`, and one for a gateway.
  expect(service.calls(path)).toBe(4);
  const id = taxpayer['id'] as string;
  expect(Buffer.from(id, 'base64url').toString('latin1')).not.toContain(TAX_NUMBER);
  const twice = await service.query(
    'query ($id: ID!, $taxNumber: String!) { node(id: $id) { ... on Taxpayer { name } } taxpayer(taxNumber: $taxNumber) { name } }',
    { id, taxNumber: TAX_NUMBER },
  );
  expect(dataOf(twice)).toMatchObject({ node: { name: taxpayer['name'] } });
  expect(service.calls(path)).toBe(5);
});
