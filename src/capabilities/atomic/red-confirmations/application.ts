import { toCents } from '../../../kernel/text/amounts.ts';
import { Big } from 'big.js';
import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json/json.ts';
import type { PollContext } from '../../../platform/client/client.ts';
import { keptText, UNRECOGNIZED, type Input } from '../../../platform/record/index.ts';
import {
  defineKind,
  failed,
  type Observation,
  succeeded,
  STALE,
} from '../../../subjects/kind/kind.ts';
import {
  beforeAcceptance,
  notKnownToPlatform,
  hasFailed,
} from '../../../subjects/submit/submission.ts';
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
import type { Context } from '../../../context/context.ts';
import { pollContextOf } from '../../../context/look-up.ts';
import { atomicTexts } from '../texts.ts';
import { attemptToSubmit, isNewestAttempt } from '../../../subjects/kind/attempts.ts';
import { numberedLines } from '../wire/goods.ts';
import { applyForRed } from '../wire/red-confirmations/index.ts';
import { lookUpRed } from './look-up.ts';

/** Details of an application. No data of the seller are stored. */
const details = z.object({
  applicationId: keptText,
  buyerTaxNumber: personal(keptText),
  buyerName: personal(keptText),
  originalInvoiceCode: keptText,
  originalInvoiceNumber: keptText,
  redAmountWithoutTax: keptText,
  redTaxAmount: keptText,
  /** Time of the call, in milliseconds since the epoch. */
  appliedAt: z.number().default(0),
  /** Confirmations of earlier applications for the same original. */
  earlierUuids: z.array(z.string()).default([]),
  confirmationUuid: keptText,
  confirmationNumber: keptText,
  platformStatus: keptText,
});

type ApplicationDetails = Readonly<z.infer<typeof details>>;

/** Difference between the tax bureau's clock and ours that the gateway tolerates (document 1, section 8). */
const CLOCKS_DIFFER_BY_MS = 300_000;

/**
 * True if an application whose response lacks the key created this list item: by the number in the response, if it has
 * one. Otherwise the buyer must have entered the item since then, for the same original and amounts, and no earlier
 * application may have created it. Null if no member contradicts this, but some members cannot be read.
 */
function isOf(known: ApplicationDetails, item: RedItem): boolean | null {
  const { confirmationNumber, enteredAt } = item;
  if (known.confirmationNumber !== null && confirmationNumber !== null)
    return confirmationNumber === known.confirmationNumber;
  return verdict([
    ...likeness(known, item),
    enteredAt === null ? null : Date.parse(enteredAt) >= known.appliedAt - CLOCKS_DIFFER_BY_MS,
  ]);
}

/**
 * Comparisons of an item with the application: not of an earlier application, entered by the buyer, same original and
 * amounts.
 */
function likeness(known: ApplicationDetails, item: RedItem): readonly (boolean | null)[] {
  const { enteredBy, originalInvoiceNumber, originalInvoiceCode } = item;
  const isCodeLeftOut = originalInvoiceCode === null && known.originalInvoiceCode !== null;
  // A digital invoice has no code: the tax bureau's list may fill it in with zeros.
  const isDigital = known.originalInvoiceCode === null;
  return [
    !known.earlierUuids.includes(item.confirmationUuid),
    enteredBy === null || enteredBy === UNRECOGNIZED ? null : enteredBy === 'BUYER',
    originalInvoiceNumber === null ? null : originalInvoiceNumber === known.originalInvoiceNumber,
    isCodeLeftOut ? null : isDigital || originalInvoiceCode === known.originalInvoiceCode,
    isSame(item.redAmountWithoutTax, known.redAmountWithoutTax),
    isSame(item.redTaxAmount, known.redTaxAmount),
  ];
}

function verdict(signs: readonly (boolean | null)[]): boolean | null {
  if (signs.includes(false)) return false;
  return signs.includes(null) ? null : true;
}

/** Compares amounts without their signs: the documents do not show if reversed amounts are negative. */
function isSame(listed: string | null, applied: string | null): boolean | null {
  if (listed === null) return null;
  return applied !== null && toCents(listed).abs().eq(new Big(applied).abs());
}

/** Final observation of an application whose confirmation is known. */
function toEntered(
  snapshot: JsonObject,
  found: Partial<ApplicationDetails> = {},
): Observation<'ENTERED'> {
  return { state: 'ENTERED', snapshot: details.parse({ ...snapshot, ...found }) };
}

/**
 * Finds the confirmation that caused the rejection of an application: it matches, is not final, and was entered at any
 * time. A used-up confirmation is skipped: it may belong to an earlier return of goods of the same amount.
 */
