import type { JsonObject } from '../from-service.ts';

/** Elements that identify an invoice to the tax bureau, in the platform's names (document 1, section 2.2). */
export interface InvoiceElements {
  readonly fphm: string;
  readonly fpdm?: string;
  readonly kprq?: string;
  readonly je?: number;
  readonly jym?: string;
  readonly jshj?: number;
  readonly xfsbh?: string;
  readonly dq?: string;
}

/** Invoice in the tax bureau's ledger. */
export interface LedgerInvoice {
  /** Elements that must all agree for the invoice to be genuine. */
  readonly elements: InvoiceElements;
  /** Day of issue; blockchain and general electronic invoices are not looked up by it. */
  readonly issuedOn: string;
  /** Invoice type code. Its values are not documented; see `seed/invoices.ts`. */
  readonly fplx: string;
  /** Full face, in the fields of its kind (document 1, section 2.3). */
  readonly face: JsonObject;
  /** Reason why the tax bureau does not let the invoice pass although its elements agree. */
  readonly notPassed?: string;
}
