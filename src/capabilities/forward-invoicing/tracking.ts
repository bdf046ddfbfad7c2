import { Big } from 'big.js';
import { plainText, type JsonObject } from '../../kernel/json/json.ts';
import { maskText } from '../../kernel/privacy/masking.ts';
import {
  type ComparedMember,
  type Difference,
  defineKind,
  type DetailsOf,
  type Observation,
  succeeded,
} from '../../subjects/kind/kind.ts';
import { amountsIn, differentAmounts, type KnownAmounts, textUnder } from './figures.ts';
import { digitalInvoiceKind, personalTitle, issuingStatus } from './wire/codes.ts';
import { answerIfKnown, answerOrNull, PlatformUnavailable } from '../../platform/errors.ts';
import { errors } from '../../messages/errors.ts';
import { codeIn, type Decoded, keptCode, keptText } from '../../platform/record/index.ts';
import { storedMessage } from '../../subjects/submit/rejection.ts';
import type { Subject } from '../../subjects/subject.ts';
import { beforeAcceptance, notKnownToPlatform, refusal } from '../../subjects/submit/submission.ts';
import { type issuedInvoice, query } from './wire/invoice.ts';
import { amountsByRate } from '../../subjects/projection/contributions.ts';
import { z } from 'zod';
import { type AddressedFile, defineStoredFiles } from '../../documents/stored-files.ts';
import type { PollContext } from '../../platform/client/client.ts';
import { personal } from '../../subjects/personal/personal-members.ts';

/** Members of an order that its invoice may contradict; null for unknown values. */
interface Face extends KnownAmounts {
  readonly kind: (typeof digitalInvoiceKind.entries)[number]['name'] | null;
  /** Null for an individual as well. */
  readonly buyerName: string | null;
  readonly buyerTaxNumber: string | null;
}

/** Comparison of an order with the platform's invoice under its number. */
interface Compared<Order> {
  /** The order, with the members of the existing invoice. */
  readonly order: Order;
  readonly differences: readonly Difference[];
}

const PERSONAL = personalTitle.codeOf.get('PERSONAL') ?? '';

/**
 * Compares an order that the platform did not confirm with the invoice that the platform has under its number. The
 * documents show only status, number and addresses of the response; other members are read by their names in create, if
 * present. If the order was rejected (`isRefused`), none of its members is assumed to apply: the existing invoice
 * belongs to another order.
 */
function withExisting<Order extends Face>(
  order: Order,
  answer: JsonObject,
  isRefused: boolean,
): Compared<Order> {
  const title = plainText(answer['buyer_title'])?.trim() || null;
  const code = codeIn(answer['invoice_type_code'], digitalInvoiceKind) || null;
  const kind = digitalInvoiceKind.nameOf.get(code ?? '') ?? null;
  const amounts = amountsIn(answer);
  const differences = [
    ...different('kind', order.kind, kind ?? code),
    // The details of an old order, including its buyer, have been removed.
    ...different('buyerName', order.amountWithTax && (order.buyerName ?? PERSONAL), title),
    ...differentAmounts(order, amounts),
  ];
  const told: Face = {
    kind,
    ...amounts,
    buyerName: title === null || title === PERSONAL ? null : maskText(title),
    buyerTaxNumber: textUnder(answer, ['buyer_taxpayer_num']),
  };
  const { buyerTaxNumber } = told;
  // Another buyer has another tax number, so ours is replaced even by null; for a code that the table lacks, the kind
  // becomes null.
  const face = isRefused
    ? told
    : { ...given(told), buyerTaxNumber, ...(code !== null && { kind }) };
  // Only the face of the order is replaced; its other members stay.
  return { order: { ...order, ...(differences.length > 0 || isRefused ? face : {}) }, differences };
}

function different(
  field: ComparedMember,
  here: string | null,
  platform: string | null,
): readonly Difference[] {
  if (here === null || platform === null || isSame(here, platform)) return [];
  return [{ field, here: maskText(here), platform: maskText(platform) }];
}

/** True for texts that differ in the width of their characters only: names have brackets of either. */
function isSame(here: string, platform: string): boolean {
  return here.normalize('NFKC') === platform.normalize('NFKC');
}

function given(told: Face): Partial<Face> {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null));
}

const states = {
  ...beforeAcceptance,
  OUTCOME_UNKNOWN: [
    'The response was lost, and the service polls the platform by the order number. Wait: the state becomes `ISSUING`, or `NOT_ACCEPTED` after half an hour. Never order it again under another number: it would be issued and billed twice.',
    '应答已丢失，正以订单号向平台查询。请等待：状态将变为`ISSUING`，或在半小时后变为`NOT_ACCEPTED`。切勿以其他编号再次下单，否则会重复开票并计费。',
  ],
  ISSUING: 'The platform accepted the order; the invoice does not exist yet. Wait.',
  ...refusal,
  ISSUED: succeeded('The invoice exists: read `invoiceNumber` and fetch the files.'),
} as const;

