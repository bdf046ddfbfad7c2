import { catalogue } from '../../messages/message.ts';

/** Advice on items that need attention. */
export const attentionTexts = catalogue('attention', {
  rejected: [
    'It was rejected, or ended without success. Read the reason, correct the input, and send it under a new number.',
    '被拒绝，或未达成目的即已结束。请查看原因，更正内容后以新编号发送。',
  ],
  outcomeUnknown: [
    'The response was lost, and the platform has not reported the outcome. Have it polled again; never send it under another number.',
    '应答已丢失，平台尚未说明结果。请再次查询；切勿以其他编号发送。',
  ],
  stale: [
    'There was no news for so long that polling has stopped. Have it polled once more, or contact the operator.',
    '长时间没有消息，已停止查询。请再次查询，或联系运维人员。',
  ],
  notSent: [
    'It was not sent, and the platform accepted nothing. Send the same input under the same number again.',
    '未发送，平台未受理。请以相同编号和相同内容再次发送。',
  ],
  waiting: [
    'It waits for a person to act. Open it, and act or remind them.',
    '等待有关人员办理。请打开查看，办理或提醒对方。',
  ],
  filesLost: [
    'At least one of its files could not be fetched in time. Get it from the platform.',
    '至少一个文件未能及时取得。请向平台索取。',
  ],
  webhookDisabled: [
    'Nothing is sent to this webhook any more. Fix its receiver, then enable it: waiting updates are sent.',
    '该Webhook已停止发送。请修复接收方，然后启用：等待中的更新将继续发送。',
  ],
  webhookRetrying: [
    'The receiver of this webhook has accepted nothing for over ten minutes. Fix it; waiting updates are repeated for three days.',
    '该Webhook的接收方已超过十分钟未接收任何更新。请修复；等待中的更新将在三天内重复发送。',
  ],
  budget: [
    '{percent} % of today’s budget is used. Calls beyond it are rejected until midnight in China.',
    '今日额度已使用{percent}%。超出额度的调用将被拒绝，直至北京时间零点。',
  ],
  credentials: [
    'The platform rejects the application key or its signature ({code}): nothing can be sent. The operator must correct the account.',
    '平台拒绝应用标识或其签名（{code}）：无法发送任何请求。请运维人员更正账户。',
  ],
  notEnabled: [
    'The platform reports that the key is not enabled for a product ({code}). The operator must have it enabled.',
    '平台表示该密钥未开通某产品（{code}）。请运维人员申请开通。',
  ],
  dismissable: [
    'must be that of a thing in a state that needs attention: webhooks, budgets and accounts leave the list by themselves',
    '必须是状态需要关注的事项：Webhook、额度和账户恢复后会自行移出列表',
  ],
});
