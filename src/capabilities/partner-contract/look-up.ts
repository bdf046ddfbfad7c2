import type { Context } from '../../graphql/context.ts';
import { InvalidInput } from '../../graphql/invalid-input.ts';
import { subjectId } from '../../graphql/operation.ts';
import { PlatformError } from '../../platform/errors.ts';
import type { Subject, SubjectId } from '../../tracker/tracked.ts';
import { contractNumber } from './numbers.ts';
import { askAbout, partnerContract, stateOf, toDetails, toFinding, updated } from './tracking.ts';
import { type ContractView, toContract } from './types.ts';
import { query } from './wire.ts';

/** Names a contract: by the platform's number or by the caller's. */
export interface ContractName {
  readonly contractNo?: string | null | undefined;
  readonly contractId?: string | null | undefined;
}

/** The caller's number of a contract that was created through this service; null for any other. */
async function contractIdOf({ app, tenant }: Context, contractNo: string): Promise<string | null> {
  const { subjects } = await app.journal.list(tenant, {
    kinds: [contractNumber.kind],
    group: contractNo,
    first: 1,
  });
  return subjects[0]?.subject.key ?? null;
}

/**
 * The subject that a name stands for, opened or not; null for a number of the platform's under which
 * nothing was created here. Throws `InvalidInput` unless there is exactly one of the two.
 */
async function idOf(
  context: Context,
  { contractNo, contractId }: ContractName,
): Promise<SubjectId | null> {
  const isNumbered = typeof contractNo === 'string';
  if (isNumbered === (typeof contractId === 'string')) {
    throw new InvalidInput([{ path: 'contractNo', message: 'or contractId is needed, not both' }]);
  }
  const key = isNumbered ? await contractIdOf(context, contractNo) : contractId;
  return typeof key === 'string' ? subjectId(context, partnerContract.kind, key) : null;
}

/** The subject to follow. Throws `InvalidInput` as `idOf` does, and for a number under which nothing was created here. */
export async function followable(context: Context, name: ContractName): Promise<SubjectId> {
  const id = await idOf(context, name);
  if (id !== null) return id;
  const message = 'must be of a contract that was created through this service';
  throw new InvalidInput([{ path: 'contractNo', message }]);
}

/** A contract that was created through this service; null for any other. */
export async function ourContract(context: Context, contractNo: string): Promise<Subject | null> {
  const id = await idOf(context, { contractNo });
  return id === null ? null : context.app.journal.get(id);
}

/**
 * How a contract stands now. Null for a number of the caller's under which nothing was entrusted. Throws
 * `InvalidInput` and what the platform answers.
 */
export async function lookUp(context: Context, name: ContractName): Promise<ContractView | null> {
  const id = await idOf(context, name);
  const subject = id === null ? null : await context.app.journal.get(id);
  const contractNo = name.contractNo ?? null;
  if (subject !== null) return findOurs(context, subject, contractNo);
  return contractNo === null ? null : findElsewhere(context, contractNo);
}

async function findOurs(
  context: Context,
  subject: Subject,
  contractNo: string | null,
): Promise<ContractView> {
  if (!subject.final) return askNow(context, subject);
  // Of an old one everything was forgotten, its number as well.
  const { snapshot } = subject;
  return findEnded(context, {
    ...subject,
    snapshot: { ...snapshot, contractNo: snapshot['contractNo'] ?? contractNo },
  });
}

/** Asks the platform about a contract that is not over, where it can be asked, and writes down what it says. */
async function askNow(context: Context, subject: Subject): Promise<ContractView> {
  const finding = toFinding(subject, await askAbout(subject, context), context.app.clock.now());
  return toContract(await context.app.tracker.note(subject, finding));
}

/** A contract that is over changes no more, but for its being archived. What is known stands when the platform gives no answer. */
async function findEnded(context: Context, subject: Subject): Promise<ContractView> {
  const contract = toContract(subject);
  const { contractNo, archived } = contract;
  const isSettled = archived === true || subject.state !== 'COMPLETED';
  if (contractNo === null || isSettled) return contract;
  try {
    const answer = await context.platform.call(query, { contractNo });
    return { ...contract, ...updated(contract, answer) };
  } catch (error) {
    if (error instanceof PlatformError) return contract;
    throw error;
  }
}

/** A contract that the journal does not know: created by another system. */
async function findElsewhere({ platform }: Context, contractNo: string): Promise<ContractView> {
  const answer = await platform.call(query, { contractNo });
  const details = updated(toDetails({ contractNo }), answer);
  return { ...details, contractId: null, state: stateOf(answer), snapshot: {} };
}
