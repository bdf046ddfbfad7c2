import { z } from 'zod';
import { maskText } from '../../../kernel/privacy/masking.ts';
import type { PollContext } from '../../../platform/client/client.ts';
import {
  type Decoded,
  keptCode,
  keptMark,
  keptText,
  numbersAmong,
  UNRECOGNIZED,
} from '../../../platform/record/index.ts';
import { targetOf, attemptFor, attemptsAt } from '../../../subjects/kind/attempts.ts';
import { defineKind, failed, type Observation, succeeded } from '../../../subjects/kind/kind.ts';
import { beforeAcceptance, leftBehind, refusal } from '../../../subjects/submit/submission.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { uploadStatus } from '../../atomic/wire/uploads/codes.ts';
import { queryUpload } from '../../atomic/wire/uploads/index.ts';
import type { issuingAnswer } from '../wire/invoice.ts';
import { amountsByRate } from '../../../subjects/projection/contributions.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';
import type { Subjects } from '../../../subjects/subjects.ts';
import { orderWithNumber } from '../orders/candidates.ts';

const states = {
  ...beforeAcceptance,
  OUTCOME_UNKNOWN: [
    'The response was lost, and without its acceptance serial the upload cannot be queried. `verifyInvoice` may show whether the invoice exists. The service sends nothing again by itself; the same input with `sendAgain: true` does, and cannot issue it twice: a number that the tax bureau already has gets `ALREADY_ISSUED`.',
    '应答已丢失，没有受理流水号便无法查询上传结果。可通过`verifyInvoice`查看发票是否存在。不会自动重发；以相同内容并设置`sendAgain: true`可重新发送，且不会重复开票：税务局已有的号码会返回`ALREADY_ISSUED`。',
  ],
  UPLOADING: 'The tax bureau has the upload and processes it. Wait.',
  ...refusal,
  UPLOAD_FAILED: {
    progress: 'FAILED',
    final: true,
    doc: 'Final for this attempt. The tax bureau did not accept it: `uploadMessage` says why. Correct it and issue the same number again.',
  },
  ALREADY_ISSUED: failed(
    'The tax bureau already had an invoice of this number: nothing was issued now. Don’t send it again; look at the issued one.',
  ),
  ISSUED: succeeded(
    'The invoice exists, by this upload or by an earlier one of the same input whose response was lost.',
  ),
} as const;

type State = keyof typeof states;

/** An upload as stored, without data of drawer and seller. */
const details = z.object({
  orderId: keptText,
  /** True if the number led to an order of this service, but the invoice belongs to another system's order. */
  isElsewhere: z.boolean().default(false),
  kind: z.enum(['SPECIAL', 'GENERAL']).nullable().default(null),
  isRed: z.boolean().nullable().default(null),
  buyerTaxNumber: personal(keptText),
  amountWithTax: keptText,
  amountWithoutTax: keptText,
  taxAmount: keptText,
  amountsByRate,
  /** True if an earlier upload of the same input has an unknown outcome, so that an existing invoice may be its result. */
  repeatsLost: z.boolean().default(false),
  /** ISO 8601. */
  issuedAt: keptText,
  acceptanceSerial: keptText,
  /** Milliseconds since the epoch; null until accepted. */
  uploadedAt: z.number().nullable().default(null),
  uploadStatus: keptCode(uploadStatus),
  uploadStatusCode: keptText,
  uploadMessage: personal(keptText),
  hint: personal(keptText),
  /** See `issuingAnswer`. */
  timestamp: keptText,
  isMock: keptMark,
});

/** An upload as stored between two polls. */
type InvoiceDetails = Readonly<z.infer<typeof details>>;

/** The tax bureau's response about an upload. */
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

function toObservation(
  before: InvoiceDetails,
  { status, statusCode, message }: Said,
): Observation<State> {
  const isOfLost = status === 'NUMBER_EXISTS' && before.repeatsLost;
  const state = isOfLost ? 'ISSUED' : status === null ? 'UPLOADING' : stateOf[status];
  const snapshot = {
    ...before,
    uploadStatus: status,
    uploadStatusCode: statusCode,
    uploadMessage:
      message === null ? before.uploadMessage : maskText(message, numbersAmong(before)),
  };
  return { state, snapshot };
}

/** Observation from the platform's response to the upload. Without a status, the result is queried. */
export function toAcceptance(
  before: InvoiceDetails,
  {
    acceptanceSerial,
    uploadStatus,
    uploadStatusCode,
    uploadMessage,
    hint,
    timestamp,
    isMock,
  }: Decoded<typeof issuingAnswer>,
  uploadedAt: number,
): Observation<State> {
  const isKnown = numbersAmong(before, acceptanceSerial);
  const advice = hint && maskText(hint, isKnown);
  const told = { acceptanceSerial, timestamp, hint: advice, isMock };
  const known = { ...before, ...told, uploadedAt };
  return toObservation(known, {
    status: uploadStatus,
    statusCode: uploadStatusCode,
    message: uploadMessage,
  });
}