/** Orders for invoices; the key is the caller's order number. */
export const forwardInvoice = defineKind({
  kind: 'forward-invoice',
  names: ['Invoices', '数电发票'],
  labels: { ISSUING: ['Being issued', '开具中'], ISSUED: ['Issued', '已开具'] },
  states,
  details: z.object({
    kind: z.enum(['GENERAL', 'SPECIAL']).nullable().default(null),
    sellerTaxNumber: personal(keptText),
    sellerName: personal(keptText),
    /** Name of an enterprise or institution. An individual's name is never stored. */
    buyerName: personal(keptText),
    /** Null for an individual and for an institution, which have no tax number. */
    buyerTaxNumber: personal(keptText),
    amountWithTax: keptText,
    amountWithoutTax: keptText,
    taxAmount: keptText,
    amountsByRate,
    platformOrderNumber: keptText,
    platformStatus: keptCode(issuingStatus),
    platformStatusCode: keptText,
    invoiceNumber: keptText,
    pdfUrl: keptText,
    ofdUrl: keptText,
    xmlUrl: keptText,
    isRedOffset: z.boolean().nullable().default(null),
    /** See `hintsOf`. */
    hints: z.array(storedMessage).default([]),
  }),
  facts: {
    numbers: ['platformOrderNumber', 'invoiceNumber'],
    names: ['buyerName'],
    amount: 'amountWithTax',
    invoiced: ({ sellerTaxNumber, buyerName, isRedOffset, ...details }) => ({
      ...details,
      seller: sellerTaxNumber === null ? null : { taxNumber: sellerTaxNumber },
      buyer: buyerName === null ? null : { name: buyerName },
      byRate: details.amountsByRate,
      isRed: false,
      isReversed: isRedOffset === true,
    }),
  },
  changesAfterEnd: ['isRedOffset'],
  cadence: {
    firstMs: 2_000,
    growth: 1.5,
    longestMs: 5 * 60_000,
    followedMs: 10_000,
    staleAfterMs: 7 * 24 * 60 * 60_000,
  },
  ask: askAbout,
  observe: toObservation,
  followUps: ({ key }, { state, snapshot }) =>
    state === 'ISSUED' ? [invoiceDocuments.followUp(key, snapshot)] : [],
});

/** An order as stored between two polls. */
type InvoiceDetails = DetailsOf<typeof forwardInvoice>;

type Answer = Decoded<typeof issuedInvoice>;

/**
 * Merges a response into the details; a reversal is never taken back. Undocumented members are not stored, because they may
 * concern persons. Addresses are not stored before there is an invoice: they change with every poll and would look like news each
 * time.
 */
export function updated(before: InvoiceDetails, answer: Answer): InvoiceDetails {
  const { invoiceNumber } = answer;
  const { platformStatus, platformStatusCode } =
    answer.platformStatusCode === null ? before : answer;
  const isRedOffset = before.isRedOffset || (answer.isRedOffset ?? before.isRedOffset);
  const platformOrderNumber = answer.platformOrderNumber ?? before.platformOrderNumber;
  const accepted = { ...before, platformOrderNumber, platformStatus, platformStatusCode };
  if (stateOf(answer) === 'ISSUING') return accepted;
  const { pdfUrl, ofdUrl, xmlUrl } = answer;
  return { ...accepted, invoiceNumber, pdfUrl, ofdUrl, xmlUrl, isRedOffset };
}

/**
 * 3 is the only documented final status; any other leaves the order ISSUING with the status shown, unless the invoice is
 * reversed: then it was issued. An issued invoice has a number, so the platform is queried again until the number is there.
 */
export function stateOf({
  platformStatus,
  invoiceNumber,
  isRedOffset,
}: Answer): 'ISSUING' | 'ISSUED' {
  const isIssued = platformStatus === 'ISSUED' || isRedOffset === true;
  return isIssued && invoiceNumber !== null ? 'ISSUED' : 'ISSUING';
}

/**
 * Queries an order; null if the platform does not know it, see `answerIfKnown`, and for an order whose details were
 * removed: a query names the seller.
 */
