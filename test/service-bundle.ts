import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { digestOfFiles } from '../scripts/sources.ts';
import { SERVICE_BUNDLE } from './service-main.ts';

const PROJECT = join(import.meta.dirname, '..');
const SOURCES = ['src/**/*', 'packages/simulator/**/*', 'scripts/build.ts', 'package-lock.json'];

/**
 * Bundles the service if its sources changed since the last time. The tests' processes run this bundle:
 * it starts in half the time, and the tests have about a hundred starts.
 */
export async function setup(): Promise<void> {
  if (process.env['SERVICE_MAIN'] !== undefined) return;
  const folder = dirname(SERVICE_BUNDLE);
  const stamp = join(folder, 'sources.sha256');
  const digest = await digestOfFiles(SOURCES, PROJECT);
  if ((await readFile(stamp, 'utf8').catch(() => null)) !== digest) {
    await mkdir(folder, { recursive: true });
    await promisify(execFile)(process.execPath, ['scripts/build.ts', folder], { cwd: PROJECT });
    await symlink(join(PROJECT, 'dist/web'), join(folder, 'web')).catch(() => undefined);
    await writeFile(stamp, digest);
  }
  process.env['SERVICE_MAIN'] = SERVICE_BUNDLE;
}
