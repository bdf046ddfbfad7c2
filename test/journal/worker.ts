import { randomId } from '../../src/kernel/ids.ts';
import { openSqliteJournal } from '../../src/journal/sqlite.ts';
import { ManualClock } from '../manual-clock.ts';

/** Runs as a child process: works on the named journal file, prints that, and waits to be killed. */
const [file = ''] = process.argv.slice(2);
const id = (key: string): { tenant: string; kind: string; key: string } => ({
  tenant: 'acme',
  kind: 'order',
  key,
});
const start = { inputHash: 'hash', state: 'NEW', snapshot: {}, dueAt: null };

const journal = openSqliteJournal({ file, clock: new ManualClock(), newId: randomId });
await Promise.all(['opened', 'advanced', 'pushed'].map((key) => journal.open(id(key), start)));
await journal.advance(id('advanced'), 1, {
  changeId: 'c',
  state: 'ISSUING',
  final: false,
  snapshot: {},
  dueAt: null,
  cause: 'POLL',
  confirmed: true,
});
await journal.recordPush(id('pushed'), 'push');
process.stdout.write('done\n');
setInterval(() => undefined, 60_000);
