import { randomId } from '../../src/kernel/ids.ts';
import { openSqliteJournal } from '../../src/journal/sqlite.ts';
import { ManualClock } from '../manual-clock.ts';

/** Run as a process that may not write much: opens subjects until that fails and says how far it came. */
const [file = ''] = process.argv.slice(2);
const journal = openSqliteJournal({ file, clock: new ManualClock(), newId: randomId });
const snapshot = { text: 'x'.repeat(10_000) };

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'no error');
let acknowledged = 0;
try {
  for (;;) {
    const id = { tenant: 'acme', kind: 'order', key: String(acknowledged) };
    await journal.open(id, { inputHash: 'hash', state: 'NEW', snapshot, dueAt: null });
    acknowledged += 1;
  }
} catch (error) {
  process.stdout.write(JSON.stringify({ acknowledged, failure: nameOf(error) }));
}
