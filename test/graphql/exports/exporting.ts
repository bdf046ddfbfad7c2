import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { expect } from 'vitest';
import { dataOf } from '../../following.ts';
import type { Answer, Connection } from '../../harness.ts';

const FIELDS = `exportId source state rows total filters { name value } rejection { code }
  file { id name url expiresAt byteSize }`;

export const START = `mutation ($input: StartExportInput!) {
  startExport(input: $input) {
    __typename
    ... on Export { ${FIELDS} }
    ... on Error { code message }
    ... on InvalidInputError { fieldErrors { path } }
  }
}`;

const READ = `query ($exportId: String!) { export(exportId: $exportId) { ${FIELDS} } }`;

export const FOLLOW = `subscription ($exportId: String!) {
  update: exportUpdates(exportId: $exportId) { cursor version state export { rows total } }
}`;

const year = { by: 'MONTH', from: '2026-01', to: '2026-12' };

/** Filters that a field requires. */
export const NEEDED: Readonly<Record<string, object>> = {
  billing: { from: '2026-01-01', to: '2026-01-31' },
  invoiceReconciliation: { month: '2026-11' },
  invoiceTotals: year,
  reverseInvoiceTotals: year,
  scrapInvoiceTotals: year,
};

/** An export as read by the tests. */
export interface Exported {
  readonly __typename: string;
  readonly exportId: string;
  readonly state: string;
  readonly rows: number;
  readonly total: number | null;
  readonly filters: readonly { readonly name: string; readonly value: string }[];
  readonly file: { readonly id: string; readonly name: string; readonly url: string } | null;
}

type Headers = Readonly<Record<string, string>>;

/** Starts an export. */
export async function start(
  service: Pick<Connection, 'query'>,
  of: object,
  {
    headers = {},
    ...input
  }: { readonly headers?: Headers; readonly [member: string]: unknown } = {},
): Promise<Exported> {
  const given = { exportId: `export-${Object.keys(of)[0] ?? ''}`, format: 'CSV', of, ...input };
  const answer = await service.query<{ startExport: Exported }>(START, { input: given }, headers);
  return dataOf(answer).startExport;
}

/** Reads an export. */
export function read(
  service: Pick<Connection, 'query'>,
  exportId: string,
  headers: Headers = {},
): Promise<Answer<{ export: Exported | null }>> {
  return service.query(READ, { exportId }, headers);
}

async function bytesOf({ file }: Exported): Promise<Buffer> {
  if (file === null) throw new Error('The export has no file.');
  const response = await fetch(file.url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** Rows of a CSV file, parsed by another library. */
export async function csvOf(exported: Exported): Promise<readonly (readonly string[])[]> {
  return parse(await bytesOf(exported), { bom: true, record_delimiter: '\r\n' });
}

/** Rows of a workbook, parsed by another library. */
export async function sheetOf(exported: Exported): Promise<readonly (readonly unknown[])[]> {
  const rows = await readSheet(await bytesOf(exported));
  return rows;
}
