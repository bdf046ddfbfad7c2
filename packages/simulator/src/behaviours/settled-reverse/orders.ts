import { type JsonObject, toShanghaiDay } from '../../from-service.ts';
import { type Answer, mocked } from '../../gateway/envelope.ts';
import { malformed, requiredDecimal, requiredText, requiredTexts } from '../../gateway/fields.ts';
import { stepsOf } from '../../person-pages.ts';
import { collection, type World, type PageState, type PersonPage } from '../../world/world.ts';
import { knownSeller, quotaOf, sellerUnder } from './sellers.ts';

const STATUSES = ['waiting_confirm', 'waiting_pay', 'invoicing', 'done'] as const;
type Status = (typeof STATUSES)[number] | 'failed';

/** Order as the bank stores it. */
interface Order {
  readonly orderId: string;
  readonly userId: string;
  readonly status: Status;
  readonly invoiceCode: string | null;
  readonly isVoid: boolean;
}

/** Process that advances an order by one step. */
export const SETTLEMENT = 'rinv order';

/** Process in which the payer opens the page. */
export const PAYER = 'rinv payer';

const orders = collection<Order>('rinv orders');

/** Checks the quota and places the order. The platform's response for an unknown seller is not documented. */
export function create(request: JsonObject, world: World): Answer {
  const orderId = requiredText(request, 'orderId');
  requiredTexts(request, 'vendorId', 'taxNo', 'trxChannel', 'jumpUrl');
  const seller = knownSeller(request, world);
  if (orders(world).get(orderId) !== undefined) malformed('orderId was used before');
  if (seller.audit !== 'PASSED') malformed('the seller is not onboarded');
  if (seller.redLine !== null) {
    const reason = 'the limit of 100,000 a month is reached';
    return mocked({ canInvoice: false, reason, quota: quotaOf(seller) });
  }
  const fresh = { orderId, userId: seller.userId, invoiceCode: null, isVoid: false };
  orders(world).put(orderId, { ...fresh, status: 'waiting_confirm' });
  world.begin(PAYER, orderId);
  const payUrl = world.pageUrl('PAYMENT', orderId);
  return mocked({ orderId, canInvoice: true, payUrl });
}

/** Snapshot of document 2, section 2. The words for single steps are this sandbox's choice. */
export function query(request: JsonObject, world: World): Answer {
  const { orderId, status, invoiceCode } = knownOrder(request, world);
  const { withInvoice = false } = request;
  if (typeof withInvoice !== 'boolean') malformed('withInvoice must be true or false');
  const at = STATUSES.findIndex((known) => known === status);
  const step = (begins: number): string =>
    status === 'failed' ? 'FAILED' : at > begins ? 'DONE' : at === begins ? 'DOING' : 'WAITING';
  return mocked({
    orderId,
    status,
    invoiceCode,
    taxAmount: at >= 2 ? 12.5 : null,
    payAmount: at >= 1 ? 1250 : null,
    states: { confirm: step(0), pay: step(1), invoice: step(2), upload: step(2), tax: step(2) },
    ...(withInvoice && status === 'done'
      ? { invoice: { byteData: Buffer.from(`invoice ${invoiceCode}`).toString('base64') } }
      : {}),
  });
}

export function red(request: JsonObject, world: World): Answer {
  const { orderId, status } = knownOrder(request, world);
  requiredDecimal(request, 'amount', 2);
  requiredText(request, 'projectName');
  if (status !== 'done') malformed('there is no invoice yet');
  return mocked({ pageUrl: world.pageUrl('RED_OFFSET', orderId) });
}

export function voidInvoice(request: JsonObject, world: World): Answer {
  const order = knownOrder(request, world);
  if (order.status !== 'done') malformed('there is no invoice yet');
  if (order.isVoid) malformed('the invoice is void already');
  orders(world).put(order.orderId, { ...order, isVoid: true });
  return mocked({ status: 'VOID', result: 'SUCCESS', raw: { orderId: order.orderId } });
}

/** File of a finished order; always a PDF, as the names of the formats are not documented. */
export function download(request: JsonObject, world: World): Answer {
  const { orderId, status, invoiceCode } = knownOrder(request, world);
  if (status !== 'done') malformed('there is no invoice yet');
  const file = `%PDF-1.4\n% invoice ${invoiceCode} of the simulated bank\ntrailer <<>>\n%%EOF\n`;
  return mocked({ orderId, byteData: Buffer.from(file).toString('base64'), format: 'pdf' });
}

