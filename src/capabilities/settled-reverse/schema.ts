import { callRepeatable } from '../../context/repeatable.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import { mutation } from '../../graphql/records/root-fields.ts';
import { voidOrder } from './orders/voiding.ts';
import { closePayee } from './sellers/look-up.ts';
import { open } from './wire/enterprise.ts';
import { sellerChange } from './wire/members.ts';
import { red, voidInvoice } from './wire/order.ts';
import { close, updateCard } from './wire/seller.ts';

/**
 * Mutations that may be repeated: pages, which have no effect until a person acts, and changes that leave nothing to do
 * for a repeat. None has a number that distinguishes a repeat from a second request: the same card may be set again
 * after another one, and a closed seller may return and be closed again. A stored seller or order records the change as
 * an update.
 */
const EnterpriseOpening = objectType(open.response);
const ReverseInvoiceRedOffset = objectType(red.response);
const VoidedReverseInvoice = objectType(voidInvoice.response);
const SellerChange = objectType(sellerChange);

mutation(EnterpriseOpening, {
  name: 'openEnterprise',
  description:
    'Makes the page on which an enterprise authorizes reverse invoicing. A repeat makes a fresh page and does no harm.',
  endpoint: open,
  input: [open.request, 'The enterprise.'],
  run: (context, input) => callRepeatable(context, open, input),
});

mutation(SellerChange, {
  name: 'updateSellerCard',
  description:
    'Changes the bank card that a seller is paid to. May be repeated: the same card set twice is the same card.',
  endpoint: updateCard,
  input: [updateCard.request, 'The seller and the card.'],
  run: (context, input) => callRepeatable(context, updateCard, input),
});

mutation(SellerChange, {
  name: 'closeSeller',
  description:
    'Removes a seller’s payee record at the bank: nothing can be ordered with them afterwards. May be repeated. The states that were reached stay; `seller` and `sellers` show at once how the platform says that they stand now. `onboardSeller` or `registerSeller` begins another registration, with an audit of its own.',
  endpoint: close,
  input: [close.request, 'The seller.'],
  run: closePayee,
});

mutation(ReverseInvoiceRedOffset, {
  name: 'redOffsetReverseInvoice',
  description:
    'Makes the page on which a person confirms that a reverse invoice is reversed by a red one; tax and fee of the seller are then refunded by the bank. Nothing happens before that, so a repeat makes a fresh page and does no harm. Let only one page be confirmed.',
  endpoint: red,
  input: [red.request, 'The invoice and how much of it.'],
  run: (context, input) => callRepeatable(context, red, input),
});

mutation(VoidedReverseInvoice, {
  name: 'voidReverseInvoice',
  description:
    'Voids a reverse invoice. May be repeated after a lost answer: what is void cannot be voided again, and is then refused as such; after a lost answer it counts as voided then. The bank’s answer stands in `ReverseInvoice.voiding`, and is an update of the order.',
  endpoint: voidInvoice,
  input: [voidInvoice.request, 'The invoice.'],
  run: voidOrder,
});
