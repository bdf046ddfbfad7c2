import { randomId } from '../../src/kernel/ids.ts';
import { openSqliteJournal } from '../../src/journal/sqlite.ts';
import { ManualClock } from '../manual-clock.ts';

/** Runs as a process with a write limit: opens subjects until that fails, then one more, and prints the count. */
const [file = ''] = process.argv.slice(2);
const journal = openSqliteJournal({ file, clock: new ManualClock(), newId: randomId });
const snapshot = { text: 'x'.repeat(10_000) };

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'no error');
let acknowledged = 0;

/** The name of its failure; null without one. */
async function open(key: string): Promise<string | null> {
  try {
    const id = { tenant: 'acme', kind: 'order', key };
    await journal.open(id, { inputHash: 'hash', state: 'NEW', snapshot, dueAt: null });
    acknowledged += 1;
    return null;
  } catch (error) {
    return nameOf(error);
  }
}

let failure: string | null = null;
while (failure === null) failure = await open(String(acknowledged));
const later = (await open('later')) === null;
process.stdout.write(JSON.stringify({ acknowledged, failure, later }));
