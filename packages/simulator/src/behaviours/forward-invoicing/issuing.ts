import { toShanghaiDay } from '../../from-service.ts';
import { enterInvoice } from '../../world/ledger.ts';
import { type FaceLine, vatFace } from '../../seed/faces.ts';
import { typeCode } from '../../seed/invoices.ts';
import { collection, type World } from '../../world/world.ts';
import { nextTicket, type Ticket } from './numbers.ts';
import type { CheckedOrder } from './order.ts';
import { register, type RegisteredInvoice } from './register.ts';

/** Order as the platform stores it; amounts in yuan as texts. */
export interface Order extends Omit<
  CheckedOrder,
  'withTax' | 'withoutTax' | 'tax' | 'lines' | 'business'
> {
  readonly orderSn: string;
  readonly sellerName: string;
  readonly withTax: string;
  readonly withoutTax: string;
  readonly tax: string;
  readonly lines: readonly FaceLine[];
  /** Reason with which the tax bureau will reject the order; null if it will issue. */
  readonly objection: string | null;
  readonly status: number;
  readonly ticketSn: string | null;
  /** `yyyy-MM-dd HH:mm:ss` in Shanghai. */
  readonly issuedAt: string | null;
  readonly failReason: string | null;
}

/** 1 and 3 are documented. A rejected order's status is not: 4 is this sandbox's choice. */
export const Status = { issuing: 1, issued: 3, rejected: 4 } as const;

/** Process that finishes an accepted order. */
export const ISSUING = 'forward-invoice';

/** Orders by the caller's order number. */
export const orders = collection<Order>('forward orders');

/** Lets the tax bureau decide on a waiting order. */
export function finish(orderId: string, world: World): void {
  const objection = orders(world).get(orderId)?.objection ?? null;
  if (objection === null) issue(orderId, world);
  else reject(orderId, objection, world);
}

/** Issues a waiting order and pushes the change; false if the order is not waiting. */
export function issue(orderId: string, world: World): boolean {
  const order = waitingOrder(orderId, world);
  if (order === null) return false;
  const day = toShanghaiDay(world.now());
  const ticket = nextTicket(world);
  settle({ ...order, status: Status.issued, ...ticket }, world);
  register(world, order.sellerTaxNumber, { ...toRegistered(order), ...ticket });
  enterInvoice(world, {
    elements: { fphm: ticket.ticketSn, kprq: day, jshj: Number(order.withTax) },
    issuedOn: day,
    fplx: order.typeCode === '081' ? typeCode.digitalSpecial : typeCode.digitalGeneral,
    face: vatFace({
      seller: { name: order.sellerName, taxNumber: order.sellerTaxNumber },
      buyer: buyerOf(order),
      lines: order.lines,
      remark: '',
    }),
  });
  return true;
}

/** Lets the tax bureau reject a waiting order for a reason; false if the order is not waiting. */
export function reject(orderId: string, reason: string, world: World): boolean {
  const order = waitingOrder(orderId, world);
  if (order === null) return false;
  settle({ ...order, status: Status.rejected, failReason: reason }, world);
  return true;
}

function waitingOrder(orderId: string, world: World): Order | null {
  const order = orders(world).get(orderId);
  if (order?.status !== Status.issuing) return null;
  world.end(ISSUING, orderId);
  return order;
}

/** The documents describe a push on each status change, but not its contents. */
function settle(order: Order, world: World): void {
  const { orderId, orderSn, status, ticketSn, failReason, callbackUrl } = order;
  orders(world).put(orderId, order);
  world.push(callbackUrl, {
    order_id: orderId,
    order_sn: orderSn,
    status,
    ...(ticketSn === null ? {} : { ticket_sn: ticketSn }),
    ...(failReason === null ? {} : { fail_reason: failReason }),
  });
}

function buyerOf({ buyerName, buyerTaxNumber }: Order): { name: string; taxNumber?: string } {
  return buyerTaxNumber === null
    ? { name: buyerName }
    : { name: buyerName, taxNumber: buyerTaxNumber };
}

/** Entry of an order in the statistic, without the invoice's own number. */
export function toRegistered(order: Order): Omit<RegisteredInvoice, keyof Ticket> {
  const { orderId, orderSn, typeCode, withTax, withoutTax, tax } = order;
  return { orderId, orderSn, typeCode, withTax, withoutTax, tax, isRed: false };
}
