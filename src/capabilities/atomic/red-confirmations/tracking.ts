import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json/json.ts';
import type { PollContext } from '../../../platform/client/client.ts';
import {
  type Decoded,
  maskDecoded,
  numbersAmong,
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

/** An end without a red invoice; `why` follows "Final: void". */
const voided = (why: string) =>
  ({ progress: 'FAILED', final: true, doc: `Final: void, ${why}` }) as const;

const states = {
  ENTERED: 'It exists; its status is being asked about. Wait.',
  WAITING_FOR_BUYER: actionRequired(
    'The seller entered it, and the buyer has to confirm. After 72 hours it is void.',
  ),
  WAITING_FOR_SELLER: actionRequired(
    'The buyer entered it, and the seller has to confirm. After 72 hours it is void. It can be revoked.',
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
    'because it was not confirmed within 72 hours. Apply anew and have it confirmed in time.',
  ),
  VOID_REVOKED: voided('because who entered it revoked it.'),
  VOID_REVOKED_AFTER_CONFIRMATION: voided('because it was revoked after both had confirmed.'),
  VOID_ABNORMAL_VOUCHER: voided(
    'because the original invoice is an abnormal voucher. Ask the tax bureau.',
  ),
  VOID_TAXPAYER_BLOCKED: voided(
    'because a taxpayer’s abnormal status blocks it. Ask the tax bureau.',
  ),
  VOID_PERSON_REFUSED: voided(
    'because the natural person refused it. Clear it up, then apply anew.',
  ),
  VOID_REFUND_APPLIED_FOR: voided('because a refund was applied for already.'),
  RED_INVOICE_ISSUED: succeeded('The red invoice exists, see `redInvoiceNumber`.'),
};

type State = keyof typeof states;

/** A stored confirmation has no data of the seller, who is a person; the key stands beside it. */
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

/** Members that name a person or an enterprise; the tax bureau's words for all else are members of their own kind. */
const named = Object.entries(redConfirmation.fields)
  .filter(([name, { pii }]) => isKept(name) && (pii !== null || name === 'buyerName'))
  .map(([name]) => [name, personal(z.unknown().optional())] as const);

const details = z.looseObject(Object.fromEntries(named)).transform(
  // Written by `remembered` only, member by member what the record decodes to.
  (snapshot) => ({ ...nothing, ...snapshot }) as unknown as RedDetails,
);

/** The part that may be kept of the tax bureau’s word on a confirmation. A member that it leaves out stays as it was. */
export function remembered(before: JsonObject, said: object): JsonObject {
  const masked = maskDecoded(redConfirmation, said as RedItem, numbersAmong(before)); // some members of it
  const given = Object.entries(masked).filter(([name, value]) => isKept(name) && value !== null);
  return { ...before, ...(Object.fromEntries(given) as JsonObject) }; // texts, numbers and truth values, as records decode to
}

/** An item of the tax bureau's list that has its key. */
export type RedItem = Decoded<typeof redConfirmation>;

/** True for an item that has its key: nothing can be asked or stored about another. */
export function isKeyed(item: Decoded<typeof listedConfirmation>): item is RedItem {
  return item.confirmationUuid !== null;
}

/** The question to the list: as the buyer, for one confirmation or for those of one original. */
export type RedQuestion = Pick<
  RedDetails,
  'buyerTaxNumber' | 'buyerName' | 'confirmationNumber' | 'originalInvoiceNumber'
>;

/** Many more than one invoice can have. */
const PAGE = 100;
const MOST_PAGES = 10;

/** Entries of the tax bureau’s list. */
export interface RedList {
  readonly items: readonly RedItem[];
  /** False where there may be more than was read, so that nothing follows from an entry’s absence. */
  readonly isWhole: boolean;
}

/** The tax bureau’s list, whatever size it gives its pages; null where it cannot be asked, as nobody knows the buyer. */
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
    // A page without news would come again and again. Where nothing is counted it is the end.
    const isLast = items.size === before;
    const isWhole = !hasKeyless && (total === null ? isLast : items.size >= total);
    if (isWhole || isLast || pageNumber === MOST_PAGES)
      return { items: [...items.values()], isWhole };
  }
}

/** Number of queries of the list about a request whose response was lost. */
export const settledByList: Cadence = {
  firstMs: 2_000,
  growth: 1.5,
  longestMs: 10 * 60_000,
  followedMs: 5_000,
  staleAfterMs: 7 * 24 * 60 * 60_000,
};

/** The state of an item of the list; `otherwise` where its status says nothing. */
export function stateOfItem<Otherwise>(item: RedItem, otherwise: Otherwise): State | Otherwise {
  if (item.isRedInvoiceIssued === true) return 'RED_INVOICE_ISSUED';
  const { platformStatus } = item;
  return platformStatus === null || platformStatus === UNRECOGNIZED ? otherwise : platformStatus;
}

/** The tax bureau's response about a confirmation. */
export interface Said {
  /** Has lines and seller, and no status; null where only the list was asked. */
  readonly detail: Decoded<typeof detail> | null;
  /** Has the status; null where the list does not have it, or gives no answer. */
  readonly item: RedItem | null;
}

/** The item of a confirmation in the list; null when that does not have it. */
export function itemOf(list: RedList | null, key: string): RedItem | null {
  return list?.items.find(({ confirmationUuid }) => confirmationUuid === key) ?? null;
}

/**
 * The meaning of what was said of a confirmation; null for nothing. The detail alone says nothing of the state,
 * and wakes nothing that is polled no more.
 */
export function toRedObservation(
  { state, snapshot }: Pick<Subject, 'state' | 'snapshot'>,
  { detail: told, item }: Said,
): Observation<State> | null {
  const known = furthest(redConfirmationKind.stateOrder, state, 'ENTERED');
  if (item !== null) {
    const listed = remembered(snapshot, item);
    // No step is taken back; the tax bureau's own status is shown beside.
    const reached = furthest(redConfirmationKind.stateOrder, state, stateOfItem(item, known));
    return { state: reached, snapshot: told ? remembered(listed, told) : listed };
  }
  if (told === null || state === STALE) return null;
  return { state: known, snapshot: remembered(snapshot, told) };
}

/** An unconfirmed confirmation is void after this long (document 3, section 8). */
const VOID_AFTER_MS = 72 * 60 * 60_000;

/**
 * Red confirmations, by the tax bureau's key. How they move from status to status is not documented:
 * any step on is taken, from waiting to confirmed to void or used. No push tells of them; what waits is
 * asked about at the very moment at which it becomes void.
 */
export const redConfirmationKind = defineKind({
  kind: 'red-confirmation',
  states,
  stale:
    'Nothing changed for 30 days, so it is asked about no more. `redConfirmation` asks, and what it finds is shown again.',
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

/** A confirmation to be followed from now on. */
export function redToFollow(
  confirmationUuid: string,
  status: string | null,
  snapshot: JsonObject,
): FollowUp & { readonly state: State } {
  const state = redConfirmationKind.stateOrder.find((name) => name === status) ?? 'ENTERED';
  return { kind: redConfirmationKind.kind, key: confirmationUuid, state, snapshot };
}
