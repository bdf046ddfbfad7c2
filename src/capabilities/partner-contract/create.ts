import type { Context } from '../../graphql/context.ts';
import { entrust } from '../../graphql/entrust.ts';
import { openFiles } from '../../graphql/files.ts';
import { subjectId } from '../../graphql/operation.ts';
import { inputHash } from '../../kernel/ids.ts';
import { Unavailable } from '../../kernel/unavailable.ts';
import type { Input } from '../../platform/record/index.ts';
import type { Subject } from '../../tracker/tracked.ts';
import { numberOf } from './numbers.ts';
import { partnerContract, toAcceptance, toDetails } from './tracking.ts';
import { type ContractView, toContract } from './types.ts';
import { contractInput, create, DEFAULT_DEADLINE_DAYS } from './wire.ts';

/** Has a contract created, once. Throws what `entrust` throws. */
export async function createContract(
  context: Context,
  input: Input<typeof contractInput>,
): Promise<ContractView> {
  const opened = await openFiles(context, contractInput, input);
  const { contractId, userId = null, taxNumber, deadlineDays, ...contract } = opened;
  const id = subjectId(context, partnerContract.kind, contractId);
  const before = toDetails({
    userId,
    taxNumber,
    deadlineDays: deadlineDays ?? DEFAULT_DEADLINE_DAYS,
  });
  const subject = await entrust(context, {
    id,
    inputHash: inputHash(opened),
    snapshot: before,
    ...(userId !== null && { group: userId }),
    firstLookMs: partnerContract.cadence.followedMs,
    send: () =>
      context.platform.call(create, {
        ...contract,
        taxNumber,
        deadlineDays,
        callbackUrl: context.app.callbacks.addressFor(id),
      }),
    accepted: (answer) => toAcceptance(before, answer),
  });
  await writeNumber(context, subject);
  return toContract(subject);
}

/** So that the contract is found by the platform's number at once. */
async function writeNumber({ app }: Context, { tenant, key, ...subject }: Subject): Promise<void> {
  const { contractNo } = toDetails(subject.snapshot);
  if (contractNo === null) return;
  const { kind, ...number } = numberOf(key, contractNo);
  try {
    await app.journal.open(
      { tenant, kind, key },
      { ...number, inputHash: inputHash([subject.kind, key]), dueAt: app.clock.now() },
    );
    app.tracker.wake();
  } catch (error) {
    // The contract exists and is written down: the tracker's first question has its number written, too.
    if (!(error instanceof Unavailable)) throw error;
  }
}
