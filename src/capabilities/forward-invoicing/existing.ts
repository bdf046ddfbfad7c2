import type { JsonObject } from '../../kernel/json/json.ts';
import { maskText } from '../../kernel/privacy/masking.ts';
import type { ComparedMember, Difference } from '../../subjects/kind/kind.ts';
import { amountsIn, differentAmounts, type KnownAmounts, textUnder } from './figures.ts';
import { digitalInvoiceKind, personalTitle } from './wire/codes.ts';

/** The members of an order that its invoice may disagree with; null for what is not known. */
interface Face extends KnownAmounts {
  readonly kind: (typeof digitalInvoiceKind.entries)[number]['name'] | null;
  /** Null for an individual, too. */
  readonly buyerName: string | null;
  readonly buyerTaxNumber: string | null;
}

/** An invoice that the platform has beside the order that was placed here. */
interface Compared<Order> {
  /** The order with the face of what exists. */
  readonly order: Order;
  readonly differences: readonly Difference[];
}

const PERSONAL = personalTitle.codeOf.get('PERSONAL') ?? '';

/**
 * Holds an order of which the platform never said that it took it against what the platform has under its
 * number. Of the answer only status, number and addresses are documented: the rest is read under the names
 * that create has for it, where it comes along. Of an order that was refused (`isRefused`) nothing is taken
 * for true of what exists: it is another order.
 */
export function withExisting<Order extends Face>(
  order: Order,
  answer: JsonObject,
  isRefused: boolean,
): Compared<Order> {
  const title = textUnder(answer, ['buyer_title']);
  const code = textUnder(answer, ['invoice_type_code']);
  const kind = digitalInvoiceKind.nameOf.get(code ?? '') ?? null;
  const amounts = amountsIn(answer);
  const differences = [
    ...different('kind', order.kind, kind ?? code),
    // The details of an old order are forgotten, and with them for whom it was.
    ...different('buyerName', order.amountWithTax && (order.buyerName ?? PERSONAL), title),
    ...differentAmounts(order, amounts),
  ];
  const told: Face = {
    kind,
    ...amounts,
    buyerName: title === null || title === PERSONAL ? null : maskText(title),
    buyerTaxNumber: textUnder(answer, ['buyer_taxpayer_num']),
  };
  const { buyerTaxNumber } = told;
  // Of another buyer the number is another one, and a code that has no name here is no kind of ours.
  const face = isRefused
    ? told
    : { ...given(told), buyerTaxNumber, ...(code !== null && { kind }) };
  // The face of an order, and nothing else of it.
  return { order: { ...order, ...(differences.length > 0 || isRefused ? face : {}) }, differences };
}

function different(
  field: ComparedMember,
  here: string | null,
  platform: string | null,
): readonly Difference[] {
  if (here === null || platform === null || here === platform) return [];
  return [{ field, here: maskText(here), platform: maskText(platform) }];
}

function given(told: Face): Partial<Face> {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null));
}
