export type {
  Alias,
  Binding,
  Claim,
  Hold,
  HoldRequest,
  HoldResult,
  ListQuery,
  Subject,
  SubjectId,
} from '../journal/journal.ts';
