import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json/json.ts';
import type { PollContext } from '../../../platform/client/client.ts';
import {
  type Decoded,
  maskDecoded,
  numbersAmong,
  presentIn,
  UNRECOGNIZED,
} from '../../../platform/record/index.ts';
import {
  actionRequired,
  type Cadence,
  defineKind,
  type FollowUp,
  type Observation,
  STALE,
  succeeded,
} from '../../../subjects/kind/kind.ts';
import { furthest } from '../../../subjects/kind/observation.ts';
import type { Subject } from '../../../subjects/subject.ts';
import {
  type detail,
  type listedConfirmation,
  redConfirmation,
} from '../wire/red-confirmations/confirmation.ts';
import { listReds } from '../wire/red-confirmations/index.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';

/** A final state without a red invoice; `why` follows "Final: void". */
const voided = (why: string) =>
  ({ progress: 'FAILED', final: true, doc: `Final: void, ${why}` }) as const;

const states = {
  ENTERED: 'It exists; its status is being queried. Wait.',
  WAITING_FOR_BUYER: actionRequired(
    'The seller entered it, and the buyer must confirm. After 72 hours it is void.',
  ),
  WAITING_FOR_SELLER: actionRequired(
    'The buyer entered it, and the seller must confirm. After 72 hours it is void. It can be revoked.',
  ),
  NOT_NEEDED: actionRequired(
    'No confirmation is needed: the red invoice can be issued. It can be revoked.',
  ),
  CONFIRMED: actionRequired(
    'Both have confirmed: the red invoice can be issued, by `uploadScrapInvoices` with its number and `confirmationUuid`. Until then it can be revoked and become void.',
  ),
  VOID_BUYER_DENIED: voided('because the buyer denied it. Clear it up, then apply anew.'),
  VOID_SELLER_DENIED: voided('because the seller denied it. Clear it up, then apply anew.'),
  VOID_UNCONFIRMED: voided(
    'because it was not confirmed within 72 hours. Apply again and have it confirmed in time.',
  ),
  VOID_REVOKED: voided('because the party that entered it revoked it.'),
  VOID_REVOKED_AFTER_CONFIRMATION: voided('because it was revoked after both had confirmed.'),
  VOID_ABNORMAL_VOUCHER: voided(
    'because the original invoice is an abnormal voucher. Contact the tax bureau.',
  ),
  VOID_TAXPAYER_BLOCKED: voided(
    'because a taxpayer’s abnormal status blocks it. Contact the tax bureau.',
  ),
  VOID_PERSON_REFUSED: voided(
    'because the natural person refused it. Settle it with them, then apply again.',
  ),
  VOID_REFUND_APPLIED_FOR: voided('because a refund was applied for already.'),
  RED_INVOICE_ISSUED: succeeded('The red invoice exists, see `redInvoiceNumber`.'),
};

type State = keyof typeof states;

/** Members that a stored confirmation omits: the seller is a person, and the key is stored separately. */
const UNKEPT = ['confirmationUuid', 'sellerName', 'sellerTaxNumber', 'raw'] as const;

type RedDetails = Omit<Decoded<typeof redConfirmation>, (typeof UNKEPT)[number]>;

const isKept = (name: string): boolean => !UNKEPT.some((unkept) => unkept === name);

const nothing = Object.fromEntries(
  Object.entries(redConfirmation.fields)
    .filter(([name]) => isKept(name))
    .flatMap(([name, { shape }]) =>
      shape.kind === 'code'
        ? [
            [name, null],
            [`${name}Code`, null],
          ]
        : [[name, null]],
    ),
);

/** Members that name a person or an enterprise. Other members have kinds of their own. */
const named = Object.entries(redConfirmation.fields)
  .filter(([name, { pii }]) => isKept(name) && (pii !== null || name === 'buyerName'))
  .map(([name]) => [name, personal(z.unknown().optional())] as const);

const details = z.looseObject(Object.fromEntries(named)).transform(
  // Only `remembered` writes these members, as the record decodes them.
  (snapshot) => ({ ...nothing, ...snapshot }) as unknown as RedDetails,
);

