import { dueAfter, earliest, isNews, staleAt } from '../kind/observation.ts';
import { type Observation, STALE, type Tracked } from '../kind/kind.ts';
import type { Claim, FailureReason, Subject, SubjectId } from '../subject.ts';
import { BELIEVED_AFTER_MS, isNotSent } from '../submit/submission.ts';
import type { Writing } from '../writer.ts';
import { codeOf } from '../../kernel/errors.ts';
import { LEAST_JUMP_MS, type SteadyClock } from '../../kernel/time/clock.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import { type Log, withLogFields, type Tracing } from '../../kernel/log/log.ts';
import type { Measurements } from '../../kernel/log/measurements.ts';
import type { SubjectFields } from '../../kernel/privacy/masking.ts';
import { failureReasonOf } from '../submit/rejection.ts';
import type { SubjectStore, TrackedJournal } from '../store.ts';
import { traceIn } from '../kind/snapshot-marks.ts';
import { createBell, createLanes, createPollsAtOnce, type Lane } from './lanes.ts';

interface TrackerOptions<Ctx> {
  readonly journal: TrackedJournal;
  readonly subjects: Pick<
    SubjectStore,
    'rescheduleOverlong' | 'conclude' | 'waitMs' | 'takePush' | 'getFailed' | 'correct'
  >;
  readonly clock: SteadyClock;
  readonly kinds: ReadonlyMap<string, Tracked<Ctx>>;
  readonly contextFor: (tenant: string) => Ctx;
  readonly log: Log;
  readonly logFieldsOf: SubjectFields;
  readonly tracing: Tracing;
  readonly measurements: Pick<
    Measurements,
    'polls' | 'leases' | 'lostLeases' | 'mostPolls' | 'pushToUpdate'
  >;
  /** Longer than any poll takes; after a crash, subjects under way wait this long. */
  readonly leaseMs: number;
  /** Limits of queries to the platform in flight: adapted to its load. */
  readonly concurrency: Parameters<typeof createPollsAtOnce>[0];
  /**
   * Polls in flight of each sort of long work, so that a table that a person waits for is not queued behind thousands of files.
   * Subjects beyond the limit are not claimed: postponing each would be another write.
   */
  readonly longAtOnce: number;
}

/** Polls due subjects and records the results. */
export interface Tracker {
  start(): void;
  /** Claims no more subjects; resolves when the polls in flight are finished and recorded. */
  stop(): Promise<void>;
  /**
   * Polls the subjects that are due at a time in milliseconds since the epoch, by default now: call it after a subject was opened
   * or changed to be due then.
   */
  wake(at?: number): void;
  /**
   * Receives a push: records, as not confirmed, the data that only its body contains (see `Tracked.applyPush`), then records the
   * push and polls at once. `pushed` is null if the body is not an object. A repeated receipt has no second effect. A push about
   * a failed subject means that the platform may have it: the platform is queried once, and the result is recorded. `failed` if
   * the query was not possible: nothing else would query, so the push must come again. Rejects with `DatabaseUnavailable`.
   */
  applyPush(
    id: SubjectId,
    receiptId: string,
    pushed: JsonObject | null,
  ): Promise<PushOutcome | 'failed'>;
}

type PushOutcome = Awaited<ReturnType<SubjectStore['takePush']>>;

/** Longest time between two scans: another instance may have made a subject due earlier. */
const IDLE_MS = 15_000;
const BACKOFF_MS = 1000;
const LONGEST_BACKOFF_MS = 30_000;

/**
 * Polling alone finds every change; a push only brings the poll forward. A failing journal is retried at growing intervals. A
 * poll whose result was not recorded is repeated when its lease expires: it is free, and equal observations make no second
 * update.
 */
