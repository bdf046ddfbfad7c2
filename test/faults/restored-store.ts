import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { besideFile } from '../../src/database/sqlite/connection.ts';
import type { LossyFleet, LossyStore } from './lossy-store.ts';
import type { Random } from './random.ts';

const JOURNAL = 'journal.sqlite';
/** Time between a copy and its restore. */
const [SHORTEST_AGE_MS, LONGEST_AGE_MS] = [500, 4_000];

/** A journal file that an older copy replaces: from a killed process, like a snapshot of a disk. */
export async function openRestoredStore(random: Random): Promise<LossyStore> {
  const copies = await mkdtemp(join(tmpdir(), 'fapiao-graph-copies-'));

  return {
    instances: 1,
    env: () => ({}),
    loses: 'orders',
    seenAgainMs: 0,
    async lose(fleet) {
      await replace(fleet, (folder) => copyJournal(folder, copies));
      await sleep(random.between(SHORTEST_AGE_MS, LONGEST_AGE_MS));
      // A copy that contains every order loses nothing.
      await fleet.accepts();
      await replace(fleet, (folder) => copyJournal(copies, folder));
    },
    [Symbol.asyncDispose]: () => rm(copies, { recursive: true, force: true }),
  };
}

/** Runs a function while the service is down. */
async function replace(fleet: LossyFleet, work: (folder: string) => Promise<void>): Promise<void> {
  const [instance] = fleet.instances;
  await instance?.kill();
  await work(fleet.folderOf(0));
  instance?.start();
  await fleet.up();
}

/** The file is closed, so it matches the files of SQLite next to it. */
async function copyJournal(from: string, to: string): Promise<void> {
  const names = [JOURNAL, ...besideFile(JOURNAL)];
  await Promise.all(names.map((name) => rm(join(to, name), { force: true })));
  const present = new Set(await readdir(from));
  for (const name of names) if (present.has(name)) await copyFile(join(from, name), join(to, name));
}
