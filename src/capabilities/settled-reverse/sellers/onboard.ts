import type { Context } from '../../../graphql/context.ts';
import { OutcomeUnknown } from '../../../graphql/errors.ts';
import { PlatformError } from '../../../platform/errors.ts';
import type { Decoded, Input } from '../../../platform/record/index.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { callRepeatable } from '../../../graphql/repeatable.ts';
import { onboard, register } from '../wire/seller.ts';
import { noteSeller, openSeller, type Remembered } from './record.ts';
import type { SellerDetails } from './tracking.ts';

/** A step of a seller's, and where they stand after it. */
export type Step<Answer> = Answer & { readonly seller: Subject };

/**
 * Makes a face-scan page. Repeatable: another page replaces the first, and nothing happens until a person
 * uses one. The address itself is kept nowhere.
 */
export async function onboardSeller(
  context: Context,
  input: Input<(typeof onboard)['request']>,
  remembered: Remembered,
): Promise<Step<Decoded<(typeof onboard)['response']>>> {
  const opened = await openSeller(context, input.userId, remembered);
  const answer = await callRepeatable(context, onboard, input);
  const seller = await noteSeller(context, opened, (known) => ({
    ...withRemembered(known, remembered),
    // Once a scan proved who it is, the number of another one would ask about a scan that nobody makes.
    transNo: known.realNamed === true ? known.transNo : answer.transNo,
    isMock: answer.isMock,
  }));
  return { ...answer, seller };
}

/**
 * Hands the payee's data to the bank. Not through `entrust`: a seller whom the bank refused is registered
 * again, with the same or with corrected data, and while an audit is under way the bank itself refuses a
 * second one. Still it is sent once, and a lost answer is settled by asking.
 */
export async function registerSeller(
  context: Context,
  input: Input<(typeof register)['request']>,
): Promise<Step<Decoded<(typeof register)['response']>>> {
  const opened = await openSeller(context, input.userId);
  try {
    const answer = await context.platform.call(register, input);
    if (!answer.accepted) return { ...answer, seller: opened };
    const seller = await noteSeller(context, opened, (known) => ({
      ...known,
      registrationAccepted: true,
      isMock: answer.isMock,
    }));
    return { ...answer, seller };
  } catch (error) {
    if (!(error instanceof PlatformError) || !error.mayHaveHappened) throw error;
    throw new OutcomeUnknown(await noteSeller(context, opened, (known) => known), error);
  }
}

function withRemembered(known: SellerDetails, { vendorId, taxNumber }: Remembered): SellerDetails {
  return {
    ...known,
    vendorId: vendorId ?? known.vendorId,
    taxNumber: taxNumber ?? known.taxNumber,
  };
}
