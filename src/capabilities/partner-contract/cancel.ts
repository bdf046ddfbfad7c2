import type { Context } from '../../context/context.ts';
import { callRepeatable } from '../../context/repeatable.ts';
import { PlatformError, PlatformRejected } from '../../platform/errors.ts';
import type { Decoded } from '../../platform/record/index.ts';
import { Conflict } from '../../subjects/errors.ts';
import type { Subject } from '../../subjects/subject.ts';
import { type ContractView, findContract, lookUpAfresh } from './look-up.ts';
import { contractTexts } from './texts.ts';
import { partnerContract } from './tracking.ts';
import { cancel } from './wire.ts';

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
