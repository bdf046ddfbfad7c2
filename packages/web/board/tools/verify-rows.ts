import { useState } from 'react';
import { type Client, type CombinedError, useClient } from 'urql';
import {
  type InvoiceVerdict,
  ReadCodeDocument,
  ReadInvoicesDocument,
  VerifyCodesDocument,
  VerifyFileDocument,
} from '../../generated/operations.ts';
import { keyHeaders } from '../../shared/key.ts';

/** An invoice that was read, and the verdict on it. */
export interface VerifyRow {
  /** The file, the file within a ZIP, or the line. */
  readonly name: string;
  readonly invoiceNumber: string | null;
  readonly issuedOn: string | null;
  readonly amount: string | null;
  readonly sellerName: string | null;
  /** Why it cannot be verified; null where it can. */
  readonly obstacle: string | null;
  readonly warnings: readonly string[];
  readonly verdict: InvoiceVerdict | null;
  readonly reason: string | null;
  readonly differences: readonly {
    readonly field: string;
    readonly printed: string;
    readonly platform: string;
  }[];
  readonly from: Origin;
}

/** Where a row came from: an uploaded file, by its id and the place within it; or a line. */
type Origin = { readonly file: string; readonly index: number } | { readonly code: string };

const UNKNOWN = {
  invoiceNumber: null,
  issuedOn: null,
  amount: null,
  sellerName: null,
  obstacle: null,
  warnings: [],
  verdict: null,
  reason: null,
  differences: [],
} as const;

/** Invoices of one call of the platform. */
const PER_CALL = 50;

/** What a page does with invoices. */
export interface Verifying {
  readonly rows: readonly VerifyRow[];
  /** Rows that can be verified and have no verdict yet. */
  readonly open: number;
  /** Something is being read or verified. */
  readonly isBusy: boolean;
  readonly addFiles: (files: readonly File[]) => Promise<void>;
  readonly addLines: (text: string) => Promise<void>;
  readonly verify: () => Promise<void>;
  readonly clear: () => void;
}

const isOpen = ({ verdict, obstacle }: VerifyRow): boolean => verdict === null && obstacle === null;

/** Reads invoices from files and lines, free of charge, and verifies them when asked to. */
export function useVerifying(): Verifying {
  const client = useClient();
  const [rows, setRows] = useState<readonly VerifyRow[]>([]);
  const [isBusy, setBusy] = useState(false);

  const add = (more: readonly VerifyRow[]): void => setRows((before) => [...before, ...more]);
  const replace = (done: ReadonlyMap<VerifyRow, VerifyRow>): void =>
    setRows((before) => before.map((row) => done.get(row) ?? row));
  const busily = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work().finally(() => setBusy(false));
  };
  return {
    rows,
    open: rows.filter(isOpen).length,
    isBusy,
    addFiles: (files) =>
      busily(async () => {
        for (const file of files) add(await readFile(client, file));
      }),
    addLines: (text) =>
      busily(async () => {
        const lines = text.split('\n').filter((line) => line.trim() !== '');
        for (const line of lines) add([await readLine(client, line)]);
      }),
    verify: () =>
      busily(async () => {
        for (const group of groupsOf(rows.filter(isOpen))) replace(await verified(client, group));
      }),
    clear: () => setRows([]),
  };
}

