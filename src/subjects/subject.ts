export type { Claim, Failure, FailureReason, Groups } from '../journal/contract/change.ts';
export type {
  Dimension,
  Found,
  ListFilter,
  ListQuery,
  PageQuery,
  SearchQuery,
  StateCount,
  SubjectPage,
  Total,
  TotalsQuery,
} from '../journal/contract/projection.ts';
export type {
  Alias,
  Binding,
  Hold,
  HoldRequest,
  HoldResult,
  Subject,
  SubjectId,
} from '../journal/contract/subject.ts';
