import { open, rm } from 'node:fs/promises';
import { besideFile } from '../../database/sqlite/connection.ts';

/** Removes a database that is not finished, and what SQLite keeps beside one. */
export async function removeDatabase(file: string): Promise<void> {
  await Promise.all([file, ...besideFile(file)].map((path) => rm(path, { force: true })));
}

/** Makes what was renamed or linked in a folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
