import type { Capability } from '../../graphql/schema/capability.ts';
import { invoiceDocuments } from './documents.ts';
import './reconciliation/schema.ts';
import { redOffsetDocuments } from './red-offset/documents.ts';
import './red-offset/schema.ts';
import { forwardRedOffset } from './red-offset/tracking.ts';
import './schema.ts';
import { forwardInvoice } from './tracking.ts';
import { create, query } from './wire/invoice.ts';
import { red, redQuery } from './wire/red.ts';
import { refinedOilCodes, refinedOilUnit } from './wire/specific/refined-oil.ts';
import { statistic } from './wire/statistic.ts';

/** Forward invoicing (document 1, sections 2.5 and 4.3): digital invoices issued by a seller. */
export const forwardInvoicing: Capability = {
  name: 'forward-invoicing',
  endpoints: [create, query, red, redQuery, statistic],
  tracked: [forwardInvoice, forwardRedOffset, invoiceDocuments, redOffsetDocuments],
  codeTables: [
    { table: refinedOilCodes, usedIn: [`${create.path} tax_code`] },
    { table: refinedOilUnit, usedIn: [`${create.path} unit`] },
  ],
};
