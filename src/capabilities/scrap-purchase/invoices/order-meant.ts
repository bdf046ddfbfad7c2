import type { Context } from '../../../context/context.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { scrapOrders } from '../orders/candidates.ts';
import { scrapOrder } from '../orders/tracking.ts';
import { unpaidOf } from '../payments/look-up.ts';
import { scrapTaxPayment } from '../payments/tracking.ts';
import type { invoiceCreate } from '../wire/invoice.ts';

type InvoiceInput = Input<(typeof invoiceCreate)['request']>;

/** The slips that the lines of a blue invoice name, each once. */
export function slipsNamed({ lines }: Pick<InvoiceInput, 'lines'>): readonly string[] {
  return [...new Set((lines.blue ?? []).flatMap((line) => line.taxSlipNumbers ?? []))];
}

/** The order that an invoice is of. */
interface Meant {
  /** Null for one that was not placed here. */
  readonly order: Subject | null;
  /** True where the number leads to an order of ours that it is not of, or did until that gave it up. */
  readonly isElsewhere: boolean;
}

/**
 * The order whose invoice is to be issued. A number that came back to the pool behind our back leads to the
 * order of ours that had it before: lines that name slips of nobody here, while the tax of that one is not
 * paid, are another's.
 */
export async function orderMeant(context: Context, input: InvoiceInput): Promise<Meant> {
  const { subjects } = context;
  const alias = await subjects.resolve(scrapOrders, input.invoiceNumber);
  // Canceled here: the number, if anything has it now, is no order of ours.
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
