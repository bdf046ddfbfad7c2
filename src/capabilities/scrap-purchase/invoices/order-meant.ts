import type { Context } from '../../../context/context.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { scrapOrders } from '../orders/candidates.ts';
import { scrapOrder } from '../orders/tracking.ts';
import { unpaidOf } from '../payments/look-up.ts';
import { scrapTaxPayment } from '../payments/tracking.ts';
import type { invoiceCreate } from '../wire/invoice.ts';

type InvoiceInput = Input<(typeof invoiceCreate)['request']>;

/** Distinct slips that the lines of a blue invoice name. */
export function slipsNamed({ lines }: Pick<InvoiceInput, 'lines'>): readonly string[] {
  return [...new Set((lines.blue ?? []).flatMap((line) => line.taxSlipNumbers ?? []))];
}

/** The order that an invoice belongs to. */
interface Meant {
  /** Null for an order placed elsewhere. */
  readonly order: Subject | null;
  /** True if the number leads, or led before a cancellation, to an order of this service that the invoice does not belong to. */
  readonly isElsewhere: boolean;
}

/**
 * Order whose invoice is to be issued. A number that returned to the pool unnoticed still leads to this service's
 * earlier order. If that order's tax is unpaid and the lines name unknown slips, the invoice belongs to an order placed
 * elsewhere.
 */
export async function orderMeant(context: Context, input: InvoiceInput): Promise<Meant> {
  const { subjects } = context;
  const alias = await subjects.resolve(scrapOrders, input.invoiceNumber);
  // The order was cancelled here, so the number belongs to no order of this service.
  if (alias?.isReturned === true) return { order: null, isElsewhere: true };
  const order = alias && (await subjects.get(scrapOrder, alias.key));
  const { taxSlipNumber } = scrapOrder.read(order?.snapshot ?? {});
  const named = slipsNamed(input);
  if (taxSlipNumber === null || named.length === 0) return { order, isElsewhere: false };
  const own = await Promise.all(named.map((slip) => subjects.get(scrapTaxPayment, slip)));
  if (own.some((payment) => payment !== null)) return { order, isElsewhere: false };
  const isElsewhere = (await unpaidOf(context, [taxSlipNumber])).length > 0;
  return { order: isElsewhere ? null : order, isElsewhere };
}
