import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret's file in the data folder. */
export const SECRET_FILE = 'callback-secret';

/**
 * The secret behind callback addresses where the operator set none: made once, then kept in a file
 * that only this user can read. The platform holds on to an address for days; with another secret
 * after a restart its pushes would be turned away.
 */
export function keptCallbackSecret(dataDir: string): string {
  const file = join(dataDir, SECRET_FILE);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
