import type { JsonObject } from '../from-service.ts';

/** Elements that identify an invoice towards the tax bureau, in the platform's names (document 1, section 2.2). */
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

/** An invoice as the tax bureau holds it. */
export interface LedgerInvoice {
  /** All that has to agree for the invoice to be found genuine. */
  readonly elements: InvoiceElements;
  /** Day of issue; blockchain and general electronic invoices are not looked up by it. */
  readonly issuedOn: string;
  /** Invoice type code. Its values are not documented; see `seed/invoices.ts`. */
  readonly fplx: string;
  /** The full face, in the fields of its kind (document 1, section 2.3). */
  readonly face: JsonObject;
  /** Reason for which the tax bureau does not let it pass although the elements agree. */
  readonly notPassed?: string;
}
