import { errorName } from '../../kernel/log/log-fields.ts';
import type { Projection, Projected } from '../../journal/contract/projection.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import type { Log } from '../../kernel/log/log.ts';
import { toFen } from '../../kernel/text/amounts.ts';
import { toShanghaiDay, type Clock } from '../../kernel/time/clock.ts';
import { targetOf } from '../kind/attempts.ts';
import type { Tracked } from '../kind/kind.ts';
import { endedAt } from '../kind/snapshot-marks.ts';
import type { Subject, SubjectId } from '../subject.ts';
import { contributionsOf, type Facts, normalForm, type Pseudonyms } from './contributions.ts';

/** The part of a kind that projections use. */
type ProjectedKind = Pick<
  Tracked<never>,
  'kind' | 'factsIn' | 'attentionAfterMs' | 'isPart' | 'isLasting'
>;

/** A subject after a change, in the plain form of its kind. */
interface Written {
  readonly state: string;
  readonly snapshot: JsonObject;
}

/** Computes projections. It never fails: at least the key finds a subject. */
export interface Projector {
  /** The projection of a change that is made at a time. */
  ofChange(id: SubjectId, written: Written, at: number): Projection;
  /** Projection of a subject that was stored without one; `now` decides if it still needs attention. */
  ofStored(subject: Subject, now: number): Projection;
}

/** Age of an ended subject from which on an upgrade does not request attention for it. */
const ATTENTION_LOST_AFTER_MS = 30 * 24 * 60 * 60_000;

const nothing: Projection = {
  amount: null,
  attentionAt: null,
  numbers: [],
  names: [],
  contributions: [],
  labels: [],
};

const noFacts: Facts = { numbers: [], names: [], amount: null, invoiced: null };

export function createProjector(
  kinds: ReadonlyMap<string, ProjectedKind>,
  pseudonyms: Pick<Pseudonyms, 'labelOf'>,
  log: Pick<Log, 'error'>,
): Projector {
  function factsOf({ kind, factsIn }: ProjectedKind, { state, snapshot }: Written): Facts {
    try {
      return factsIn?.(state, snapshot) ?? noFacts;
    } catch (error) {
      const reason = errorName(error);
      log.error('failed to read the search terms of a subject', { kind, reason });
      return noFacts;
    }
  }

  function ofChange({ tenant, kind: name, key }: SubjectId, written: Written, at: number) {
    const kind = kinds.get(name);
    if (kind === undefined || kind.isPart) return nothing;
    const { numbers, names, amount, invoiced } = factsOf(kind, written);
    const named = names.map((each) => pseudonyms.labelOf(tenant, { name: each }));
    const month = toShanghaiDay(endedAt({ ...written, changedAt: at })).slice(0, 7);
    const { contributions = [], labels = [] } = invoiced
      ? contributionsOf(invoiced, month, (party) => pseudonyms.labelOf(tenant, party))
      : {};
    const afterMs = kind.attentionAfterMs?.(written.state) ?? null;
    // Lists of files are found by way of the subject that owns them.
    const known = kind.isLasting ? numbers : [targetOf(key), ...numbers];
    return {
      amount: toFen(amount),
      attentionAt: afterMs === null ? null : at + afterMs,
      numbers: known.map(normalForm),
      names: named.map(({ pseudonym }) => pseudonym),
      contributions,
      labels: [...named, ...labels],
    };
  }

  return {
    ofChange,
    ofStored(subject, now) {
      const projection = ofChange(subject, subject, subject.changedAt);
      const isOld = subject.final && subject.changedAt < now - ATTENTION_LOST_AFTER_MS;
      return isOld ? { ...projection, attentionAt: null } : projection;
    },
  };
}

/** Subjects projected together: in a file they share one write, in a database they wait for each other in turns. */
const AT_ONCE = 200;

/** Pause between two steps, so that requests come first. */
const REST_MS = 100;

/** Dependencies of `projectStored`. */
interface StoredProjection {
  readonly journal: Pick<Projected, 'unprojected' | 'project'>;
  readonly projector: Projector;
  readonly clock: Clock;
}

/**
 * Projects, step by step, the subjects that were stored without a projection: by an older release, or in a restored copy. Several
 * instances may do it at once.
 */
export async function projectStored(
  { journal, projector, clock }: StoredProjection,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const subjects = await journal.unprojected(AT_ONCE);
    await Promise.all(
      subjects.map((subject) =>
        journal.project(subject, subject.version, projector.ofStored(subject, clock.now())),
      ),
    );
    if (subjects.length < AT_ONCE) return;
    await clock.sleep(REST_MS, signal);
  }
}
