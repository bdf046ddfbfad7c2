export type { Alias, Binding } from '../journal/alias.ts';
export type { Claim, Groups } from '../journal/change.ts';
export type { Failure, FailureReason } from '../journal/failure-reason.ts';
export type { Hold, HoldRequest, HoldResult } from '../journal/hold.ts';
export type {
  ListFilter,
  ListQuery,
  PageQuery,
  StateCount,
  SubjectPage,
} from '../journal/list-query.ts';
export type { Subject, SubjectId } from '../journal/subject.ts';
