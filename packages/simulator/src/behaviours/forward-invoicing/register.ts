import type { JsonObject } from '../../from-service.ts';
import { collection, type World } from '../../world/world.ts';
import type { Ticket } from './numbers.ts';

/** Issued invoice, blue or red, as an entry of the statistic; amounts in yuan as texts. */
export interface RegisteredInvoice extends Ticket {
  readonly orderId: string;
  readonly orderSn: string;
  readonly typeCode: string;
  /** Negative on a red invoice, like the other two. */
  readonly withTax: string;
  readonly withoutTax: string;
  readonly tax: string;
  readonly isRed: boolean;
}

const invoices = collection<RegisteredInvoice>('issued invoices');

/** Adds an invoice to those that its seller issued in the month. */
export function register(world: World, seller: string, invoice: RegisteredInvoice): void {
  const shelf = shelfOf(seller, invoice.issuedAt.slice(0, 7));
  const place = world.nextNumber(shelf);
  invoices(world).put(`${shelf} ${place}`, invoice);
}

/** Invoices that a seller issued in a month, `yyyy-MM`, in the order of issue. */
export function registered(world: World, seller: string, month: string): RegisteredInvoice[] {
  const found: RegisteredInvoice[] = [];
  for (let place = 1; ; place += 1) {
    const key = `${shelfOf(seller, month)} ${place}`;
    const invoice = invoices(world).get(key);
    if (invoice === undefined) return found;
    found.push(invoice);
  }
}

/** Members that the responses of query and statistic share. */
export function headOf(order: Omit<RegisteredInvoice, keyof Ticket | 'isRed'>): JsonObject {
  return {
    order_id: order.orderId,
    order_sn: order.orderSn,
    invoice_type_code: order.typeCode,
    amount_has_tax: order.withTax,
    amount_without_tax: order.withoutTax,
    tax_amount: order.tax,
  };
}

function shelfOf(seller: string, month: string): string {
  return `issued ${seller} ${month}`;
}
