import { type Behaviour, free } from '../../world/world.ts';
import { checkAgentTax, checkPending, checkSeller, checkTaxpayer } from './gates.ts';
import { createInvoice } from './invoice.ts';
import { applyRefund, calcOrder, cancelOrder } from './order.ts';
import { payStatus } from './payment.ts';
import { pay, PAYMENT, transactionWith } from './transactions.ts';

/** Purchase of scrap products (document 2, section 4.3). It sends no events. */
export const scrapPurchase: Behaviour = {
  product: 'scrap-purchase',
  businessFolder: '/api/v1/invoice/reverse/lqbiz/',
  endpoints: {
    '/api/v1/invoice/reverse/lqbiz/taxpayer/check': free(checkTaxpayer),
    '/api/v1/invoice/reverse/lqbiz/agent-tax/check': free(checkAgentTax),
    '/api/v1/invoice/reverse/lqbiz/pending/check': free(checkPending),
    '/api/v1/invoice/reverse/lqbiz/seller/check': free(checkSeller),
    '/api/v1/invoice/reverse/lqbiz/tax/calc-order': free(calcOrder),
    '/api/v1/invoice/reverse/lqbiz/tax/pay-status': free(payStatus),
    '/api/v1/invoice/reverse/lqbiz/invoice/create': free(createInvoice),
    '/api/v1/invoice/reverse/lqbiz/refund/apply': free(applyRefund),
    '/api/v1/invoice/reverse/lqbiz/order/cancel': free(cancelOrder),
  },
  processes: {
    [PAYMENT]: (number, world) => {
      const slip = transactionWith(number, world)?.dzsphm ?? null;
      if (slip !== null) pay(slip, world);
    },
  },
};
