import type { Context } from '../../graphql/context.ts';
import { eitherName } from '../../graphql/either-name.ts';
import { createFreshLookUp, oncePerOperation } from '../../graphql/look-up.ts';
import type { Subject } from '../../subjects/subject.ts';
import { askAbout, partnerContract, stateOf, toObservation, updated } from './tracking.ts';
import type { ContractView } from './types.ts';
import { query } from './wire.ts';

/** The names of a contract: the platform's number or the caller's. */
interface ContractName {
  readonly contractNo?: string | null | undefined;
  readonly contractId?: string | null | undefined;
}

/** Contracts that were created through this service, by either name. */
export const contractNames = eitherName(partnerContract, {
  key: 'contractId',
  number: 'contractNo',
  notOnce: 'or contractId is needed, not both',
  unknown: 'must be of a contract that was created through this service',
});

/**
 * A contract that was created through this service; null for any other. Throws `InvalidInput` unless it has
 * exactly one name.
 */
export async function findContract(context: Context, name: ContractName): Promise<Subject | null> {
  const key = await contractNames.keyOf(context, name);
  const subject = key === null ? null : await context.subjects.get(partnerContract, key);
  if (subject === null || !subject.final) return subject;
  // Of an old one everything was forgotten, its number as well.
  const contractNo = subject.snapshot['contractNo'] ?? name.contractNo ?? null;
  return { ...subject, snapshot: { ...subject.snapshot, contractNo } };
}

/**
 * The standing of a contract at this moment. Null for a number of the caller's under which nothing was submitted.
 * Throws `InvalidInput` and what the platform answers.
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
  toView: (view, answer): ContractView | null => ({ ...view, raw: answer?.raw ?? null }),
  refresh: (view, answer) => ({ ...view, ...updated(view, answer), raw: answer.raw }),
  findElsewhere,
});

/** `lookUpAfresh`, once within one operation. */
export const lookUp = oncePerOperation(lookUpAfresh);

/** A contract that the journal does not know: created by another system. */
async function findElsewhere(
  { platform }: Context,
  { contractNo }: ContractName,
): Promise<ContractView | null> {
  if (typeof contractNo !== 'string') return null;
  const answer = await platform.call(query, { contractNo });
  const details = updated(partnerContract.read({ contractNo }), answer);
  return { ...details, key: null, state: stateOf(answer), snapshot: {}, raw: answer.raw };
}
