import type { JsonObject } from '../../../kernel/json.ts';
import { maskJson } from '../../../kernel/masking.ts';
import type { Asking } from '../../../platform/client.ts';
import { type Decoded, UNRECOGNIZED } from '../../../platform/record/index.ts';
import type { Finding, FollowUp, Subject, Tracked } from '../../../tracker/tracked.ts';
import { redConfirmation } from '../wire/red-confirmations/confirmation.ts';
import { listReds } from '../wire/red-confirmations/index.ts';

/** The states of a red confirmation, each with what it means to whoever waits and what to do. */
export const redStates = {
  ENTERED: 'It exists; its status is being asked about. Wait.',
  WAITING_FOR_BUYER:
    'The seller entered it, and the buyer has to confirm. After 72 hours it is void.',
  WAITING_FOR_SELLER:
    'The buyer entered it, and the seller has to confirm. After 72 hours it is void. It can be revoked.',
  NOT_NEEDED: 'No confirmation is needed: the red invoice can be issued. It can be revoked.',
  CONFIRMED:
    'Both have confirmed: the red invoice can be issued, by `uploadScrapInvoices` with its number and `uuid`. Until then it can be revoked and become void.',
  VOID_BUYER_DENIED: 'Final: void, because the buyer denied it. Clear it up, then apply anew.',
  VOID_SELLER_DENIED: 'Final: void, because the seller denied it. Clear it up, then apply anew.',
  VOID_UNCONFIRMED:
    'Final: void, because it was not confirmed within 72 hours. Apply anew and have it confirmed in time.',
  VOID_REVOKED: 'Final: void, because who entered it revoked it.',
  VOID_REVOKED_AFTER_CONFIRMATION: 'Final: void, because it was revoked after both had confirmed.',
  VOID_ABNORMAL_VOUCHER:
    'Final: void, because the original invoice is an abnormal voucher. Ask the tax bureau.',
  VOID_TAXPAYER_BLOCKED:
    'Final: void, because a taxpayer’s abnormal status blocks it. Ask the tax bureau.',
  VOID_PERSON_REFUSED:
    'Final: void, because the natural person refused it. Clear it up, then apply anew.',
  VOID_REFUND_APPLIED_FOR: 'Final: void, because a refund was applied for already.',
  RED_INVOICE_ISSUED: 'Final: the red invoice exists, see `redInvoiceNumber`.',
} as const;

type State = keyof typeof redStates;

const isState = (name: string): name is State => name in redStates;

/** What is kept of a confirmation: nothing of the seller, who is a person. */
export type RedDetails = Omit<
  Decoded<typeof redConfirmation>,
  'uuid' | 'sellerName' | 'sellerTaxNumber' | 'raw'
>;

const nothing = Object.fromEntries(
  Object.entries(redConfirmation.fields).flatMap(([name, { shape }]) =>
    shape.kind === 'code'
      ? [
          [name, null],
          [`${name}Code`, null],
        ]
      : [[name, null]],
  ),
);

/** Reads a snapshot; what is missing is null. */
export function toRedDetails(snapshot: JsonObject): RedDetails {
  // Written by `remembered` only, member by member what the record decodes to.
  return { ...nothing, ...snapshot } as unknown as RedDetails;
}

/** What may be kept of what the tax bureau says of a confirmation. What it leaves out stays as it was. */
export function remembered(before: JsonObject, said: object): JsonObject {
  const {
    uuid: _key,
    raw: _raw,
    sellerName: _name,
    sellerTaxNumber: _number,
    ...rest
  } = {
    uuid: null,
    raw: null,
    sellerName: null,
    sellerTaxNumber: null,
    ...said,
  };
  const given = Object.entries(rest).filter(([, value]) => value !== null);
  return { ...before, ...(maskJson(Object.fromEntries(given) as JsonObject) as JsonObject) }; // texts, numbers and truth values, as records decode to
}

/** An item of the tax bureau's list. */
export type RedItem = Decoded<typeof redConfirmation>;

/** By what the list is asked: as the buyer, for one confirmation or for those of one original. */
export type RedQuestion = Pick<
  RedDetails,
  'buyerTaxNumber' | 'buyerName' | 'confirmationNumber' | 'originalInvoiceNumber'
>;

/** Many more than one invoice can have. */
const PAGE = 100;

/** What the tax bureau lists; null where it cannot be asked, as nobody knows the buyer. */
export async function askList(
  { platform }: Pick<Asking, 'platform'>,
  question: RedQuestion,
): Promise<readonly RedItem[] | null> {
  const { buyerTaxNumber, buyerName, confirmationNumber, originalInvoiceNumber } = question;
  if (buyerTaxNumber === null || buyerName === null) return null;
  const { confirmations } = await platform.call(listReds, {
    as: { buyer: { buyerTaxNumber, buyerName } },
    ...(confirmationNumber === null ? { originalInvoiceNumber } : { confirmationNumber }),
    pageNumber: 1,
    pageSize: PAGE,
  });
  return confirmations;
}

/** Where an item of the list stands; `otherwise` where its status says nothing. */
export function stateOfItem(item: RedItem, otherwise: string): string {
  if (item.isRedInvoiceIssued === true) return 'RED_INVOICE_ISSUED' satisfies State;
  const { platformStatus } = item;
  return platformStatus === null || platformStatus === UNRECOGNIZED ? otherwise : platformStatus;
}

/** True where a state is the confirmation's end. */
export function isOver(state: string): boolean {
  return state === 'RED_INVOICE_ISSUED' || state.startsWith('VOID_');
}

/** What an item of the list means for a confirmation; null when the list does not have it. */
export function toRedFinding(subject: Subject, items: readonly RedItem[] | null): Finding | null {
  const item = items?.find(({ uuid }) => uuid === subject.key);
  if (item === undefined) return null;
  const state = stateOfItem(item, subject.state);
  return { state, final: isOver(state), snapshot: remembered(subject.snapshot, item) };
}

/** An unconfirmed confirmation is void after this long (document 3, section 8). */
const VOID_AFTER_MS = 72 * 60 * 60_000;

/**
 * Red confirmations, by the tax bureau's key. How they move from status to status is not documented:
 * any step on is taken, from waiting to confirmed to void or used. No push tells of them; what waits is
 * asked about at the very moment at which it becomes void.
 */
export const redConfirmationKind: Tracked<Asking> = {
  kind: 'red-confirmation',
  progress: Object.keys(redStates),
  cadence: {
    firstMs: 30_000,
    growth: 1.25,
    longestMs: 60 * 60_000,
    followedMs: 10_000,
    staleAfterMs: 30 * 24 * 60 * 60_000,
  },
  appointment({ state, snapshot }) {
    const { enteredAt } = toRedDetails(snapshot);
    const isWaiting = state === 'WAITING_FOR_BUYER' || state === 'WAITING_FOR_SELLER';
    return isWaiting && enteredAt !== null ? Date.parse(enteredAt) + VOID_AFTER_MS : null;
  },
  ask: async (subject, asking) =>
    toRedFinding(subject, await askList(asking, toRedDetails(subject.snapshot))),
};

/** A confirmation to be followed from now on. */
export function redToFollow(uuid: string, status: string | null, snapshot: JsonObject): FollowUp {
  const state = status !== null && isState(status) ? status : ('ENTERED' satisfies State);
  return { kind: redConfirmationKind.kind, key: uuid, state, snapshot };
}
