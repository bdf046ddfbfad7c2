import { canonicalJson } from '../../kernel/ids.ts';
import { markedSnapshot } from './snapshot-marks.ts';
import type { Cadence, Kind, Observation, Tracked } from './kind.ts';
import type { Subject } from '../subject.ts';
import { isJsonObject, type Json, type JsonObject } from '../../kernel/json/json.ts';

/** The part of a kind that orders its states. */
type KindStates = Pick<Tracked<never>, 'stateOrder' | 'finalStates'>;

/** True for an observation that ends its subject. */
export function isFinal(
  { finalStates }: KindStates,
  { state }: Pick<Observation, 'state'>,
): boolean {
  return finalStates.has(state);
}

/** True for an observation with news about a subject. */
export function isNews(
  kind: KindStates,
  subject: Subject,
  observation: Observation | null,
): observation is Observation {
  if (observation === null) return false;
  const { stateOrder } = kind;
  // States outside the order (STALE, and ours that precede the platform's) come before all others.
  if (stateOrder.indexOf(observation.state) < stateOrder.indexOf(subject.state)) return false;
  return (
    observation.state !== subject.state ||
    isFinal(kind, observation) !== subject.final ||
    canonicalJson(markedSnapshot(subject, observation)) !== canonicalJson(subject.snapshot)
  );
}

/** Time of a subject's next poll after an observation is recorded; null if it is final. */
export function dueAfter(
  kind: KindTimes & KindStates,
  subject: Subject,
  observation: Observation,
  { now, waitMs }: { readonly now: number; readonly waitMs: number },
): number | null {
  if (isFinal(kind, observation)) return null;
  const planned = now + Math.max(waitMs, observation.retryAfterMs ?? 0);
  return earliest(kind, { ...subject, ...observation, changedAt: now }, now, planned);
}

/** The later one of a subject's state and a reached state: a subject never goes back. */
export function furthest<State extends string>(
  stateOrder: readonly State[],
  known: string,
  reached: NoInfer<State>,
): State {
  const later = stateOrder.slice(stateOrder.indexOf(reached) + 1);
  return later.find((state) => state === known) ?? reached;
}

/** The part of a kind that schedules polls of its subjects. */
type KindTimes = Pick<Tracked<never>, 'cadence' | 'wakeAt'>;

/** Influences on a wait other than the kind's cadence. */
export interface Pacing {
  /** `TRACKER_PACE`: a factor above 0 for every wait. */
  readonly pace: number;
  /** Random number from 0 to below 1. */
  readonly random: () => number;
}

/** Part by which waits vary in either direction, so that subjects opened together are not polled together for ever. */
const JITTER = 0.15;

/**
 * Milliseconds until the next poll of a subject that last changed `elapsedMs` ago.
 *
 * Waits that grow by a factor `g` from `firstMs` add up so that the next one is always `firstMs + (g - 1) * elapsedMs`: the
 * number of polls need not be stored, a restart does not repeat the fast polls, and polls that pushes brought forward do not slow
 * down the rest.
 */
export function waitMs(
  { firstMs, growth, longestMs, followedMs }: Cadence,
  elapsedMs: number,
  isFollowed: boolean,
  { pace, random }: Pacing,
): number {
  const longest = isFollowed ? Math.min(longestMs, followedMs) : longestMs;
  const wait = Math.min(firstMs * pace + (growth - 1) * elapsedMs, longest * pace);
  return Math.round(wait * (1 - JITTER + 2 * JITTER * random()));
}

/** Longest wait that `waitMs` can return. */
export function longestWaitMs({ longestMs }: Cadence, { pace }: Pick<Pacing, 'pace'>): number {
  return Math.ceil(longestMs * pace * (1 + JITTER));
}

/** Earliest time of the planned poll, the deadline and the kind's own time; the last two only if they are in the future. */
export function earliest(kind: KindTimes, subject: Subject, now: number, planned: number): number {
  const times = [staleAt(kind, subject), kind.wakeAt?.(subject) ?? Infinity];
  return Math.min(planned, ...times.filter((at) => at > now));
}

/** Time at which a subject becomes `STALE` without a change, in milliseconds since the epoch. */
export function staleAt({ cadence }: KindTimes, subject: Subject): number {
  const { staleAfterMs } = cadence;
  return (
    subject.changedAt + (typeof staleAfterMs === 'number' ? staleAfterMs : staleAfterMs(subject))
  );
}

/**
 * Details of an ended subject with an observation's values for details that are null, at any depth, and for those that may
 * change. Null if there is nothing to add, and for a subject that has not ended, or not in the observation's state.
 */
export function supplementOf(
  { read, changesAfterEnd = [] }: Pick<Kind<string, unknown, never>, 'read' | 'changesAfterEnd'>,
  { state, final, snapshot }: Subject,
  seen: Observation | null,
): Observation | null {
  if (!final || seen?.state !== state) return null;
  const known: unknown = read(snapshot);
  if (!isJsonObject(known)) return null;
  const changed = Object.entries(seen.snapshot).filter(([name]) => changesAfterEnd.includes(name));
  const filled: JsonObject = { ...fill(known, seen.snapshot), ...Object.fromEntries(changed) };
  if (canonicalJson(filled) === canonicalJson(known)) return null;
  return { ...seen, snapshot: { ...snapshot, ...filled } };
}

function fill(known: JsonObject, seen: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(known).map(([name, member]) => [name, filledMember(member, seen[name])]),
  );
}

function filledMember(known: Json | undefined, seen: Json | undefined): Json | undefined {
  if (known === null) return seen ?? null;
  return isJsonObject(known) && isJsonObject(seen) ? fill(known, seen) : known;
}
