import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take seven seconds or more, the slowest first. Started last, one of them would run while the other workers
 * are idle.
 */
export const SLOWEST: readonly string[] = [
  'test/faults/soak.test.ts',
  'test/browser/board.test.ts',
  'test/graphql/exports/takeover.test.ts',
  'test/browser/board-forms.test.ts',
  'test/journal/postgres.test.ts',
  'test/hostile/cases.test.ts',
  'test/hostile/attacks.test.ts',
  'test/faults/churn.test.ts',
  'test/faults/faults.test.ts',
  'test/browser/person-pages.test.ts',
  'test/browser/verify.test.ts',
  'test/server/hub/weight.test.ts',
  'test/browser/playground.test.ts',
  'test/server/slow-readers.test.ts',
  'test/readings/reading.test.ts',
  'test/webhooks/instances.test.ts',
  'test/server/start.test.ts',
  'test/webhooks/delivery.test.ts',
  'test/journal/postgres-faults.test.ts',
  'test/readings/spreadsheet.test.ts',
  'test/faults/lossy.test.ts',
  'test/faults/crash-points.test.ts',
  'test/simulator/pdf/hostile.test.ts',
  'test/kernel/bounded-worker.test.ts',
  'test/server/bundle.test.ts',
  'test/server/hub/model.test.ts',
  'test/client-package/cuts.test.ts',
  'test/personal-data/at-rest.test.ts',
  'test/browser/pictures.test.ts',
  'test/capabilities/forward-invoicing/documents.test.ts',
  'test/backup/restore.test.ts',
  'test/capabilities/forward-invoicing/doubt.test.ts',
  'test/capabilities/verification/batch/kills.test.ts',
  'test/messenger/records.test.ts',
  'test/tracing/loading.test.ts',
  'test/platform/response-limits.test.ts',
  'test/tracing/tracing.test.ts',
  'test/capabilities/partner-contract/partner-contract.test.ts',
  'test/differential/queries.test.ts',
  'test/capabilities/verification/file-readings.test.ts',
  'test/capabilities/advice.test.ts',
  'test/server/upload-memory.test.ts',
  'test/hostile/mutations.test.ts',
  'test/server/young-garbage.test.ts',
  'test/client-package/hooks.test.ts',
  'test/server/connections.test.ts',
  'test/server/metrics/cardinality.test.ts',
  'test/simulator/documents/partner-contract.test.ts',
];

/** Starts the slowest files first; vitest alone knows their durations only after an earlier run. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- The method of the class, not of an array.
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ project, moduleId }: TestSpecification): number {
  const at = SLOWEST.indexOf(relative(project.config.root, moduleId));
  return at < 0 ? SLOWEST.length : at;
}
