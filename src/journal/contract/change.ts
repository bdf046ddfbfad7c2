import type { JsonObject } from '../../kernel/json/json.ts';
import type { Binding, Subject, Cause, Update } from './subject.ts';
import type { Projection } from './projection.ts';
import { z } from 'zod';

/**
 * Groups to which a subject belongs, by name, at most four: the `seller` of an order, the `enterprise` that buys. A
 * value is any text that identifies one group. Values are stored forever and unencrypted, in the names of keys: the
 * capability that opens the subject passes a pseudonym for a value that could identify a person.
 */
export type Groups = Readonly<Record<string, string>>;

/** Initial data of a subject that `open` creates. */
export interface Intent {
  /**
   * Made by the caller, once per attempt to open, if the attempt may need to be repeated. A repeated id means the same opening,
   * for as long as its update is stored.
   */
  readonly openingId?: string;
  readonly inputHash: string;
  readonly state: string;
  readonly snapshot: JsonObject;
  /** Time at which a tracker polls the subject unless it was advanced before: covers a crash right after `open`. */
  readonly dueAt: number | null;
  /** Groups of the subject; `list` finds all subjects of a group. Never changes. */
  readonly groups?: Groups;
  /** Numbers that lead to the subject from now on; see `Journal.resolve`. Bound only when it is opened. */
  readonly aliases?: readonly string[];
  /** Without it the subject is among the `unprojected`. */
  readonly projection?: Projection;
}

/** Subject that is opened in the same transaction as a change of another subject, unless its key was opened before. */
export interface Opening extends Omit<Intent, 'openingId' | 'aliases'> {
  readonly kind: string;
  readonly key: string;
}

/** New data of a subject that `advance` changes. */
export interface Change {
  /**
   * Made by the caller, once per intended change of one subject. A repeated id has no second effect: it is recognized while
   * updates are stored, and after that `fromVersion` is outdated.
   */
  readonly changeId: string;
  readonly state: string;
  readonly final: boolean;
  readonly snapshot: JsonObject;
  readonly dueAt: number | null;
  readonly cause: Cause;
  readonly confirmed: boolean;
  /** Numbers that lead to the subject from now on; see `Journal.resolve`. Bound only if the change is carried out. */
  readonly aliases?: readonly string[];
  /** Numbers, of any kind, that are returned to the pool that they came from. Returned only if the change is carried out. */
  readonly returned?: readonly Binding[];
  /**
   * Subjects of the same tenant to be followed from now on. They are opened in the same transaction as the change: either both
   * happen or neither.
   */
  readonly opens?: readonly Opening[];
  /** Set if the change follows from a failed poll; see `Journal.lastFailure`. */
  readonly failure?: FailureReason;
  /** Without it the subject keeps its earlier projection, and is among the `unprojected`. */
  readonly projection?: Projection;
}

/** The right to work on a due subject until `leasedUntil`, given to one worker at a time. */
export interface Claim {
  readonly subject: Subject;
  /** Rises with every claim of the subject. A worker whose token is older than the newest is rejected. */
  readonly fence: number;
  readonly leasedUntil: number;
  /** True if a push arrived since the last claim. */
  readonly pushed: boolean;
}

export type OpenResult =
  /** Done; also the result of a repeated `openingId`, with the update of the first time and the subject's present state. */
  | { readonly outcome: 'opened'; readonly subject: Subject; readonly update: Update }
  /** The key was opened before with the same input. */
  | { readonly outcome: 'existing'; readonly subject: Subject }
  /** The key was opened before with other input. */
  | { readonly outcome: 'conflict'; readonly subject: Subject };

export type AdvanceResult =
  /** Done; also the result of a repeated `changeId`, with the update of the first time and the subject's present state. */
  | { readonly outcome: 'advanced'; readonly subject: Subject; readonly update: Update }
  /** Another writer changed the subject; `subject` is its present state. */
  | { readonly outcome: 'stale'; readonly subject: Subject }
  /** The subject had reached its final state already. */
  | { readonly outcome: 'final'; readonly subject: Subject }
  /** The claim behind `fence` was released, or taken over by another worker. */
  | { readonly outcome: 'fenced'; readonly subject: Subject }
  | { readonly outcome: 'missing' };

/** Reason why a poll of a subject failed, in codes only: it contains nothing of the request or the response. */
export interface FailureReason {
  /** This service's own error code; null if the fault lies in this service. */
  readonly code: string | null;
  readonly platformCode: string | null;
  /** The platform's id of the call. */
  readonly requestId: string | null;
}

/** The last poll of a subject, if it failed. */
export interface Failure extends FailureReason {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Number of polls that failed in a row: at least 1. */
  readonly count: number;
}

const form = z.object({
  code: z.string().nullable(),
  platformCode: z.string().nullable(),
  requestId: z.string().nullable(),
});

/** Reads a reason from a text that a store wrote. */
export function reasonIn(text: string): FailureReason {
  return form.parse(JSON.parse(text));
}
