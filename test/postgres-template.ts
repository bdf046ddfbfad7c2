import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initialize, servant } from './postgres-server.ts';

/**
 * Creates one folder of an empty PostgreSQL, which the tests' servers, some forty, copy at their start. Without
 * it, each server creates its own, and only those tests fail if PostgreSQL is missing.
 */
export async function setup(): Promise<() => Promise<void>> {
  const parent = await mkdtemp(join(tmpdir(), 'postgres-template-'));
  const folder = join(parent, 'data');
  try {
    const { uid, gid = 0 } = await servant();
    if (uid !== undefined) await chown(parent, uid, gid);
    await initialize(folder);
    process.env['POSTGRES_TEMPLATE'] = folder;
  } catch (error) {
    console.warn('PostgreSQL made no folder to copy:', error);
  }
  return () => rm(parent, { recursive: true, force: true });
}
