import type { JsonObject } from '../../kernel/json/json.ts';
import { maskText } from '../../kernel/privacy/masking.ts';
import { plainText } from '../../platform/client/exact-json.ts';
import { codeIn } from '../../platform/record/index.ts';
import type { ComparedMember, Difference } from '../../subjects/kind/kind.ts';
import { amountsIn, differentAmounts, type KnownAmounts, textUnder } from './figures.ts';
import { digitalInvoiceKind, personalTitle } from './wire/codes.ts';

/** Members of an order that its invoice may contradict; null for unknown values. */
interface Face extends KnownAmounts {
  readonly kind: (typeof digitalInvoiceKind.entries)[number]['name'] | null;
  /** Null for an individual as well. */
  readonly buyerName: string | null;
  readonly buyerTaxNumber: string | null;
}

/** Comparison of an order with the platform's invoice under its number. */
interface Compared<Order> {
  /** The order, with the members of the existing invoice. */
  readonly order: Order;
  readonly differences: readonly Difference[];
}

const PERSONAL = personalTitle.codeOf.get('PERSONAL') ?? '';

/**
 * Compares an order that the platform did not confirm with the invoice that the platform has under its number. The
 * documents show only status, number and addresses of the response; other members are read by their names in create, if
 * present. If the order was rejected (`isRefused`), none of its members is assumed to apply: the existing invoice
 * belongs to another order.
 */
export function withExisting<Order extends Face>(
  order: Order,
  answer: JsonObject,
  isRefused: boolean,
): Compared<Order> {
  const title = plainText(answer['buyer_title'])?.trim() || null;
  const code = codeIn(answer['invoice_type_code'], digitalInvoiceKind) || null;
  const kind = digitalInvoiceKind.nameOf.get(code ?? '') ?? null;
  const amounts = amountsIn(answer);
  const differences = [
    ...different('kind', order.kind, kind ?? code),
    // The details of an old order, including its buyer, have been removed.
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
  // Another buyer has another tax number, so ours is replaced even by null; an unknown code has no kind here.
  const face = isRefused
    ? told
    : { ...given(told), buyerTaxNumber, ...(code !== null && { kind }) };
  // Only the face of the order is replaced; its other members stay.
  return { order: { ...order, ...(differences.length > 0 || isRefused ? face : {}) }, differences };
}

function different(
  field: ComparedMember,
  here: string | null,
  platform: string | null,
): readonly Difference[] {
  if (here === null || platform === null || isSame(here, platform)) return [];
  return [{ field, here: maskText(here), platform: maskText(platform) }];
}

/** True for texts that differ in the width of their characters only: names have brackets of either. */
function isSame(here: string, platform: string): boolean {
  return here.normalize('NFKC') === platform.normalize('NFKC');
}

function given(told: Face): Partial<Face> {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null));
}
