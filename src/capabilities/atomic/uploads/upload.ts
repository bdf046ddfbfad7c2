import { z } from 'zod';
import type { PollContext } from '../../../platform/client/client.ts';
import {
  type Decoded,
  keptCode,
  keptText,
  maskDecoded,
  merged,
  numbersAmong,
  type Input,
  type Sent,
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
import { uploadStatus, incomeTaxItemOf } from '../wire/uploads/codes.ts';
import { invoiceResult, queryUpload, numberOf, uploadInvoices } from '../wire/uploads/index.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';
import { createLookUp, lookUpByKey, type Shown } from '../../../context/look-up.ts';
import type { Context } from '../../../context/context.ts';
import { connectionUnitId } from '../numbers-and-quota/submit.ts';
import { numberedLines } from '../wire/goods.ts';

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

/**
 * Merges a response into the details. An invoice keeps its previous result if the response does not name it, or if its
 * status is final and the new one is not. Invoices of other uploads are ignored.
 */
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
    const isOther = invoiceNumbers.length > 0 && !invoiceNumbers.some((own) => own === number);
    if (number === undefined || isOther) return [];
    return [maskDecoded(invoiceResult, { ...item, invoiceNumber: number }, isKnown)];
  });
  const statuses = Map.groupBy(said, ({ invoiceNumber }) => invoiceNumber);
  const byNumber = new Map(before.results.map((known) => [known.invoiceNumber, known]));
  for (const item of said) {
    // Contradicting statuses of one invoice are both ignored.
    if (statuses.get(item.invoiceNumber)?.some(({ statusCode }) => statusCode !== item.statusCode))
      continue;
    const known = byNumber.get(item.invoiceNumber);
    const isSame =
      known !== undefined && (item.statusCode ?? known.statusCode) === known.statusCode;
    if (isSame) byNumber.set(item.invoiceNumber, merged(known, item));
    else if (!FINAL.has(known?.status ?? null) || FINAL.has(item.status))
      byNumber.set(item.invoiceNumber, item);
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
function toResultObservation(
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

/** The result of an upload as shown in the schema. */
export type ResultView = Shown<typeof uploadResult> & { readonly key: string };

/**
 * Current result of an upload, queried once per operation. A final result is not queried, nor one that the tax bureau
 * no longer reports. Throws the platform's errors.
 */
export const lookUpResult = createLookUp(uploadResult, {
  find: ({ subjects }, acceptanceSerial: string) => subjects.get(uploadResult, acceptanceSerial),
  isSettled: ({ final, state }) => final || state === 'STALE',
  toView: (view): ResultView => view,
  async findElsewhere({ platform }, acceptanceSerial): Promise<ResultView> {
    const answer = await platform.call(queryUpload, { acceptanceSerial });
    const seen = toResultObservation({ snapshot: {} }, answer);
    return { ...uploadResult.view({ ...seen, key: acceptanceSerial }), isExternal: true };
  },
});

/** A result is identified by its serial, here and at the tax bureau. */
export const externalLookup = lookUpByKey(lookUpResult);

/** Uploads invoices, once. Throws the errors of `submitOnce`, and `NotPermitted` without a unit id. */
export function upload(
  context: Context,
  { uploadId, ...input }: Input<(typeof uploadInvoices)['request']>,
): Promise<Subject> {
  const complete = completeUpload(input, () => connectionUnitId(context));
  const before = scrapUpload.read({
    invoiceNumbers: input.invoices.map(numberOf),
    // The tax bureau counts the hours from its acceptance, which is slightly later.
    uploadedAt: context.app.clock.now(),
  });
  return context.subjects.submitOnce(scrapUpload, uploadId, {
    input,
    snapshot: before,
    groups: { enterprise: buyerOf(input) },
    send: () => context.platform.call(uploadInvoices, complete),
    accepted: ({ acceptanceSerial }) => ({
      state: 'ACCEPTED',
      snapshot: { ...before, acceptanceSerial },
    }),
  });
}

/** Tax number of the only buyer of all invoices; null if there are several. */
function buyerOf({
  invoices,
}: Pick<Input<(typeof uploadInvoices)['request']>, 'invoices'>): string | null {
  const buyers = new Set(invoices.map(({ blue, red }) => (blue ?? red)?.buyer.taxNumber));
  const [first = null] = buyers;
  return buyers.size === 1 ? first : null;
}

type Upload = (typeof uploadInvoices)['request'];
type Invoice = Input<Upload>['invoices'][number];

/**
 * Derives members of an upload: the lines' numbers and names, the sellers' tax numbers and income tax items, and the
 * unit id. The unit id is required only if an invoice does not name it.
 */
function completeUpload(
  { invoices }: Pick<Input<Upload>, 'invoices'>,
  unitId: () => string,
): Sent<Upload> {
  return { invoices: invoices.map((invoice) => completeInvoice(invoice, unitId)) };
}

function completeInvoice(
  { blue, red }: Invoice,
  unitId: () => string,
): Sent<Upload>['invoices'][number] {
  const face = blue ?? red;
  if (!face) throw new Error('An invoice is blue or red.');
  const directConnectionUnitId = face.directConnectionUnitId ?? unitId();
  const followed = { directConnectionUnitId, incomeTaxItem: incomeTaxItemOf(face.ownUse) };
  if (blue) {
    const lines = numberedLines(blue.lines);
    return { blue: { ...blue, ...followed, seller: known(blue.seller), lines } };
  }
  const lines = numberedLines(red.lines);
  return { red: { ...red, ...followed, seller: known(red.seller), lines } };
}

/** The tax bureau uses a person's ID number as tax number, and requires both. */
function known<Seller extends { readonly idNumber: string }>(seller: Seller) {
  return { ...seller, taxNumber: seller.idNumber };
}
