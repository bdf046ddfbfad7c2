import { Big } from 'big.js';
import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Asking } from '../../../platform/client.ts';
import { type EntrustedState, notKnownToPlatform } from '../../../tracker/entrusted.ts';
import type { Finding, Subject, Tracked } from '../../../tracker/tracked.ts';
import { askList, redToFollow, type RedItem, remembered } from './tracking.ts';

/** The states of an application that differ from what is common, each with what it means to whoever waits. */
export const applicationStates = {
  REJECTED:
    'Final. The tax bureau refused it: read `rejection`. Apply anew under a new `applicationId`.',
  ACCEPTED:
    'The tax bureau took it. Its red confirmation is being looked for, as the answer did not name it. Wait.',
  ENTERED: 'Final. There is a red confirmation: follow `redConfirmationUpdates` by its `uuid`.',
} as const;

const text = z.string().nullable().default(null);

const details = z.object({
  applicationId: text,
  buyerTaxNumber: text,
  buyerName: text,
  originalInvoiceCode: text,
  originalInvoiceNumber: text,
  redAmountWithoutTax: text,
  redTaxAmount: text,
  /** When the call was made, in milliseconds since the epoch. */
  appliedAt: z.number().default(0),
  /** Confirmations of earlier applications for the same original. */
  earlierUuids: z.array(z.string()).default([]),
  uuid: text,
  confirmationNumber: text,
  platformStatus: text,
});

/** What is kept of an application: nothing of the seller. */
export type ApplicationDetails = Readonly<z.infer<typeof details>>;

/** Reads a snapshot; what is missing is null. */
export function toApplicationDetails(snapshot: JsonObject): ApplicationDetails {
  return details.parse(snapshot);
}

/** How far the tax bureau's clock may be behind ours: what the gateway allows (document 1, section 8). */
const CLOCKS_DIFFER_BY_MS = 300_000;

/**
 * Whether an item of the list is what became of an application whose answer was lost: entered by the
 * buyer since then, for the same original and the same amounts, and of none of the earlier applications.
 */
function isOf(known: ApplicationDetails, item: RedItem): boolean {
  const isNew = !known.earlierUuids.includes(item.uuid);
  const enteredAt = item.enteredAt === null ? 0 : Date.parse(item.enteredAt);
  return (
    isNew &&
    item.enteredBy === 'BUYER' &&
    enteredAt >= known.appliedAt - CLOCKS_DIFFER_BY_MS &&
    item.originalInvoiceNumber === known.originalInvoiceNumber &&
    item.originalInvoiceCode === known.originalInvoiceCode &&
    isSame(item.redAmountWithoutTax, known.redAmountWithoutTax) &&
    isSame(item.redTaxAmount, known.redTaxAmount)
  );
}

function isSame(listed: string | null, applied: string | null): boolean {
  return listed !== null && applied !== null && new Big(listed).eq(applied);
}

/** What an application is once its confirmation is known. */
export function toEntered(snapshot: JsonObject, found: Partial<ApplicationDetails> = {}): Finding {
  return {
    state: 'ENTERED' satisfies keyof typeof applicationStates,
    final: true,
    snapshot: toApplicationDetails({ ...snapshot, ...found }),
  };
}

async function ask(subject: Subject, asking: Asking): Promise<Finding | null> {
  const known = toApplicationDetails(subject.snapshot);
  if (known.uuid !== null) return toEntered(subject.snapshot);
  const items = await askList(asking, { ...known, confirmationNumber: null });
  const item = items?.find((listed) => isOf(known, listed));
  if (item !== undefined) {
    const { uuid, confirmationNumber, platformStatus } = item;
    return toEntered(subject.snapshot, { uuid, confirmationNumber, platformStatus });
  }
  return subject.state === 'ACCEPTED' ? null : notKnownToPlatform(subject, asking.now);
}

/** Applications, by the original invoice and the attempt. A lost answer is settled by the list. */
export const redApplication: Tracked<Asking> = {
  kind: 'red-confirmation-application',
  progress: [
    'SUBMITTED',
    'NOT_SENT',
    'UNKNOWN',
    'NOT_ACCEPTED',
    'ACCEPTED',
    'REJECTED',
    'ENTERED',
  ] satisfies (EntrustedState | keyof typeof applicationStates)[],
  cadence: {
    firstMs: 2_000,
    growth: 1.5,
    longestMs: 10 * 60_000,
    followedMs: 5_000,
    staleAfterMs: 7 * 24 * 60 * 60_000,
  },
  ask,
  entails(_subject, { state, snapshot }) {
    const { uuid, platformStatus, ...known } = toApplicationDetails(snapshot);
    if (state !== 'ENTERED' || uuid === null) return [];
    const { confirmationNumber, originalInvoiceCode, originalInvoiceNumber } = known;
    const { buyerTaxNumber, buyerName } = known;
    const face = { confirmationNumber, originalInvoiceCode, originalInvoiceNumber };
    return [
      redToFollow(uuid, platformStatus, remembered({}, { ...face, buyerTaxNumber, buyerName })),
    ];
  },
};
