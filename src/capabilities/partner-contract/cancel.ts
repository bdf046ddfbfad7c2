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

/** The outcome of a cancellation. */
export interface Cancellation extends Decoded<(typeof cancel)['response']> {
  /** Null when the platform does not say how it stands and nothing is known here. */
  readonly contract: ContractView | null;
}

/**
 * Cancels a contract; one that is cancelled already is left alone. Throws `Conflict` for one of ours that
 * ended otherwise, and the platform's refusals.
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
    // It may have ended a moment ago, and then the platform's undocumented refusal has a reason that is known.
    const contract = await standing(context, contractNo);
    if (!(error instanceof PlatformRejected)) throw error;
    // Cancelled by another client or system: a repeat does no harm.
    if (contract?.state === 'CANCELED') return { contract, raw: null };
    refuseIfOver(await findContract(context, { contractNo }));
    throw error;
  }
}

function refuseIfOver(subject: Subject | null): void {
  if (subject?.final !== true || subject.state === 'CANCELED') return;
  throw new Conflict('ALREADY_DONE', contractTexts.over, subject);
}

/** The contract after the attempt. Null when the platform does not say and nothing is known here. */
async function standing(context: Context, contractNo: string): Promise<ContractView | null> {
  try {
    return await lookUpAfresh(context, { contractNo });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const subject = await findContract(context, { contractNo });
    return subject && partnerContract.view(subject);
  }
}
