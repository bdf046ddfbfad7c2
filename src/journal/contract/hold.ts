/** An exclusive hold of a name, as another holder is told of it. */
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
  /** A hold that was told in a refusal and was found to be over: it is ended, if it is still that one. */
  readonly insteadOf?: Hold;
}

export type HoldResult =
  | { readonly outcome: 'held' }
  | { readonly outcome: 'refused'; readonly by: Hold };
