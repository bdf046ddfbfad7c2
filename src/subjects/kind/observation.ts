import { canonicalJson } from '../../kernel/ids.ts';
import { markedSnapshot } from './snapshot-marks.ts';
import type { Cadence, Kind, Observation, Tracked } from './kind.ts';
import type { Subject } from '../subject.ts';
import { isJsonObject, type Json, type JsonObject } from '../../kernel/json/json.ts';

/** The part of a kind that orders its states. */
export type KindStates = Pick<Tracked<never>, 'stateOrder' | 'finalStates'>;

/** True for an observation that ends its subject. */
export function isFinal(
  { finalStates }: KindStates,
  { state }: Pick<Observation, 'state'>,
): boolean {
  return finalStates.has(state);
}

/** True for an observation that says more than is known of a subject. */
export function isNews(
  kind: KindStates,
  subject: Subject,
  observation: Observation | null,
): observation is Observation {
  if (observation === null) return false;
  const { stateOrder } = kind;
  // States outside the order (STALE, those of our own before the platform's begin) come before all others.
  if (stateOrder.indexOf(observation.state) < stateOrder.indexOf(subject.state)) return false;
  return (
    observation.state !== subject.state ||
    isFinal(kind, observation) !== subject.final ||
    canonicalJson(markedSnapshot(subject, observation)) !== canonicalJson(subject.snapshot)
  );
}

/** When a subject is polled next once an observation is written down; null when it is final. */
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

/** The later one of the state that a subject has and another one that it reached: no step is taken back. */
export function furthest<State extends string>(
  stateOrder: readonly State[],
  known: string,
  reached: NoInfer<State>,
): State {
  const later = stateOrder.slice(stateOrder.indexOf(reached) + 1);
  return later.find((state) => state === known) ?? reached;
}

/** The part of a kind that says when its subjects are polled. */
export type KindTimes = Pick<Tracked<never>, 'cadence' | 'wakeAt'>;

/** The influences on a wait besides its kind's cadence. */
export interface Pacing {
  /** `TRACKER_PACE`: a factor above 0 on every wait. */
  readonly pace: number;
  /** A number from 0 up to, not including, 1. */
  readonly random: () => number;
}

/** Waits are spread by this part to either side, so that what was opened together isn't polled together for ever. */
const JITTER = 0.15;

/**
 * Milliseconds until the next poll of a subject that last changed `elapsedMs` ago.
 *
 * Waits that grow by a factor `g` from `firstMs` add up so that the next one is always
 * `firstMs + (g - 1) * elapsedMs`: the number of polls need not be remembered, a restart doesn't begin
 * the fast ones anew, and polls that pushes brought forward don't slow down the rest.
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

/** The longest wait that `waitMs` can give. */
export function longestWaitMs({ longestMs }: Cadence, { pace }: Pick<Pacing, 'pace'>): number {
  return Math.ceil(longestMs * pace * (1 + JITTER));
}

/** The planned poll, or the kind's own time or the deadline where one of them comes before it. */
export function earliest(kind: KindTimes, subject: Subject, now: number, planned: number): number {
  const wakeAt = kind.wakeAt?.(subject) ?? null;
  const isAhead = wakeAt !== null && wakeAt > now;
  return Math.min(planned, staleAt(kind, subject), isAhead ? wakeAt : Infinity);
}

/** When a subject becomes `STALE` if nothing changes, in milliseconds since the epoch. */
export function staleAt({ cadence }: KindTimes, subject: Subject): number {
  const { staleAfterMs } = cadence;
  return (
    subject.changedAt + (typeof staleAfterMs === 'number' ? staleAfterMs : staleAfterMs(subject))
  );
}

/**
 * A subject's details with what an observation knows instead of the null ones, to any depth, and of those that
 * may change; null where there is nothing to add, as for a subject that goes on, or that ended otherwise than
 * the observation says.
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
