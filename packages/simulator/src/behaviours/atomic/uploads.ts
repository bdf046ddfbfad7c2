import type { JsonObject } from '../../from-service.ts';
import { sentText } from '../../gateway/fields.ts';
import { collection, type World } from '../../world/world.ts';
import { needs, objectsIn } from './face.ts';
import { checkInvoice } from './invoice-check.ts';
import { mayIssueRed, noteRedInvoice } from './red-confirmations.ts';

/** One invoice of an upload. */
interface Uploaded {
  readonly number: string;
  /** Confirmation of a red invoice; null for other invoices. */
  readonly confirmationUuid: string | null;
  /** `00` to `03`. */
  readonly status: string;
  readonly message: string;
}

interface Upload {
  readonly serial: string;
  readonly uploadedAt: number;
  readonly invoices: readonly Uploaded[];
}

/** Process that finishes the examination of an upload. */
export const EXAMINATION = 'atomic upload';

const ANSWERED_FOR_MS = 12 * 60 * 60_000;

/** `Code` of an empty result. The document calls it fixed without giving its value. */
const NO_RESULT = '9999';

const uploads = collection<Upload>('atomic uploads');

/** 1 under every issued number, and their total under `TOTAL`. */
const issued = collection<number>('atomic issued');

const TOTAL = 'total';

/** Number of invoices issued. */
export function issuedInvoices(world: World): number {
  return issued(world).get(TOTAL) ?? 0;
}

/** BFCPSGFPSC: accepts all invoices, or none if one fails a check. */
export function upload(request: JsonObject, world: World): JsonObject {
  const invoices = objectsIn(request, 'fpList', 100);
  for (const invoice of invoices) {
    checkInvoice(invoice);
    if (invoice['lzfpbz'] === '1') mayIssueRed(sentText(invoice, 'hzqrduuid'), world);
  }
  const named = invoices.map((invoice) => ({
    number: sentText(invoice, 'fphm'),
    confirmationUuid: sentText(invoice, 'hzqrduuid') || null,
  }));
  return { sllsh: enterUpload(named, world) };
}

/** Enters an upload and begins its examination; returns its serial. */
export function enterUpload(
  invoices: readonly Pick<Uploaded, 'number' | 'confirmationUuid'>[],
  world: World,
): string {
  const serial = `SL${String(world.nextNumber('atomic upload')).padStart(30, '0')}`;
  uploads(world).put(serial, {
    serial,
    uploadedAt: world.now(),
    invoices: invoices.map((invoice) => ({ ...invoice, status: '01', message: '' })),
  });
  world.begin(EXAMINATION, serial);
  return serial;
}

/** True if an invoice of this number was issued. */
export function isIssued(number: string, world: World): boolean {
  return issued(world).get(number) !== undefined;
}

/** True if the tax bureau rejected every invoice of an upload. */
export function hasFailed(serial: string, world: World): boolean {
  return (
    uploads(world)
      .get(serial)
      ?.invoices.every(({ status }) => status === '02') === true
  );
}

/** CXQDFPSCJG: a single invoice is returned bare, as in the document, several in a list. */
export function uploadStatus(request: JsonObject, world: World): JsonObject {
  needs(request, ['sllsh']);
  const known = uploads(world).get(sentText(request, 'sllsh'));
  if (known === undefined || world.now() > known.uploadedAt + ANSWERED_FOR_MS)
    return { Code: NO_RESULT, message: '未查询到结果' };
  const [first, ...rest] = known.invoices.map(({ number, status, message }) => ({
    fphm: number,
    status,
    message,
  }));
  return first !== undefined && rest.length === 0 ? first : { jgList: [first ?? {}, ...rest] };
}

/**
 * Ends the examination of an upload, or of one invoice in it: issued, or failed for a reason; a number that was issued before
 * stays as it is. False if no examination was open.
 */
export function finishUpload({ serial, number, failure }: Ending, world: World): boolean {
  const known = uploads(world).get(serial);
  const isMeant = (invoice: Uploaded): boolean =>
    invoice.status === '01' && (number === null || invoice.number === number);
  if (known === undefined || !known.invoices.some(isMeant)) return false;
  const invoices = known.invoices.map((invoice) =>
    isMeant(invoice) ? ended(invoice, failure, world) : invoice,
  );
  if (invoices.every(({ status }) => status !== '01')) world.end(EXAMINATION, serial);
  uploads(world).put(serial, { ...known, invoices });
  return true;
}

/** End of an examination: for which invoices, and with which result. */
export interface Ending {
  readonly serial: string;
  /** Null: all invoices under examination. */
  readonly number: string | null;
  /** Reason why the tax bureau rejects them; null if it accepts them. */
  readonly failure: string | null;
}

function ended(invoice: Uploaded, failure: string | null, world: World): Uploaded {
  if (failure !== null) return { ...invoice, status: '02', message: failure };
  if (issued(world).get(invoice.number) !== undefined)
    return { ...invoice, status: '03', message: '发票号码已存在' };
  issued(world).put(invoice.number, 1);
  issued(world).put(TOTAL, issuedInvoices(world) + 1);
  if (invoice.confirmationUuid !== null)
    noteRedInvoice(invoice.confirmationUuid, invoice.number, world);
  return { ...invoice, status: '00' };
}
