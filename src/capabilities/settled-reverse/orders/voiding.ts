import type { Context } from '../../../context/context.ts';
import { callRepeatable } from '../../../context/repeatable.ts';
import {
  type Decoded,
  type Input,
  maskDecoded,
  numbersAmong,
} from '../../../platform/record/index.ts';
import { STALE } from '../../../subjects/kind/kind.ts';
import { bestEffort } from '../../../subjects/errors.ts';
import { voidInvoice } from '../wire/order.ts';
import { reverseInvoice } from './tracking.ts';

type VoidingAnswer = Decoded<(typeof voidInvoice)['response']>;

/**
 * Has the bank void an invoice, and records the answer with the order as an update. An order that was not placed
 * through this service has no record. Where the journal is away the answer stands alone: the bank has carried it out,
 * and refuses a repeat.
 */
export async function voidOrder(
  context: Context,
  input: Input<(typeof voidInvoice)['request']>,
): Promise<VoidingAnswer> {
  const answer = await callRepeatable(context, voidInvoice, input);
  await bestEffort(() => recordVoiding(context, input.orderId, answer), undefined);
  return answer;
}

async function recordVoiding(
  { app, subjects }: Context,
  orderId: string,
  answer: VoidingAnswer,
): Promise<void> {
  const order = await subjects.get(reverseInvoice, orderId);
  if (order === null || order.state === STALE) return;
  const state = reverseInvoice.stateKept(order);
  const known = reverseInvoice.read(order.snapshot);
  const { bankStatus, bankResult } = maskDecoded(voidInvoice.response, answer, numbersAmong(known));
  const voiding = { requestedAt: app.clock.now(), bankStatus, bankResult };
  await (order.final
    ? subjects.supplement(
        reverseInvoice,
        order,
        { state, snapshot: { ...known, voiding } },
        'REQUEST',
      )
    : subjects.update(
        reverseInvoice,
        order,
        (now) => ({
          state: reverseInvoice.stateKept(now),
          snapshot: { ...reverseInvoice.read(now.snapshot), voiding },
        }),
        { onStoreFailure: 'ignore' },
      ));
}
