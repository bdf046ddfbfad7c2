import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json.ts';
import { maskText } from '../../../kernel/masking.ts';
import type { Asking } from '../../../platform/client.ts';
import { type Decoded, UNRECOGNIZED } from '../../../platform/record/index.ts';
import type { EntrustedState } from '../../../tracker/entrusted.ts';
import { type Finding, type Subject, STALE, type Tracked } from '../../../tracker/tracked.ts';
import { uploadStatus } from '../../atomic/wire/uploads/codes.ts';
import { queryUpload } from '../../atomic/wire/uploads/index.ts';
import { invoiceNumberOf } from '../attempts.ts';
import type { issuingAnswer } from '../wire/invoice.ts';

/** The states of an invoice that begin with the platform's answer, each with what it means to whoever waits. */
export const invoiceStates = {
  UNKNOWN:
    'The answer was lost, and without its acceptance serial nothing can be asked about the upload. `verifyInvoice` may show whether the invoice exists. Nothing is sent again by itself; the same input with `sendAgain: true` does, which cannot issue it twice: a number that the tax bureau has is answered with `ALREADY_ISSUED`.',
  UPLOADING: 'The tax bureau has the upload and works on it. Wait.',
  UPLOAD_FAILED:
    'Final for this attempt. The tax bureau did not take it: `message` says why. Correct it and issue the same number again.',
  ALREADY_ISSUED:
    'Final. The tax bureau has an invoice of this number from before: nothing was issued now. Don’t send it again; look at what was issued.',
  ISSUED: 'Final. The invoice exists.',
  [STALE]:
    'Twelve hours passed without a result, and the tax bureau answers no questions about the upload any more. Issue the same number again: one that was taken after all is answered with `ALREADY_ISSUED`.',
} as const;

type State = EntrustedState | keyof typeof invoiceStates;

const text = z.string().nullable().default(null);

/** What is kept of an upload: nothing of drawer or seller. Everything is null in the snapshot of an old one, which was emptied. */
const details = z.object({
  orderId: text,
  kind: z.enum(['SPECIAL', 'GENERAL']).nullable().default(null),
  isRed: z.boolean().nullable().default(null),
  /** ISO 8601. */
  issuedAt: text,
  acceptanceSerial: text,
  /** Milliseconds since the epoch; null while nothing was accepted. */
  uploadedAt: z.number().nullable().default(null),
  uploadStatus: z
    .enum([...uploadStatus.entries.map(({ name }) => name), UNRECOGNIZED])
    .nullable()
    .default(null),
  uploadStatusCode: text,
  message: text,
  hint: text,
  isMock: z.boolean().nullable().default(null),
});

/** An upload as it is remembered between two questions. */
export type InvoiceDetails = Readonly<z.infer<typeof details>>;

/** Reads a snapshot; what is missing is null. */
export function toInvoiceDetails(snapshot: JsonObject): InvoiceDetails {
  return details.parse(snapshot);
}

/** What the tax bureau says of an upload. */
interface Said {
  readonly status: InvoiceDetails['uploadStatus'];
  readonly statusCode: string | null;
  readonly message: string | null;
}

const stateOf = {
  UPLOADED: 'ISSUED',
  PROCESSING: 'UPLOADING',
  FAILED: 'UPLOAD_FAILED',
  NUMBER_EXISTS: 'ALREADY_ISSUED',
  [UNRECOGNIZED]: 'UPLOADING',
} as const satisfies Record<NonNullable<InvoiceDetails['uploadStatus']>, State>;

function toFinding(before: InvoiceDetails, { status, statusCode, message }: Said): Finding {
  const state = status === null ? 'UPLOADING' : stateOf[status];
  const snapshot = {
    ...before,
    uploadStatus: status,
    uploadStatusCode: statusCode,
    message: message === null ? before.message : maskText(message),
  };
  return { state, final: state !== 'UPLOADING', snapshot };
}

/** What the platform's answer to the issuing means. Without a status the result is asked for. */
export function toAcceptance(
  before: InvoiceDetails,
  { acceptanceSerial, result, hint, isMock }: Decoded<typeof issuingAnswer>,
  uploadedAt: number,
): Finding {
  const known = { ...before, acceptanceSerial, uploadedAt, hint: hint && maskText(hint), isMock };
  return toFinding(known, {
    status: result?.status ?? null,
    statusCode: result?.statusCode ?? null,
    message: result?.message ?? null,
  });
}

/** Asks by the acceptance serial; an upload whose answer was lost has none, and stays what it is. */
async function ask(subject: Subject, { platform }: Asking): Promise<Finding | null> {
  const known = toInvoiceDetails(subject.snapshot);
  if (known.acceptanceSerial === null) {
    if (subject.state !== 'SUBMITTED') return null;
    return { state: 'UNKNOWN' satisfies State, final: false, snapshot: subject.snapshot };
  }
  const { acceptanceSerial } = known;
  const { results } = await platform.call(queryUpload, { acceptanceSerial });
  const number = invoiceNumberOf(subject.key);
  const own = results.find(({ invoiceNumber }) => invoiceNumber === number);
  return own === undefined || own.statusCode === null ? null : toFinding(known, own);
}

/** So long the tax bureau answers questions about an upload (document 3, section 8). */
const RESULT_ANSWERED_MS = 12 * 60 * 60_000;

/** Invoices that are issued under pre-opened numbers, by number and attempt: see `attemptKey`. */
export const scrapInvoice: Tracked<Asking> = {
  kind: 'scrap-invoice',
  progress: [
    'SUBMITTED',
    'NOT_SENT',
    'UNKNOWN',
    'UPLOADING',
    'REJECTED',
    'UPLOAD_FAILED',
    'ALREADY_ISSUED',
    'ISSUED',
  ] satisfies State[],
  cadence: {
    firstMs: 5_000,
    growth: 1.3,
    longestMs: 10 * 60_000,
    followedMs: 5_000,
    staleAfterMs: ({ snapshot, changedAt }) =>
      (toInvoiceDetails(snapshot).uploadedAt ?? changedAt) + RESULT_ANSWERED_MS - changedAt,
  },
  ask,
};
