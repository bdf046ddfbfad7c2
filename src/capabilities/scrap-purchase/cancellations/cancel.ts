import type { Context } from '../../../context/context.ts';
import { type FieldErrorCode, InvalidInput } from '../../../context/invalid-input.ts';
import type { Message } from '../../../messages/message.ts';
import { scrapTexts } from '../texts.ts';
import { answerOrNull, namesReason, toRefusal } from '../../../platform/errors.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { isEnteredAfter, pendingIn, type PendingTransaction } from '../orders/candidates.ts';
import { orderOfTransaction, scrapOrder } from '../orders/tracking.ts';
import { pendingCheck } from '../wire/gates.ts';
import { orderCancel } from '../wire/order.ts';
import type { Decoded, Input, Sent } from '../../../platform/record/index.ts';
import { attemptFor } from '../../../subjects/kind/attempts.ts';
import { type DetailsOf, STALE } from '../../../subjects/kind/kind.ts';
import { scrapTaxPayment } from '../payments/tracking.ts';
import { numbersOf, saidOf, scrapCancellation, toAnswered } from './tracking.ts';

type CancellationInput = Input<(typeof orderCancel)['request']>;
type CancellationAnswer = Decoded<(typeof orderCancel)['response']>;
type TransactionBy = CancellationInput['by'];

/** The transaction that a request names. */
interface Meant {
  /** Member of `by` that the client used. */
  readonly named: keyof TransactionBy;
  /** Null for a transaction that another system ordered. */
  readonly order: Subject | null;
  readonly invoiceNumber: string;
  readonly buyerTaxNumber: string | null;
  /** Identifies the transaction by its order, because its number may belong to another one later. */
  readonly target: string;
  /** False if a later order of this service has the number. */
  readonly isNewest: boolean;
}

/** Finds the transaction that a request names. Throws `InvalidInput` if it is ambiguous. */
async function transactionMeant(context: Context, by: TransactionBy): Promise<Meant> {
  if (by.elsewhere) return orderedElsewhere(context, by.elsewhere);
  if (by.orderId) return ofOrder(context, by.orderId, 'orderId');
  const invoiceNumber = by.invoiceNumber ?? '';
  const alias = await context.subjects.resolve(scrapOrder, invoiceNumber);
  if (alias !== null && alias.former !== null) {
    throw wrong('INCONSISTENT', 'invoiceNumber', scrapTexts.ambiguousNumber);
  }
  return alias === null
    ? notOfOurs('invoiceNumber', { invoiceNumber, buyerTaxNumber: null })
    : ofOrder(context, alias.key, 'invoiceNumber', invoiceNumber);
}

async function ofOrder(
  { subjects }: Context,
  orderId: string,
  named: keyof TransactionBy,
  given: string | null = null,
): Promise<Meant> {
  const order = await subjects.get(scrapOrder, orderId);
  const details = scrapOrder.read(order?.snapshot ?? {});
  const { buyerTaxNumber } = details;
  // The details of an old order are removed.
  const invoiceNumber = details.invoiceNumber ?? given;
  if (order === null || invoiceNumber === null) {
    throw wrong('NOT_FOUND', named, scrapTexts.preOpenedHere);
  }
  const alias = await subjects.resolve(scrapOrder, invoiceNumber);
  const isNewest = alias === null || alias.key === orderId;
  return { named, order, invoiceNumber, buyerTaxNumber, target: orderId, isNewest };
}

async function orderedElsewhere(
  context: Context,
  name: NonNullable<TransactionBy['elsewhere']>,
): Promise<Meant> {
  const alias = await context.subjects.resolve(scrapOrder, name.invoiceNumber);
  if (alias !== null && !alias.isReturned) await mustBeOver(context, name);
  return notOfOurs('elsewhere', name);
}

function notOfOurs(
  named: keyof TransactionBy,
  name: Pick<Meant, 'invoiceNumber' | 'buyerTaxNumber'>,
): Meant {
  const { invoiceNumber, buyerTaxNumber } = name;
  const target = invoiceNumber;
  return { named, order: null, invoiceNumber, buyerTaxNumber, target, isNewest: true };
}

/**
 * Queries the pending transaction with a number. Null if the platform lists none, or cannot be queried because the buyer is
 * unknown; undefined if the response does not tell.
 */
async function pendingNow(
  { platform }: Context,
  { invoiceNumber, buyerTaxNumber }: Meant,
): Promise<PendingTransaction | null | undefined> {
  if (buyerTaxNumber === null) return null;
  const answer = await answerOrNull(platform.call(pendingCheck, { buyerTaxNumber }));
  return answer === null ? undefined : pendingIn(answer, invoiceNumber);
}

/** Throws if the cancellation would affect a later transaction with the same number. */
function mustHaveNumber(
  { named, order, isNewest }: Meant,
  listed: PendingTransaction | null,
): void {
  const isLater = order !== null && listed !== null && isEnteredAfter(listed, order.changedAt);
  if (isNewest && !isLater) return;
  throw wrong('NOT_IN_THIS_STATE', named, scrapTexts.numberTaken);
}

/**
 * Throws unless the number belongs to a listed transaction of another system. An order of this service must be named by
 * `orderId`.
 */
