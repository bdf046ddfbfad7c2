import type { AttentionAction, AttentionReason } from '../../generated/operations.ts';
import { catalogue } from '../catalogue.ts';

/** Texts of the page of items that need attention. */
export const attentionTexts = catalogue(
  {
    intro:
      'Whatever does not go on by itself, newest first. An item goes when it is settled, or when you dismiss it.',
    none: 'Nothing needs you.',
    noneHint:
      'Rejections, lost responses, failing webhooks and budgets near their end appear here.',
    count: (count: string) => `${count} ${count === '1' ? 'needs' : 'need'} attention`,
    since: (at: string) => `since ${at}`,
    newest: 'Newest',
    older: 'Older ones',
    done: 'Done',
    dismissAll: 'Dismiss all on this page',
    reasons: {
      BUDGET_NEARLY_SPENT: 'Budget nearly spent',
      CREDENTIALS_FAILING: 'Credentials fail',
      FILES_LOST: 'Files lost',
      NOT_SENT: 'Not sent',
      OUTCOME_UNKNOWN: 'Outcome unknown',
      REJECTED: 'Rejected',
      STALE: 'No news',
      WAITING_FOR_PERSON: 'Waits for a person',
      WEBHOOK_FAILING: 'Webhook fails',
    } satisfies Readonly<Record<AttentionReason, string>>,
    actions: {
      DISMISS: 'Dismiss',
      ENABLE_WEBHOOK: 'Enable the webhook',
      OPEN: 'Open',
      POLL_NOW: 'Query the platform now',
      REDELIVER: 'Deliver again',
      SEND_AGAIN: 'Send again',
    } satisfies Readonly<Record<AttentionAction, string>>,
  },
  {
    intro: '不会自行继续的事项，最新的在前。处理完毕或被忽略后即从列表消失。',
    none: '没有需要处理的事项。',
    noneHint: '被拒绝、结果未知、Webhook失败、额度将尽等情况会显示在这里。',
    count: (count: string) => `${count}项需要处理`,
    since: (at: string) => `自 ${at}`,
    newest: '最新',
    older: '更早的事项',
    done: '已处理',
    dismissAll: '忽略本页全部事项',
    reasons: {
      BUDGET_NEARLY_SPENT: '额度将尽',
      CREDENTIALS_FAILING: '凭据失效',
      FILES_LOST: '文件丢失',
      NOT_SENT: '未发送',
      OUTCOME_UNKNOWN: '结果未知',
      REJECTED: '被拒绝',
      STALE: '长期无消息',
      WAITING_FOR_PERSON: '等待人员处理',
      WEBHOOK_FAILING: 'Webhook失败',
    },
    actions: {
      DISMISS: '忽略',
      ENABLE_WEBHOOK: '启用Webhook',
      OPEN: '打开',
      POLL_NOW: '立即查询平台',
      REDELIVER: '重新投递',
      SEND_AGAIN: '重新发送',
    },
  },
);
