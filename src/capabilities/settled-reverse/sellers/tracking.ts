import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json.ts';
import { maskJson } from '../../../kernel/masking.ts';
import type { Asking } from '../../../platform/client.ts';
import { type Decoded, UNRECOGNIZED } from '../../../platform/record/index.ts';
import type { Finding, Subject, Tracked } from '../../../tracker/tracked.ts';
import { redLines } from '../red-lines.ts';
import { blockingStep, type sellerStatus, status } from '../wire/seller.ts';

/** How far a seller is, each with what it means and what is still missing. */
export const sellerStates = {
  NEW: 'Noted here; no face-scan page was made yet. Call `onboardSeller` again.',
  AWAITING_FACE_SCAN: 'The face-scan page exists; the person has not scanned their face yet.',
  FACE_SCANNED:
    'The person is who they say. That is all: the bank has no payee yet. Call `registerSeller`.',
  REGISTRATION_ACCEPTED:
    'The bank took the registration and audits it, for days; it cannot be hurried. Not onboarded yet.',
  ONBOARDED:
    'Final. The bank’s audit approved the payee. Later troubles don’t take it back: whether they are a payee still, `onboarded` says, and whether an order is possible, `canInvoice`.',
} as const;

/** One of `sellerStates`. */
export type SellerState = keyof typeof sellerStates;

const text = z.string().nullable().default(null);
const truth = z.boolean().nullable().default(null);

/** What is kept of a seller: nothing of the person. Everything is null in the snapshot of an old one, which was emptied. */
const details = z.object({
  vendorId: text,
  taxNumber: text,
  transNo: text,
  registrationAccepted: z.boolean().default(false),
  realNamed: truth,
  onboarded: truth,
  blockedBy: z
    .enum([...blockingStep.entries.map(({ name }) => name), UNRECOGNIZED])
    .nullable()
    .default(null),
  blockedByCode: text,
  blockedReason: text,
  receiverStatus: text,
  auditStatus: text,
  authorizeStatus: text,
  freezeStatus: text,
  quota: redLines,
  canInvoice: truth,
  isMock: truth,
});

/** A seller as remembered between two questions. */
export type SellerDetails = Readonly<z.infer<typeof details>>;

/** Reads a snapshot; what is missing is null. */
export function toDetails(snapshot: JsonObject): SellerDetails {
  return details.parse(snapshot);
}

export type SellerAnswer = Decoded<typeof sellerStatus>;

/** What is known once the platform has answered. The bank's own fields are not kept, and its words only masked. */
export function updated(
  before: SellerDetails,
  { raw: _raw, ...answer }: SellerAnswer,
): SellerDetails {
  const masked = Object.entries(answer).map(([name, value]) => [name, maskJson(value)]);
  return details.parse({ ...before, ...Object.fromEntries(masked) });
}

/** The furthest step that anything known proves. */
export function stateOf(known: SellerDetails): SellerState {
  if (known.onboarded === true) return 'ONBOARDED';
  if (known.registrationAccepted) return 'REGISTRATION_ACCEPTED';
  if (known.realNamed === true) return 'FACE_SCANNED';
  return known.transNo === null ? 'NEW' : 'AWAITING_FACE_SCAN';
}

/** What is asked of the platform about a seller. */
export function questionOf(userId: string, { vendorId, taxNumber, transNo }: SellerDetails) {
  return { userId, vendorId, taxNumber, transNo };
}

const progress: readonly string[] = Object.keys(sellerStates);

/** What an answer means for a seller. No step that was reached is taken back; the fields say what the bank says now. */
export function toFinding(subject: Subject, answer: SellerAnswer): Finding {
  const snapshot = updated(toDetails(subject.snapshot), answer);
  const reached = stateOf(snapshot);
  const isBehind = progress.indexOf(reached) < progress.indexOf(subject.state);
  const state = isBehind ? subject.state : reached;
  return { state, final: state === 'ONBOARDED', snapshot };
}

/**
 * Sellers, by the caller's id of them. No push tells of them, and the bank's audit takes days: they are
 * asked about for two months after the last change.
 */
export const reverseSeller: Tracked<Asking> = {
  kind: 'reverse-seller',
  progress,
  cadence: {
    firstMs: 60_000,
    growth: 1.25,
    longestMs: 4 * 60 * 60_000,
    followedMs: 10_000,
    staleAfterMs: 60 * 24 * 60 * 60_000,
  },
  async ask(subject, { platform }) {
    const known = toDetails(subject.snapshot);
    return toFinding(subject, await platform.call(status, questionOf(subject.key, known)));
  },
};
