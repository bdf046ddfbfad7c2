import type { Context } from '../../../context/context.ts';
import { callRepeatable } from '../../../context/repeatable.ts';
import { answerOrNull } from '../../../platform/errors.ts';
import type { Decoded, Input } from '../../../platform/record/index.ts';
import { bestEffort } from '../../../subjects/errors.ts';
import { close } from '../wire/seller.ts';
import { recordStanding } from './look-up.ts';

/**
 * Removes a seller's payee record at the bank, and writes down how the platform says that the seller stands
 * afterwards. Where it cannot be asked or the journal is away, the bank's answer stands alone, and the next `seller` query asks again.
 */
export async function closePayee(
  context: Context,
  input: Input<(typeof close)['request']>,
): Promise<Decoded<(typeof close)['response']>> {
  const answer = await callRepeatable(context, close, input);
  await bestEffort(() => answerOrNull(recordStanding(context, input)), null);
  return answer;
}