export function createTracker<Ctx>(options: TrackerOptions<Ctx>): Tracker {
  const { journal, subjects, kinds, contextFor, clock, log, measurements, tracing } = options;
  const bell = createBell(clock);
  const atOnce = createPollsAtOnce(options.concurrency);
  const { asking, all: lanes } = createLanes(
    kinds.values(),
    () => atOnce.limit,
    options.longAtOnce,
  );
  measurements.mostPolls.watch([], () => atOnce.limit);
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  /** Offset of the clock from the elapsed time at the last check of the schedule; null: never checked. */
  let ahead: number | null = null;

  async function run(): Promise<void> {
    for (let backoffMs = BACKOFF_MS; !stopping.signal.aborted;) {
      try {
        await scan();
        backoffMs = BACKOFF_MS;
      } catch (error) {
        log.error('the tracker cannot reach the journal', { reason: codeOf(error) });
        await clock.sleep(backoffMs, stopping.signal);
        backoffMs = Math.min(backoffMs * 2, LONGEST_BACKOFF_MS);
      }
    }
    await Promise.all(lanes.flatMap(({ inFlight }) => [...inFlight]));
  }

  /** Begins due polls; if none is due, waits: for the next due time, for the bell, or for a poll to end. */
  async function scan(): Promise<void> {
    await checkClock();
    // Queries about failed subjects after a push begin even if their lane is full.
    const open = lanes.filter((lane) => lane.free() > 0);
    if (open.length === 0) return bell.wait(IDLE_MS);
    const dueAt = await journal.nextDueAt(open.flatMap((lane) => lane.kinds));
    const delayMs = (dueAt ?? Infinity) - clock.now();
    if (delayMs > 0) return bell.wait(Math.min(delayMs, IDLE_MS));
    const begun = await Promise.all(open.map(fill));
    // Another worker may be about to lease all that are due: the loop never spins.
    if (!begun.includes(true)) await bell.wait(1);
  }

  /** Begins polls of due subjects while there is room; true if there was any. */
  async function fill(lane: Lane): Promise<boolean> {
    const claims = await journal.claimDue(lane.kinds, lane.free(), options.leaseMs);
    for (const claim of claims)
      void begin(lane, claim.subject, () => traced('poll', claim.subject, () => take(claim)));
    return claims.length > 0;
  }

  /** Called at the start, and after the clock was set: polls may be scheduled so far ahead that they would never run. */
  async function checkClock(): Promise<void> {
    const now = clock.now() - clock.elapsed();
    if (ahead !== null && Math.abs(now - ahead) < LEAST_JUMP_MS) return;
    const count = await subjects.rescheduleOverlong(options.leaseMs);
    ahead = now;
    if (count > 0) log.warn('polls scheduled too far ahead are due in a minute', { count });
  }

  /** Resolves when the work is done or has failed. */
  function begin({ inFlight }: Lane, id: SubjectId, work: () => Promise<void>): Promise<void> {
    const turn = withLogFields(options.logFieldsOf(id), () =>
      work()
        .catch((error: unknown) => {
          log.error('failed to record the result of a poll', { reason: codeOf(error) });
        })
        .finally(() => {
          inFlight.delete(turn);
          measurements.leases.dec();
          // There is room again, and a push that came meanwhile, at any instance, has made the subject due.
          bell.ring(0);
        }),
    );
    inFlight.add(turn);
    measurements.leases.inc();
    return turn;
  }

  /** Continues the trace of the subject's last change. */
  function traced<Result>(name: string, { kind, snapshot }: Subject, work: () => Result): Result {
    return tracing.resumed(traceIn(snapshot), () =>
      tracing.span(`${name} ${kind}`, 'internal', {}, work),
    );
  }

  async function take(claim: Claim): Promise<void> {
    const { subject } = claim;
    const kind = kinds.get(subject.kind);
    if (!kind) return;
    const answer = await pollOnce(kind, subject, contextFor, log);
    adapt(answer);
    const decision = decide({
      claim,
      result: answer,
      kind,
      now: clock.now(),
      steadyForMs: clock.steadyForMs(),
      waitMs: (elapsedMs) => subjects.waitMs(subject, elapsedMs),
    });
    const failed = answer.outcome === 'failed' && 'failed';
    const outcome = decision.type === 'change' ? 'news' : 'unchanged';
    measurements.polls.labels(kind.kind, failed || outcome).inc();
    const isHeld =
      decision.type === 'postpone'
        ? await journal.postpone(subject, claim.fence, decision.dueAt, decision.failure)
        : await conclude(claim, decision.writing);
    if (!isHeld) measurements.lostLeases.inc();
  }

  /** False if the lease was lost. */
  async function conclude(claim: Claim, writing: ChangeDecision['writing']): Promise<boolean> {
    const outcome = await subjects.conclude(claim, writing);
    const { dueAt } = claim.subject;
    // The push made the subject due at that time.
    if (outcome === 'advanced' && claim.pushed && dueAt !== null)
      measurements.pushToUpdate.observe((clock.now() - dueAt) / 1000);
    return outcome !== 'fenced';
  }

  function adapt(answer: PollResult): void {
    if (answer.outcome === 'answered') return atOnce.answered();
    if (answer.strain === 'refused') return atOnce.refused();
    if (answer.strain === 'timed out') atOnce.timedOut();
  }

  /**
   * Queries the platform about a failed subject after a push to its address. The content of the push is not trusted. False if the
   * platform did not respond.
   */
  async function pollAgain(
    kind: Tracked<Ctx>,
    id: SubjectId,
    receiptId: string,
    toObservation: ((subject: Subject) => Observation | null) | null,
  ): Promise<boolean> {
    const failed = await subjects.getFailed(id);
    if (failed === null) return true;
    // If the platform's number is unknown, the push contains the number to query by.
    const asked = { ...failed, ...toObservation?.(failed) };
    const answer = await pollOnce(kind, asked, contextFor, log);
    if (answer.outcome !== 'answered') return false;
    const pushed = toObservation && { receiptId, toObservation };
    await subjects.correct(failed, answer.observation, pushed);
    return true;
  }

  return {
    start() {
      running ??= run();
    },
    async stop() {
      stopping.abort();
      bell.ring(0);
      await running;
    },
    wake: (at = clock.now()) => bell.ring(at - clock.now()),
    async applyPush(id, receiptId, pushed) {
      const kind = kinds.get(id.kind);
      const reads = pushed !== null && kind?.applyPush !== undefined;
      const toObservation = reads
        ? (subject: Subject) => kind.applyPush?.(subject, pushed, contextFor(id.tenant)) ?? null
        : null;
      const take = (): Promise<PushOutcome> => subjects.takePush(id, receiptId, toObservation);
      const known = tracing.isOn ? await journal.get(id) : null;
      const outcome = await (known === null ? take() : traced('push', known, take));
      if (outcome !== 'final' || !kind) return outcome;
      let isRecorded = false;
      await begin(asking, id, async () => {
        isRecorded = await pollAgain(kind, id, receiptId, toObservation);
      });
      return isRecorded ? outcome : 'failed';
    },
  };
}

