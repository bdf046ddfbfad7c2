import { DatabaseSync } from 'node:sqlite';
import type { StoredFile } from '../../documents/inventory.ts';
import { findDamage } from '../../database/sqlite/connection.ts';
import { isDamage, reasonOf } from '../../database/sqlite/failure.ts';
import { migrations } from '../../database/sqlite/schema.ts';

/** A copy cannot be made or restored. The message is a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Contents of a copy in addition to the journal. */
export interface Contents {
  /** In milliseconds since the epoch. */
  readonly madeAt: number;
  /** Secret that the service created; null when the operator set one. */
  readonly callbackSecret: string | null;
}

const TABLES = `
  CREATE TABLE backup (made_at INTEGER NOT NULL, callback_secret TEXT) STRICT;
  CREATE TABLE backup_documents (sha256 TEXT PRIMARY KEY, size INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`;

/** Adds the secret and the list of files to a copied journal, and makes it a single file. */
export function addContents(
  file: string,
  { madeAt, callbackSecret }: Contents,
  documents: AsyncIterable<StoredFile>,
): Promise<void> {
  return inCompleteCopy(file, async (copy) => {
    copy.exec(`BEGIN; ${TABLES}`);
    copy.prepare('INSERT INTO backup VALUES (?, ?)').run(madeAt, callbackSecret);
    const insert = copy.prepare('INSERT INTO backup_documents VALUES (?, ?)');
    for await (const { sha256, size } of documents) insert.run(sha256, size);
    copy.exec('COMMIT');
  });
}

/** Removes from a copy what `addContents` added, and returns it. */
export function takeContents(
  file: string,
): Promise<Contents & { readonly documents: readonly StoredFile[] }> {
  return inCompleteCopy(file, async (copy) => {
    if (!hasContents(copy))
      throw new BackupError('The file is no copy that the command `backup` made.');
    const version = Number(copy.prepare('PRAGMA user_version').get()?.['user_version']);
    if (version > migrations.length)
      throw new BackupError(`The copy was made by a newer version of this service (${version}).`);
    const about = copy.prepare('SELECT made_at, callback_secret FROM backup').get();
    const secret = about?.['callback_secret'];
    const documents = copy
      .prepare('SELECT sha256, size FROM backup_documents')
      .all()
      .map(({ sha256, size }) => ({ sha256: String(sha256), size: Number(size) }));
    copy.exec('BEGIN; DROP TABLE backup; DROP TABLE backup_documents; COMMIT');
    return {
      madeAt: Number(about?.['made_at']),
      callbackSecret: typeof secret === 'string' ? secret : null,
      documents,
    };
  });
}

/** Does `work` in a copy whose pages are all intact, and closes it. */
async function inCompleteCopy<T>(
  file: string,
  work: (copy: DatabaseSync) => Promise<T>,
): Promise<T> {
  const copy = new DatabaseSync(file);
  try {
    const damage = findDamage(copy);
    if (damage !== null) throw new BackupError(`The copy is damaged: ${damage}`);
    // The WAL mode of the journal would leave a second file next to the copy.
    copy.exec('PRAGMA journal_mode = DELETE');
    return await work(copy);
  } catch (error) {
    if (error instanceof Error && isDamage(error))
      throw new BackupError(`The copy cannot be read: ${reasonOf(error)}.`, { cause: error });
    throw error;
  } finally {
    copy.close();
  }
}

function hasContents(copy: DatabaseSync): boolean {
  const tables = copy
    .prepare(
      "SELECT name FROM sqlite_schema WHERE name IN ('journal', 'backup', 'backup_documents')",
    )
    .all();
  return tables.length === 3;
}
