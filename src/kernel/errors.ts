/** The text is no cursor of this journal. Declared here because the API maps it without knowing the journal. */
export class BadCursor extends Error {
  override readonly name = 'BadCursor';
}

/** The particulars of an `Unavailable`. */
export interface UnavailableOptions extends ErrorOptions {
  /** See `Unavailable.maybeApplied`. */
  readonly maybeApplied?: boolean;
}

/** Something that this process cannot work without is away for now (a store, not the platform). */
export class Unavailable extends Error {
  /** True if the request may have been executed, or may yet be; otherwise it was not. */
  readonly maybeApplied: boolean;

  constructor(message: string, { maybeApplied = false, ...options }: UnavailableOptions = {}) {
    super(message, options);
    this.maybeApplied = maybeApplied;
  }
}
