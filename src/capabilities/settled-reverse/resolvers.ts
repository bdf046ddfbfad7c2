import { builder } from '../../graphql/schema/builder.ts';
import { upstream } from '../../graphql/schema/directives.ts';
import { mutationErrors } from '../../graphql/errors/errors.ts';
import { inputArg } from '../../graphql/records/record-fields.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import { callRepeatable } from '../../graphql/plugins/repeatable.ts';
import { open } from './wire/enterprise.ts';
import { sellerChange } from './wire/members.ts';
import { voidOrder } from './orders/voiding.ts';
import { closePayee } from './sellers/closing.ts';
import { red, voidInvoice } from './wire/order.ts';
import { close, updateCard } from './wire/seller.ts';

/**
 * Mutations that may be repeated: pages, which change nothing until a person acts on them, and changes
 * after which a repeat finds nothing left to do. None has a number under which a repeat could be told from a second
 * wish: the same card may be set again after another one, a closed seller may come back and be closed again.
 * A seller or an order that is remembered takes the change as an update.
 */
const EnterpriseOpening = objectType(open.response);
const ReverseInvoiceRedOffset = objectType(red.response);
const VoidedReverseInvoice = objectType(voidInvoice.response);
const SellerChange = objectType(sellerChange);

builder.mutationFields((t) => ({
  openEnterprise: t.field({
    type: EnterpriseOpening,
    description:
      'Makes the page on which an enterprise authorizes reverse invoicing. A repeat makes a fresh page and does no harm.',
    directives: upstream(open),
    errors: mutationErrors,
    args: { input: inputArg(open.request, 'The enterprise.') },
    resolve: (_root, { input }, context) => callRepeatable(context, open, input),
  }),
  updateSellerCard: t.field({
    type: SellerChange,
    description:
      'Changes the bank card that a seller is paid to. May be repeated: the same card set twice is the same card.',
    directives: upstream(updateCard),
    errors: mutationErrors,
    args: { input: inputArg(updateCard.request, 'The seller and the card.') },
    resolve: (_root, { input }, context) => callRepeatable(context, updateCard, input),
  }),
  closeSeller: t.field({
    type: SellerChange,
    description:
      'Removes a seller’s payee record at the bank: nothing can be ordered with them afterwards. May be repeated. The states that were reached stay; `seller` and `sellers` show at once how the platform says that they stand now. `onboardSeller` or `registerSeller` begins another registration, with an audit of its own.',
    directives: upstream(close),
    errors: mutationErrors,
    args: { input: inputArg(close.request, 'The seller.') },
    resolve: (_root, { input }, context) => closePayee(context, input),
  }),
  redOffsetReverseInvoice: t.field({
    type: ReverseInvoiceRedOffset,
    description:
      'Makes the page on which a person confirms that a reverse invoice is reversed by a red one; tax and fee of the seller are then refunded by the bank. Nothing happens before that, so a repeat makes a fresh page and does no harm. Let only one page be confirmed.',
    directives: upstream(red),
    errors: mutationErrors,
    args: { input: inputArg(red.request, 'The invoice and how much of it.') },
    resolve: (_root, { input }, context) => callRepeatable(context, red, input),
  }),
  voidReverseInvoice: t.field({
    type: VoidedReverseInvoice,
    description:
      'Voids a reverse invoice. May be repeated after a lost answer: what is void cannot be voided again, and is then refused as such. The bank’s answer stands in `ReverseInvoice.voiding`, and is an update of the order.',
    directives: upstream(voidInvoice),
    errors: mutationErrors,
    args: { input: inputArg(voidInvoice.request, 'The invoice.') },
    resolve: (_root, { input }, context) => voidOrder(context, input),
  }),
}));
