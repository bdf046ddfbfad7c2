import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json.ts';
import { maskText } from '../../../kernel/masking.ts';
import type { Asking } from '../../../platform/client.ts';
import { type Decoded, UNRECOGNIZED } from '../../../platform/record/index.ts';
import type { EntrustedState } from '../../../tracker/entrusted.ts';
import type { Finding, FollowUp, Subject, Tracked } from '../../../tracker/tracked.ts';
import { uploadStatus } from '../wire/uploads/codes.ts';
import { type invoiceResult, queryUpload } from '../wire/uploads/index.ts';

/** The states of an upload that differ from what is common, each with what it means to whoever waits. */
export const uploadStates = {
  UNKNOWN:
    'The answer was lost, and the acceptance serial with it, without which the tax bureau cannot be asked. Upload the same invoices again under a new `uploadId`: a number can be used once only, so whatever had arrived is answered with `NUMBER_EXISTS` and nothing is done twice.',
  ACCEPTED:
    'Final. The tax bureau took the invoices to examine them. What became of each, `uploadUpdates` tells by the acceptance serial.',
  STALE:
    'The answer was lost a week ago, and nothing can tell what became of it. Upload the same invoices again under a new `uploadId`, as in `UNKNOWN`.',
} as const;

/** The states of an upload's result, each with what it means to whoever waits. */
export const resultStates = {
  PROCESSING: 'The tax bureau is at it: some invoices have no final status yet. Wait.',
  FINISHED: 'Final. Every invoice has its final status: read `results`, failures are among them.',
  STALE:
    'The tax bureau answers about an upload for 12 hours, and they are over. Upload those invoices of `results` that are not `UPLOADED` or `NUMBER_EXISTS` again under a new `uploadId`: what was taken after all is answered with `NUMBER_EXISTS`.',
} as const;

/** How long after an upload its result can be asked for (document 3, section 8). */
const ANSWERED_FOR_MS = 12 * 60 * 60_000;

const text = z.string().nullable().default(null);
const texts = z.array(z.string()).default([]);

const result = z.object({
  invoiceNumber: text,
  status: z
    .enum([...uploadStatus.entries.map(({ name }) => name), UNRECOGNIZED])
    .nullable()
    .default(null),
  statusCode: text,
  message: text,
  resultCode: text,
});

const uploadDetails = z.object({
  acceptanceSerial: text,
  /** When the call was made, in milliseconds since the epoch. */
  uploadedAt: z.number().default(0),
  invoiceNumbers: texts,
});

/** What is kept of an upload: nothing of the persons in it. */
export type UploadDetails = Readonly<z.infer<typeof uploadDetails>>;

/** Reads an upload's snapshot; what is missing is null or empty. */
export function toUploadDetails(snapshot: JsonObject): UploadDetails {
  return uploadDetails.parse(snapshot);
}

const resultDetails = uploadDetails.extend({
  uploadId: text,
  results: z.array(result).default([]),
});

/** What is kept of an upload's result. */
export type ResultDetails = Readonly<z.infer<typeof resultDetails>>;

/** Reads a result's snapshot; what is missing is null or empty. */
export function toResultDetails(snapshot: JsonObject): ResultDetails {
  return resultDetails.parse(snapshot);
}

/** The tax bureau's answer about an upload. */
export type ResultAnswer = Decoded<(typeof queryUpload)['response']>['results'];

const FINAL: ReadonlySet<string | null> = new Set(['UPLOADED', 'FAILED', 'NUMBER_EXISTS']);

/** What is known once the tax bureau has answered. A number that it does not name keeps what it had. */
export function updatedResults(before: ResultDetails, answer: ResultAnswer): ResultDetails {
  const { invoiceNumbers } = before;
  const [only] = invoiceNumbers;
  const said = answer.flatMap((item) => {
    // An answer about the only invoice need not repeat its number.
    const number = item.invoiceNumber ?? (invoiceNumbers.length === 1 ? only : undefined);
    return number === undefined ? [] : [masked({ ...item, invoiceNumber: number })];
  });
  const byNumber = new Map(before.results.map((known) => [known.invoiceNumber, known]));
  for (const item of said) {
    const isOver = FINAL.has(byNumber.get(item.invoiceNumber)?.status ?? null);
    if (!isOver || item.status !== null) byNumber.set(item.invoiceNumber, item);
  }
  return resultDetails.parse({ ...before, results: [...byNumber.values()] });
}

