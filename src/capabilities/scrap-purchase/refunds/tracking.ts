import type { Context } from '../../../context/context.ts';
import { defineCommand, submitCommand } from '../../../context/commands.ts';
import type { Input } from '../../../platform/record/index.ts';
import { refundApply } from '../wire/order.ts';

/** Applications for a refund. */
export const scrapRefund = defineCommand('scrap-refund', {
  names: ['Scrap refunds', '反向开票退税'],
  lost: [
    'The response was lost, and the platform cannot be queried about an application. The service never sends it again: apply under a new `refundId` only if the electronic tax bureau shows none.',
    '应答已丢失，且无法向平台查询该申请。不会重复发送：仅在电子税务局中没有该申请时，才以新的`refundId`申请。',
  ],
  accepted:
    'The platform responded: `answer` has the result of pre-check, application and acceptance.',
  more: {},
});

/** Applies for a refund, once. Throws the errors of `submitOnce`. */
export function applyForRefund(
  context: Context,
  { refundId: key, payload }: Input<(typeof refundApply)['request']>,
) {
  const send = () => context.platform.call(refundApply, { payload });
  return submitCommand(context, scrapRefund, {
    key,
    payload,
    known: {},
    endpoint: refundApply,
    send,
  });
}
