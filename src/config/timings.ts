/** Timings of connections and of the tracker's lease, in milliseconds. */
export const timings = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  uploadTimeoutMs: 10 * 60_000,
  uploadIdleMs: 30_000,
  initTimeoutMs: 10_000,
  pingMs: 15_000,
  /** A client that takes nothing of what is sent to it for so long is cut off. */
  stalledMs: 10_000,
  answerTimeoutMs: 60_000,
  /** Longer than any poll takes; what a crash left behind waits for so long. */
  leaseMs: 60_000,
  /** Within the ten seconds that container platforms commonly grant. */
  graceMs: 8_000,
};
