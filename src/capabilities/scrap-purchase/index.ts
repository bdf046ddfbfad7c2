import type { Capability } from '../../graphql/schema/capability.ts';
import './cancellations/schema.ts';
import { scrapCancellation } from './cancellations/tracking.ts';
import './edges.ts';
import './estimate-schema.ts';
import './invoices/schema.ts';
import { scrapInvoice } from './invoices/tracking.ts';
import { reliefNatures } from './natures.ts';
import './orders/comparison-schema.ts';
import './orders/schema.ts';
import { scrapOrder } from './orders/tracking.ts';
import './payments/schema.ts';
import { scrapTaxPayment } from './payments/tracking.ts';
import './schema.ts';
import './readiness/schema.ts';
import './refunds/schema.ts';
import { scrapRefund } from './refunds/tracking.ts';
import { agentTaxCheck, pendingCheck, sellerCheck, taxpayerCheck } from './wire/gates.ts';
import { invoiceCreate } from './wire/invoice.ts';
import { calcOrder, orderCancel, refundApply } from './wire/order.ts';
import { payStatus } from './wire/payment.ts';

/** Purchases of scrap by reverse invoices (document 2, section 4.3): the nine business interfaces. */
export const scrapPurchase: Capability = {
  name: 'scrap-purchase',
  endpoints: [
    taxpayerCheck,
    agentTaxCheck,
    pendingCheck,
    sellerCheck,
    calcOrder,
    payStatus,
    invoiceCreate,
    refundApply,
    orderCancel,
  ],
  tracked: [scrapOrder, scrapTaxPayment, scrapInvoice, scrapCancellation, scrapRefund],
  codeTables: [{ table: reliefNatures, usedIn: ['scrapTaxEstimate natureCode'] }],
};