/** Queries by the acceptance serial. An upload whose response was lost has none, so its state stays. */
async function poll(
  subject: Subject,
  { platform }: PollContext,
): Promise<Observation<State> | null> {
  const known = scrapInvoice.read(subject.snapshot);
  const { acceptanceSerial } = known;
  if (acceptanceSerial === null) return leftBehind(subject);
  const { results } = await platform.call(queryUpload, { acceptanceSerial });
  const number = targetOf(subject.key);
  // The upload has one invoice, so a result need not repeat its number.
  const own = results.filter(({ invoiceNumber }) => (invoiceNumber ?? number) === number);
  const [said] = own;
  if (said === undefined || said.statusCode === null) return null;
  // Contradicting statuses are all ignored, as those of other uploads are.
  const isClear = own.every(({ statusCode }) => statusCode === said.statusCode);
  return isClear ? toObservation(known, said) : null;
}

/** The tax bureau responds to queries about an upload for this long (document 3, section 8). */
const RESULT_ANSWERED_MS = 12 * 60 * 60_000;

/** Invoices issued under pre-opened numbers; the key is number and attempt, see `attemptsAt`. */
export const scrapInvoice = defineKind({
  kind: 'scrap-invoice',
  names: ['Scrap invoices', '报废产品收购发票'],
  labels: {
    UPLOADING: ['Being uploaded', '上传中'],
    UPLOAD_FAILED: ['Upload failed', '上传失败'],
    ALREADY_ISSUED: ['Already issued', '此前已开具'],
  },
  states,
  stale:
    'Twelve hours passed without a result, and the tax bureau can no longer be queried about the upload. Issue the same number again: one that it had accepted gets `ALREADY_ISSUED`.',
  details,
  facts: {
    numbers: ['orderId', 'acceptanceSerial'],
    amount: 'amountWithTax',
    invoiced: ({ buyerTaxNumber, isRed, ...known }) => ({
      ...known,
      // No data of the seller, a person, are stored.
      seller: null,
      buyer: buyerTaxNumber === null ? null : { taxNumber: buyerTaxNumber },
      byRate: known.amountsByRate,
      isRed: isRed === true,
      isReversed: false,
    }),
  },
  cadence: {
    firstMs: 5_000,
    growth: 1.3,
    longestMs: 10 * 60_000,
    followedMs: 5_000,
    staleAfterMs: ({ snapshot, changedAt }): number =>
      (scrapInvoice.read(snapshot).uploadedAt ?? changedAt) + RESULT_ANSWERED_MS - changedAt,
  },
  poll,
});

type Attempt = Awaited<ReturnType<typeof attemptFor>>;

/**
 * Attempt at an order's invoice that a request refers to: the latest, or the next if there is none or `isOver` holds
 * for it. An attempt of an earlier order with the same number does not count. `order` is null for an order placed
 * elsewhere.
 */
export function attemptOf(
  subjects: Pick<Subjects, 'get'>,
  invoiceNumber: string,
  order: Subject | null,
  isOver: (newest: Subject) => boolean = () => false,
): Promise<Attempt> {
  return attemptFor(
    subjects,
    scrapInvoice,
    invoiceNumber,
    (newest) => !belongsTo(newest, order) || isOver(newest),
  );
}

/** The latest attempt to issue an order's invoice; null before the first. See `attemptOf`. */
export async function newestOf(
  subjects: Pick<Subjects, 'get'>,
  invoiceNumber: string,
  order: Subject | null,
): Promise<Subject | null> {
  const { made } = await attemptsAt(subjects, scrapInvoice, invoiceNumber);
  return made.findLast((attempt) => belongsTo(attempt, order)) ?? null;
}

/** Attempt to follow by number alone: the latest one, or the next. */
export async function attemptToFollow(
  subjects: Pick<Subjects, 'get' | 'resolve'>,
  invoiceNumber: string,
): Promise<Attempt> {
  const order = await orderWithNumber(subjects, invoiceNumber);
  const isPast = (newest: Subject): boolean => {
    const { isElsewhere } = scrapInvoice.read(newest.snapshot);
    const isLater = order === null || newest.openedAt >= order.openedAt;
    return !belongsTo(newest, order) && !(isElsewhere && isLater);
  };
  return attemptFor(subjects, scrapInvoice, invoiceNumber, isPast);
}

/** True if the attempt belongs to the order. An attempt without an order predates the order or its number. */
function belongsTo({ snapshot, openedAt }: Subject, order: Subject | null): boolean {
  const { orderId, isElsewhere } = scrapInvoice.read(snapshot);
  if (orderId !== null) return orderId === order?.key;
  return order === null || (!isElsewhere && openedAt >= order.openedAt);
}
