/** The particulars of an `Unavailable`. */
export interface UnavailableOptions extends ErrorOptions {
  /** See `Unavailable.maybeApplied`. */
  readonly maybeApplied?: boolean;
}

/** Something that this process cannot work without is away for now (a store, not the platform). */
export class Unavailable extends Error {
  /** True when what was asked for may have been done all the same, or may yet be; otherwise nothing was. */
  readonly maybeApplied: boolean;

  constructor(message: string, { maybeApplied = false, ...options }: UnavailableOptions = {}) {
    super(message, options);
    this.maybeApplied = maybeApplied;
  }
}
