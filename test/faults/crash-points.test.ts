import { describe, expect, test } from 'vitest';
import { journeys } from '../../schema/examples.ts';
import { installJournalFaults, manners } from '../journal-faults.ts';
import { complaintsAbout } from './crash-points/judge.ts';
import { type Fault, run } from './crash-points/run.ts';
import { mutationsIn, startingPointsOf } from './crash-points/starting-points.ts';
import { createRandom } from './random.ts';

/** `all`: each commit of each mutation, in each manner. Otherwise one commit of one mutation of each journey. */
const ALL = process.env['CRASH_POINTS'] === 'all';
const SEED = Number(process.env['CRASH_POINTS_SEED'] ?? 1);

/** Of commits of the same tables, such as those of polls, the first ones are enough. */
const SAME_COMMITS = 3;

/** Journeys to the platform that change something. */
const sending = journeys.filter(
  (journey) => journey.capability !== 'graphql' && mutationsIn(journey).length > 0,
);

/**
 * The simulated payer is faster than the first poll of the next process: the tax of a scrap order whose response was never recorded
 * is paid by then, and the list of unpaid ones denies it.
 */
const PAID_AT_ONCE = 'scrap-order is NOT_ACCEPTED, and was done';

function pointsIn(commits: readonly string[]): readonly Fault[] {
  const first = commits.flatMap((tables, index) => {
    const earlier = commits.slice(0, index).filter((other) => other === tables);
    return earlier.length < SAME_COMMITS ? [index + 1] : [];
  });
  return manners.flatMap((manner) => first.map((at) => ({ at, manner })));
}

describe.each(sending)('$title', (journey) => {
  test(
    'after a fault at a commit nothing is sent twice, lost, or reported wrongly',
    { timeout: ALL ? 3_600_000 : 60_000 },
    async () => {
      const faults = installJournalFaults();
      const random = createRandom(SEED).fork(journey.capability);
      const mutations = mutationsIn(journey);
      const wanted = ALL ? mutations : [random.pick(mutations)];
      const found: Record<string, readonly string[]> = {};
      for (const start of await startingPointsOf(journey, wanted)) {
        const calm = await run(start, faults, null);
        const all = pointsIn(calm.commits);
        const points = ALL || all.length === 0 ? all : [random.pick(all)];
        for (const point of [null, ...points]) {
          const evidence = point === null ? calm : await run(start, faults, point);
          const complaints = complaintsAbout(evidence, point, calm).filter(
            (one) => point?.manner !== 'cut-before' || one !== PAID_AT_ONCE,
          );
          const { at = 0, manner = 'calm' } = point ?? {};
          if (complaints.length === 0) continue;
          found[`${start.name} ${manner} ${at}`] = complaints;
          // A journey takes up to an hour.
          if (ALL) console.log(start.name, manner, at, complaints);
        }
        if (ALL) console.log(`${start.name}: ${points.length} points`);
      }
      expect(found).toEqual({});
    },
  );
});
