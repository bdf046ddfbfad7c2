import type { Clock } from '../kernel/clock.ts';
import { inputHash, type NewId } from '../kernel/ids.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { Log } from '../kernel/log.ts';
import type { Claim, Journal } from '../journal/journal.ts';
import { createBell } from './bell.ts';
import { waitMs } from './cadence.ts';
import { createFollowedSubjects } from './followed.ts';
import type { Finding, Subject, SubjectId, Tracked } from './tracked.ts';
import { type Answer, isNews, judge, lookAfter } from './verdict.ts';

/** What a tracker works with. `Ctx` is what its kinds ask with. */
export interface TrackerOptions<Ctx> {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly kinds: readonly Tracked<Ctx>[];
  readonly contextFor: (tenant: string) => Ctx;
  /** `TRACKER_PACE`: a factor above 0 on every interval. */
  readonly pace: number;
  /** A number from 0 up to, not including, 1; spreads the questions. */
  readonly random: () => number;
  readonly newId: NewId;
  readonly log: Log;
  /** Longer than any question takes; after a crash, subjects under way wait this long. */
  readonly leaseMs: number;
  /** Questions in flight at a time. */
  readonly concurrency: number;
}

/** Asks the platform about whatever is due and writes down what it finds. */
export interface Tracker {
  start(): void;
  /** Takes nothing new; resolves when the questions in flight are answered and written down. */
  stop(): Promise<void>;
  /** Asks about a subject more often until the function returned is called. Counts within this process. */
  follow(id: SubjectId): () => void;
  /** Looks at what is due now: call it after a subject was opened or changed to be due soon. */
  wake(): void;
  /**
   * Writes down what somebody found who asked the platform out of turn, as if it had been this tracker's
   * question. Resolves with the subject as it then stands.
   */
  note(subject: Subject, finding: Finding | null): Promise<Subject>;
  /**
   * Takes in a push: writes down, as not confirmed, what only its body can tell (see `Tracked.hear`),
   * then `Journal.nudge`, and looks at once. Null: the push has no body that says anything. The same
   * receipt again has no second effect. Rejects with `JournalUnavailable`.
   */
  hear(id: SubjectId, receiptId: string, pushed: JsonObject | null): ReturnType<Journal['nudge']>;
}

/** Longest time between two looks: another instance may have left something that is due earlier than it was. */
const IDLE_MS = 15_000;
const BACKOFF_MS = 1000;
const LONGEST_BACKOFF_MS = 30_000;

/**
 * Polling alone finds every change; a push only brings the question forward. A journal that fails is
 * tried again with growing distance, and a question that was not written down is asked again when its
 * lease runs out: the platform is asked for free, and equal findings make no second update.
 */
