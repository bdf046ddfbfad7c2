/** A number of a kind, and the subject of the same tenant and kind that it led to. */
export interface Binding {
  readonly kind: string;
  readonly number: string;
  readonly key: string;
}

/** The subject to which a number leads, and the one to which it led before. */
export interface Alias {
  /** Key of the subject that was bound last. */
  readonly key: string;
  /** True if that subject returned the number: the number leads nowhere until another subject is bound. */
  readonly isReturned: boolean;
  /** Key of the subject that was bound before that one; null if there was none. */
  readonly former: string | null;
}

/** Exclusive hold of a name, as reported to another holder. */
export interface Hold {
  readonly holder: string;
  /** The newest of the holder's attempts. */
  readonly attempt: string;
  /** Milliseconds since the epoch at which that attempt took the name. */
  readonly takenAt: number;
}

/** A name wanted by `hold`. */
export interface HoldRequest {
  /** The holder, for example the key of an order. */
  readonly holder: string;
  /** Made by the caller, once per attempt, unique in the tenant: the same id again is the same attempt. */
  readonly attempt: string;
  /** Milliseconds since the epoch at which the hold of this attempt expires. */
  readonly runsOutAt: number;
  /** A hold that was reported in a rejection and is over by now: it is ended if it has not changed since. */
  readonly insteadOf?: Hold;
}

export type HoldResult =
  | { readonly outcome: 'held' }
  | { readonly outcome: 'refused'; readonly by: Hold };
