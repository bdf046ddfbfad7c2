import { callRepeatable } from '../../context/calls.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import { mutation } from '../../graphql/followed/followed.ts';
import { voidOrder } from './orders/voiding.ts';
import { closePayee } from './sellers/look-up.ts';
import { open } from './wire/enterprise.ts';
import { sellerChange } from './wire/members.ts';
import { red, voidInvoice } from './wire/order.ts';
import { close, updateCard } from './wire/seller.ts';

// The mutations here may be repeated: pages, which have no effect until a person acts, and changes that leave nothing to
// do for a repeat. None has a number that distinguishes a repeat from a second request: the same card may be set again
// after another one, and a closed seller may return and be closed again.

const EnterpriseOpening = objectType(open.response);
const ReverseInvoiceRedOffset = objectType(red.response);
const VoidedReverseInvoice = objectType(voidInvoice.response);
const SellerChange = objectType(sellerChange);

mutation(EnterpriseOpening, {
  name: 'openEnterprise',
  description:
    'Creates the page on which an enterprise authorizes reverse invoicing. A repeat creates a new page, which is harmless.',
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
    'Removes a seller’s payee record at the bank: nothing can be ordered with them afterwards. May be repeated: if the bank rejects the repeat, nothing changes. The states that were reached stay; `seller` and `sellers` show at once the state that the platform reports. `onboardSeller` or `registerSeller` begins another registration, with an audit of its own.',
  endpoint: close,
  input: [close.request, 'The seller.'],
  run: closePayee,
});

mutation(ReverseInvoiceRedOffset, {
  name: 'redOffsetReverseInvoice',
  description:
    'Creates the page on which a person confirms the reversal of a reverse invoice by a red one; the bank then refunds tax and fee of the seller. Nothing happens before the confirmation, so a repeat only creates a new page. Have only one page confirmed.',
  endpoint: red,
  input: [red.request, 'The invoice and the amount.'],
  run: (context, input) => callRepeatable(context, red, input),
});

mutation(VoidedReverseInvoice, {
  name: 'voidReverseInvoice',
  description:
    'Voids a reverse invoice. May be repeated after a lost response: the bank rejects the voiding of a void invoice, and after a lost response that rejection counts as voided. `ReverseInvoice.voiding` has the bank’s response, which is also an update of the order.',
  endpoint: voidInvoice,
  input: [voidInvoice.request, 'The invoice.'],
  run: voidOrder,
});