export function createTracker<Ctx>(options: TrackerOptions<Ctx>): Tracker {
  const { journal, clock, log, pace, random } = options;
  const kinds = new Map(options.kinds.map((kind) => [kind.kind, kind]));
  const kindNames = [...kinds.keys()];
  const bell = createBell(clock);
  const followed = createFollowedSubjects();
  const inFlight = new Set<Promise<void>>();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    for (let backoffMs = BACKOFF_MS; !stopping.signal.aborted;) {
      try {
        await look();
        backoffMs = BACKOFF_MS;
      } catch (error) {
        log.error('the tracker cannot reach the journal', { reason: codeOf(error) });
        await clock.sleep(backoffMs, stopping.signal);
        backoffMs = Math.min(backoffMs * 2, LONGEST_BACKOFF_MS);
      }
    }
    await Promise.all(inFlight);
  }

  /** Starts on what is due, then waits for the next: for its time, for the bell, or for a question to end. */
  async function look(): Promise<void> {
    const free = options.concurrency - inFlight.size;
    if (free === 0) return bell.wait(IDLE_MS);
    const claims = await journal.claimDue(kindNames, free, options.leaseMs);
    for (const claim of claims) begin(claim);
    if (claims.length > 0) return;
    const dueAt = await journal.nextDueAt(kindNames);
    // At least a millisecond: what became due since is claimed next time round, and nothing can spin.
    const delayMs = Math.max(1, (dueAt ?? Infinity) - clock.now());
    await bell.wait(Math.min(delayMs, IDLE_MS));
  }

  function begin(claim: Claim): void {
    const turn = take(claim)
      .catch((error: unknown) => {
        const { kind } = claim.subject;
        log.error('an answer could not be written down', { kind, reason: codeOf(error) });
      })
      .finally(() => {
        inFlight.delete(turn);
        bell.ring();
      });
    inFlight.add(turn);
  }

  async function take(claim: Claim): Promise<void> {
    const { subject, fence } = claim;
    const kind = kinds.get(subject.kind);
    if (!kind) return;
    const answer = await ask(kind, claim);
    const { cadence } = kind;
    const verdict = judge({
      claim,
      answer,
      kind,
      now: clock.now(),
      waitMs: (elapsedMs) => waitMs(cadence, elapsedMs, followed.has(subject), { pace, random }),
    });
    if (verdict.type === 'postpone') {
      await journal.postpone(subject, fence, verdict.dueAt);
      return;
    }
    if (answer.outcome === 'answered') await openEntailed(kind, subject, answer.finding);
    // Refused when a client or another worker was faster: then theirs stands, with its own due time.
    const change = { changeId: options.newId(), ...verdict.change };
    await journal.advance(subject, subject.version, change, fence);
  }

  async function openEntailed(
    by: Tracked<Ctx>,
    subject: Subject,
    finding: Finding | null,
  ): Promise<void> {
    const entailed = finding === null ? [] : (by.entails?.(subject, finding) ?? []);
    for (const { kind, key, ...follow } of entailed) {
      const id = { tenant: subject.tenant, kind, key };
      // By what it follows from, not by what is known of it: that may differ when it is found again.
      const hash = inputHash([subject.kind, subject.key]);
      await journal.open(id, { inputHash: hash, ...follow, dueAt: clock.now() });
    }
  }

  /** Writes down what a push alone tells, whoever else changes the subject meanwhile. */
  async function writeHeard(id: SubjectId, receiptId: string, pushed: JsonObject): Promise<void> {
    const kind = kinds.get(id.kind);
    if (!kind?.hear) return;
    let subject = await journal.get(id);
    while (subject !== null) {
      const finding = kind.hear(subject, pushed, options.contextFor(id.tenant));
      if (!isNews(subject, finding, kind.progress)) return;
      await openEntailed(kind, subject, finding);
      const advanced = await journal.advance(id, subject.version, {
        ...finding,
        // By the receipt: a repeat, on whatever instance, is the same change.
        changeId: `heard:${receiptId}`,
        dueAt: finding.final ? null : clock.now(),
        cause: 'PUSH',
        confirmed: false,
      });
      subject = advanced.outcome === 'stale' ? advanced.subject : null;
    }
  }

  async function ask(kind: Tracked<Ctx>, { subject }: Claim): Promise<Answer> {
    try {
      const finding = await kind.ask(subject, options.contextFor(subject.tenant));
      if (finding === null || kind.progress.includes(finding.state)) {
        return { outcome: 'answered', finding };
      }
      log.error('a finding is in no state of its kind', { kind: kind.kind, state: finding.state });
      return { outcome: 'failed', retryAfterMs: 0 };
    } catch (error) {
      log.warn('a question was not answered', { kind: kind.kind, reason: codeOf(error) });
      return { outcome: 'failed', retryAfterMs: retryAfterMsOf(error) };
    }
  }

  return {
    start() {
      running ??= run();
    },
    async stop() {
      stopping.abort();
      bell.ring();
      await running;
    },
    follow(id) {
      const release = followed.add(id);
      const cadence = kinds.get(id.kind)?.cadence;
      if (cadence) {
        const longestMs = waitMs(cadence, Number.MAX_SAFE_INTEGER, true, { pace, random });
        journal.hasten(id, clock.now() + longestMs).then(
          () => bell.ring(),
          (error: unknown) => {
            log.warn('a followed subject is not asked about earlier', { reason: codeOf(error) });
          },
        );
      }
      return release;
    },
    wake: () => bell.ring(),
    async note(subject, finding) {
      const kind = kinds.get(subject.kind);
      if (!kind || !isNews(subject, finding, kind.progress)) return subject;
      await openEntailed(kind, subject, finding);
      const wait = waitMs(kind.cadence, 0, followed.has(subject), { pace, random });
      const advanced = await journal.advance(subject, subject.version, {
        ...finding,
        changeId: options.newId(),
        dueAt: lookAfter(kind, subject, finding, { now: clock.now(), waitMs: wait }),
        cause: 'POLL',
        confirmed: true,
      });
      bell.ring();
      return advanced.outcome === 'missing' ? subject : advanced.subject;
    },
    async hear(id, receiptId, pushed) {
      // First what could not be found again; if the second write fails, the push comes once more.
      if (pushed !== null) await writeHeard(id, receiptId, pushed);
      const outcome = await journal.nudge(id, receiptId);
      if (outcome === 'noted') bell.ring();
      return outcome;
    },
  };
}

/** What may be said of an error in a log: messages can repeat what was asked or answered. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** The platform's wish to be left alone for a while, where its error names one. */
function retryAfterMsOf(error: unknown): number {
  if (!(error instanceof Error) || !('retryAfterSeconds' in error)) return 0;
  return typeof error.retryAfterSeconds === 'number' ? error.retryAfterSeconds * 1000 : 0;
}