async function findStanding(
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

/** Applications; the key is the original invoice and the attempt. The list recovers a lost response. */
export const redApplication = defineKind({
  kind: 'red-confirmation-application',
  names: ['Red confirmation applications', '红字确认单申请'],
  labels: { ACCEPTED: ['Accepted', '已受理'] },
  states: {
    ...beforeAcceptance,
    OUTCOME_UNKNOWN: [
      'The response was lost, and the service searches the list of confirmations for one of this invoice. Wait; never apply under another number meanwhile: there would be two.',
      '应答已丢失，正在红字确认单列表中查找该发票的确认单。请等待；其间切勿以其他编号再次申请，否则会产生两份。',
    ],
    ACCEPTED:
      'The tax bureau accepted it. The service searches for its red confirmation, as the response did not name it. Wait.',
    REJECTED: failed(
      'The tax bureau rejected it: read `rejection`. Apply again under a new `applicationId`.',
    ),
    ENTERED: succeeded(
      'The red confirmation exists: follow `redConfirmationUpdates` by its `confirmationUuid`.',
    ),
  },
  stale:
    'For a week the list did not show a red confirmation of it, so polling has stopped. Apply under a new `applicationId`: the list is queried first, and nothing is sent while it may contain the confirmation of this application.',
  details,
  facts: {
    numbers: ['applicationId', 'originalInvoiceNumber', 'confirmationUuid', 'confirmationNumber'],
    names: ['buyerName'],
  },
  cadence: settledByList,
  async poll(subject, polling: Pick<PollContext, 'platform' | 'clock'>) {
    const { state, snapshot } = subject;
    const known = details.parse(snapshot);
    const list = await pollList(polling, { ...known, confirmationNumber: null });
    const item = list?.items.find((listed) => isOf(known, listed) === true);
    if (item !== undefined) return enteredAs(snapshot, item);
    const mayBeListed =
      list?.isWhole === false || list?.items.some((listed) => isOf(known, listed) === null);
    return state === 'ACCEPTED' || mayBeListed ? null : notKnownToPlatform(subject, polling.clock);
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

type Application = Input<(typeof applyForRed)['request']>;

/**
 * Applies for a red confirmation, once; resolves with the attempt. Throws `Conflict` for an original whose earlier
 * application may still succeed, and the errors of `submitOnce`.
 */
export async function applyForConfirmation(
  context: Context,
  { applicationId, ...input }: Application,
): Promise<Subject> {
  const { subjects, platform, app } = context;
  const { originalInvoiceCode, originalInvoiceNumber } = input;
  const given = { applicationId, ...input };
  const original = `${originalInvoiceCode ?? ''}${originalInvoiceNumber}`;
  const { key, earlier } = await attemptToSubmit(subjects, redApplication, original, {
    input: given,
    isOver: (attempt) => isOver(context, attempt),
  });
  const { buyerTaxNumber, buyerName, redAmountWithoutTax, redTaxAmount } = input;
  const before = redApplication.read({
    applicationId,
    buyerTaxNumber,
    buyerName,
    redAmountWithoutTax,
    redTaxAmount,
    originalInvoiceCode: originalInvoiceCode ?? null,
    originalInvoiceNumber,
    appliedAt: app.clock.now(),
    earlierUuids: earlier.flatMap(
      ({ snapshot }) => redApplication.read(snapshot).confirmationUuid ?? [],
    ),
  });
  return subjects.submitOnce(redApplication, key, {
    input: given,
    snapshot: before,
    groups: { enterprise: buyerTaxNumber },
    send: () => platform.call(applyForRed, { ...input, lines: numberedLines(input.lines) }),
    accepted: ({ confirmationUuid, confirmationNumber, platformStatus }) => {
      const found = { confirmationUuid, confirmationNumber, platformStatus };
      return confirmationUuid === null
        ? { state: 'ACCEPTED', snapshot: { ...before, ...found } }
        : toEntered(before, found);
    },
    findExisting: async (refused) =>
      (await isNewestAttempt(subjects, redApplication, refused.key))
        ? findStanding(refused, { platform })
        : null,
    conflict: atomicTexts.applicationOpen,
  });
}

/** True for an application that failed or whose confirmation is final. A `STALE` application is queried first. */
async function isOver(context: Context, attempt: Subject): Promise<boolean> {
  const known = attempt.state === STALE ? await settled(context, attempt) : attempt;
  if (hasFailed(known)) return true;
  const { confirmationUuid } = redApplication.read(known.snapshot);
  if (confirmationUuid === null) return false;
  const { subjects } = context;
  const confirmation = await subjects.get(redConfirmationKind, confirmationUuid);
  if (confirmation?.state !== STALE) return confirmation?.final ?? false;
  await lookUpRed(context, { confirmationUuid });
  return (await subjects.get(redConfirmationKind, confirmationUuid))?.final ?? false;
}

/**
 * A `STALE` application after querying the list: with its confirmation, or ended if no item of the list matches. A
 * confirmation entered a week ago would be listed. Throws the tax bureau's rejections.
 */
async function settled(context: Context, attempt: Subject): Promise<Subject> {
  const seen = await redApplication.poll(attempt, pollContextOf(context));
  if (seen === null) return attempt;
  const state = seen.state === 'OUTCOME_UNKNOWN' ? 'NOT_ACCEPTED' : seen.state;
  return context.subjects.observe(redApplication, attempt, { ...seen, state });
}
