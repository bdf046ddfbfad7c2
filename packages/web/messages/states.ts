import type { OperationState, Progress, UpdateCause } from '../generated/operations.ts';
import { stateNames, type Words, words } from '../shared/from-service.ts';

/** The names of the states of all kinds. */
export const stateTexts: Words<OperationState> = stateNames;

/** The names of a thing's progress, which do not depend on its kind. */
export const progressTexts = words<Progress>({
  ACTION_REQUIRED: ['Somebody must act', '待处理'],
  FAILED: ['Failed', '失败'],
  OUTCOME_UNKNOWN: ['Outcome unknown', '结果未知'],
  PENDING: ['Under way', '进行中'],
  STALE: ['No news', '久无消息'],
  SUCCEEDED: ['Done', '完成'],
});

/** The names of the causes of updates. */
export const causeTexts = words<UpdateCause>({
  DEADLINE: ['deadline', '到期'],
  POLL: ['poll', '轮询'],
  PUSH: ['push', '推送'],
  REQUEST: ['request', '请求'],
  SNAPSHOT: ['snapshot', '快照'],
  SNAPSHOT_AFTER_GAP: ['snapshot after a gap', '缺口后的快照'],
});
