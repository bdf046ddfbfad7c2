import type { Message } from '../../../messages/message.ts';
import type { Difference } from '../../../subjects/kind/kind.ts';

/** An invoice that only one side has. */
interface OneSidedInvoice {
  readonly orderId: string | null;
  readonly invoiceNumber: string | null;
  /** In yuan. */
  readonly amountWithTax: string | null;
}

/** One figure that differs. */
interface InvoiceDifference extends Difference {
  readonly orderId: string | null;
  readonly invoiceNumber: string | null;
}

/** Invoices that were not compared, grouped by reason. */
interface UncomparedInvoices {
  readonly reason: Message;
  readonly count: number;
  /** The first hundred order or invoice numbers. */
  readonly numbers: readonly string[];
}

/** Comparison of the journal with the platform's statistic of a month. */
export interface ReconciliationReport {
  readonly agreeing: number;
  readonly missingAtPlatform: readonly OneSidedInvoice[];
  readonly missingHere: readonly OneSidedInvoice[];
  readonly different: readonly InvoiceDifference[];
  readonly uncompared: readonly UncomparedInvoices[];
  /** True if a list was truncated. */
  readonly truncated: boolean;
}

/** Limit of a list in a report: a longer list of differences has one common cause. */
export const LONGEST_LIST = 1_000;
export const LONGEST_NUMBERS = 100;

/** Collects the results of the comparison. Its size is limited, regardless of the number of compared invoices. */
export class ReportBuilder {
  #agreeing = 0;
  #truncated = false;
  readonly #missingAtPlatform: OneSidedInvoice[] = [];
  readonly #missingHere: OneSidedInvoice[] = [];
  readonly #different: InvoiceDifference[] = [];
  readonly #uncompared = new Map<
    string,
    { readonly reason: Message; count: number; readonly numbers: string[] }
  >();

  agree(): void {
    this.#agreeing += 1;
  }

  missAtPlatform(invoice: OneSidedInvoice): void {
    this.#add(this.#missingAtPlatform, toOneSided(invoice));
  }

  missHere(invoice: OneSidedInvoice): void {
    this.#add(this.#missingHere, toOneSided(invoice));
  }

  differ(difference: InvoiceDifference): void {
    this.#add(this.#different, difference);
  }

  /** `number` is an order or invoice number; `count` is the number of invoices that are left. */
  leave(reason: Message, number: string | null, count = 1): void {
    const group = this.#uncompared.get(reason.key) ?? { reason, count: 0, numbers: [] };
    this.#uncompared.set(reason.key, group);
    group.count += count;
    if (number !== null && group.numbers.length < LONGEST_NUMBERS) group.numbers.push(number);
  }

  finish(): ReconciliationReport {
    return {
      agreeing: this.#agreeing,
      missingAtPlatform: this.#missingAtPlatform,
      missingHere: this.#missingHere,
      different: this.#different,
      uncompared: [...this.#uncompared.values()],
      truncated: this.#truncated,
    };
  }

  #add<Item>(list: Item[], item: Item): void {
    if (list.length < LONGEST_LIST) list.push(item);
    else this.#truncated = true;
  }
}

function toOneSided({ orderId, invoiceNumber, amountWithTax }: OneSidedInvoice): OneSidedInvoice {
  return { orderId, invoiceNumber, amountWithTax };
}
