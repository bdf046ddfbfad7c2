import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { randomId } from '../../src/kernel/ids.ts';
import { DatabaseDamaged, DatabaseUnavailable, type Sql } from '../../src/database/sql.ts';
import type { Journal } from '../../src/journal/contract/journal.ts';
import { openSqliteJournal, type SqliteJournal } from '../../src/journal/sqlite.ts';
import { openShared } from '../../src/journal/sql/shared.ts';
import { openDatabase, openSql } from '../../src/database/sqlite/database.ts';
import { openChanges } from '../../src/journal/sqlite/changes.ts';
import { migrations } from '../../src/database/sqlite/schema.ts';
import { installJournalFaults } from '../journal-faults.ts';
import { ManualClock } from '../manual-clock.ts';
import { describeJournal } from './conformance.ts';
import {
  intent,
  type JournalUnderTest,
  type StoreUnderTest,
  opened,
  order,
  start,
} from './conformance/subject-of-test.ts';

async function create(): Promise<JournalUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'journal-'));
  const clock = new ManualClock();
  const instances: Journal[] = [];
  const opens = (name: string): SqliteJournal => {
    const journal = openSqliteJournal({ file: join(folder, name), clock, newId: randomId });
    instances.push(journal);
    return journal;
  };
  const journal = opens('journal.db');
  return {
    journal,
    clock,
    async reopen() {
      await journal.close();
      return opens('journal.db');
    },
    another: async () => opens('another.db'),
    async destroy() {
      await Promise.all(instances.map((instance) => instance.close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

describeJournal('SQLite', create);

async function folderForTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'journal-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function openForTest(file: string): SqliteJournal {
  const journal = openSqliteJournal({ file, clock: new ManualClock(), newId: randomId });
  onTestFinished(() => journal.close());
  return journal;
}

/** A process that works on the file, prints `done`, and stays until it is killed. */
async function workUntilKilled(file: string): Promise<{ kill(): Promise<void> }> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('worker.ts', import.meta.url)), file],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exited = once(child, 'exit');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => Promise.reject(new Error('the worker ended before its work was done'))),
  ]);
  return { kill };
}

test('acknowledged writes survive kill -9, and no lock is left', async () => {
  const file = join(await folderForTest(), 'journal.db');
  const worker = await workUntilKilled(file);
  await worker.kill();
  const journal = openForTest(file);
  expect(await journal.get(order('opened'))).toMatchObject({ state: 'NEW', version: 1 });
  expect(await journal.get(order('advanced'))).toMatchObject({ state: 'ISSUING', version: 2 });
  expect(await journal.recordPush(order('pushed'), 'push')).toBe('repeated');
  expect(await journal.claimDue(['order'], 9, 1000)).toMatchObject([
    { subject: order('pushed'), pushed: true },
  ]);
});

test('a second process is rejected while the first runs', async () => {
  const file = join(await folderForTest(), 'journal.db');
  await workUntilKilled(file);
  expect(() => openForTest(file)).toThrow(
    new DatabaseUnavailable(`cannot open ${file}: another process has it open`),
  );
});

test('a file that is not a journal, of a newer version, or not accessible is rejected by name', async () => {
  const folder = await folderForTest();
  await writeFile(
    join(folder, 'text.db'),
    'no database at all, but long enough to be looked at'.repeat(99),
  );
  const newer = new DatabaseSync(join(folder, 'newer.db'));
  newer.exec('PRAGMA user_version = 99');
  newer.close();
  await writeFile(join(folder, 'file'), '');
  for (const file of ['text.db', 'newer.db', 'file/journal.db']) {
    expect(() => openForTest(join(folder, file))).toThrow(
      expect.objectContaining({ name: 'DatabaseUnavailable' }),
    );
  }
});

test('a reader whose history was replaced by an older copy gets a gap, even if the new history is longer', async () => {
  const folder = await folderForTest();
  const [file, copy] = [join(folder, 'journal.db'), join(folder, 'copy.db')];
  const open = (): Journal =>
    openSqliteJournal({ file, clock: new ManualClock(), newId: randomId });
  const before = open();
  const { update: common } = await opened(before, order('common'));
  await before.close();
  await copyFile(file, copy);

  const lost = open();
  const { update: forgotten } = await opened(lost, order('forgotten'));
  await lost.close();
  await copyFile(copy, file);

  const restored = openForTest(file);
  const { update: second } = await opened(restored, order('second'));
  const { update: third } = await opened(restored, order('third'));
  expect(await restored.read('acme', forgotten.cursor, {}, 9)).toMatchObject({
    gap: true,
    updates: [common, second, third],
  });
  expect(await restored.read('acme', common.cursor, {}, 9)).toMatchObject({
    gap: false,
    updates: [second, third],
  });
});

