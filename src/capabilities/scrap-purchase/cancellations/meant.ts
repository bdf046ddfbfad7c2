import type { Context } from '../../../graphql/context.ts';
import { type FieldErrorCode, InvalidInput } from '../../../graphql/invalid-input.ts';
import { answerOrNull } from '../../../platform/errors.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { isEnteredAfter, type PendingTransaction } from '../orders/candidates.ts';
import { orderOfTransaction, scrapOrder } from '../orders/tracking.ts';
import { pendingCheck } from '../wire/gates.ts';

/** The arguments that tell which transaction with a number is to be given up. */
export interface Named {
  readonly invoiceNumber: string;
  readonly orderId: string | null;
  /** Of a transaction that was ordered elsewhere. */
  readonly buyerTaxNumber: string | null;
}

/** The transaction that a request means. */
export interface Meant {
  /** Null for a transaction that was not ordered here. */
  readonly order: Subject | null;
  readonly buyerTaxNumber: string | null;
  /** By the order, as another one may have the number later. */
  readonly target: string;
  /** False where another order of ours has the number by now. */
  readonly isNewest: boolean;
}

/** Finds out which transaction is meant. Throws `InvalidInput` where that is not clear. */
export async function transactionMeant(context: Context, named: Named): Promise<Meant> {
  const { subjects } = context;
  const { invoiceNumber, orderId, buyerTaxNumber } = named;
  const alias = await subjects.resolve(scrapOrder, invoiceNumber);
  if (buyerTaxNumber !== null) {
    if (orderId !== null)
      throw wrong('INCONSISTENT', 'buyerTaxNumber', 'is not for an order placed here');
    if (alias !== null && !alias.isReturned)
      await mustBeOver(context, { invoiceNumber, buyerTaxNumber });
    return { order: null, buyerTaxNumber, target: invoiceNumber, isNewest: true };
  }
  if (orderId === null && alias !== null && alias.former !== null) {
    throw wrong(
      'REQUIRED',
      'orderId',
      'is needed: the number was given back and taken by another order',
    );
  }
  const key = orderId ?? alias?.key;
  if (key === undefined) {
    return { order: null, buyerTaxNumber, target: invoiceNumber, isNewest: true };
  }
  const order = await subjects.get(scrapOrder, key);
  const known = scrapOrder.read(order?.snapshot ?? {});
  if (order === null || known.invoiceNumber !== invoiceNumber) {
    throw wrong('DIFFERS_FROM_RECORD', 'orderId', 'must be an order with this invoiceNumber');
  }
  const isNewest = alias === null || alias.key === key;
  return { order, buyerTaxNumber: known.buyerTaxNumber, target: key, isNewest };
}

/** The pending transaction with a number, as the platform says now; null where it lists none, or cannot be asked. */
export async function listedNow(
  { platform }: Context,
  { invoiceNumber }: Pick<Named, 'invoiceNumber'>,
  { buyerTaxNumber }: Meant,
): Promise<PendingTransaction | null> {
  if (buyerTaxNumber === null) return null;
  const answer = await answerOrNull(platform.call(pendingCheck, { buyerTaxNumber }));
  const listed = answer?.transactions ?? [];
  return listed.find((one) => one.invoiceNumber === invoiceNumber) ?? null;
}

/** Throws where a cancellation would hit the transaction of somebody who got the number later. */
export function mustHaveNumber(
  { order, isNewest }: Meant,
  listed: PendingTransaction | null,
): void {
  const isLater = order !== null && listed !== null && isEnteredAfter(listed, order.changedAt);
  if (isNewest && !isLater) return;
  throw wrong(
    'NOT_IN_THIS_STATE',
    'orderId',
    'has the number no more: it came back to the pool, and another one has it',
  );
}

/** An order of ours that has the number, and may be pending, is named by its own number. */
async function mustBeOver(
  { platform, subjects }: Context,
  {
    invoiceNumber,
    buyerTaxNumber,
  }: { readonly invoiceNumber: string; readonly buyerTaxNumber: string },
): Promise<void> {
  const { transactions } = await platform.call(pendingCheck, { buyerTaxNumber });
  const listed = transactions?.find((one) => one.invoiceNumber === invoiceNumber);
  const holder = listed === undefined ? null : await orderOfTransaction(subjects, listed);
  if (listed !== undefined && holder === null) return;
  throw wrong(
    'INCONSISTENT',
    'buyerTaxNumber',
    'is not for an order placed here, which has the number',
  );
}

function wrong(code: FieldErrorCode, field: keyof Named, message: string): InvalidInput {
  return new InvalidInput([{ code, path: [field], message }]);
}
