import { type Behaviour, free } from '../../world/world.ts';
import { authorizationPage, openEnterprise } from './enterprise.ts';
import {
  continueOrder,
  create,
  download,
  PAYER,
  paymentPage,
  query,
  red,
  redOffsetPage,
  SETTLEMENT,
  voidInvoice,
} from './orders.ts';
import {
  AUDIT,
  close,
  continueAudit,
  FACE_SCAN,
  faceScanPage,
  finishFaceScan,
  onboard,
  register,
  status,
  updateCard,
} from './sellers.ts';

/** Reverse invoicing that a bank settles (document 2, section 4.1). Its notices report audits and invoices only (section 6). */
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
    [AUDIT]: continueAudit,
    [SETTLEMENT]: continueOrder,
  },
  arrivals: {
    [FACE_SCAN]: (userId, world) => void finishFaceScan(userId, world),
    [PAYER]: continueOrder,
  },
  personPages: {
    ENTERPRISE_AUTHORIZATION: authorizationPage,
    FACE_SCAN: faceScanPage,
    PAYMENT: paymentPage,
    RED_OFFSET: redOffsetPage,
  },
};