/** Advances an order by one step: confirmed, paid, done. */
export function continueOrder(orderId: string, world: World): void {
  const order = orders(world).get(orderId);
  if (order?.status === 'waiting_confirm') moveTo(order, 'waiting_pay', world);
  else if (order?.status === 'waiting_pay') pay(orderId, world);
  else if (order?.status === 'invoicing') finish(orderId, true, world);
}

/** Pays an order; false if it does not wait for payment. */
export function pay(orderId: string, world: World): boolean {
  const order = orders(world).get(orderId);
  if (order?.status !== 'waiting_confirm' && order?.status !== 'waiting_pay') return false;
  world.end(PAYER, orderId);
  moveTo(order, 'invoicing', world);
  return true;
}

/** Ends an order, issued or failed; false if it had ended or is unknown. */
export function finish(orderId: string, isIssued: boolean, world: World): boolean {
  const order = orders(world).get(orderId);
  if (order === undefined || order.status === 'done' || order.status === 'failed') return false;
  world.end(PAYER, orderId);
  world.end(SETTLEMENT, orderId);
  // Digital invoice numbers have 20 digits and begin with year and region.
  const serial = String(world.nextNumber('invoice')).padStart(12, '0');
  const invoiceCode = `${toShanghaiDay(world.now()).slice(2, 4)}442088${serial}`;
  orders(world).put(
    orderId,
    isIssued ? { ...order, status: 'done', invoiceCode } : { ...order, status: 'failed' },
  );
  // The report is JSON in a text, as banks do. Nothing of a notice is documented, so no code may rely on its form.
  const report = JSON.stringify({ outOrderNo: orderId, result: isIssued ? 'SUCCESS' : 'FAIL' });
  world.notify({ type: 'INVOICE_REPORT', report });
  return true;
}

function moveTo(order: Order, status: Status, world: World): void {
  orders(world).put(order.orderId, { ...order, status });
  world.begin(SETTLEMENT, order.orderId);
}

function knownOrder(request: JsonObject, world: World): Order {
  return orders(world).get(requiredText(request, 'orderId')) ?? malformed('no such order');
}

/** Page on which the payer confirms an order and pays, or lets it fail. */
export const paymentPage: PersonPage = {
  state(orderId, _done, world) {
    const order = orders(world).get(orderId);
    if (order === undefined) return null;
    const at = STATUSES.findIndex((known) => known === order.status);
    const isFailed = order.status === 'failed';
    return {
      facts: factsOf(order, world),
      steps: [
        { deed: 'CONFIRM', done: at >= 1 },
        { deed: 'PAY', done: at >= 2 },
      ],
      outcome: isFailed ? 'FAILED' : at >= 2 ? 'DONE' : null,
    };
  },
  did(orderId, deed, _words, world) {
    const order = orders(world).get(orderId);
    if (deed === 'PAY') pay(orderId, world);
    else if (order?.status === 'waiting_confirm') moveTo(order, 'waiting_pay', world);
    return null;
  },
  takeOver(orderId, world) {
    world.end(PAYER, orderId);
    if (orders(world).get(orderId)?.status === 'waiting_pay') world.end(SETTLEMENT, orderId);
  },
  fail: (orderId, world) => void finish(orderId, false, world),
};

/** Page on which a reverse invoice is reversed; it changes no data that the platform shows. */
export const redOffsetPage: PersonPage = {
  state(orderId, done, world) {
    const order = orders(world).get(orderId);
    if (order === undefined) return null;
    const outcome = done.includes('CONFIRM') ? 'DONE' : null;
    return { facts: factsOf(order, world), steps: stepsOf(['CONFIRM'], done, false), outcome };
  },
};

function factsOf({ orderId, userId }: Order, world: World): PageState['facts'] {
  const name = sellerUnder(userId, world)?.name ?? '';
  return [
    { about: 'ORDER', value: orderId },
    { about: 'SELLER', value: name },
    { about: 'AMOUNT', value: '1250.00' },
  ];
}
