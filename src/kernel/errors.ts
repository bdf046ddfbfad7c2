import { AsyncLocalStorage } from 'node:async_hooks';

/** The text is not a cursor of this journal. Declared here because the API maps it without importing the journal. */
export class BadCursor extends Error {
  override readonly name = 'BadCursor';
}

/**
 * Code of an error, such as `CERT_HAS_EXPIRED`, or its name. The message is not for the log: it may contain an address, which may
 * hold a secret.
 */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Options of an `Unavailable`. */
interface UnavailableOptions extends ErrorOptions {
  /** See `Unavailable.maybeApplied`. */
  readonly maybeApplied?: boolean;
}

/** A store that this process needs is unavailable for now (not the platform). */
export class Unavailable extends Error {
  /** True if the request may have been executed, or may still be; otherwise it was not. */
  readonly maybeApplied: boolean;

  constructor(message: string, { maybeApplied = false, ...options }: UnavailableOptions = {}) {
    super(message, options);
    this.maybeApplied = maybeApplied;
  }
}

/**
 * Handler of errors that a library throws where no caller can catch them, for everything that was started within
 * `run`. Such an error concerns the library's own connection, so the process goes on.
 */
export const uncaughtErrors = new AsyncLocalStorage<(error: Error) => void>();
