import { optional, text } from './arguments.ts';
import { sandboxTexts } from '../texts.ts';
import { setRedStatus } from '../behaviours/atomic/red-confirmations.ts';
import { finishUpload } from '../behaviours/atomic/uploads.ts';
import { issue, reject } from '../behaviours/forward-invoicing/issuing.ts';
import { finishRedOffset, rejectRedOffset } from '../behaviours/forward-invoicing/red-offset.ts';
import { failSession, stepSession } from '../behaviours/h5.ts';
import { pay as payTax, voidTransaction } from '../behaviours/scrap-purchase/transactions.ts';
import { finish, pay } from '../behaviours/settled-reverse/orders.ts';
import { finishAudit, finishFaceScan } from '../behaviours/settled-reverse/sellers.ts';
import { step } from './control.ts';

const orderId = text('The order’s own number.');
const originalId = text('The original’s order number.');
const reason = text('The tax bureau’s words.');
const token = text('The token of the link.');
const sellerId = text('The seller’s id.');
const taxSlipNumber = text('Number of the e-tax slip.');

/** Controls for orders, sellers and invoices: at the tax bureau, at the bank, and behind H5 links. */
export const invoicing = {
  issueInvoice: step(
    'Finishes an accepted order as issued, now. False when no such order waits.',
    { orderId },
    ({ orderId }, world) => issue(orderId, world),
  ),
  rejectInvoice: step(
    'Lets the tax bureau reject an accepted order. False when no such order waits.',
    { orderId, reason },
    ({ orderId, reason }, world) => reject(orderId, reason, world),
  ),
  finishRedOffset: step(
    'Issues the red invoice of a waiting red-offset, now. False when none waits.',
    { orderId: originalId },
    ({ orderId }, world) => finishRedOffset(orderId, world),
  ),
  rejectRedOffset: step(
    'Makes the tax bureau reject a waiting red-offset. False when none waits.',
    { orderId: originalId, reason },
    ({ orderId, reason }, world) => rejectRedOffset(orderId, reason, world),
  ),
  stepH5Session: step(
    'Lets the person behind an H5 link take the next step, now. False if no person is using the link.',
    { token },
    ({ token }, world) => stepSession(token, world),
  ),
  failH5Session: step(
    'Lets the handling behind an H5 link fail with a return code of the bank. False if no person is using the link.',
    { token, returnCode: text('The bank’s code, for example `30601013` or `30601004`.') },
    ({ token, returnCode }, world) => failSession(token, returnCode, world),
  ),
  finishFaceScan: step(
    'Lets a seller scan their face, now. False when no face scan waits.',
    { sellerId },
    ({ sellerId }, world) => finishFaceScan(sellerId, world),
  ),
  finishSellerAudit: step(
    'Ends the bank’s audit of a seller, now. False when none is under way.',
    {
      sellerId,
      refusal: optional(text('Reason of a rejection by the bank; without it, the bank approves.')),
    },
    ({ sellerId, refusal }, world) => finishAudit(sellerId, refusal ?? null, world),
  ),
  payReverseInvoice: step(
    'Lets the payer pay an order, now. False when no such order waits for it.',
    { orderId },
    ({ orderId }, world) => pay(orderId, world),
  ),
  finishReverseInvoice: step(
    'Completes an order, now. False when no such order is under way.',
    { orderId },
    ({ orderId }, world) => finish(orderId, true, world),
  ),
  failReverseInvoice: step(
    'Fails an order, now. False when no such order is under way.',
    { orderId },
    ({ orderId }, world) => finish(orderId, false, world),
  ),
  payScrapTax: step(
    'Pays the tax of a scrap purchase, now. False when no unpaid transaction has the slip.',
    { taxSlipNumber },
    ({ taxSlipNumber }, world) => payTax(taxSlipNumber, world),
  ),
  voidScrapTransaction: step(
    'Lets the deduction of the tax fail, which voids the pre-opened transaction. False when no unpaid transaction has the slip.',
    { taxSlipNumber },
    ({ taxSlipNumber }, world) => voidTransaction(taxSlipNumber, world),
  ),
  finishScrapUpload: step(
    'Ends the examination of uploaded invoices, now. False when none of them is being examined.',
    {
      acceptanceSerial: text('The serial of the upload.'),
      invoiceNumber: optional(text('Only of this invoice; without it, of all.')),
      failure: optional(
        text('Reason for which the tax bureau rejects them; if omitted, it accepts them.'),
      ),
    },
    ({ acceptanceSerial, invoiceNumber, failure }, world) =>
      finishUpload(
        { serial: acceptanceSerial, number: invoiceNumber ?? null, failure: failure ?? null },
        world,
      ),
  ),
  setRedConfirmationStatus: step(
    'Moves a red confirmation to a status, now: confirmed, denied, revoked or any other. False when there is no open confirmation.',
    {
      confirmationUuid: text('The red confirmation’s `confirmationUuid`.'),
      status: text(
        'The tax bureau’s code, `01` to `13`, as `RedConfirmationStatus` shows them: `04` is confirmed by both, `06` denied by the seller.',
        {
          holds: (code) => /^(?:0[1-9]|1[0-3])$/.test(code),
          message: sandboxTexts.statusCode,
        },
      ),
    },
    ({ confirmationUuid, status }, world) => setRedStatus(confirmationUuid, status, world),
  ),
};
