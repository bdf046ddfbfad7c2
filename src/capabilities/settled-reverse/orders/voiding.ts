import type { Context } from '../../../context/context.ts';
import { callRepeatable } from '../../../context/calls.ts';
import { mayBeApplied, PlatformRejected } from '../../../platform/errors.ts';
import {
  type Decoded,
  type Input,
  maskDecoded,
  merged,
  numbersAmong,
} from '../../../platform/record/index.ts';
import { bestEffort } from '../../../subjects/errors.ts';
import { STALE } from '../../../subjects/kind/kind.ts';
import type { Hold, Subject } from '../../../subjects/subject.ts';
import { CALL_ABANDONED_MS } from '../../../subjects/submit/submit-once.ts';
import { voidInvoice } from '../wire/order.ts';
import { hasVoided, reverseInvoice } from './tracking.ts';

type VoidingInput = Input<(typeof voidInvoice)['request']>;
type VoidingAnswer = Decoded<(typeof voidInvoice)['response']>;

/** Longer than any client repeats a request. */
const REMEMBERED_MS = 366 * 24 * 60 * 60_000;

/**
 * Voids an invoice at the bank, and records the response as an update of the order. If an earlier response was lost,
 * the bank's rejection of the repeat shows that it voided the invoice; no query does. An order placed elsewhere gets no
 * record. Throws the platform's errors, and `StoreUnavailable`.
 */
export async function voidOrder(context: Context, input: VoidingInput): Promise<VoidingAnswer> {
  const order = await context.subjects.get(reverseInvoice, input.orderId);
  if (order === null) return callRepeatable(context, voidInvoice, input);
  const { app, subjects } = context;
  const name = `reverse-voiding:${input.orderId}`;
  const attempt = app.newId();
  const runsOutAt = app.clock.now() + REMEMBERED_MS;
  const hold = await subjects.hold(name, { holder: attempt, attempt, runsOutAt });
  const earlier = hold.outcome === 'refused' ? hold.by : null;
  const record = async (answer: VoidingAnswer | null): Promise<void> => {
    if (!(await bestEffort(() => recordVoiding(context, order, answer), false))) return;
    await subjects.release(name, earlier?.attempt ?? attempt);
  };
  try {
    const answer = await callRepeatable(context, voidInvoice, input);
    await record(answer);
    return answer;
  } catch (error) {
    if (earlier === null) {
      await subjects.release(name, attempt);
      if (mayBeApplied(error))
        await bestEffort(
          () => subjects.hold(name, { holder: LOST, attempt: LOST, runsOutAt }),
          null,
        );
    } else if (error instanceof PlatformRejected && mayHaveVoided(earlier, app.clock.now())) {
      await record(null);
    }
    throw error;
  }
}

/** Holder after a lost response. Any other holder is a running call, or one that a crash ended. */
const LOST = 'lost';

function mayHaveVoided({ holder, takenAt }: Hold, now: number): boolean {
  return holder === LOST || now - takenAt > CALL_ABANDONED_MS;
}

/** Records a voiding. Without a response, the bank rejected a repeat. True once it is recorded. */
async function recordVoiding(
  { app, subjects }: Context,
  { key }: Subject,
  answer: VoidingAnswer | null,
): Promise<boolean> {
  const order = await subjects.get(reverseInvoice, key);
  if (order === null || order.state === STALE) return false;
  const known = reverseInvoice.read(order.snapshot);
  const isVoided = hasVoided(known.voiding);
  // An order that is not `DONE` cannot be voided, so its rejection proves nothing.
  if (answer === null && !isVoided && order.state !== 'DONE') return false;
  const { bankStatus = null, bankResult = null } =
    answer === null ? {} : maskDecoded(voidInvoice.response, answer, numbersAmong(known));
  const said = { requestedAt: app.clock.now(), bankStatus, bankResult };
  // An earlier success is recorded already. A rejection, denial or empty response of the repeat adds nothing.
  if (isVoided && (!hasVoided(said) || (bankStatus ?? bankResult) === null)) return true;
  const voiding = isVoided && known.voiding ? merged(known.voiding, said) : said;
  const voided = (now: Subject) => ({
    state: reverseInvoice.stateKept(now),
    snapshot: { ...reverseInvoice.read(now.snapshot), voiding },
  });
  const updated = order.final
    ? order
    : await subjects.update(reverseInvoice, order, voided, { onStoreFailure: 'ignore' });
  if (!updated.final) return updated.version > order.version;
  // The update of an order that ended meanwhile had no effect.
  const written = await subjects.supplement(reverseInvoice, updated, voided(updated), 'REQUEST');
  const { voiding: stored } = reverseInvoice.read(written.snapshot);
  return written.version > updated.version && stored?.requestedAt === voiding.requestedAt;
}
