import type { World } from '../../world.ts';

/** An issued invoice, blue or red, as the statistic lists it; amounts in yuan as texts. */
export interface RegisteredInvoice {
  readonly orderId: string;
  readonly orderSn: string;
  readonly typeCode: string;
  readonly ticketSn: string;
  /** `yyyy-MM-dd HH:mm:ss` in Shanghai. */
  readonly issuedAt: string;
  /** Negative on a red invoice, like the other two. */
  readonly withTax: string;
  readonly withoutTax: string;
  readonly tax: string;
  readonly isRed: boolean;
}

/** Adds an invoice to those that its seller issued in the month. */
export function register(world: World, seller: string, invoice: RegisteredInvoice): void {
  const shelf = shelfOf(seller, invoice.issuedAt.slice(0, 7));
  const place = world.nextNumber(shelf);
  world.collection<RegisteredInvoice>('issued invoices').put(`${shelf} ${place}`, invoice);
}

/** What a seller issued in a month, `yyyy-MM`, in the order of issue. */
export function registered(world: World, seller: string, month: string): RegisteredInvoice[] {
  const invoices: RegisteredInvoice[] = [];
  for (let place = 1; ; place += 1) {
    const key = `${shelfOf(seller, month)} ${place}`;
    const invoice = world.collection<RegisteredInvoice>('issued invoices').get(key);
    if (invoice === undefined) return invoices;
    invoices.push(invoice);
  }
}

function shelfOf(seller: string, month: string): string {
  return `issued ${seller} ${month}`;
}
