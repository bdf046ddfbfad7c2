import type { Context } from '../../../context/context.ts';
import { type FieldErrorCode, InvalidInput } from '../../../context/invalid-input.ts';
import type { Message } from '../../../messages/message.ts';
import { scrapTexts } from '../texts.ts';
import { answerOrNull } from '../../../platform/errors.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { isEnteredAfter, pendingIn, type PendingTransaction } from '../orders/candidates.ts';
import { orderOfTransaction, scrapOrder } from '../orders/tracking.ts';
import { pendingCheck } from '../wire/gates.ts';
import type { TransactionBy } from '../wire/order.ts';

/** The transaction that a request names. */
export interface Meant {
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
export async function transactionMeant(context: Context, by: TransactionBy): Promise<Meant> {
  if (by.elsewhere) return orderedElsewhere(context, by.elsewhere);
  if (by.orderId) return ofOrder(context, by.orderId, 'orderId');
  const invoiceNumber = by.invoiceNumber ?? '';
  const alias = await context.subjects.resolve(scrapOrder, invoiceNumber);
  if (alias !== null && alias.former !== null) {
    throw wrong('INCONSISTENT', 'invoiceNumber', scrapTexts.ambiguousNumber);
  }
  return alias === null
    ? notOfOurs('invoiceNumber', { invoiceNumber, buyerTaxNumber: null })
    : ofOrder(context, alias.key, 'invoiceNumber');
}

async function ofOrder(
  { subjects }: Context,
  orderId: string,
  named: keyof TransactionBy,
): Promise<Meant> {
  const order = await subjects.get(scrapOrder, orderId);
  const { invoiceNumber, buyerTaxNumber } = scrapOrder.read(order?.snapshot ?? {});
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

/** Queries the pending transaction with a number; null if the platform lists none or cannot be queried. */
export async function listedNow(
  { platform }: Context,
  { invoiceNumber, buyerTaxNumber }: Meant,
): Promise<PendingTransaction | null> {
  if (buyerTaxNumber === null) return null;
  const answer = await answerOrNull(platform.call(pendingCheck, { buyerTaxNumber }));
  const listed = answer?.transactions ?? [];
  return listed.find((one) => one.invoiceNumber === invoiceNumber) ?? null;
}

/**
 * False if the platform no longer lists the transaction as pending, or cannot be queried because the buyer is unknown.
 */
export async function mayBePending(
  { platform }: Context,
  { invoiceNumber, buyerTaxNumber }: Meant,
): Promise<boolean> {
  if (buyerTaxNumber === null) return false;
  const answer = await answerOrNull(platform.call(pendingCheck, { buyerTaxNumber }));
  return answer === null || pendingIn(answer, invoiceNumber) !== null;
}

/** Throws if the cancellation would affect a later transaction with the same number. */
export function mustHaveNumber(
  { named, order, isNewest }: Meant,
  listed: PendingTransaction | null,
): void {
  const isLater = order !== null && listed !== null && isEnteredAfter(listed, order.changedAt);
  if (isNewest && !isLater) return;
  throw wrong('NOT_IN_THIS_STATE', named, scrapTexts.numberTaken);
}

/** Requires a listed transaction that is no order of this service; such an order must be named by its `orderId`. */
async function mustBeOver(
  { platform, subjects }: Context,
  { invoiceNumber, buyerTaxNumber }: NonNullable<TransactionBy['elsewhere']>,
): Promise<void> {
  const { transactions } = await platform.call(pendingCheck, { buyerTaxNumber });
  const listed = transactions?.find((one) => one.invoiceNumber === invoiceNumber);
  const holder = listed === undefined ? null : await orderOfTransaction(subjects, listed);
  if (listed !== undefined && holder === null) return;
  throw wrong('INCONSISTENT', 'elsewhere', scrapTexts.notElsewhere);
}

function wrong(code: FieldErrorCode, named: keyof TransactionBy, message: Message): InvalidInput {
  return new InvalidInput([{ code, path: ['input', 'by', named], message }]);
}
