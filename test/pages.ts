import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Builds the pages if their sources changed since the last build; once per test run. */
export async function setup(): Promise<void> {
  const project = join(import.meta.dirname, '..');
  await promisify(execFile)(process.execPath, ['scripts/prepare.js'], { cwd: project });
}
