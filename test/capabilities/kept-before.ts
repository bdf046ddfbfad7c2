import type { JsonObject } from '../../src/kernel/json.ts';
import type { Scenario } from '../scenario.ts';

/** Keeps something in the journal as a version of before kept it; nothing of it is due. */
export async function keepAsBefore(
  service: Scenario,
  {
    kind,
    key,
    state,
    snapshot,
  }: { kind: string; key: string; state: string; snapshot: JsonObject },
): Promise<void> {
  await service.application.journal.open(
    { tenant: 'default', kind, key },
    { inputHash: 'of before', state, snapshot, dueAt: null },
  );
}
