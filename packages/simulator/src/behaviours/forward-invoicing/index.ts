import { type JsonObject, toShanghaiDay } from '../../from-service.ts';
import { type Answer, Refusal, success } from '../../gateway/envelope.ts';
import { isGiven, malformed, requiredText } from '../../gateway/fields.ts';
import { type BoundSeller, boundSellers } from '../../seed/parties.ts';
import { type Behaviour, collection, free, type World } from '../../world/world.ts';
import { invoiceFile } from './invoice-file.ts';
import { finish, ISSUING, type Order, orders, Status } from './issuing.ts';
import { type CheckedOrder, readOrder } from './order.ts';
import { finishRedOffset, isRedOffset, redQuery, REVERSING, submit } from './red-offset.ts';
import { headOf } from './register.ts';
import { statistic } from './statistic.ts';
import { taxBureauObjection } from './tax-bureau.ts';

const PRODUCT = 'forward-invoicing';

/** The caller's order numbers, by the platform's. */
const orderNumbers = collection<string>('forward order numbers');

/** Seller-side issuing (document 1, sections 2.5, 3 and 4.3). */
export const forwardInvoicing: Behaviour = {
  product: PRODUCT,
  endpoints: {
    '/api/v1/invoice/forward/create': { billed: true, answer: create },
    '/api/v1/invoice/forward/query': free(query),
    '/api/v1/invoice/forward/red': free(submit),
    '/api/v1/invoice/forward/red-query': free(redQuery),
    '/api/v1/invoice/forward/statistic?type=detail': free(statistic),
  },
  processes: { [ISSUING]: finish, [REVERSING]: finishRedOffset },
  file: (name, world) => {
    const [orderId, format] = splitAtLast(name, '.');
    const order = orders(world).get(orderId);
    return order === undefined ? null : invoiceFile(order, format);
  },
};

function create(request: JsonObject, world: World): Answer {
  const checked = readOrder(request);
  const seller = boundSellers.find(({ taxNumber }) => taxNumber === checked.sellerTaxNumber);
  if (!seller) {
    throw new Refusal('CYT_40311', 'the seller tax number is not bound: contact the operator');
  }
  // The documents say that a number is never reused, but not what the response to a second use is.
  if (orders(world).get(checked.orderId) !== undefined) malformed('order_id was used before');
  const order = accept(checked, seller, world);
  orders(world).put(order.orderId, order);
  orderNumbers(world).put(order.orderSn, order.orderId);
  world.begin(ISSUING, order.orderId);
  return success({ state: Status.issuing, order_sn: order.orderSn }, 1);
}

function accept(checked: CheckedOrder, seller: BoundSeller, world: World): Order {
  const serial = String(world.nextNumber('forward order')).padStart(8, '0');
  const { withTax, withoutTax, tax, lines, business: _business, ...kept } = checked;
  return {
    ...kept,
    sellerName: seller.name,
    objection: taxBureauObjection(checked, seller),
    orderSn: `FO${toShanghaiDay(world.now()).replaceAll('-', '')}${serial}`,
    withTax: withTax.toFixed(2),
    withoutTax: withoutTax.toFixed(2),
    tax: tax.toFixed(2),
    lines: lines.map(({ name, taxCode, rate, amount, tax }) => ({
      name,
      taxCode,
      rate: rate.toString(),
      amount: amount.toFixed(2),
      tax: tax.toFixed(2),
    })),
    status: Status.issuing,
    ticketSn: null,
    issuedAt: null,
    failReason: null,
  };
}

function query(request: JsonObject, world: World): Answer {
  // The documents do not show the code of the "tax-number-empty error".
  if (!isGiven(request, 'seller_taxpayer_num')) malformed('seller_taxpayer_num is empty');
  if (!isGiven(request, 'order_id') && !isGiven(request, 'order_sn'))
    malformed('order_id or order_sn is required');
  const order = isGiven(request, 'order_id')
    ? orders(world).get(requiredText(request, 'order_id'))
    : orderByNumber(requiredText(request, 'order_sn'), world);
  const { order_sn: orderSn, seller_taxpayer_num: seller } = request;
  const agrees = !isGiven(request, 'order_sn') || order?.orderSn === orderSn;
  if (order === undefined || !agrees || order.sellerTaxNumber !== seller)
    malformed('no such order');
  return success(describe(order, world));
}

function orderByNumber(orderSn: string, world: World): Order | undefined {
  const orderId = orderNumbers(world).get(orderSn);
  return orderId === undefined ? undefined : orders(world).get(orderId);
}

/** Only `status`, `ticket_sn` and the three addresses of this response are documented. */
function describe(order: Order, world: World): JsonObject {
  const { orderId, buyerName, status, ticketSn, issuedAt, failReason } = order;
  const address = (format: string) => world.fileUrl(PRODUCT, `${orderId}.${format}`);
  return {
    ...headOf(order),
    status,
    buyer_title: buyerName,
    ...(status === Status.issued
      ? {
          ticket_sn: ticketSn,
          issue_time: issuedAt,
          pdf_url: address('pdf'),
          ofd_url: address('ofd'),
          xml_url: address('xml'),
          is_red_washed: isRedOffset(orderId, world) ? 1 : 0,
        }
      : {}),
    ...(failReason === null ? {} : { fail_reason: failReason }),
  };
}

function splitAtLast(text: string, separator: string): [before: string, after: string] {
  const at = text.lastIndexOf(separator);
  return [text.slice(0, at), text.slice(at + 1)];
}
