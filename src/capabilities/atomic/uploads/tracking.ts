import { z } from 'zod';
import type { PollContext } from '../../../platform/client/client.ts';
import {
  type Decoded,
  keptCode,
  keptText,
  maskDecoded,
  numbersAmong,
} from '../../../platform/record/index.ts';
import {
  defineKind,
  type FollowUp,
  type Observation,
  succeeded,
} from '../../../subjects/kind/kind.ts';
import type { Subject } from '../../../subjects/subject.ts';
import {
  beforeAcceptance,
  refusal,
  withoutStatusQuery,
} from '../../../subjects/submit/submission.ts';
import { uploadStatus } from '../wire/uploads/codes.ts';
import { invoiceResult, queryUpload } from '../wire/uploads/index.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';

/** Time after an upload during which its result can be queried (document 3, section 8). */
const ANSWERED_FOR_MS = 12 * 60 * 60_000;

const texts = z.array(z.string()).default([]);

const result = z.object({
  invoiceNumber: keptText,
  status: keptCode(uploadStatus),
  statusCode: keptText,
  message: personal(keptText),
  resultCode: keptText,
});

/** Details of an upload. No data of persons are stored. */
const uploadDetails = z.object({
  acceptanceSerial: keptText,
  /** Time of the call, in milliseconds since the epoch. */
  uploadedAt: z.number().default(0),
  invoiceNumbers: texts,
});

const resultDetails = uploadDetails.extend({
  uploadId: keptText,
  results: z.array(result).default([]),
});

type ResultDetails = Readonly<z.infer<typeof resultDetails>>;

/** The tax bureau's response about an upload. */
type ResultAnswer = Decoded<(typeof queryUpload)['response']>;

const FINAL: ReadonlySet<string | null> = new Set(['UPLOADED', 'FAILED', 'NUMBER_EXISTS']);

/** Merges a response into the details. An invoice that the response does not name keeps its previous result. */
function updatedResults(before: ResultDetails, answer: ResultAnswer['results']): ResultDetails {
  const { invoiceNumbers } = before;
  const [only] = invoiceNumbers;
  const isKnown = numbersAmong(
    before,
    answer.map(({ invoiceNumber }) => invoiceNumber),
  );
  const said = answer.flatMap((item) => {
    // A response about a single invoice need not repeat its number.
    const number = item.invoiceNumber ?? (invoiceNumbers.length === 1 ? only : undefined);
    if (number === undefined) return [];
    return [maskDecoded(invoiceResult, { ...item, invoiceNumber: number }, isKnown)];
  });
  const statuses = Map.groupBy(said, ({ invoiceNumber }) => invoiceNumber);
  const byNumber = new Map(before.results.map((known) => [known.invoiceNumber, known]));
  for (const item of said) {
    // Contradicting statuses of one invoice are both ignored.
    if (statuses.get(item.invoiceNumber)?.some(({ statusCode }) => statusCode !== item.statusCode))
      continue;
    const isOver = FINAL.has(byNumber.get(item.invoiceNumber)?.status ?? null);
    if (!isOver || item.status !== null) byNumber.set(item.invoiceNumber, item);
  }
  return resultDetails.parse({ ...before, results: [...byNumber.values()] });
}

/** `FINISHED` once every known invoice has its final status. */
function stateOf({ invoiceNumbers, results }: ResultDetails): 'PROCESSING' | 'FINISHED' {
  const over = results.filter(({ status }) => FINAL.has(status));
  const numbers = new Set(over.map(({ invoiceNumber }) => invoiceNumber));
  const isOver =
    over.length > 0 &&
    over.length === results.length &&
    invoiceNumbers.every((number) => numbers.has(number));
  return isOver ? 'FINISHED' : 'PROCESSING';
}

/** Observation of an upload's result from a response. */
export function toResultObservation(
  { snapshot }: Pick<Subject, 'snapshot'>,
  { results }: ResultAnswer,
): Observation<'PROCESSING' | 'FINISHED'> {
  const details = updatedResults(resultDetails.parse(snapshot), results);
  return { state: stateOf(details), snapshot: details };
}

/** Results of uploads; the key is the acceptance serial. No push reports them. */
export const uploadResult = defineKind({
  kind: 'scrap-upload-result',
  names: ['Upload results', '上传结果'],
  labels: { PROCESSING: ['Being processed', '处理中'], FINISHED: ['Finished', '已结束'] },
  states: {
    PROCESSING: 'The tax bureau is examining the invoices: some have no final status yet. Wait.',
    FINISHED: succeeded(
      'Every invoice has its final status: read `results`, failures are among them.',
    ),
  },
  stale:
    'The tax bureau returns the result of an upload for 12 hours, and they are over. Upload those invoices of `results` that are not `UPLOADED` or `NUMBER_EXISTS` again under a new `uploadId`: invoices that it had accepted get `NUMBER_EXISTS`.',
  details: resultDetails,
  facts: { numbers: ['uploadId', 'invoiceNumbers'] },
  cadence: {
    firstMs: 5_000,
    growth: 1.3,
    longestMs: 10 * 60_000,
    followedMs: 5_000,
    // Counted from the upload, regardless of later changes.
    staleAfterMs: ({ snapshot, changedAt }) =>
      resultDetails.parse(snapshot).uploadedAt + ANSWERED_FOR_MS - changedAt,
  },
  ask: ({ key }, { platform }: PollContext) =>
    platform.call(queryUpload, { acceptanceSerial: key }),
  observe: toResultObservation,
});

/** Uploads; the key is the caller's own number. An upload without a known serial cannot be queried. */
export const scrapUpload = defineKind({
  kind: 'scrap-upload',
  names: ['Invoice uploads', '发票上传'],
  states: {
    ...beforeAcceptance,
    OUTCOME_UNKNOWN: [
      'The response was lost together with the acceptance serial, without which the tax bureau cannot be queried. Upload the same invoices again under a new `uploadId`: a number can be used only once, so invoices that had arrived get `NUMBER_EXISTS`, and nothing is done twice.',
      '应答及受理流水号已丢失，没有受理流水号便无法向税务局查询。请以新的`uploadId`再次上传相同的发票：每个发票号码只能使用一次，已到达的会返回`NUMBER_EXISTS`，不会重复办理。',
    ],
    ...refusal,
    ACCEPTED: succeeded(
      'The tax bureau accepted the invoices and examines them. `uploadUpdates` reports the result of each by the acceptance serial.',
    ),
  },
  details: uploadDetails,
  facts: { numbers: ['acceptanceSerial', 'invoiceNumbers'] },
  ...withoutStatusQuery,
  stale:
    'The response was lost a week ago, and no query shows the outcome. Upload the same invoices again under a new `uploadId`, as after `OUTCOME_UNKNOWN`.',
  followUps: ({ key }, { state, snapshot }) =>
    state === 'ACCEPTED' ? resultToFollow(key, uploadDetails.parse(snapshot)) : [],
});

function resultToFollow(
  uploadId: string,
  details: z.infer<typeof uploadDetails>,
): readonly FollowUp[] {
  const { acceptanceSerial } = details;
  if (acceptanceSerial === null) return [];
  const snapshot = resultDetails.parse({ ...details, uploadId });
  return [{ kind: uploadResult.kind, key: acceptanceSerial, state: 'PROCESSING', snapshot }];
}
