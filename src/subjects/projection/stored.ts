import type { Projected } from '../../journal/contract/projection.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import type { Projector } from './projector.ts';

/** Projected together: in a file they share one write, in a database they wait for each other in turns. */
const AT_ONCE = 200;

/** Rest between two steps, so that requests come first. */
const REST_MS = 100;

/** Dependencies of what projects stored subjects. */
export interface StoredProjection {
  readonly journal: Pick<Projected, 'unprojected' | 'project'>;
  readonly projector: Projector;
  readonly clock: Clock;
}

/**
 * Projects, step by step, the subjects that were stored without a projection: by a release that had none, or in a copy that
 * was put back. Several instances may do it at once.
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
