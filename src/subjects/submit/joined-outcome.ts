import { canonicalJson } from '../../kernel/ids.ts';
import { isJsonObject, type JsonObject } from '../../kernel/json/json.ts';
import type { Kind, Observation } from '../kind/kind.ts';
import { furthest, isNews } from '../kind/observation.ts';
import type { Subject } from '../subject.ts';
import { isAtPlatform, isNotSent, isUndecided, type SubmissionState } from './submission.ts';

/**
 * Outcome of a call for the `opened` subject, joined with the changes that pushes and polls made during the call (`known`). If
 * both changed a detail, the side with the further state wins; at the same state, the outcome. Null if the outcome adds nothing.
 */
export function joinedWith(
  kind: Pick<Kind<string, unknown, never>, 'read' | 'stateOrder' | 'finalStates'>,
  opened: Subject,
  known: Subject,
  outcome: Observation,
): Observation | null {
  const isOpen = isUndecided(known);
  if (!isOpen && !(isAtPlatform(known) && isAtPlatform(outcome))) return null;
  const changed = ([name, member]: readonly [string, JsonObject[string]]): boolean =>
    canonicalJson(member) !== canonicalJson(opened.snapshot[name] ?? null);
  const ours = Object.entries(outcome.snapshot).filter(changed);
  // Only details are joined: a mark that the platform did not know the subject is outdated.
  const details: unknown = kind.read({});
  const theirs = Object.entries(known.snapshot)
    .filter(([name]) => isJsonObject(details) && name in details)
    .filter(changed);
  // The platform can only push about a subject that was sent.
  const isNamed = isNotSent(outcome) && theirs.length > 0;
  const reached: string = isNamed ? ('OUTCOME_UNKNOWN' satisfies SubmissionState) : outcome.state;
  const state = isOpen ? reached : furthest(kind.stateOrder, known.state, reached);
  const changes = state === reached ? [...theirs, ...ours] : [...ours, ...theirs];
  const { snapshot } = isOpen ? opened : known;
  const joined = { ...outcome, state, snapshot: { ...snapshot, ...Object.fromEntries(changes) } };
  return isOpen || isNews(kind, known, joined) ? joined : null;
}
