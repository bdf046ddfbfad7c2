import type { JsonObject } from '../../from-service.ts';
import { mocked } from '../../gateway/envelope.ts';
import { stepsOf } from '../../person-pages.ts';
import { type Behaviour, free, type SandboxEndpoint, type World } from '../../world/world.ts';
import { auditStatus, deletePayee, filePayee, payee, ReturnCode } from './payees.ts';

/** Returns the interface's own part of a response. */
type Reply = (request: JsonObject, world: World) => JsonObject;

const PREFIX = '/api/v1/bank';
const page: Reply = (_request, world) => ({
  pageUrl: world.pageUrl('BANK', String(world.nextNumber('bank page'))),
});
const accepted: Reply = () => ({});

/**
 * The bank's own interfaces (document 2, section 4.2), whose payloads are not shown: demonstrations, except payees, who are
 * filed, audited and rejected as in the document.
 */
const replies: Readonly<Record<string, Reply>> = {
  '/enterprise/auth': page,
  '/enterprise/refresh-auth': accepted,
  '/receiver/face-auth': page,
  '/receiver/face-auth/query': () => ({ authResult: 'success' }),
  '/receiver/add': (request, world) => ({ returnCode: filePayee(request, world) }),
  '/receiver/audit-status': (request, world) => ({ auditStatus: auditStatus(request, world) }),
  '/receiver/query': payee,
  '/receiver/update': accepted,
  '/receiver/delete': deletePayee,
  '/person/quota': () => ({ over500W: false, canInvoice: true }),
  '/order/pre': accepted,
  '/order/pay': page,
  '/order/batch-pay': page,
  '/invoice/notify-status': () => ({ status: 'waiting' }),
  '/invoice/query': () => ({ status: 'waiting' }),
  '/invoice/download': () => ({ byteData: Buffer.from('%PDF-1.4').toString('base64') }),
  '/invoice/red-offset': page,
  '/invoice/red-offset/revoke': accepted,
  '/invoice/reversal': accepted,
  '/invoice/back-tax': accepted,
  '/invoice/register-confirm': () => ({ confirmed: true }),
  '/invoice/ticket-info': () => ({ remaining: 100, activated: true }),
  '/invoice/upload-retry': accepted,
  '/invoice/summary-confirm': accepted,
};

/** Endpoints of the bank. */
export const bank: Behaviour = {
  product: 'bank',
  endpoints: Object.fromEntries(
    Object.entries(replies).map(([path, reply]) => [PREFIX + path, demonstration(reply)]),
  ),
  personPages: {
    // The documents do not describe the bank's own pages, so they change no data of the bank.
    BANK: {
      state: (_serial, done) => ({
        facts: [],
        steps: stepsOf(['CONFIRM'], done, false),
        outcome: done.length > 0 ? 'DONE' : null,
      }),
    },
  },
};

function demonstration(reply: Reply): SandboxEndpoint {
  return free((request, world) =>
    mocked({ returnCode: ReturnCode.success, ...reply(request, world) }),
  );
}
