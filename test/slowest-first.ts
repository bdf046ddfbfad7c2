import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest. Begun last, one of them would go on while the other workers have nothing left to do. */
export const SLOWEST: readonly string[] = [
  'test/hostile/attacks.test.ts',
  'test/server/hub/model.test.ts',
  'test/browser/board.test.ts',
  'test/faults/churn.test.ts',
  'test/server/hub/weight.test.ts',
  'test/faults/soak.test.ts',
  'test/personal-data/at-rest.test.ts',
  'test/hostile/cases.test.ts',
  'test/faults/lossy.test.ts',
  'test/doctor/doctor.test.ts',
  'test/journal/postgres.test.ts',
  'test/server/start.test.ts',
  'test/browser/playground.test.ts',
];

/** Begins the slowest files of each group first; vitest alone knows how long they took only where they ran before. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- The method of the class, not of an array.
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/** No file is begun before those of an earlier group. */
function placeOf({ project, moduleId }: TestSpecification): number {
  const { root, sequence } = project.config;
  const at = SLOWEST.indexOf(relative(root, moduleId));
  return sequence.groupOrder * 1_000 + (at < 0 ? SLOWEST.length : at);
}