/** Merges the storable part of a response into a confirmation. A member missing from it keeps its value. */
export function remembered(before: JsonObject, said: object): JsonObject {
  const masked = maskDecoded(redConfirmation, said as RedItem, numbersAmong(before)); // a subset of its members
  const given = Object.entries(presentIn(masked)).filter(([name]) => isKept(name));
  return { ...before, ...(Object.fromEntries(given) as JsonObject) }; // records decode to texts, numbers and booleans
}

/** An item of the tax bureau's list that has a key. */
export type RedItem = Decoded<typeof redConfirmation>;

/** True for an item with a key: without one it can be neither queried nor stored. */
export function isKeyed(item: Decoded<typeof listedConfirmation>): item is RedItem {
  return item.confirmationUuid !== null;
}

/** Query of the list as the buyer, for one confirmation or for all of one original. */
type RedQuestion = Pick<
  RedDetails,
  'buyerTaxNumber' | 'buyerName' | 'confirmationNumber' | 'originalInvoiceNumber'
>;

/** Page size: far more than the confirmations of one invoice. */
const PAGE = 100;
const MOST_PAGES = 10;

/** Items read from the tax bureau’s list. */
interface RedList {
  readonly items: readonly RedItem[];
  /** False if the list may have further items, so that the absence of an item proves nothing. */
  readonly isWhole: boolean;
}

/** Reads the tax bureau’s list in pages of any size; null if it cannot be queried because the buyer is unknown. */
export async function pollList(
  { platform }: Pick<PollContext, 'platform'>,
  question: RedQuestion,
): Promise<RedList | null> {
  const { buyerTaxNumber, buyerName, confirmationNumber, originalInvoiceNumber } = question;
  if (buyerTaxNumber === null || buyerName === null) return null;
  const items = new Map<string, RedItem>();
  let hasKeyless = false;
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { total, confirmations } = await platform.call(listReds, {
      as: { buyer: { buyerTaxNumber, buyerName } },
      ...(confirmationNumber === null ? { originalInvoiceNumber } : { confirmationNumber }),
      pageNumber,
      pageSize: PAGE,
    });
    const before = items.size;
    const keyed = confirmations.filter(isKeyed);
    hasKeyless ||= keyed.length < confirmations.length;
    for (const item of keyed)
      if (!items.has(item.confirmationUuid)) items.set(item.confirmationUuid, item);
    // A page without new items ends the list; otherwise it could repeat forever.
    const isLast = items.size === before;
    const isWhole = !hasKeyless && (total === null ? isLast : items.size >= total);
    if (isWhole || isLast || pageNumber === MOST_PAGES)
      return { items: [...items.values()], isWhole };
  }
}

/** Cadence of list queries about a request whose response was lost. */
export const settledByList: Cadence = {
  firstMs: 2_000,
  growth: 1.5,
  longestMs: 10 * 60_000,
  followedMs: 5_000,
  staleAfterMs: 7 * 24 * 60 * 60_000,
};

/** State of a list item; `otherwise` if its status is not conclusive. */
export function stateOfItem<Otherwise>(item: RedItem, otherwise: Otherwise): State | Otherwise {
  // If the mark is missing, a time of issue proves the same.
  if (item.isRedInvoiceIssued ?? item.redInvoiceIssuedAt !== null) return 'RED_INVOICE_ISSUED';
  const { platformStatus } = item;
  return platformStatus === null || platformStatus === UNRECOGNIZED ? otherwise : platformStatus;
}

/** Responses of the tax bureau about a confirmation. */
export interface Said {
  /** Contains lines and seller, but no status; null if only the list was queried. */
  readonly detail: Decoded<typeof detail> | null;
  /** Contains the status; null if the list lacks the item or its query failed. */
  readonly item: RedItem | null;
}

/** The list item of a confirmation; null if the list does not contain it. */
export function itemOf(list: RedList | null, key: string): RedItem | null {
  return list?.items.find(({ confirmationUuid }) => confirmationUuid === key) ?? null;
}

/**
 * Observation of a confirmation from the responses; null for no responses. The detail alone says nothing about the
 * state, so it does not resume polling.
 */
