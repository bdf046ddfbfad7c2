/** The time source that every module gets handed, so that tests can hold it still. */
export interface Clock {
  /** Milliseconds since the Unix epoch, as a clock shows them that can be set forward and back. */
  now(): number;
  /** Milliseconds from some beginning, and never back; to be compared within one process only. */
  elapsed(): number;
  /** Resolves after `delayMs`; resolves at once, without an error, when `signal` is aborted. */
  sleep(delayMs: number, signal?: AbortSignal): Promise<void>;
}

/** The machine's clock. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  sleep: (delayMs, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const timer = setTimeout(done, Math.max(0, delayMs));
      timer.unref();
      signal?.addEventListener('abort', done, { once: true });
      function done(): void {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      }
    }),
};
