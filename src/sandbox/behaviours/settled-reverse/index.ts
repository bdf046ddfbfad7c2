import type { Behaviour } from '../../world.ts';
import { openEnterprise } from './enterprise.ts';
import { continueOrder, create, download, query, red, SETTLEMENT, voidInvoice } from './orders.ts';
import {
  AUDIT,
  close,
  continueAudit,
  FACE_SCAN,
  finishFaceScan,
  onboard,
  register,
  status,
  updateCard,
} from './sellers.ts';

const free = (answer: Behaviour['endpoints'][string]['answer']) => ({ billed: false, answer });

/** Reverse invoicing that a bank settles (document 2, section 4.1). No push tells of anything in here. */
export const settledReverse: Behaviour = {
  product: 'settled-reverse',
  endpoints: {
    '/api/v1/rinv/enterprise/open': free(openEnterprise),
    '/api/v1/rinv/seller/onboard': free(onboard),
    '/api/v1/rinv/seller/register': free(register),
    '/api/v1/rinv/seller/status': free(status),
    '/api/v1/rinv/seller/update-card': free(updateCard),
    '/api/v1/rinv/seller/close': free(close),
    '/api/v1/rinv/invoice/create': free(create),
    '/api/v1/rinv/invoice/status': free(query),
    '/api/v1/rinv/invoice/red': free(red),
    '/api/v1/rinv/invoice/void': free(voidInvoice),
    '/api/v1/rinv/invoice/download': free(download),
  },
  processes: {
    [FACE_SCAN]: (userId, world) => void finishFaceScan(userId, world),
    [AUDIT]: continueAudit,
    [SETTLEMENT]: continueOrder,
  },
  file: (name) => ({
    type: 'text/html; charset=utf-8',
    bytes: Buffer.from(page(name.split('.')[0] ?? '')),
  }),
};

/** Stands for the bank's pages. What is done on them, the sandbox's own mutations do. */
function page(purpose: string): string {
  return `<!doctype html><title>${purpose}</title><p>The simulated bank’s page (${purpose}). It finishes by itself, or by the sandbox mutations.</p>`;
}