async function askAbout(
  { key, snapshot }: Subject,
  { platform }: PollContext,
): Promise<Answer | null> {
  const known = forwardInvoice.read(snapshot);
  const { sellerTaxNumber } = known;
  if (sellerTaxNumber === null) return null;
  const wasAccepted = isAccepted(known);
  const call = platform.call(query, { sellerTaxNumber, orderId: key });
  const answer = await answerIfKnown(wasAccepted, call);
  if (answer !== null && isOfAnother(known, answer))
    throw new PlatformUnavailable(errors.otherSubject({ member: 'order_sn' }), {
      maybeApplied: true,
    });
  return answer !== null && (isFound(answer) || wasAccepted) ? answer : null;
}

/**
 * True for a response with another number of the platform. The query names the order by the caller's number, which the client
 * compares: the documents do not show that a response repeats it.
 */
function isOfAnother(known: InvoiceDetails, { orderId, platformOrderNumber }: Answer): boolean {
  const numbers = new Set([known.platformOrderNumber, platformOrderNumber]);
  return orderId === null && numbers.size === 2 && !numbers.has(null);
}

/** True for an order to which the platform assigned a status or a number. */
function isAccepted({
  platformStatusCode,
  platformOrderNumber,
  invoiceNumber,
}: Pick<InvoiceDetails, 'platformStatusCode' | 'platformOrderNumber' | 'invoiceNumber'>): boolean {
  return (platformStatusCode ?? platformOrderNumber ?? invoiceNumber) !== null;
}

/** True for a response about an order that the platform has: with its status, a number, a file, its reversal or an amount. */
export function isFound(answer: Answer): boolean {
  const { pdfUrl, ofdUrl, xmlUrl, isRedOffset, raw } = answer;
  const { amountWithTax, amountWithoutTax } = amountsIn(raw ?? {});
  return (
    isAccepted(answer) ||
    (pdfUrl ?? ofdUrl ?? xmlUrl) !== null ||
    isRedOffset === true ||
    [amountWithTax, amountWithoutTax].some((amount) => !new Big(amount ?? 0).eq(0))
  );
}

/**
 * Observation of an order from a response. The first response about an order that may not have been accepted may
 * describe another order with the same number.
 */
function toObservation(
  subject: Subject,
  answer: Answer | null,
  clock: PollContext['clock'],
): Observation<keyof typeof states> | null {
  if (answer === null) return notKnownToPlatform(subject, clock);
  const before = forwardInvoice.read(subject.snapshot);
  const known = { state: stateOf(answer), aliases: aliasesOf(answer) };
  if (isAccepted(before)) return { ...known, snapshot: updated(before, answer) };
  const isRefused = subject.state === ('REJECTED' satisfies keyof typeof states);
  const { order, differences } = withExisting(before, answer.raw ?? {}, isRefused);
  return { ...known, snapshot: updated(order, answer), differences };
}

/** Aliases of an order: the platform's numbers for it. */
export function aliasesOf({
  platformOrderNumber,
}: Pick<Answer, 'platformOrderNumber'>): readonly string[] {
  return platformOrderNumber === null ? [] : [platformOrderNumber];
}

/** Response members with the addresses of an invoice's or red invoice's files. */
export const addresses = z.object({ pdfUrl: keptText, ofdUrl: keptText, xmlUrl: keptText });

/** Addresses are valid for this long (document 1, section 4.3), so fetching is retried as long. */
export const effort = {
  givenUp: { state: 'LOST', afterMs: 24 * 60 * 60_000 },
  longestMs: 15 * 60_000,
} as const;

/** Files of issued invoices; the key is the order number. The first reported addresses are remembered. */
export const invoiceDocuments = defineStoredFiles({
  kind: 'invoice-documents',
  names: ['Files of invoices', '发票文件'],
  of: 'forward-invoice',
  ...effort,
  remembered: addresses.extend({ sellerTaxNumber: personal(keptText), invoiceNumber: keptText }),
  sources: [
    (known) => filesAt(known, known.invoiceNumber),
    // Each query returns new addresses of the files, free of charge.
    async ({ sellerTaxNumber, key: orderId, invoiceNumber }, { platform }: PollContext) => {
      if (sellerTaxNumber === null) return null;
      const fresh = await answerOrNull(platform.call(query, { sellerTaxNumber, orderId }));
      return fresh && filesAt(fresh, invoiceNumber);
    },
  ],
});

/** The three files of an invoice, with their addresses. */
export function filesAt(
  { pdfUrl, ofdUrl, xmlUrl }: Readonly<z.infer<typeof addresses>>,
  number: string | null,
  unnumbered = 'invoice',
): readonly AddressedFile[] {
  const title = number ?? unnumbered;
  return [
    { label: 'pdf', format: 'pdf', title, address: pdfUrl },
    { label: 'ofd', format: 'ofd', title, address: ofdUrl },
    { label: 'xml', format: 'xml', title, address: xmlUrl },
  ];
}