async function pollOnce<Ctx>(
  kind: Tracked<Ctx>,
  subject: Subject,
  contextFor: (tenant: string) => Ctx,
  log: Log,
): Promise<PollResult> {
  try {
    const observation = await kind.poll(subject, contextFor(subject.tenant));
    if (observation === null || kind.stateOrder.includes(observation.state)) {
      return { outcome: 'answered', observation };
    }
    const { state } = observation;
    log.error('an observation has a state that its kind does not define', { state });
    return { outcome: 'failed', retryAfterMs: 0, strain: null, reason: failureReasonOf(null) };
  } catch (error) {
    log.warn('a poll failed', { reason: codeOf(error) });
    return {
      outcome: 'failed',
      retryAfterMs: retryAfterMsOf(error),
      strain: strainOf(error),
      reason: failureReasonOf(error),
    };
  }
}

/** Wait that the platform's error asks for, if any. */
function retryAfterMsOf(error: unknown): number {
  if (!(error instanceof Error) || !('retryAfterSeconds' in error)) return 0;
  return typeof error.retryAfterSeconds === 'number' ? error.retryAfterSeconds * 1000 : 0;
}

const TOO_MANY_CALLS = 'CYT_42901';

/** Overload that an error reports; null for any other error. */
function strainOf(error: unknown): Strain | null {
  if (!(error instanceof Error)) return null;
  if ('platformCode' in error && error.platformCode === TOO_MANY_CALLS) return 'refused';
  return error.cause instanceof Error && error.cause.name === 'TimeoutError' ? 'timed out' : null;
}

