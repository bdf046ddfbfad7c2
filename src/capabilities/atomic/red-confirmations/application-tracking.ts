import { Big } from 'big.js';
import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json/json.ts';
import { atomicTexts } from '../texts.ts';
import type { PollContext } from '../../../platform/client/client.ts';
import { keptText, UNRECOGNIZED } from '../../../platform/record/index.ts';
import { defineKind, failed, type Observation, succeeded } from '../../../subjects/kind/kind.ts';
import { beforeAcceptance, notKnownToPlatform } from '../../../subjects/submit/submission.ts';
import type { Subject } from '../../../subjects/subject.ts';
import {
  pollList,
  redConfirmationKind,
  type RedItem,
  redToFollow,
  remembered,
  settledByList,
  stateOfItem,
} from './tracking.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';

/** Nothing of the seller is stored. */
const details = z.object({
  applicationId: keptText,
  buyerTaxNumber: personal(keptText),
  buyerName: personal(keptText),
  originalInvoiceCode: keptText,
  originalInvoiceNumber: keptText,
  redAmountWithoutTax: keptText,
  redTaxAmount: keptText,
  /** When the call was made, in milliseconds since the epoch. */
  appliedAt: z.number().default(0),
  /** Confirmations of earlier applications for the same original. */
  earlierUuids: z.array(z.string()).default([]),
  confirmationUuid: keptText,
  confirmationNumber: keptText,
  platformStatus: keptText,
});

type ApplicationDetails = Readonly<z.infer<typeof details>>;

/** Lag of the tax bureau's clock behind ours that the gateway allows (document 1, section 8). */
const CLOCKS_DIFFER_BY_MS = 300_000;

/**
 * True of the item of the list that an application whose response was lost has led to: entered by the
 * buyer since then, for the same original and the same amounts, and of none of the earlier applications.
 * Null for one of which nothing is otherwise, and not everything can be read.
 */
function isOf(known: ApplicationDetails, item: RedItem): boolean | null {
  const { enteredAt } = item;
  return verdict([
    ...likeness(known, item),
    enteredAt === null ? null : Date.parse(enteredAt) >= known.appliedAt - CLOCKS_DIFFER_BY_MS,
  ]);
}

/** The signs that an item is for the same original and the same amounts, entered by the buyer. */
function likeness(known: ApplicationDetails, item: RedItem): readonly (boolean | null)[] {
  const { enteredBy, originalInvoiceNumber, originalInvoiceCode } = item;
  const isCodeLeftOut = originalInvoiceCode === null && known.originalInvoiceCode !== null;
  return [
    !known.earlierUuids.includes(item.confirmationUuid),
    enteredBy === null || enteredBy === UNRECOGNIZED ? null : enteredBy === 'BUYER',
    originalInvoiceNumber === null ? null : originalInvoiceNumber === known.originalInvoiceNumber,
    isCodeLeftOut ? null : originalInvoiceCode === known.originalInvoiceCode,
    isSame(item.redAmountWithoutTax, known.redAmountWithoutTax),
    isSame(item.redTaxAmount, known.redTaxAmount),
  ];
}

function verdict(signs: readonly (boolean | null)[]): boolean | null {
  if (signs.includes(false)) return false;
  return signs.includes(null) ? null : true;
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

/**
 * The confirmation that stands in the way of a refused application: one like it, whenever it was entered, that
 * is not over. One that is used up may be that of an earlier return of goods of the same amount.
 */
export async function findStanding(
  { snapshot }: Subject,
  { platform }: Pick<PollContext, 'platform'>,
): Promise<Observation<'ENTERED'> | null> {
  const known = details.parse(snapshot);
  const list = await pollList({ platform }, { ...known, confirmationNumber: null });
  const standing = list?.items.find(
    (item) =>
      !redConfirmationKind.finalStates.has(stateOfItem(item, '')) &&
      verdict(likeness(known, item)) === true,
  );
  return standing === undefined ? null : enteredAs(snapshot, standing);
}

function enteredAs(snapshot: JsonObject, item: RedItem): Observation<'ENTERED'> {
  const { confirmationUuid, confirmationNumber, platformStatus } = item;
  return toEntered(snapshot, { confirmationUuid, confirmationNumber, platformStatus });
}

/** Applications, by the original invoice and the attempt. A lost response is settled by the list. */
export const redApplication = defineKind({
  kind: 'red-confirmation-application',
  states: {
    ...beforeAcceptance,
    OUTCOME_UNKNOWN: atomicTexts.applicationLost,
    ACCEPTED:
      'The tax bureau accepted it. Its red confirmation is being looked for, as the answer did not name it. Wait.',
    REJECTED: failed(
      'The tax bureau refused it: read `rejection`. Apply anew under a new `applicationId`.',
    ),
    ENTERED: succeeded(
      'There is a red confirmation: follow `redConfirmationUpdates` by its `confirmationUuid`.',
    ),
  },
  details,
  facts: {
    numbers: ['applicationId', 'originalInvoiceNumber', 'confirmationUuid', 'confirmationNumber'],
    names: ['buyerName'],
  },
  cadence: settledByList,
  async poll(subject, polling: Pick<PollContext, 'platform' | 'now'>) {
    const { state, snapshot } = subject;
    const known = details.parse(snapshot);
    const list = await pollList(polling, { ...known, confirmationNumber: null });
    const item = list?.items.find((listed) => isOf(known, listed) === true);
    if (item !== undefined) return enteredAs(snapshot, item);
    const mayBeListed =
      list?.isWhole === false || list?.items.some((listed) => isOf(known, listed) === null);
    return state === 'ACCEPTED' || mayBeListed ? null : notKnownToPlatform(subject, polling.now);
  },
  followUps(_subject, { state, snapshot }) {
    const { confirmationUuid, platformStatus, ...known } = details.parse(snapshot);
    if (state !== 'ENTERED' || confirmationUuid === null) return [];
    const { confirmationNumber, originalInvoiceCode, originalInvoiceNumber } = known;
    const { buyerTaxNumber, buyerName } = known;
    const face = { confirmationNumber, originalInvoiceCode, originalInvoiceNumber };
    return [
      redToFollow(
        confirmationUuid,
        platformStatus,
        remembered({}, { ...face, buyerTaxNumber, buyerName }),
      ),
    ];
  },
});
