import type { OperationState, Progress, UpdateCause } from '../generated/operations.ts';
import { stateNames } from '../shared/from-service.ts';
import { catalogue } from './catalogue.ts';

/** The names of the states of all kinds. */
export const stateTexts = catalogue<Readonly<Record<OperationState, string>>>(
  stateNames.en,
  stateNames.zh,
);

/** The names of a thing's progress, which do not depend on its kind. */
export const progressTexts = catalogue<Readonly<Record<Progress, string>>>(
  {
    ACTION_REQUIRED: 'Somebody has to act',
    FAILED: 'Failed',
    OUTCOME_UNKNOWN: 'Outcome unknown',
    PENDING: 'Under way',
    STALE: 'No news',
    SUCCEEDED: 'Done',
  },
  {
    ACTION_REQUIRED: '待处理',
    FAILED: '失败',
    OUTCOME_UNKNOWN: '结果未知',
    PENDING: '进行中',
    STALE: '久无消息',
    SUCCEEDED: '完成',
  },
);

/** The names of the causes of updates. */
export const causeTexts = catalogue<Readonly<Record<UpdateCause, string>>>(
  {
    DEADLINE: 'deadline',
    POLL: 'poll',
    PUSH: 'push',
    REQUEST: 'request',
    SNAPSHOT: 'snapshot',
    SNAPSHOT_AFTER_GAP: 'snapshot after a gap',
  },
  {
    DEADLINE: '到期',
    POLL: '轮询',
    PUSH: '推送',
    REQUEST: '请求',
    SNAPSHOT: '快照',
    SNAPSHOT_AFTER_GAP: '缺口后的快照',
  },
);
