import { z } from 'zod';
import type { Context } from '../../context/context.ts';
import { keyNamed, type KeyOrNumber, keyToFollow } from '../../context/key-or-number.ts';
import { createFreshLookUp, oncePerOperation, type Shown } from '../../context/look-up.ts';
import type { Input } from '../../platform/record/index.ts';
import type { Subject } from '../../subjects/subject.ts';
import { askAbout, partnerContract, stateOf, toObservation, updated } from './tracking.ts';
import { type contractBy, query } from './wire.ts';

/** A contract as the schema shows it. */
export type ContractView = Shown<typeof partnerContract>;

type ContractBy = Input<typeof contractBy>;

function nameIn({ contractId, contractNo }: ContractBy): KeyOrNumber {
  return typeof contractId === 'string'
    ? { key: contractId }
    : { number: contractNo ?? '', path: ['by', 'contractNo'] };
}

/** The key of a contract that is to be followed. Throws `InvalidInput` for a number under which nothing was created here. */
export function contractToFollow(context: Context, by: ContractBy): Promise<string> {
  return keyToFollow(context, partnerContract, nameIn(by));
}

/** A contract that was created through this service; null for any other. */
export async function findContract(context: Context, by: ContractBy): Promise<Subject | null> {
  const key = await keyNamed(context, partnerContract, nameIn(by));
  const subject = key === null ? null : await context.subjects.get(partnerContract, key);
  if (subject === null || !subject.final) return subject;
  // An old contract has lost all its details, its number as well.
  const contractNo = subject.snapshot['contractNo'] ?? by.contractNo ?? null;
  return { ...subject, snapshot: { ...subject.snapshot, contractNo } };
}

/**
 * The standing of a contract at this moment. Null for a number of the caller's under which nothing was submitted.
 * Throws the platform's errors.
 */
export const lookUpAfresh = createFreshLookUp(partnerContract, {
  find: findContract,
  /** A contract that is over changes no more, but for its being archived. */
  isSettled({ final, state, snapshot }) {
    const { contractNo, archived } = partnerContract.read(snapshot);
    return final && (state !== 'COMPLETED' || archived === true || contractNo === null);
  },
  poll: (context, subject) => askAbout(subject, context),
  toObservation,
  toView: (view, answer): ContractView | null => ({ ...view, ...(answer && { raw: answer.raw }) }),
  findElsewhere: async (context, { contractNo }: ContractBy) =>
    typeof contractNo === 'string' ? findElsewhere(context, contractNo) : null,
});

/** `lookUpAfresh`, once within one operation. */
export const lookUp = oncePerOperation(lookUpAfresh);

/** A contract that the journal does not know: created by another system. */
async function findElsewhere({ platform }: Context, contractNo: string): Promise<ContractView> {
  const answer = await platform.call(query, { contractNo });
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

/** The name by which a contract is found that was not created through this service. */
export const externalLookup = {
  question: z.object({ contractNo: z.string() }),
  // A contract that was found has its number.
  questionOf: ({ contractNo }: ContractView) => ({ contractNo: contractNo ?? '' }),
  find: (context: Context, named: Numbered): Promise<ContractView | null> => lookUp(context, named),
};

const answerOf = oncePerOperation(({ platform }: Context, named: Numbered) =>
  platform.call(query, named),
);

/** A contract with the platform's present answer; null where the platform cannot be asked. */
export async function withAnswer(
  context: Context,
  view: ContractView,
): Promise<ContractView | null> {
  const { key, contractNo } = view;
  if (contractNo === null) return null;
  const isOpen = view.isExternal !== true && !partnerContract.finalStates.has(view.state);
  // The response about an open one is also stored.
  const found = isOpen ? await lookUp(context, { contractId: key ?? '' }) : null;
  if (found?.raw !== undefined) return found;
  return { ...view, raw: (await answerOf(context, { contractNo })).raw };
}
