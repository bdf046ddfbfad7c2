import { forwardInvoice } from '../../../src/capabilities/forward-invoicing/tracking.ts';
import { shownAmount } from '../../../src/kernel/text/amounts.ts';
import type { Application } from '../../../src/app.ts';

/** Amount of a planted invoice, in fen. */
export const fenOf = (index: number): number => 100 + (index % 9_973);

/** Opens issued invoices in the journal, as if ordered long ago. */
export async function plantInvoices(
  { app }: Pick<Application, 'app'>,
  rows: number,
): Promise<void> {
  const subjects = app.subjectsFor('default');
  for (let from = 0; from < rows; from += 500) {
    const indexes = Array.from({ length: Math.min(500, rows - from) }, (_unused, at) => from + at);
    await Promise.all(
      indexes.map((index) =>
        subjects.ensure(forwardInvoice, `order-${index}`, {
          state: 'ISSUED',
          firstPollMs: null,
          snapshot: {
            kind: 'GENERAL',
            sellerTaxNumber: '91440300MA5F0A0A1X',
            buyerName: '=cmd|北京启明星网络有限公司',
            amountWithTax: shownAmount((fenOf(index) / 100).toFixed(2)),
            invoiceNumber: String(26_442_000_000).padEnd(11, '0') + String(index).padStart(9, '0'),
          },
        }),
      ),
    );
  }
}