export function toRedObservation(
  { state, snapshot }: Pick<Subject, 'state' | 'snapshot'>,
  { detail: told, item }: Said,
): Observation<State> | null {
  const known = furthest(redConfirmationKind.stateOrder, state, 'ENTERED');
  if (item !== null) {
    const listed = remembered(snapshot, item);
    // States never move backwards; the tax bureau's own status is shown separately.
    const reached = furthest(redConfirmationKind.stateOrder, state, stateOfItem(item, known));
    return { state: reached, snapshot: told ? remembered(listed, told) : listed };
  }
  if (told === null || state === STALE) return null;
  return { state: known, snapshot: remembered(snapshot, told) };
}

/** Lifetime of an unconfirmed confirmation (document 3, section 8). */
const VOID_AFTER_MS = 72 * 60 * 60_000;

/**
 * Red confirmations; the key is the tax bureau's. The transitions between statuses are not documented, so every forward
 * step is accepted, from waiting to confirmed to void or used. No push reports them; a waiting confirmation is polled
 * at the moment when it becomes void.
 */
export const redConfirmationKind = defineKind({
  kind: 'red-confirmation',
  names: ['Red confirmations', '红字确认单'],
  labels: {
    ENTERED: ['Entered', '已录入'],
    WAITING_FOR_BUYER: ['Waiting for the buyer', '等待购方'],
    WAITING_FOR_SELLER: ['Waiting for the seller', '等待销方'],
    NOT_NEEDED: ['Not needed', '无需处理'],
    CONFIRMED: ['Confirmed', '已确认'],
    VOID_BUYER_DENIED: ['Void: denied by the buyer', '作废：购方否认'],
    VOID_SELLER_DENIED: ['Void: denied by the seller', '作废：销方否认'],
    VOID_UNCONFIRMED: ['Void: not confirmed in time', '作废：超时未确认'],
    VOID_REVOKED: ['Void: revoked', '作废：已撤销'],
    VOID_REVOKED_AFTER_CONFIRMATION: ['Void: revoked after confirmation', '作废：确认后撤销'],
    VOID_ABNORMAL_VOUCHER: ['Void: abnormal voucher', '作废：异常凭证'],
    VOID_TAXPAYER_BLOCKED: ['Void: taxpayer blocked', '作废：纳税人被阻断'],
    VOID_PERSON_REFUSED: ['Void: refused by the person', '作废：个人拒绝'],
    VOID_REFUND_APPLIED_FOR: ['Void: refund applied for', '作废：已申请退税'],
    RED_INVOICE_ISSUED: ['Red invoice issued', '红票已开具'],
  },
  states,
  stale:
    'Nothing changed for 30 days, so polling has stopped. `redConfirmation` queries it, and a change that it finds is shown again.',
  details,
  facts: {
    numbers: ['confirmationNumber', 'originalInvoiceNumber', 'redInvoiceNumber'],
    names: ['buyerName'],
  },
  cadence: {
    firstMs: 30_000,
    growth: 1.25,
    longestMs: 60 * 60_000,
    followedMs: 10_000,
    staleAfterMs: 30 * 24 * 60 * 60_000,
  },
  wakeAt({ state, snapshot }) {
    const { enteredAt } = details.parse(snapshot);
    const isWaiting = state === 'WAITING_FOR_BUYER' || state === 'WAITING_FOR_SELLER';
    return isWaiting && enteredAt !== null ? Date.parse(enteredAt) + VOID_AFTER_MS : null;
  },
  poll: async (subject, polling: PollContext) =>
    toRedObservation(subject, {
      detail: null,
      item: itemOf(await pollList(polling, details.parse(subject.snapshot)), subject.key),
    }),
});

/** Follow-up that polls a confirmation. */
export function redToFollow(
  confirmationUuid: string,
  status: string | null,
  snapshot: JsonObject,
): FollowUp & { readonly state: State } {
  const state = redConfirmationKind.stateOrder.find((name) => name === status) ?? 'ENTERED';
  return { kind: redConfirmationKind.kind, key: confirmationUuid, state, snapshot };
}
