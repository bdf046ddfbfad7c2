import { Big } from 'big.js';
import type { JsonObject } from '../../from-service.ts';
import { type Answer, success } from '../../gateway/envelope.ts';
import { malformed, requiredAddress, requiredList, requiredText } from '../../gateway/fields.ts';
import { collection, type World } from '../../world/world.ts';
import { type Order, orders, Status, toRegistered } from './issuing.ts';
import { nextTicket } from './numbers.ts';
import { register } from './register.ts';

/** Reversal of an invoice as the platform stores it. */
interface RedOffset {
  readonly orderId: string;
  readonly invoiceId: string;
  readonly callbackUrl: string;
  readonly state: number;
  /** Number of the red invoice. */
  readonly ticketSn: string | null;
  readonly failReason: string | null;
}

/** 1 is documented; 3 and 4 are this sandbox's choice, modeled on the states of an order. */
const State = { submitted: 1, done: 3, rejected: 4 } as const;

/** Process that finishes a submitted red-offset. */
export const REVERSING = 'forward-red-offset';

/**
 * Submits a reversal. Of the request only `invoices[].callback_url` is documented: this sandbox looks for the order and its
 * seller beside it, and takes one invoice, as the response has one `invoice_id`.
 */
export function submit(request: JsonObject, world: World): Answer {
  const { order, callbackUrl } = readRequest(request, world);
  if (order.status !== Status.issued) malformed('the invoice is not issued');
  const { orderId } = order;
  const before = redOffsets(world).get(orderId);
  if (before !== undefined && before.state !== State.rejected)
    malformed('the invoice was red-offset before');
  const serial = String(world.nextNumber('red-offset')).padStart(8, '0');
  const redOffset = {
    orderId,
    invoiceId: `RI${serial}`,
    callbackUrl,
    state: State.submitted,
    ticketSn: null,
    failReason: null,
  };
  redOffsets(world).put(orderId, redOffset);
  world.begin(REVERSING, orderId);
  return success({ invoice_id: redOffset.invoiceId, state: redOffset.state });
}

/** State of a reversal. Nothing of this response is documented. */
export function redQuery(request: JsonObject, world: World): Answer {
  const { order } = readRequest(request, world);
  const redOffset = redOffsets(world).get(order.orderId);
  if (redOffset === undefined) malformed('the invoice was not red-offset');
  return success(describe(redOffset));
}

/** True after the red invoice of an order's invoice was issued. */
export function isRedOffset(orderId: string, world: World): boolean {
  return redOffsets(world).get(orderId)?.state === State.done;
}

/** Issues the red invoice of a submitted red-offset and pushes the change; false if none is submitted. */
export function finishRedOffset(orderId: string, world: World): boolean {
  const redOffset = submitted(orderId, world);
  const order = orders(world).get(orderId);
  if (redOffset === null || order === undefined) return false;
  const ticket = nextTicket(world);
  settle({ ...redOffset, state: State.done, ticketSn: ticket.ticketSn }, world);
  register(world, order.sellerTaxNumber, {
    ...toRegistered(order),
    ...ticket,
    withTax: negative(order.withTax),
    withoutTax: negative(order.withoutTax),
    tax: negative(order.tax),
    isRed: true,
  });
  return true;
}

/** Lets the tax bureau reject a submitted red-offset; false if none is submitted. */
export function rejectRedOffset(orderId: string, reason: string, world: World): boolean {
  const redOffset = submitted(orderId, world);
  if (redOffset === null) return false;
  settle({ ...redOffset, state: State.rejected, failReason: reason }, world);
  return true;
}

function submitted(orderId: string, world: World): RedOffset | null {
  const redOffset = redOffsets(world).get(orderId);
  if (redOffset?.state !== State.submitted) return null;
  world.end(REVERSING, orderId);
  return redOffset;
}

function settle(redOffset: RedOffset, world: World): void {
  redOffsets(world).put(redOffset.orderId, redOffset);
  world.push(redOffset.callbackUrl, describe(redOffset));
}

function describe({ orderId, invoiceId, state, ticketSn, failReason }: RedOffset): JsonObject {
  return {
    order_id: orderId,
    invoice_id: invoiceId,
    state,
    ...(ticketSn === null ? {} : { ticket_sn: ticketSn }),
    ...(failReason === null ? {} : { fail_reason: failReason }),
  };
}

function readRequest(
  request: JsonObject,
  world: World,
): { readonly order: Order; readonly callbackUrl: string } {
  const [invoice, ...others] = requiredList(request, 'invoices');
  if (invoice === undefined || others.length > 0) malformed('invoices takes one invoice');
  const callbackUrl = requiredAddress(invoice, 'callback_url', 'invoices[0].');
  const order = orders(world).get(requiredText(invoice, 'order_id', 'invoices[0].'));
  const seller = requiredText(invoice, 'seller_taxpayer_num', 'invoices[0].');
  if (order === undefined || order.sellerTaxNumber !== seller) malformed('no such order');
  return { order, callbackUrl };
}

/** Reversals by the order number of the original. */
const redOffsets = collection<RedOffset>('forward red-offsets');

function negative(amount: string): string {
  return new Big(amount).neg().toFixed(2);
}
