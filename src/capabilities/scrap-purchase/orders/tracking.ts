import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../../../kernel/json.ts';
import { maskJson } from '../../../kernel/masking.ts';
import { toShanghaiDay } from '../../../kernel/shanghai.ts';
import type { Asking } from '../../../platform/client.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import { type EntrustedState, notKnownToPlatform } from '../../../tracker/entrusted.ts';
import type { Finding, FollowUp, Subject, Tracked } from '../../../tracker/tracked.ts';
import { paymentOfOrder } from '../payments/tracking.ts';
import { pendingCheck } from '../wire/gates.ts';
import type { scrapOrderAnswer } from '../wire/order.ts';
import { candidates } from './candidates.ts';
import { type Holder, holderOf, numberOfOrder } from './holder.ts';

/** The states of an order that begin with the platform's answer, each with what it means to whoever waits. */
export const orderStates = {
  UNKNOWN:
    'The answer was lost. The pending transactions of the enterprise are searched for one of the amount and time of this order; the platform does not say whose they are, so two like ones cannot be told apart, and one that costs no tax is never among them. The same input under the same number again, which names the person, searches theirs and sends nothing. Never order under another number meanwhile.',
  PRE_OPENED: 'The platform answered; what it said is being noted. Wait a moment.',
  ORDERED:
    'Final. The invoice is pre-opened under `invoiceNumber`: have the tax paid (`taxPayment`), then issue (`issueScrapInvoice`).',
} as const;

type State = EntrustedState | keyof typeof orderStates;

/** How it is known which invoice number an order has. */
const foundBy = ['ANSWER', 'PERSON', 'ENTERPRISE'] as const;

const text = z.string().nullable().default(null);

/** What is kept of an order: nothing of the person. Everything is null in the snapshot of an old one, which was emptied. */
const details = z.object({
  enterpriseTaxNumber: text,
  kind: z.enum(['SPECIAL', 'GENERAL']).nullable().default(null),
  ownUse: z.boolean().nullable().default(null),
  amountWithoutTax: text,
  /** Milliseconds since the epoch at which it was sent. */
  sentAt: z.number().nullable().default(null),
  invoiceNumber: text,
  /** The day in Shanghai at which it was pre-opened. */
  preOpenedOn: text,
  taxSlipNumber: text,
  totalTax: text,
  taxItems: z.array(z.custom<JsonObject>(isJsonObject)).nullable().default(null),
  foundBy: z.enum(foundBy).nullable().default(null),
  isMock: z.boolean().nullable().default(null),
});

/** An order as it is remembered between two questions. */
export type OrderDetails = Readonly<z.infer<typeof details>>;

/** Reads a snapshot; what is missing is null. */
export function toOrderDetails(snapshot: JsonObject): OrderDetails {
  return details.parse(snapshot);
}

/** What the platform's answer to the order itself means. */
export function toAcceptance(
  before: OrderDetails,
  answer: Decoded<typeof scrapOrderAnswer>,
  now: number,
): Finding {
  const { invoiceNumber, taxSlipNumber, tax, isMock } = answer;
  const snapshot = details.parse({
    ...before,
    invoiceNumber,
    taxSlipNumber,
    preOpenedOn: toShanghaiDay(now),
    totalTax: tax?.total ?? null,
    taxItems: tax?.items?.map(({ raw }) => maskJson(raw ?? {})) ?? null,
    foundBy: 'ANSWER',
    isMock,
  });
  return { state: 'PRE_OPENED' satisfies State, final: false, snapshot };
}

/** The order as it stands once everything that follows from it is opened. */
export function toOrdered({ snapshot }: Pick<Subject, 'snapshot'>): Finding {
  return { state: 'ORDERED' satisfies State, final: true, snapshot };
}

export type PendingRecord = ReturnType<typeof candidates>[number];

/** An order whose answer was lost, found among the pending transactions. What was paid by which slip is lost with the answer. */
export function toFound(
  { snapshot }: Pick<Subject, 'snapshot'>,
  { invoiceNumber, preOpenedOn, taxAmount }: PendingRecord,
  how: 'PERSON' | 'ENTERPRISE',
  now: number,
): Finding {
  const found = details.parse({
    ...toOrderDetails(snapshot),
    invoiceNumber,
    preOpenedOn: preOpenedOn ?? toShanghaiDay(now),
    totalTax: taxAmount,
    foundBy: how,
  });
  return { state: 'ORDERED' satisfies State, final: true, snapshot: found };
}

/** What a question about an order needs besides what any question needs. */
export interface AskingWithJournal extends Asking {
  /** Another subject of the same tenant. */
  readonly find: (kind: string, key: string) => Promise<Subject | null>;
}

/** Searches the pending transactions of the enterprise, as the journal does not know the person. */
async function settle(subject: Subject, asking: AskingWithJournal): Promise<Finding | null> {
  const order = toOrderDetails(subject.snapshot);
  const { enterpriseTaxNumber, ownUse } = order;
  if (enterpriseTaxNumber === null) return null;
  const { records } = await asking.platform.call(pendingCheck, { enterpriseTaxNumber });
  const like = candidates(records?.transactions ?? [], order);
  const free = await withoutHeld(like, subject.key, asking.find);
  const [only, another] = free;
  if (only !== undefined) {
    return another === undefined ? toFound(subject, only, 'ENTERPRISE', asking.now) : null;
  }
  // What costs no tax is never pending, so silence about it says nothing.
  return ownUse === true ? unknown(subject) : notKnownToPlatform(subject, asking.now);
}

function unknown({ state, snapshot }: Subject): Finding | null {
  return state === 'SUBMITTED'
    ? { state: 'UNKNOWN' satisfies State, final: false, snapshot }
    : null;
}

/** Leaves out what other orders of ours have. */
async function withoutHeld(
  found: readonly PendingRecord[],
  orderId: string,
  find: AskingWithJournal['find'],
): Promise<readonly PendingRecord[]> {
  const holders = await Promise.all(
    found.map(async ({ invoiceNumber }) => holderOf(find, invoiceNumber)),
  );
  const isHeld = (holder: Holder | null): boolean => holder !== null && holder.orderId !== orderId;
  return found.filter((_record, index) => !isHeld(holders[index] ?? null));
}

/** An order that stands has its number noted, and its slip followed. */
function followUps(subject: Subject, { state, snapshot }: Finding): readonly FollowUp[] {
  if (state !== 'ORDERED') return [];
  const order = toOrderDetails(snapshot);
  return [numberOfOrder(subject.key, order), paymentOfOrder(subject.key, order)].flatMap(
    (followUp) => followUp ?? [],
  );
}

/** Orders of scrap purchases, by the caller's order number. */
export const scrapOrder: Tracked<AskingWithJournal> = {
  kind: 'scrap-order',
  progress: [
    'SUBMITTED',
    'NOT_SENT',
    'UNKNOWN',
    'NOT_ACCEPTED',
    'PRE_OPENED',
    'REJECTED',
    'ORDERED',
  ] satisfies State[],
  cadence: {
    firstMs: 10_000,
    growth: 1.5,
    longestMs: 10 * 60_000,
    followedMs: 10_000,
    staleAfterMs: 7 * 24 * 60 * 60_000,
  },
  ask: (subject, asking) =>
    subject.state === 'PRE_OPENED' ? Promise.resolve(toOrdered(subject)) : settle(subject, asking),
  entails: followUps,
};
