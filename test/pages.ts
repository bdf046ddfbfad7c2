import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Builds the pages where their sources changed since the last build; once for each run of the tests. */
export async function setup(): Promise<void> {
  const project = join(import.meta.dirname, '..');
  await promisify(execFile)(process.execPath, ['scripts/prepare.js'], { cwd: project });
}
