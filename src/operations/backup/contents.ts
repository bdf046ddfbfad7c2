import { DatabaseSync } from 'node:sqlite';
import type { StoredFile } from '../../documents/inventory.ts';
import { findDamage } from '../../database/sqlite/connection.ts';
import { isDamage, reasonOf } from '../../database/sqlite/failure.ts';
import { migrations } from '../../database/sqlite/schema.ts';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, open, stat, truncate } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

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

/** Line after the last page of a copy, which SQLite does not read. */
const lineOf = (sha256: string): string => `\nfapiao-graph copy, SHA-256 ${sha256}\n`;

const LENGTH = lineOf('').length + 64;

/** Appends a checksum to a finished copy: pages of SQLite have none, so SQLite detects no changed byte. */
export async function addChecksum(file: string): Promise<void> {
  const { size } = await stat(file);
  await appendFile(file, lineOf(await sha256Of(file, size)), { flush: true });
}

/** Compares and removes the checksum of a copy. Rejects with `BackupError` for a file without a checksum, or a changed one. */
export async function takeChecksum(file: string): Promise<void> {
  const { size } = await stat(file);
  const end = Math.max(0, size - LENGTH);
  const line = await textFrom(file, end);
  const sha256 = /[0-9a-f]{64}(?=\n$)/.exec(line)?.[0];
  if (sha256 === undefined || line !== lineOf(sha256))
    throw new BackupError(
      'The file is no copy that the command `backup` made, or its end is missing: it has no checksum.',
    );
  if ((await sha256Of(file, end)) !== sha256)
    throw new BackupError('The copy is damaged: it was changed after it was made.');
  await truncate(file, end);
}

async function sha256Of(file: string, length: number): Promise<string> {
  const hash = createHash('sha256');
  if (length > 0) await pipeline(createReadStream(file, { end: length - 1 }), hash);
  return hash.digest('hex');
}

async function textFrom(file: string, position: number): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(LENGTH), position });
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
