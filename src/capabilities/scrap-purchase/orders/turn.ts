import { z } from 'zod';
import type { Context } from '../../../graphql/context.ts';
import { StoreUnavailable } from '../../../graphql/errors.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { inputHash } from '../../../kernel/ids.ts';
import { Unavailable } from '../../../kernel/unavailable.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { scrapTaxPayment } from '../payments/tracking.ts';
import { PendingTransactionInTheWay } from './in-the-way.ts';
import { scrapOrder, toOrderDetails } from './tracking.ts';

/** Which order a person has pending, so that it is known before any call. The key tells nothing of the person. */
const KIND = 'scrap-person';

const turn = z.object({ orderId: z.string(), takenAt: z.number() });

/** Longer than it takes from taking a turn to noting the order: one without an order by then was left behind by a crash. */
const ABANDONED_MS = 60_000;

/** Longer than anybody needs who is overtaken again and again. */
const ATTEMPTS = 10;

/**
 * Takes the person's turn for an order: a person has one pending order at a time, over all instances.
 * Throws `PendingTransactionInTheWay` when another order of ours is pending, and `StoreUnavailable`.
 */
export async function takeTurn(
  context: Context,
  personIdNumber: string,
  orderId: string,
): Promise<void> {
  const { app } = context;
  const { journal, clock, newId } = app;
  const id = subjectId(context, KIND, app.pseudonymOf(personIdNumber));
  const held = { state: 'HELD', snapshot: { orderId, takenAt: clock.now() }, dueAt: null };
  try {
    let { subject } = await journal.open(id, { ...held, inputHash: inputHash(id.key) });
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (toTurn(subject)?.orderId === orderId) return;
      await refuseWhilePending(context, subject);
      const change = { ...held, changeId: newId(), final: false };
      const advanced = await journal.advance(id, subject.version, {
        ...change,
        cause: 'REQUEST',
        confirmed: true,
      });
      if (advanced.outcome === 'advanced' || advanced.outcome === 'missing') return;
      ({ subject } = advanced);
    }
    throw new PendingTransactionInTheWay({ order: null, pending: null });
  } catch (error) {
    throw error instanceof Unavailable ? new StoreUnavailable(error) : error;
  }
}

/** Gives the turn back when no order came of it. What cannot be written lapses by itself. */
export async function giveTurnBack(
  context: Context,
  personIdNumber: string,
  orderId: string,
): Promise<void> {
  const { app } = context;
  const { journal, newId } = app;
  const id = subjectId(context, KIND, app.pseudonymOf(personIdNumber));
  try {
    const subject = await journal.get(id);
    if (subject === null || toTurn(subject)?.orderId !== orderId) return;
    const free = { state: 'FREE', final: false, snapshot: {}, dueAt: null };
    const change = { ...free, changeId: newId(), confirmed: true };
    await journal.advance(id, subject.version, { ...change, cause: 'REQUEST' });
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
  }
}

async function refuseWhilePending(context: Context, subject: Subject): Promise<void> {
  const holder = toTurn(subject);
  if (holder === null) return;
  const { journal, clock } = context.app;
  const order = await journal.get(subjectId(context, scrapOrder.kind, holder.orderId));
  const isUnderWay = order === null && clock.now() - holder.takenAt < ABANDONED_MS;
  if (isUnderWay || (order !== null && (await isPending(context, order)))) {
    throw new PendingTransactionInTheWay({ order, pending: null });
  }
}

/** In these states a transaction of the order may stand at the tax bureau, or be about to. */
const MAY_STAND = new Set(['SUBMITTED', 'UNKNOWN', 'PRE_OPENED']);

/** Whether an order waits for its payment, as far as the journal knows. An order without a slip waits for none. */
async function isPending(context: Context, { state, snapshot }: Subject): Promise<boolean> {
  if (MAY_STAND.has(state)) return true;
  const { taxSlipNumber } = toOrderDetails(snapshot);
  if (state !== 'ORDERED' || taxSlipNumber === null) return false;
  const payment = await context.app.journal.get(
    subjectId(context, scrapTaxPayment.kind, taxSlipNumber),
  );
  return payment?.state === 'WAITING_PAYMENT';
}

function toTurn({ state, snapshot }: Subject): z.infer<typeof turn> | null {
  return state === 'HELD' ? (turn.safeParse(snapshot).data ?? null) : null;
}
