import type { JsonObject } from '../kernel/json.ts';
import type { Subject } from '../journal/journal.ts';

export type { Subject, SubjectId } from '../journal/journal.ts';

/** What the platform said about a subject, in the kind's own plain form. */
export interface Finding {
  readonly state: string;
  readonly final: boolean;
  readonly snapshot: JsonObject;
  /** Set where it rests on what only a push said, such as a date that has come. */
  readonly confirmed?: false;
}

/** Another subject of the same tenant, to be followed from now on. */
export interface FollowUp {
  readonly kind: string;
  readonly key: string;
  readonly state: string;
  readonly snapshot: JsonObject;
  /** What it belongs to, so that it is found from there; see `Intent.group`. */
  readonly group?: string;
}

/** How often a kind is asked about, in milliseconds before `TRACKER_PACE` and jitter are applied. */
export interface Cadence {
  /** The wait before the first question and between the first ones. */
  readonly firstMs: number;
  /** Each wait since the last change is this factor longer than the one before. At least 1. */
  readonly growth: number;
  /** No wait is longer than this. */
  readonly longestMs: number;
  /** No wait is longer than this while somebody subscribes to the subject. */
  readonly followedMs: number;
  /**
   * After this long without any change, a subject that is not final becomes `STALE` and is asked about
   * no more; a push still wakes it. Not paced. A function where each subject has a deadline of its own.
   */
  readonly staleAfterMs: number | ((subject: Subject) => number);
}

/**
 * The definition of a tracked kind. `Ctx` is what the composition root hands to every question: the
 * platform client of the subject's tenant, the clock.
 */
export interface Tracked<Ctx> {
  /** Lower-case, for example `forward-invoice`; part of ids, so never renamed. */
  readonly kind: string;
  /** The states in the order in which a subject can reach them: a finding that would go back is ignored. `STALE` stands outside. */
  readonly progress: readonly string[];
  readonly cadence: Cadence;
  /**
   * Asks the platform (free calls only) how the subject stands. Null when there is no news. A thrown
   * error leaves the subject as it is; it is asked again at the next turn.
   */
  ask(subject: Subject, context: Ctx): Promise<Finding | null>;
  /**
   * What the body of a push says that asking could not find out; null when it is to be asked about. It
   * is written down as not confirmed, and the subject is asked about all the same. Everything in the
   * body is undocumented or unsigned: take only what is checked, and nothing personal. Called again
   * with the subject as it then stands when another change came first.
   */
  hear?(subject: Subject, pushed: JsonObject, context: Ctx): Finding | null;
  /**
   * What a finding sets going. It is opened before the finding is written down: a process that is
   * killed in between finds the same again, and opening what is open has no effect. Each is opened
   * once, with what the first finding said.
   */
  entails?(subject: Subject, finding: Finding): readonly FollowUp[];
  /**
   * When a subject is asked about whatever its cadence says, in milliseconds since the epoch: something
   * is to have happened by then. Null when nothing is.
   */
  appointment?(subject: Subject): number | null;
}

/** The state that any tracked kind takes on when its deadline passes unanswered. Not final. */
export const STALE = 'STALE';
