/** What an `Unavailable` says beside its message. */
export interface UnavailableOptions extends ErrorOptions {
  /** See `Unavailable.isDoubtful`. */
  readonly isDoubtful?: boolean;
}

/** Something that this process cannot work without is away for now (a store, not the platform). */
export class Unavailable extends Error {
  /** True when what was asked for may have been done all the same, or may yet be; otherwise nothing was. */
  readonly isDoubtful: boolean;

  constructor(message: string, { isDoubtful = false, ...options }: UnavailableOptions = {}) {
    super(message, options);
    this.isDoubtful = isDoubtful;
  }
}
