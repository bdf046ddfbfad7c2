import type { Capability } from '../../graphql/schema/capability.ts';
import { invoiceDocuments } from './documents.ts';
import { redOffsetDocuments } from './red-offset/documents.ts';
import { create } from './wire/invoice.ts';
import { refinedOilCodes, refinedOilUnit } from './wire/specific/refined-oil.ts';

/** Forward invoicing (document 1, sections 2.5 and 4.3): digital invoices issued by a seller. */
export const forwardInvoicing: Capability = {
  tracked: [invoiceDocuments, redOffsetDocuments],
  codeTables: [
    { table: refinedOilCodes, usedIn: [`${create.path} tax_code`] },
    { table: refinedOilUnit, usedIn: [`${create.path} unit`] },
  ],
};
