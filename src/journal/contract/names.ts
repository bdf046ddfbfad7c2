/** A number of a kind, and the subject of the same tenant and kind that it led to. */
export interface Binding {
  readonly kind: string;
  readonly number: string;
  readonly key: string;
}

/** The subject to which a number leads, and the one to which it led before. */
export interface Alias {
  /** Of the subject that was bound last. */
  readonly key: string;
  /** True when that subject returned the number: it leads nowhere until another subject is bound. */
  readonly isReturned: boolean;
  /** Of the subject that was bound before that one; null when there was none. */
  readonly former: string | null;
}

/** An exclusive hold of a name, as it is reported to another holder. */
export interface Hold {
  readonly holder: string;
  /** The newest of the attempts for which the holder has it. */
  readonly attempt: string;
  /** Milliseconds since the epoch at which that attempt took it. */
  readonly takenAt: number;
}

/** A name wanted by `hold`. */
export interface HoldRequest {
  /** For whom the name is held, for example the key of an order. */
  readonly holder: string;
  /** Made by the caller, once per attempt, unique in the tenant: the same id again is the same attempt. */
  readonly attempt: string;
  /** Milliseconds since the epoch from which on the attempt holds nothing any more. */
  readonly runsOutAt: number;
  /** A hold that was reported in a rejection and turned out to be over: it is ended, if it is still the same. */
  readonly insteadOf?: Hold;
}

export type HoldResult =
  | { readonly outcome: 'held' }
  | { readonly outcome: 'refused'; readonly by: Hold };
