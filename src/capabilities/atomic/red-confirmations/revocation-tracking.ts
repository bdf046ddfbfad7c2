import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Asking } from '../../../platform/client.ts';
import { type EntrustedState, notKnownToPlatform } from '../../../tracker/entrusted.ts';
import type { Finding, Subject, Tracked } from '../../../tracker/tracked.ts';
import { targetOf } from './attempts.ts';
import { askList, isOver, stateOfItem } from './tracking.ts';

/** The states of a revocation that differ from what is common, each with what it means to whoever waits. */
export const revocationStates = {
  REJECTED:
    'Final. The tax bureau refused it, and the confirmation stands as it stood: read `rejection`. Another try needs a new `revocationId`.',
  REVOKED: 'Final. The confirmation is revoked and void.',
  ENDED_OTHERWISE:
    'Final. The answer was lost, and the confirmation ended otherwise: read its own state.',
} as const;

const REVOKED = new Set(['VOID_REVOKED', 'VOID_REVOKED_AFTER_CONFIRMATION']);

const text = z.string().nullable().default(null);

const details = z.object({
  revocationId: text,
  buyerTaxNumber: text,
  buyerName: text,
  confirmationNumber: text,
  confirmedAt: text,
});

/** What is kept of a revocation: nothing of the seller. */
export type RevocationDetails = Readonly<z.infer<typeof details>>;

/** Reads a snapshot; what is missing is null. */
export function toRevocationDetails(snapshot: JsonObject): RevocationDetails {
  return details.parse(snapshot);
}

async function ask(subject: Subject, asking: Asking): Promise<Finding | null> {
  const { snapshot } = subject;
  const known = toRevocationDetails(snapshot);
  const items = await askList(asking, { ...known, originalInvoiceNumber: null });
  const item = items?.find(({ uuid }) => uuid === targetOf(subject.key));
  if (item === undefined) return null;
  const state = stateOfItem(item, '');
  if (REVOKED.has(state)) return { state: 'REVOKED', final: true, snapshot };
  if (isOver(state)) return { state: 'ENDED_OTHERWISE', final: true, snapshot };
  return notKnownToPlatform(subject, asking.now);
}

/** Revocations, by the confirmation and the attempt. A lost answer is settled by the list. */
export const redRevocation: Tracked<Asking> = {
  kind: 'red-confirmation-revocation',
  progress: [
    'SUBMITTED',
    'NOT_SENT',
    'UNKNOWN',
    'NOT_ACCEPTED',
    'REJECTED',
    'ENDED_OTHERWISE',
    'REVOKED',
  ] satisfies (EntrustedState | keyof typeof revocationStates)[],
  cadence: {
    firstMs: 2_000,
    growth: 1.5,
    longestMs: 10 * 60_000,
    followedMs: 5_000,
    staleAfterMs: 7 * 24 * 60 * 60_000,
  },
  ask,
};
