import { z } from 'zod';
import type { Context } from '../../context/context.ts';
import {
  keyNamed,
  type KeyOrNumber,
  keyToFollow,
  createFreshLookUp,
  oncePerOperation,
  pollContextOf,
  type Shown,
} from '../../context/look-up.ts';
import type { Input, Decoded } from '../../platform/record/index.ts';
import type { Subject } from '../../subjects/subject.ts';
import { partnerContract, stateOf, updated } from './tracking.ts';
import {
  type contractBy,
  query,
  contractInput,
  create,
  DEFAULT_DEADLINE_DAYS,
  cancel,
} from './wire.ts';
import { openFiles } from '../../context/opened-files.ts';
import { callRepeatable } from '../../context/calls.ts';
import { PlatformError, PlatformRejected } from '../../platform/errors.ts';
import { Conflict } from '../../subjects/errors.ts';
import { contractTexts } from './texts.ts';

/** A contract as shown in the schema. */
export type ContractView = Shown<typeof partnerContract>;

type ContractBy = Input<typeof contractBy>;

function nameIn({ contractId, contractNo }: ContractBy): KeyOrNumber {
  return typeof contractId === 'string'
    ? { key: contractId }
    : { number: contractNo ?? '', path: ['by', 'contractNo'] };
}

/** Key of a contract to follow. Throws `InvalidInput` for a number of no contract created here. */
export function contractToFollow(context: Context, by: ContractBy): Promise<string> {
  return keyToFollow(context, partnerContract, nameIn(by));
}

/** A contract that was created here; null for any other. */
async function findContract(context: Context, by: ContractBy): Promise<Subject | null> {
  const key = await keyNamed(context, partnerContract, nameIn(by));
  const subject = key === null ? null : await context.subjects.get(partnerContract, key);
  if (subject === null || !subject.final) return subject;
  // The snapshot of an old contract was emptied, including its number.
  const contractNo = subject.snapshot['contractNo'] ?? by.contractNo ?? null;
  return { ...subject, snapshot: { ...subject.snapshot, contractNo } };
}

/**
 * State of a contract at this moment; null for a caller's number that was never submitted. Throws the platform's
 * errors.
 */
const lookUpAfresh = createFreshLookUp(partnerContract, {
  find: findContract,
  /** A final contract can still become archived, but changes no further. */
  isSettled({ final, state, snapshot }) {
    const { contractNo, archived } = partnerContract.read(snapshot);
    return final && (state !== 'COMPLETED' || archived === true || contractNo === null);
  },
  toView: (view, answer): ContractView | null => ({ ...view, ...(answer && { raw: answer.raw }) }),
  findElsewhere: async (context, { contractNo }: ContractBy) =>
    typeof contractNo === 'string' ? findElsewhere(context, contractNo) : null,
});

/** Calls `lookUpAfresh` at most once per operation. */
export const lookUp = oncePerOperation(lookUpAfresh);

/**
 * Queries a contract that is not in the journal, because another system created it. Null if the platform does not name its
 * status.
 */
async function findElsewhere(
  { platform }: Context,
  contractNo: string,
): Promise<ContractView | null> {
  const answer = await platform.call(query, { contractNo });
  if (answer.platformStatusCode === null) return null;
  return {
    ...updated(partnerContract.read({ contractNo }), answer),
    key: null,
    state: stateOf(answer),
    snapshot: {},
    isExternal: true,
    raw: answer.raw,
  };
}

interface Numbered {
  readonly contractNo: string;
}

/** Name that identifies a contract created by another system. */
export const externalLookup = {
  question: z.object({ contractNo: z.string() }),
  // The contract was found by its number.
  questionOf: ({ contractNo }: ContractView) => ({ contractNo: contractNo ?? '' }),
  find: (context: Context, named: Numbered): Promise<ContractView | null> => lookUp(context, named),
};

const answerOf = oncePerOperation(({ platform }: Context, named: Numbered) =>
  platform.call(query, named),
);

/** A contract with the platform's current response; null if the platform cannot be queried. */
export async function withAnswer(
  context: Context,
  view: ContractView,
): Promise<ContractView | null> {
  const { key, contractNo } = view;
  if (contractNo === null) return null;
  const isOpen = view.isExternal !== true && !partnerContract.finalStates.has(view.state);
  // For an open contract, the look-up also stores the response.
  const found = isOpen ? await lookUp(context, { contractId: key ?? '' }) : null;
  if (found?.raw !== undefined) return found;
  return { ...view, raw: (await answerOf(context, { contractNo })).raw };
}

/** Creates a contract, once. Throws the errors of `submitOnce`. */
export async function createContract(
  context: Context,
  input: Input<typeof contractInput>,
): Promise<Subject> {
  const { app, platform, subjects } = context;
  const opened = await openFiles(context, contractInput, input);
  const { contractId, sellerId = null, companyTaxNumber, deadlineDays, ...contract } = opened;
  const before = partnerContract.read({
    sellerId,
    companyTaxNumber,
    deadlineDays: deadlineDays ?? DEFAULT_DEADLINE_DAYS,
  });
  return subjects.submitOnce(partnerContract, contractId, {
    input: opened,
    snapshot: before,
    groups: { seller: sellerId, enterprise: companyTaxNumber },
    firstPollMs: partnerContract.cadence.followedMs,
    send: (contractSubject) => {
      const callbackUrl = app.callbacks.addressFor(contractSubject);
      return platform.call(create, { ...contract, companyTaxNumber, deadlineDays, callbackUrl });
    },
    accepted: (answer, { state }) => ({
      state: 'SIGNING',
      snapshot: {
        ...before,
        ...answer,
        ...(partnerContract.finalStates.has(state) && { signUrl: null }),
      },
      aliases: [answer.contractNo],
    }),
    findPushed: (undecided) => partnerContract.poll(undecided, pollContextOf(context)),
  });
}

/** Outcome of a cancellation. */
export interface Cancellation extends Decoded<(typeof cancel)['response']> {
  /** Null if the platform does not report its state and the journal does not contain it. */
  readonly contract: ContractView | null;
}

/**
 * Cancels a contract; a cancelled one is left unchanged. Throws `Conflict` for a contract of this service with another
 * final state, and the platform's rejections.
 */
export async function cancelContract(context: Context, contractNo: string): Promise<Cancellation> {
  const subject = await findContract(context, { contractNo });
  if (subject?.state === 'CANCELED') {
    return { contract: partnerContract.view(subject), raw: null };
  }
  refuseIfOver(subject);
  try {
    const { raw } = await callRepeatable(context, cancel, { contractNo });
    return { contract: await standing(context, contractNo), raw };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    // The contract may just have become final, which explains the platform's undocumented rejection.
    const contract = await standing(context, contractNo);
    if (!(error instanceof PlatformRejected)) throw error;
    // Another client or system cancelled it, so a repeat is harmless.
    if (contract?.state === 'CANCELED') return { contract, raw: null };
    refuseIfOver(await findContract(context, { contractNo }));
    throw error;
  }
}

function refuseIfOver(subject: Subject | null): void {
  if (subject?.final !== true || subject.state === 'CANCELED') return;
  throw new Conflict('ALREADY_DONE', contractTexts.over, subject);
}

/** The contract after the attempt; null if the platform does not report it and the journal does not contain it. */
async function standing(context: Context, contractNo: string): Promise<ContractView | null> {
  try {
    return await lookUpAfresh(context, { contractNo });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const subject = await findContract(context, { contractNo });
    return subject && partnerContract.view(subject);
  }
}