/** Result of a poll. */
type PollResult =
  /** Null: the platform has no news. */
  | { readonly outcome: 'answered'; readonly observation: Observation | null }
  /** `retryAfterMs`: time before which the platform wants no repeat; 0 if it named none. */
  | {
      readonly outcome: 'failed';
      readonly retryAfterMs: number;
      readonly strain: Strain | null;
      readonly reason: FailureReason;
    };

/** Overload of the platform: it rejected a call because of the number of calls, or did not respond in time. */
type Strain = 'refused' | 'timed out';

/** News to record. */
interface ChangeDecision {
  readonly type: 'change';
  readonly writing: Omit<Writing, 'changeId' | 'fence'>;
}

/** Write that follows from a poll. */
type Decision =
  | ChangeDecision
  | {
      readonly type: 'postpone';
      readonly dueAt: number | null;
      /** Set if the poll failed. */
      readonly failure?: FailureReason;
    };

/** Facts on which a decision rests. */
interface Circumstances {
  readonly claim: Claim;
  readonly result: PollResult;
  readonly kind: Pick<Tracked<never>, 'stateOrder' | 'finalStates' | 'cadence' | 'wakeAt'>;
  readonly now: number;
  /** See `SteadyClock`. */
  readonly steadyForMs: number;
  /** Wait until the next poll, by the time since the subject's last change. */
  readonly waitMs: (elapsedMs: number) => number;
}

/** Decides on the write after a poll. A pure function. */
export function decide(circumstances: Circumstances): Decision {
  const { claim, result: answer, kind, now, steadyForMs, waitMs } = circumstances;
  const { subject, pushed } = claim;
  if (answer.outcome === 'answered' && isNews(kind, subject, answer.observation)) {
    const dueAt = dueAfter(kind, subject, answer.observation, { now, waitMs: waitMs(0) });
    const cause = pushed ? 'PUSH' : 'POLL';
    return { type: 'change', writing: { ...answer.observation, dueAt, cause } };
  }
  const failed = answer.outcome === 'failed';
  const why = failed ? { failure: answer.reason } : {};
  const elapsedMs = now - subject.changedAt;
  const next = now + Math.max(waitMs(elapsedMs), failed ? answer.retryAfterMs : 0);
  // Only a push or a client makes these due; they stay due until the platform has responded once.
  if (subject.state === STALE || isNotSent(subject))
    return { type: 'postpone', dueAt: failed ? next : null, ...why };
  // A clock that was set ahead reaches the deadline at once: the polls of half an hour come first.
  const deadline = Math.max(staleAt(kind, subject), now + BELIEVED_AFTER_MS - steadyForMs);
  if (now < deadline) {
    const dueAt = earliest(kind, subject, now, Math.min(next, deadline));
    return { type: 'postpone', dueAt, ...why };
  }
  // A push this late shows that the platform is still working on the subject.
  if (failed && pushed) return { type: 'postpone', dueAt: next, ...why };
  return { type: 'change', writing: { ...staleness(subject), ...why } };
}

function staleness({ snapshot }: Subject): Omit<Writing, 'changeId' | 'fence'> {
  return { state: STALE, snapshot, dueAt: null, cause: 'DEADLINE' };
}
