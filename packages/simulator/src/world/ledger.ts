import type { InvoiceElements, LedgerInvoice } from './ledger-invoice.ts';
import { seedInvoices } from '../seed/invoices.ts';
import { collection, type World } from './world.ts';

const key = ({ fpdm, fphm }: InvoiceElements): string => `${fpdm ?? ''} ${fphm}`;
const issued = collection<LedgerInvoice>('ledger');
const seeds = new Map(seedInvoices.map((invoice) => [key(invoice.elements), invoice]));

/** Enters a newly issued invoice, so that it can be verified like any other. */
export function enterInvoice(world: World, invoice: LedgerInvoice): void {
  issued(world).put(key(invoice.elements), invoice);
}

/** Invoice with this code and number in the channel that the region code selects. */
export function findInvoice(world: World, asked: InvoiceElements): LedgerInvoice | undefined {
  const found = seeds.get(key(asked)) ?? issued(world).get(key(asked));
  return found?.elements.dq === asked.dq ? found : undefined;
}
