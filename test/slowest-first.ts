import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take seven seconds or more, the slowest first. Started last, one of them would run while the other workers
 * are idle.
 */
export const SLOWEST: readonly string[] = [
  'test/faults/soak.test.ts',
  'test/browser/board.test.ts',
  'test/browser/board-forms.test.ts',
  'test/faults/churn.test.ts',
  'test/hostile/attacks.test.ts',
  'test/hostile/cases.test.ts',
  'test/graphql/exports/takeover.test.ts',
  'test/browser/verify.test.ts',
  'test/simulator/pdf/hostile.test.ts',
  'test/webhooks/delivery.test.ts',
  'test/journal/postgres.test.ts',
  'test/server/start.test.ts',
  'test/faults/crash-points.test.ts',
  'test/server/slow-readers.test.ts',
  'test/faults/faults.test.ts',
  'test/server/hub/weight.test.ts',
  'test/browser/desk.test.ts',
  'test/browser/playground.test.ts',
  'test/capabilities/wrong-types.test.ts',
  'test/personal-data/at-rest.test.ts',
  'test/browser/person-pages.test.ts',
  'test/readings/spreadsheet.test.ts',
  'test/server/bundle.test.ts',
  'test/capabilities/removed-details.test.ts',
  'test/doctor/doctor.test.ts',
  'test/journal/postgres-faults.test.ts',
  'test/readings/reading.test.ts',
  'test/web/examples.test.ts',
  'test/faults/lossy.test.ts',
  'test/browser/pictures.test.ts',
  'test/kernel/bounded-worker.test.ts',
  'test/capabilities/atomic/red-confirmations/applications.test.ts',
  'test/capabilities/forward-invoicing/doubt.test.ts',
  'test/server/young-garbage.test.ts',
  'test/capabilities/forward-invoicing/documents.test.ts',
  'test/backup/restore.test.ts',
  'test/journal/sqlite.test.ts',
  'test/capabilities/unreadable-answers.test.ts',
  'test/capabilities/settled-reverse/changes.test.ts',
  'test/graphql/billing/outages.test.ts',
  'test/graphql/exports/reconciliation.test.ts',
  'test/capabilities/atomic/red-confirmations/list.test.ts',
  'test/interleavings/interleavings.test.ts',
  'test/differential/queries.test.ts',
  'test/server/errors.test.ts',
  'test/capabilities/forward-invoicing/red-offset/red-offset.test.ts',
  'test/capabilities/verification/file-readings.test.ts',
  'test/webhooks/instances.test.ts',
  'test/messages/input-faults.test.ts',
  'test/server/failing-store.test.ts',
  'test/server/connections.test.ts',
  'test/server/mcp.test.ts',
  'test/graphql/exports/month.test.ts',
  'test/hostile/mutations.test.ts',
  'test/messenger/records.test.ts',
  'test/graphql/exports/exports.test.ts',
  'test/client-package/cuts.test.ts',
  'test/graphql/exports/permissions.test.ts',
  'test/capabilities/verification/batch/waiting.test.ts',
  'test/capabilities/advice.test.ts',
  'test/graphql/standing-still.test.ts',
  'test/messenger/rejected-writes.test.ts',
  'test/journal/postgres-standby.test.ts',
  'test/capabilities/signing-at-once.test.ts',
  'test/tracing/tracing.test.ts',
  'test/capabilities/atomic/uploads/large.test.ts',
  'test/server/audits.test.ts',
  'test/server/keys.test.ts',
  'test/examples/examples.test.ts',
  'test/messenger/access.test.ts',
  'test/webhooks/registration.test.ts',
  'test/capabilities/scrap-purchase/invoices/invoices.test.ts',
  'test/server/upload-memory.test.ts',
  'test/simulator/documents/partner-contract.test.ts',
  'test/personal-data/data-key.test.ts',
  'test/platform/response-limits.test.ts',
  'test/capabilities/forward-invoicing/reconciliation/reconciliation.test.ts',
  'test/hostile/bodies.test.ts',
  'test/capabilities/partner-contract/partner-contract.test.ts',
  'test/server/hub/model.test.ts',
  'test/messages/field-rules.test.ts',
  'test/server/jit.test.ts',
  'test/capabilities/verification/answers.test.ts',
  'test/subjects/loss-detection.test.ts',
  'test/kernel/personal-numbers.test.ts',
  'test/simulator/pdf/signing.test.ts',
  'test/capabilities/scrap-purchase/orders/lost-answers.test.ts',
  'test/simulator/workers/large-requests.test.ts',
  'test/tracker/clocks.test.ts',
  'test/capabilities/settled-reverse/sellers/sellers.test.ts',
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