function masked(item: Decoded<typeof invoiceResult>): Decoded<typeof invoiceResult> {
  return { ...item, message: item.message === null ? null : maskText(item.message) };
}

/** `FINISHED` once every invoice, as far as they are known, has its final status. */
export function resultStateOf({ invoiceNumbers, results }: ResultDetails): string {
  const over = results.filter(({ status }) => FINAL.has(status));
  const numbers = new Set(over.map(({ invoiceNumber }) => invoiceNumber));
  const isOver =
    over.length > 0 &&
    over.length === results.length &&
    invoiceNumbers.every((number) => numbers.has(number));
  return (isOver ? 'FINISHED' : 'PROCESSING') satisfies keyof typeof resultStates;
}

/** What an answer means for an upload's result. */
export function toResultFinding({ snapshot }: Subject, answer: ResultAnswer): Finding {
  const details = updatedResults(toResultDetails(snapshot), answer);
  const state = resultStateOf(details);
  return { state, final: state === 'FINISHED', snapshot: details };
}

/** Results of uploads, by the acceptance serial. No push tells of them. */
export const uploadResult: Tracked<Asking> = {
  kind: 'scrap-upload-result',
  progress: ['PROCESSING', 'FINISHED'] satisfies (keyof typeof resultStates)[],
  cadence: {
    firstMs: 5_000,
    growth: 1.3,
    longestMs: 10 * 60_000,
    followedMs: 5_000,
    // From the upload on, whatever changed since.
    staleAfterMs: ({ snapshot, changedAt }) =>
      toResultDetails(snapshot).uploadedAt + ANSWERED_FOR_MS - changedAt,
  },
  async ask(subject, { platform }) {
    const { results } = await platform.call(queryUpload, { acceptanceSerial: subject.key });
    return toResultFinding(subject, results);
  },
};

/** An upload that was taken is over as such: its result is followed in its place. */
export function toTaken({ snapshot }: Pick<Subject, 'snapshot'>): Finding {
  return { state: 'ACCEPTED', final: true, snapshot };
}

/**
 * Uploads, by the caller's own number. There is no question about one whose serial is not known; what a
 * crash left behind as being on its way becomes what it is, unknown.
 */
export const scrapUpload: Tracked<Asking> = {
  kind: 'scrap-upload',
  progress: ['SUBMITTED', 'NOT_SENT', 'UNKNOWN', 'REJECTED', 'ACCEPTED'] satisfies (
    | EntrustedState
    | keyof typeof uploadStates
  )[],
  cadence: {
    firstMs: 1_000,
    growth: 2,
    longestMs: 24 * 60 * 60_000,
    followedMs: 24 * 60 * 60_000,
    staleAfterMs: 7 * 24 * 60 * 60_000,
  },
  ask: (subject) => Promise.resolve(toFinding(subject)),
  entails: (subject, { state, snapshot }) =>
    state === 'ACCEPTED' ? resultToFollow(subject.key, toUploadDetails(snapshot)) : [],
};

function toFinding(subject: Subject): Finding | null {
  if (subject.state === 'ACCEPTED') return toTaken(subject);
  if (subject.state !== 'SUBMITTED') return null;
  return { state: 'UNKNOWN', final: false, snapshot: subject.snapshot };
}

function resultToFollow(uploadId: string, details: UploadDetails): readonly FollowUp[] {
  const { acceptanceSerial } = details;
  if (acceptanceSerial === null) return [];
  const snapshot = toResultDetails({ ...details, uploadId });
  return [{ kind: uploadResult.kind, key: acceptanceSerial, state: 'PROCESSING', snapshot }];
}