async function readFile(client: Client, file: File): Promise<readonly VerifyRow[]> {
  const unreadable = (obstacle: string, fileName: string | null = null): VerifyRow => ({
    ...UNKNOWN,
    name: fileName ?? file.name,
    obstacle,
    from: { code: '' },
  });
  const query = new URLSearchParams({ name: file.name });
  const response = await fetch(`documents?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...keyHeaders() },
    body: file,
  });
  const sent = (await response.json()) as Upload; // the form of both of its answers
  if (sent.id === undefined) return [unreadable(sent.errors?.[0]?.message ?? response.statusText)];
  const { id } = sent;
  const { data, error } = await client.mutation(ReadInvoicesDocument, { file: id }).toPromise();
  const read = data?.readInvoiceFile;
  if (read?.__typename !== 'InvoiceFileReading')
    return [unreadable(read?.message ?? messageOf(error))];
  const invoices = read.invoices.map(
    ({ fileName, elements, missing, warnings, face, ...row }, index) => ({
      ...UNKNOWN,
      name: fileName ?? file.name,
      invoiceNumber: elements.invoiceNumber,
      issuedOn: elements.issuedOn,
      amount: elements.amountWithTax ?? elements.amountWithoutTax,
      sellerName: face.sellerName,
      obstacle: row.obstacle ?? (missing.length === 0 ? null : missing.join(', ')),
      warnings,
      from: { file: id, index },
    }),
  );
  return [
    ...invoices,
    ...read.unread.map(({ fileName, message }) => unreadable(message, fileName)),
  ];
}

interface Upload {
  readonly id?: string;
  readonly errors?: readonly { readonly message: string }[];
}

async function readLine(client: Client, line: string): Promise<VerifyRow> {
  const { data, error } = await client.query(ReadCodeDocument, { text: line }).toPromise();
  const row = { ...UNKNOWN, name: line, from: { code: line } };
  const code = data?.readInvoiceCode;
  if (!code) return { ...row, obstacle: messageOf(error) };
  const { invoiceNumber, issuedOn, amountWithTax, amountWithoutTax, obstacle } = code;
  return { ...row, invoiceNumber, issuedOn, amount: amountWithTax ?? amountWithoutTax, obstacle };
}

/** Rows that one operation verifies: those of a file, and lines of one call. */
function groupsOf(rows: readonly VerifyRow[]): readonly (readonly VerifyRow[])[] {
  const files = Map.groupBy(rows, ({ from }) => ('file' in from ? from.file : null));
  return [...files].flatMap(([file, of]) =>
    file === null
      ? Array.from({ length: Math.ceil(of.length / PER_CALL) }, (_none, call) =>
          of.slice(call * PER_CALL, (call + 1) * PER_CALL),
        )
      : [of],
  );
}

async function verified(
  client: Client,
  rows: readonly VerifyRow[],
): Promise<ReadonlyMap<VerifyRow, VerifyRow>> {
  const [first] = rows;
  const done = first && 'file' in first.from ? verifyFile : verifyLines;
  return new Map(await done(client, rows));
}

type Done = readonly (readonly [VerifyRow, VerifyRow])[];

async function verifyFile(client: Client, rows: readonly VerifyRow[]): Promise<Done> {
  const { from } = rows[0] ?? { from: { code: '' } };
  const file = 'file' in from ? from.file : '';
  const { data, error } = await client.mutation(VerifyFileDocument, { file }).toPromise();
  const read = data?.readInvoiceFile;
  const invoices = read?.__typename === 'InvoiceFileReading' ? read.invoices : [];
  return rows.map((row) => {
    const answer = 'index' in row.from ? invoices[row.from.index] : undefined;
    return [
      row,
      { ...withVerdict(row, answer?.verification, error), differences: answer?.differences ?? [] },
    ];
  });
}

async function verifyLines(client: Client, rows: readonly VerifyRow[]): Promise<Done> {
  const invoices = rows.map(({ from }) => ({ printedCode: 'code' in from ? from.code : '' }));
  const { data, error } = await client
    .query(VerifyCodesDocument, { invoices }, { requestPolicy: 'network-only' })
    .toPromise();
  return rows.map((row, index) => [row, withVerdict(row, data?.verifyInvoices?.[index], error)]);
}

function withVerdict(
  row: VerifyRow,
  verification:
    | { readonly verdict: InvoiceVerdict; readonly reason: string | null }
    | null
    | undefined,
  error: CombinedError | undefined,
): VerifyRow {
  if (verification) return { ...row, ...verification };
  return { ...row, obstacle: messageOf(error) };
}

function messageOf(error: CombinedError | undefined): string {
  return error?.graphQLErrors[0]?.message ?? error?.message ?? '';
}
