import { randomId } from '../../src/kernel/ids.ts';
import { openSqliteJournal } from '../../src/journal/sqlite.ts';
import { ManualClock } from '../manual-clock.ts';

/** Run as a process that may not write much: opens subjects until that fails, and one more, and says how far it came. */
const [file = ''] = process.argv.slice(2);
const journal = openSqliteJournal({ file, clock: new ManualClock(), newId: randomId });
const snapshot = { text: 'x'.repeat(10_000) };

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'no error');
let acknowledged = 0;

/** The name of its failure; null for none. */
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
