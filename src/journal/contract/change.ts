import type { JsonObject } from '../../kernel/json/json.ts';
import type { Binding } from './names.ts';
import type { FailureReason } from './failure-reason.ts';
import type { Projection } from './projection.ts';
import type { Subject } from './subject.ts';
import type { Cause, Update } from './update.ts';

/**
 * The groups to which a subject belongs, at most four, by name: the `seller` of an order, the `enterprise` that buys.
 * A value is any text that identifies one such group. Values are stored forever and in clear, in
 * the names of keys: if one could identify a person, the capability that opens the subject gives a pseudonym.
 */
export type Groups = Readonly<Record<string, string>>;

/** A subject as `open` starts it. */
export interface Intent {
  /**
   * Made by the caller, once per attempt to open, where the attempt may have to be repeated: the same id
   * again is the same opening, for as long as its update is kept.
   */
  readonly openingId?: string;
  readonly inputHash: string;
  readonly state: string;
  readonly snapshot: JsonObject;
  /** When a tracker should poll it unless it was advanced before: covers a crash right after `open`. */
  readonly dueAt: number | null;
  /** Groups of the subject; `list` finds all subjects of a group. Never changes. */
  readonly groups?: Groups;
  /** Numbers that lead to the subject from now on; see `Journal.resolve`. Bound only when it is opened. */
  readonly aliases?: readonly string[];
  /** Without it the subject is among the `unprojected`. */
  readonly projection?: Projection;
}

/** A subject that is opened together with the change of another one, unless its key was opened before. */
export interface Opening extends Omit<Intent, 'openingId' | 'aliases'> {
  readonly kind: string;
  readonly key: string;
}

/** A subject as `advance` leaves it. */
export interface Change {
  /**
   * Made by the caller, once per intended change of one subject. The same id again has no second
   * effect: for as long as updates are kept it is recognized, and after that `fromVersion` is old.
   */
  readonly changeId: string;
  readonly state: string;
  readonly final: boolean;
  readonly snapshot: JsonObject;
  readonly dueAt: number | null;
  readonly cause: Cause;
  readonly confirmed: boolean;
  /** Numbers that lead to the subject from now on; see `Journal.resolve`. Bound only when it is advanced. */
  readonly aliases?: readonly string[];
  /** Numbers, of any kind, that go back to where numbers come from; under the same condition. */
  readonly returned?: readonly Binding[];
  /**
   * Subjects of the same tenant to be followed from now on: opened in the same transaction, so that none is
   * opened for a change that did not come about, and none is missing after one that did.
   */
  readonly opens?: readonly Opening[];
  /** Set if it follows from a failed poll; see `Journal.lastFailure`. */
  readonly failure?: FailureReason;
  /** Without it the subject stays found as it was, and is among the `unprojected`. */
  readonly projection?: Projection;
}

/** The right to work on a due subject until `leasedUntil`, given to one worker at a time. */
export interface Claim {
  readonly subject: Subject;
  /** Rises with every claim of the subject. A worker whose token is no longer the newest is rejected. */
  readonly fence: number;
  readonly leasedUntil: number;
  /** True when push received since the last claim. */
  readonly pushed: boolean;
}

export type OpenResult =
  /** Done; also the result of a repeated `openingId`: the update of the first time, the subject as it stands now. */
  | { readonly outcome: 'opened'; readonly subject: Subject; readonly update: Update }
  /** The key was opened before with the same input. */
  | { readonly outcome: 'existing'; readonly subject: Subject }
  /** The key was opened before with other input. */
  | { readonly outcome: 'conflict'; readonly subject: Subject };

export type AdvanceResult =
  /** Done; also the result of a repeated `changeId`: the update of the first time, the subject as it stands now. */
  | { readonly outcome: 'advanced'; readonly subject: Subject; readonly update: Update }
  /** Another writer changed it: `subject` is how it stands now. */
  | { readonly outcome: 'stale'; readonly subject: Subject }
  /** It had reached its final state already. */
  | { readonly outcome: 'final'; readonly subject: Subject }
  /** The claim behind `fence` was released, or taken over by another worker. */
  | { readonly outcome: 'fenced'; readonly subject: Subject }
  | { readonly outcome: 'missing' };