async function mustBeOver(
  { platform, subjects }: Context,
  { invoiceNumber, buyerTaxNumber }: NonNullable<TransactionBy['elsewhere']>,
): Promise<void> {
  const listed = pendingIn(await platform.call(pendingCheck, { buyerTaxNumber }), invoiceNumber);
  if (listed && (await orderOfTransaction(subjects, listed)) === null) return;
  throw wrong('INCONSISTENT', 'elsewhere', scrapTexts.notElsewhere);
}

function wrong(code: FieldErrorCode, named: keyof TransactionBy, message: Message): InvalidInput {
  return new InvalidInput([{ code, path: ['input', 'by', named], message }]);
}

/** States after which the transaction is unchanged and may be cancelled again. */
const OVER = new Set(['REJECTED', 'NOT_ACCEPTED']);

/**
 * Cancels a pre-opened transaction, once; resolves with the attempt. Throws `InvalidInput` if the transaction is
 * ambiguous or its number now belongs to another one, and the errors of `submitOnce`.
 */
export async function cancelOrder(
  context: Context,
  { by, ...input }: CancellationInput,
): Promise<Subject> {
  const { subjects } = context;
  const meant = await transactionMeant(context, by);
  const { order, invoiceNumber, buyerTaxNumber, target } = meant;
  const request = { ...input, invoiceNumber };
  let query: ReturnType<typeof pendingNow> | undefined;
  const listedNow = async (): Promise<PendingTransaction | null> =>
    (await (query ??= pendingNow(context, meant))) ?? null;
  const isOver = async (attempt: Subject): Promise<boolean> =>
    OVER.has(attempt.state) ||
    // A pending transaction was not cancelled. An unlisted number may belong to another transaction by now.
    (attempt.state === STALE && (await listedNow()) !== null) ||
    (attempt.state === 'NOT_SENT' && !subjects.isSameInput(attempt, request));
  const { key, known } = await attemptFor(subjects, scrapCancellation, target, isOver);
  const mayBeSent = known === null || known.state === 'NOT_SENT';
  const listed = mayBeSent ? await listedNow() : null;
  if (mayBeSent) mustHaveNumber(meant, listed);
  const { taxSlipNumber } = scrapOrder.read(order?.snapshot ?? {});
  const details = scrapCancellation.read({ invoiceNumber, taxSlipNumber, buyerTaxNumber });
  const subject = await subjects.submitOnce(scrapCancellation, key, {
    input: request,
    snapshot: details,
    groups: { enterprise: buyerTaxNumber, order: order?.key },
    send: async () => {
      const fate = await fateOf(context, taxSlipNumber, listed);
      const answer = await send(context, request);
      // A paid transaction is never listed.
      const isListed = fate !== 'KEPT_AS_PAID' && (await pendingNow(context, meant)) !== null;
      return { fate, answer, mayBePending: isListed };
    },
    accepted: ({ answer, ...known }, { state, snapshot }) => {
      // A poll may have settled the cancellation before this response; its fate counts if the response leaves the fate
      // unclear.
      const found = scrapCancellation.read(snapshot).numberFate;
      const fate = known.fate === 'UNCLEAR' ? (found ?? known.fate) : known.fate;
      const mayBePending = known.mayBePending && state !== 'CANCELED';
      return {
        ...toAnswered(details, answer, { fate, mayBePending }),
        returned: mayBePending ? [] : numbersOf(order?.key ?? null, invoiceNumber),
      };
    },
  });
  if (subject.state === 'CANCELED') await endPayment(context, taxSlipNumber);
  return subject;
}

async function send(
  { platform }: Context,
  request: Sent<(typeof orderCancel)['request']>,
): Promise<CancellationAnswer> {
  try {
    return await platform.call(orderCancel, request);
  } catch (error) {
    throw namesReason(error) ? toRefusal(error) : error;
  }
}

/** Ends polling of the payment. */
async function endPayment({ subjects }: Context, slip: string | null): Promise<void> {
  const payment = slip === null ? null : await subjects.get(scrapTaxPayment, slip);
  if (payment === null) return;
  await subjects.update(
    scrapTaxPayment,
    payment,
    ({ snapshot }) => ({ state: 'CANCELED', snapshot }),
    { onStoreFailure: 'ignore' },
  );
}

/**
 * Fate of a cancelled transaction's number: it returns to the pool, unless the tax was paid or that is unclear
 * (document 2, section 3). It is determined before the cancellation, because the slip may be gone afterwards. Two signs
 * of a payment are documented: "paid" on the slip, and "unpaid" in the list of pending transactions. The first takes
 * precedence; without either the fate is unclear.
 */
async function fateOf(
  context: Context,
  slip: string | null,
  listed: PendingTransaction | null,
): Promise<DetailsOf<typeof scrapCancellation>['numberFate']> {
  const known = slip === null ? null : await context.subjects.get(scrapTaxPayment, slip);
  if (known?.state === 'PAID') return 'KEPT_AS_PAID';
  const result = slip === null ? null : await answerOrNull(saidOf(context, slip));
  if (result === 'PAID') return 'KEPT_AS_PAID';
  return listed?.paymentState === 'UNPAID' ? 'RETURNED' : 'UNCLEAR';
}
