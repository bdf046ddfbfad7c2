import { canonicalJson } from '../../kernel/ids.ts';
import { earliest, type KindTimes } from './cadence.ts';
import { markedSnapshot } from './found.ts';
import type { Observation, Tracked } from './kind.ts';
import type { Subject } from '../subject.ts';

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
  return earliest(kind, { ...subject, ...observation, changedAt: now }, now, now + waitMs);
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