test('cursors behind the trimmed updates stay valid', async () => {
  const file = join(await folderForTest(), 'journal.db');
  const clock = new ManualClock();
  const journal = openSqliteJournal({ file, clock, newId: randomId });
  onTestFinished(() => journal.close());
  const beginning = await journal.end('acme');
  const { update: first } = await opened(journal, order('first'));
  await clock.advance(10);
  const { update: second } = await opened(journal, order('second'));
  await journal.trim(clock.now(), 0);
  expect(await journal.read('acme', first.cursor, {}, 9)).toMatchObject({
    gap: false,
    updates: [second],
  });
  expect(await journal.read('acme', beginning, {}, 9)).toMatchObject({ gap: true });
  expect(await journal.read('acme', second.cursor, {}, 9)).toMatchObject({
    gap: false,
    cursor: second.cursor,
  });
});

test('a write to a full disk fails with DatabaseUnavailable and changes nothing, and the next succeeds once the log was emptied', async () => {
  const file = join(await folderForTest(), 'journal.db');
  // The kernel limits files of this shell's children to 400 KiB.
  const command = 'ulimit -f 400 && exec "$0" "$1" "$2"';
  const worker = fileURLToPath(new URL('worker-without-room.ts', import.meta.url));
  const child = spawn('bash', ['-c', command, process.execPath, worker, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: unknown = JSON.parse(await text(child.stdout));
  const { acknowledged, failure, later } = z
    .object({ acknowledged: z.number(), failure: z.string(), later: z.boolean() })
    .parse(said);
  expect(later).toBe(true);
  expect(failure).toBe('DatabaseUnavailable');
  expect(acknowledged).toBeGreaterThan(0);
  const journal = openForTest(file);
  const { subjects } = await journal.list('acme', { first: 100 });
  expect(subjects).toHaveLength(acknowledged);
});

test('a file that can be opened but not written is reported as unavailable', async () => {
  const file = join(await folderForTest(), 'journal.db');
  await openForTest(file).close();
  const plain = new DatabaseSync(file);
  plain.exec('DELETE FROM journal');
  plain.exec("CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(FAIL, 'full'); END");
  plain.close();
  expect(() => openForTest(file)).toThrow(DatabaseUnavailable);
});

test('a removed write-ahead log is created again, and no acknowledged write is lost', async () => {
  const folder = await folderForTest();
  const file = join(folder, 'journal.db');
  const journal = openForTest(file);
  for (const key of ['1', '2']) {
    await opened(journal, order(`${key} before`));
    await rm(`${file}-wal`);
    await opened(journal, order(key));
    await opened(journal, order(`${key} after`));
  }
  // As after a kill: only what is on the disk.
  await copyFile(file, join(folder, 'killed.db'));
  await copyFile(`${file}-wal`, join(folder, 'killed.db-wal'));
  const { subjects } = await openForTest(join(folder, 'killed.db')).list('acme', { first: 10 });
  expect(subjects).toHaveLength(6);
});

test('an update whose commit is in doubt reaches a follower that waits, and its repeat makes no other', async () => {
  const faults = installJournalFaults('journal.db');
  const journal = openForTest(join(await folderForTest(), 'journal.db'));
  await opened(journal, order('1'));
  const updates = journal.follow('acme', await journal.end('acme'), {});
  onTestFinished(() => void updates.return?.());
  await updates.next();
  const item = updates.next();
  faults.arm({ at: 1, manner: 'doubt', onCut: () => undefined });
  const opening = () => journal.open(order('2'), intent({ openingId: 'opening' }));
  await expect(opening()).rejects.toMatchObject({ maybeApplied: true });
  expect(await item).toMatchObject({ value: { type: 'update', update: { key: '2' } } });
  expect(await opening()).toMatchObject({ outcome: 'opened' });
  expect(faults.commits).toHaveLength(1);
});

test('audit records whose commit is in doubt are written once, and those whose commit failed are written by the repeat', async () => {
  const faults = installJournalFaults('journal.db', new Set());
  const { auditLog } = openForTest(join(await folderForTest(), 'journal.db'));
  const wanted = ['doubt', 'fail'] as const;
  for (const manner of wanted) {
    faults.arm({ at: 1, manner, onCut: () => undefined });
    const append = () => auditLog.append('acme', manner, [{ at: 1, text: manner }]);
    await expect(append()).rejects.toMatchObject({ maybeApplied: manner === 'doubt' });
    await append();
  }
  const { records } = await auditLog.list('acme', { first: 10 });
  expect(records.map(({ text }) => text)).toEqual(wanted.toReversed());
});

test.each(['removed', 'replaced'])(
  'no write is acknowledged or executed after the file was %s',
  async (fate) => {
    const file = join(await folderForTest(), 'journal.db');
    const damages: string[] = [];
    const journal = openSqliteJournal({
      file,
      clock: new ManualClock(),
      newId: randomId,
      onDamage: (reason) => damages.push(reason),
    });
    onTestFinished(() => journal.close());
    await opened(journal, order('1'));
    await rm(file);
    if (fate === 'replaced') await writeFile(file, '');
    // The first write was committed to the file that no longer has a name.
    for (const [key, maybeApplied] of [
      ['2', true],
      ['3', false],
    ] as const)
      await expect(journal.open(order(key), intent())).rejects.toMatchObject({
        name: 'DatabaseUnavailable',
        maybeApplied,
      });
    await expect(journal.ready()).rejects.toThrow(DatabaseDamaged);
    expect(damages).toEqual(['its file was removed or replaced']);
  },
);

test('copies made one after another during writes are complete', async () => {
  const folder = await folderForTest();
  const journal = openSqliteJournal({
    file: join(folder, 'journal.db'),
    clock: new ManualClock(),
    newId: randomId,
  });
  const copied = new AbortController();
  const writing = (async () => {
    for (let key = 0; !copied.signal.aborted; key += 1) await opened(journal, order(String(key)));
  })();
  const copies = Array.from({ length: 30 }, (_, index) => join(folder, `copy-${index}`));
  await Promise.all(copies.map((copy) => journal.copyTo(copy)));
  copied.abort();
  await writing;
  await journal.close();
  for (const copy of copies) {
    const database = new DatabaseSync(copy);
    expect(database.prepare('PRAGMA quick_check').get()).toEqual({ quick_check: 'ok' });
    database.close();
  }
  await expect(journal.copyTo(join(folder, 'late'))).rejects.toThrow('the journal is closed');
});

test('the file is readable by its owner only', async () => {
  const file = join(await folderForTest(), 'data', 'journal.db');
  await opened(openForTest(file), order('1'));
  for (const name of [file, `${file}-wal`]) {
    expect((await stat(name)).mode & 0o077).toBe(0);
  }
});

test('every frequent statement of an instance uses an index', async () => {
  const database = openDatabase(join(await folderForTest(), 'journal.db'));
  onTestFinished(() => database.close());
  const clock = new ManualClock();
  const sql = openSql(database);
  const texts = new Map<string, string>();
  const recording: Sql = {
    ...sql,
    read(name, text, values) {
      texts.set(name, text);
      return sql.read(name, text, values);
    },
    write(name, text, values) {
      texts.set(name, text);
      return sql.write(name, text, values);
    },
  };
  const time = { clock, given: () => clock.now(), read: () => undefined };
  const shared = openShared(recording, { epoch: 'epoch', time, newId: randomId });
  const records = openChanges(database, { clock, newId: randomId, appended: () => undefined });
  for (const key of ['1', '2', '3']) {
    const due = { dueAt: 0, groups: { seller: 'ann' } };
    await records.open(order(key), intent(due));
    await records.open({ ...order(key), tenant: 'umbrella' }, intent(due));
  }
  await shared.claimDue(['order'], 2, 10);
  await shared.nextDueAt(['order', 'contract']);
  for (const group of [undefined, { name: 'seller', value: 'ann' }]) {
    const [first] = (await shared.list('acme', { ...(group && { group }), first: 1 })).subjects;
    await shared.list('acme', {
      ...(group && { group }),
      last: 1,
      before: first?.pageCursor ?? '',
    });
  }
  const end = await shared.end('acme');
  await shared.read('acme', end, {}, 9);
  await shared.read('acme', end, { kinds: ['order'], key: '1', states: ['A'] }, 9);
  const name = { whole: 'a', prefix: 'b' };
  await shared.search('acme', { number: '1', name, kinds: ['order'], first: 9 });
  const months = { from: '2026-01', to: '2026-12' };
  await shared.totals('acme', { ...months, kinds: ['order'], dimension: 'SELLER', most: 9 });
  await shared.attentionCount('acme', 1, 9);
  await shared.dismiss(order('1'), 'NEW');
  await shared.list('acme', { attentionBy: 1, amountFrom: 1, first: 9 });
  const [unprojected] = await shared.unprojected(1);
  const nothing = { amount: null, attentionAt: null, numbers: [], names: [], contributions: [] };
  const labels = [{ pseudonym: 'a', label: 'A', prefixes: ['b'] }];
  await shared.project(unprojected ?? order('1'), 1, { ...nothing, labels });
  await shared.trim(1, 1);

  expect(texts.size).toBeGreaterThan(15);
  const plain = new DatabaseSync(':memory:');
  for (const each of migrations) plain.exec(each);
  for (const [name, text] of texts) {
    const plan = plain.prepare(`EXPLAIN QUERY PLAN ${text.replaceAll(/\$(\d+)/g, '?$1')}`).all();
    const steps = plan.map((step) => String(step['detail']));
    const scans = steps.filter((step) =>
      /^SCAN (?:subjects?|updates|subject_groups|subject_terms|totals|labels|label_prefixes|receipts|aliases|audit|holds)\b(?!.*USING)/.test(
        step,
      ),
    );
    // A tenant can own all subjects, so only its subjects with attention are read by tenant alone.
    const ofTenant = steps.filter((step) =>
      /^SEARCH subjects\b(?!.*attention).*\(tenant=\?\)$/.test(step),
    );
    expect({ name, scans, ofTenant }).toEqual({ name, scans: [], ofTenant: [] });
  }
});

test('calls of one event-loop turn are committed together, and one that fails half-way undoes only itself', async () => {
  let made = 0;
  const journal = openSqliteJournal({
    file: join(await folderForTest(), 'journal.db'),
    clock: new ManualClock(),
    newId() {
      made += 1;
      // Queried after the subject was written: the epoch is the first statement, the second subject's event the third.
      if (made === 3) throw new Error('no more ids');
      return String(made);
    },
  });
  onTestFinished(() => journal.close());
  const results = await Promise.allSettled(
    ['1', '2', '3'].map((key) => opened(journal, order(key))),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await journal.get(order('2'))).toBeNull();
  expect((await journal.list('acme', { first: 9 })).subjects).toHaveLength(2);
});

test('counts of billed units are deleted when their days are over, those of a year after it', async () => {
  const { journal } = await start(create);
  const { billedUnits } = journal;
  const reserve = (day: string) =>
    billedUnits.reserve('acme', {
      day,
      capability: 'verification',
      calls: 1,
      units: 1,
      accounts: [
        { name: 'key/acme/web', mostUnits: null, keptDays: 366 },
        { name: 'tenant', mostUnits: null, keptDays: 2 },
      ],
    });
  const days = async (keptDays: number) => {
    const counts = await billedUnits.counts('acme', {
      from: '2025-01-01',
      to: '2027-12-31',
      keptDays,
    });
    return counts.map(({ day }) => day).toSorted();
  };
  await reserve('2025-11-20');
  await reserve('2025-11-21');
  expect(await days(2)).toEqual(['2025-11-20', '2025-11-21']);
  await reserve('2026-11-20');
  expect(await days(2)).toEqual(['2026-11-20']);
  expect(await days(366)).toEqual(['2025-11-20', '2025-11-21', '2026-11-20']);
  await reserve('2026-11-21');
  expect(await days(366)).toEqual(['2025-11-21', '2026-11-20', '2026-11-21']);
});

/** Far more than fit into a few turns of the event loop. */
const MOST_CALLS = 50_000;

const reads: Readonly<Record<string, (journal: StoreUnderTest) => Promise<unknown>>> = {
  get: (journal) => journal.get(order('1')),
  list: (journal) => journal.list('acme', { first: 100 }),
  counts: (journal) => journal.counts('acme'),
  resolve: (journal) => journal.resolve('acme', 'order', '1'),
  nextDueAt: (journal) => journal.nextDueAt(['order']),
  end: (journal) => journal.end('acme'),
  audit: (journal) => journal.auditLog.list('acme', { first: 100 }),
};

test.each(Object.entries(reads))(
  'a long run of `%s` lets other work have its turn',
  async (_name, read) => {
    const { journal } = await start(create);
    await opened(journal, order('1'));
    const turns = { ended: 0 };
    const count = (): void => {
      turns.ended += 1;
      if (turns.ended < 3) setImmediate(count);
    };
    setImmediate(count);
    for (let calls = 0; turns.ended < 3 && calls < MOST_CALLS; calls += 1) await read(journal);
    expect(turns.ended).toBe(3);
  },
);
