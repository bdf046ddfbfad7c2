export type { Claim, Failure, FailureReason, Groups } from '../journal/contract/change.ts';
export type { Alias, Binding, Hold, HoldRequest, HoldResult } from '../journal/contract/names.ts';
export type {
  ListFilter,
  ListQuery,
  PageQuery,
  StateCount,
  SubjectPage,
} from '../journal/contract/list-query.ts';
export type {
  Dimension,
  Found,
  SearchQuery,
  Total,
  TotalsQuery,
} from '../journal/contract/projection.ts';
export type { Subject, SubjectId } from '../journal/contract/subject.ts';
