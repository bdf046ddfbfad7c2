import { type JsonObject, toShanghaiDay } from '../../from-service.ts';
import { type Answer, success } from '../../gateway/envelope.ts';
import { isGiven, malformed, requiredText } from '../../gateway/fields.ts';
import type { World } from '../../world/world.ts';
import { isRedOffset } from './red-offset.ts';
import { headOf, type RegisteredInvoice, registered } from './register.ts';

/**
 * The month-end statistic. Neither its method nor its payload is documented. This sandbox takes a seller and a month, by default
 * the present one, and lists invoices under the names of query.
 */
export function statistic(request: JsonObject, world: World): Answer {
  const seller = requiredText(request, 'seller_taxpayer_num');
  const month = isGiven(request, 'month')
    ? requiredText(request, 'month')
    : toShanghaiDay(world.now()).slice(0, 7);
  if (!/^\d{4}-\d{2}$/.test(month)) malformed('month is yyyy-MM');
  const list = registered(world, seller, month).map((invoice) => describe(invoice, world));
  return success({ month, total: list.length, list });
}

function describe(invoice: RegisteredInvoice, world: World): JsonObject {
  const { orderId, ticketSn, issuedAt, isRed } = invoice;
  return {
    ...headOf(invoice),
    ticket_sn: ticketSn,
    issue_time: issuedAt,
    is_red_washed: !isRed && isRedOffset(orderId, world) ? 1 : 0,
  };
}
