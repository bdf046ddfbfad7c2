import { useState } from 'react';
import { type Client, type CombinedError, useClient } from 'urql';
import {
  type InvoiceReadingKind,
  type InvoiceToVerify,
  ReadCodeDocument,
  type ReadInvoicesMutation,
  ReadInvoicesDocument,
  VerifyReadInvoicesDocument,
} from '../../../generated/operations.ts';
import { upload } from './upload.ts';
import { type Elements, isOpen, linkedRows, type LinkedRow, type VerifyRow } from './rows.ts';

/** Number of invoices in one call of the platform. */
const PER_CALL = 50;
const CHECK_CODE_DIGITS = 6;

/** Rows of the page, and its actions. */
export interface Verifying {
  readonly rows: readonly LinkedRow[];
  /** Number of invoices that can be verified and have no verdict yet. */
  readonly open: number;
  /** True while files are being read or invoices verified. */
  readonly isBusy: boolean;
  readonly addFiles: (files: readonly File[]) => Promise<void>;
  readonly addLines: (text: string) => Promise<void>;
  readonly verify: () => Promise<void>;
  readonly clear: () => void;
}

/** Reads invoices from files and lines, free of charge, and verifies them on request. */
export function useVerifying(): Verifying {
  const client = useClient();
  const [stored, setRows] = useState<readonly VerifyRow[]>([]);
  const [tasks, setTasks] = useState(0);
  const rows = linkedRows(stored);

  const add = (more: readonly VerifyRow[]): void => setRows((before) => [...before, ...more]);
  const busily = async (work: () => Promise<void>): Promise<void> => {
    setTasks((count) => count + 1);
    await work().finally(() => setTasks((count) => count - 1));
  };
  return {
    rows,
    open: rows.filter(isOpen).length,
    isBusy: tasks > 0,
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
        const open = stored.filter((_row, index) => rows[index] && isOpen(rows[index]));
        for (let from = 0; from < open.length; from += PER_CALL) {
          const done = await verified(client, open.slice(from, from + PER_CALL));
          setRows((before) => before.map((row) => done.get(row) ?? row));
        }
      }),
    clear: () => setRows([]),
  };
}

const NO_ELEMENTS: Elements = {
  kind: null,
  invoiceCode: null,
  invoiceNumber: null,
  issuedOn: null,
  checkCode: null,
  amountWithTax: null,
  amountWithoutTax: null,
};

/** A row from which nothing was read. */
function unread(name: string, file: File | null, obstacle: string): VerifyRow {
  const nothing = { face: null, warnings: [], invoice: null, verification: null };
  return { name, file, elements: NO_ELEMENTS, ...nothing, obstacle };
}

async function readFile(client: Client, file: File): Promise<readonly VerifyRow[]> {
  const sent = await upload(file);
  if (sent.id === null) return [unread(file.name, file, sent.message)];
  const { data, error } = await client
    .mutation(ReadInvoicesDocument, { file: sent.id })
    .toPromise();
  const read = data?.readInvoiceFile;
  if (read?.__typename !== 'InvoiceFileReading')
    return [unread(file.name, file, read?.message ?? messageOf(error))];
  return [
    ...read.invoices.map((reading) => toRow(file, reading)),
    ...read.unread.map(({ fileName, message }) =>
      unread(fileName ?? file.name, fileName === null ? file : null, message),
    ),
  ];
}

type Reading = Extract<
  ReadInvoicesMutation['readInvoiceFile'],
  { __typename: 'InvoiceFileReading' }
>['invoices'][number];

function toRow(file: File, reading: Reading): VerifyRow {
  const { fileName, kind, elements, missing, warnings, face } = reading;
  const obstacle = reading.obstacle ?? (missing.length === 0 ? null : missing.join(', '));
  return {
    name: fileName ?? file.name,
    file: fileName === null ? file : null,
    elements: { ...elements, kind },
    face,
    warnings,
    invoice: obstacle === null && kind !== null ? toInvoice(kind, elements) : null,
    obstacle,
    verification: null,
  };
}

/** The input that verifies an invoice of a kind; the service has checked that no element is missing. */
function toInvoice(kind: InvoiceReadingKind, elements: Reading['elements']): InvoiceToVerify {
  const { invoiceNumber, issuedOn, ...others } = elements;
  const [code, check] = [others.invoiceCode ?? '', others.checkCode ?? ''];
  const all = { invoiceNumber: invoiceNumber ?? '', issuedOn: issuedOn ?? '' };
  const amountWithTax = others.amountWithTax ?? '';
  const amountWithoutTax = others.amountWithoutTax ?? '';
  switch (kind) {
    case 'DIGITAL_GENERAL':
      return { digitalGeneral: { ...all, amountWithTax } };
    case 'DIGITAL_SPECIAL':
      return { digitalSpecial: { ...all, amountWithTax } };
    case 'VAT_GENERAL':
      return { vatGeneral: { ...all, invoiceCode: code, checkCode: check } };
    case 'VAT_SPECIAL':
      return { vatSpecial: { ...all, invoiceCode: code, amountWithoutTax } };
  }
}

async function readLine(client: Client, line: string): Promise<VerifyRow> {
  const { data, error } = await client.query(ReadCodeDocument, { text: line }).toPromise();
  if (!data?.readInvoiceCode) return unread(line, null, messageOf(error));
  const { checkCode, obstacle, ...elements } = data.readInvoiceCode;
  return {
    name: line,
    file: null,
    elements: { ...elements, kind: null, checkCode: checkCode?.slice(-CHECK_CODE_DIGITS) ?? null },
    face: null,
    warnings: [],
    invoice: obstacle === null ? { printedCode: line } : null,
    obstacle,
    verification: null,
  };
}

async function verified(
  client: Client,
  rows: readonly VerifyRow[],
): Promise<ReadonlyMap<VerifyRow, VerifyRow>> {
  const invoices = rows.flatMap(({ invoice }) => invoice ?? []);
  const { data, error } = await client
    .query(VerifyReadInvoicesDocument, { invoices }, { requestPolicy: 'network-only' })
    .toPromise();
  return new Map(
    rows.map((row, index) => {
      const verification = data?.verifyInvoices?.[index];
      return [
        row,
        verification
          ? { ...row, verification }
          : { ...row, invoice: null, obstacle: messageOf(error, index) },
      ];
    }),
  );
}

/** The service's error message for one item of a list, or for the whole list. */
function messageOf(error: CombinedError | undefined, item?: number): string {
  const errors = error?.graphQLErrors ?? [];
  const own = errors.find(({ path }) => path?.[1] === item) ?? errors[0];
  return own?.message ?? error?.message ?? '';
}
