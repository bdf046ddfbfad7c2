import type { ReconciliationQuery } from '../../generated/operations.ts';

/** Comparison of a month. */
export type Reconciliation = NonNullable<ReconciliationQuery['invoiceReconciliation']>;

/** A figure that differs. */
export type Difference = Reconciliation['different'][number];

/** Sides of an invoice that only one side has. */
export type Side = 'missingAtPlatform' | 'missingHere';

/** Numbers of invoices by the result of their comparison. */
export interface Counts {
  readonly agreeing: number;
  readonly different: number;
  readonly missingAtPlatform: number;
  readonly missingHere: number;
  readonly uncompared: number;
}

/** Counts invoices: an invoice that differs in two figures counts once. */
export function countsOf(found: Reconciliation): Counts {
  const differing = found.different.map(({ orderId, invoiceNumber }) => orderId ?? invoiceNumber);
  return {
    agreeing: found.agreeing,
    different: new Set(differing).size,
    missingAtPlatform: found.missingAtPlatform.length,
    missingHere: found.missingHere.length,
    uncompared: found.uncompared.reduce((sum, { count }) => sum + count, 0),
  };
}
