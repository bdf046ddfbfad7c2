import { Big } from 'big.js';
import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json.ts';
import type { PollContext } from '../../../platform/client.ts';
import { UNRECOGNIZED } from '../../../platform/record/index.ts';
import { defineKind, final, type Observation } from '../../../subjects/kind.ts';
import { beforeAcceptance, notKnownToPlatform } from '../../../subjects/submission.ts';
import { pollList, redToFollow, type RedItem, remembered, settledByList } from './tracking.ts';

const text = z.string().nullable().default(null);

/** Nothing of the seller is kept. */
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

type ApplicationDetails = Readonly<z.infer<typeof details>>;

/** How far the tax bureau's clock may be behind ours: what the gateway allows (document 1, section 8). */
const CLOCKS_DIFFER_BY_MS = 300_000;

/**
 * True of the item of the list that an application whose answer was lost has led to: entered by the
 * buyer since then, for the same original and the same amounts, and of none of the earlier applications.
 * Null for one of which nothing is otherwise, and not everything can be read.
 */
function isOf(known: ApplicationDetails, item: RedItem): boolean | null {
  const { enteredAt, enteredBy, originalInvoiceNumber } = item;
  const signs = new Set([
    !known.earlierUuids.includes(item.uuid),
    enteredBy === UNRECOGNIZED ? null : enteredBy === 'BUYER',
    enteredAt === null ? null : Date.parse(enteredAt) >= known.appliedAt - CLOCKS_DIFFER_BY_MS,
    originalInvoiceNumber === null ? null : originalInvoiceNumber === known.originalInvoiceNumber,
    item.originalInvoiceCode === known.originalInvoiceCode,
    isSame(item.redAmountWithoutTax, known.redAmountWithoutTax),
    isSame(item.redTaxAmount, known.redTaxAmount),
  ]);
  if (signs.has(false)) return false;
  return signs.has(null) ? null : true;
}

function isSame(listed: string | null, applied: string | null): boolean | null {
  if (listed === null) return null;
  return applied !== null && new Big(listed).eq(applied);
}

/** The end of an application: its confirmation is known. */
export function toEntered(
  snapshot: JsonObject,
  found: Partial<ApplicationDetails> = {},
): Observation<'ENTERED'> {
  return { state: 'ENTERED', snapshot: details.parse({ ...snapshot, ...found }) };
}

/** Applications, by the original invoice and the attempt. A lost answer is settled by the list. */
export const redApplication = defineKind({
  kind: 'red-confirmation-application',
  states: {
    ...beforeAcceptance,
    UNKNOWN:
      'The answer was lost, and the list of confirmations is searched for one of this invoice. Wait; never apply under another number meanwhile: there would be two.',
    ACCEPTED:
      'The tax bureau took it. Its red confirmation is being looked for, as the answer did not name it. Wait.',
    REJECTED: final(
      'The tax bureau refused it: read `rejection`. Apply anew under a new `applicationId`.',
    ),
    ENTERED: final('There is a red confirmation: follow `redConfirmationUpdates` by its `uuid`.'),
  },
  details,
  cadence: settledByList,
  async poll(subject, polling: PollContext) {
    const { state, snapshot } = subject;
    const known = details.parse(snapshot);
    // Accepted before the end was written at once.
    if (known.uuid !== null) return toEntered(snapshot);
    const items = await pollList(polling, { ...known, confirmationNumber: null });
    const item = items?.find((listed) => isOf(known, listed) === true);
    if (item !== undefined) {
      const { uuid, confirmationNumber, platformStatus } = item;
      return toEntered(snapshot, { uuid, confirmationNumber, platformStatus });
    }
    const mayBeListed = items?.some((listed) => isOf(known, listed) === null) ?? false;
    return state === 'ACCEPTED' || mayBeListed ? null : notKnownToPlatform(subject, polling.now);
  },
  followUps(_subject, { state, snapshot }) {
    const { uuid, platformStatus, ...known } = details.parse(snapshot);
    if (state !== 'ENTERED' || uuid === null) return [];
    const { confirmationNumber, originalInvoiceCode, originalInvoiceNumber } = known;
    const { buyerTaxNumber, buyerName } = known;
    const face = { confirmationNumber, originalInvoiceCode, originalInvoiceNumber };
    return [
      redToFollow(uuid, platformStatus, remembered({}, { ...face, buyerTaxNumber, buyerName })),
    ];
  },
});
