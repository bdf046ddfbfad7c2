import type { Config } from '../../config/config.ts';
import { backUp } from './backup.ts';
import { BackupError } from './contents.ts';
import { restore } from './restore.ts';

const USAGE =
  'Take `backup FILE`, `restore FILE`, `migrate` or `doctor`, or nothing to run the service.';

/**
 * Runs `backup` or `restore` and resolves with the text to print. Rejects with `BackupError` or `DatabaseUnavailable`, whose
 * messages are sentences for the operator.
 */
export async function runCommand(
  config: Config,
  [command, file, ...rest]: readonly string[],
): Promise<string> {
  // An option such as `--help` would be the name of a file.
  if (file === undefined || file.startsWith('-') || rest.length > 0) throw new BackupError(USAGE);
  if (command === 'backup') return reportBackup(config, file);
  if (command === 'restore') return reportRestored(config, file);
  throw new BackupError(USAGE);
}

async function reportBackup(config: Config, file: string): Promise<string> {
  const made = await backUp(config, file);
  const documents =
    made.documents === null
      ? 'the stored files are in the bucket'
      : `${made.documents} stored files are listed in it`;
  return `${made.file}: ${made.size} bytes; ${documents}`;
}

async function reportRestored(config: Config, file: string): Promise<string> {
  const { madeAt, callbackSecret, replaced, documents, missing } = await restore(config, file);
  const lines = [`The copy of ${new Date(madeAt).toISOString()} is in place.`];
  if (replaced !== null) lines.push(`The files that it replaced are in ${replaced}.`);
  if (callbackSecret === null)
    lines.push('It contains no secret: start the service with the same CALLBACK_SECRET as before.');
  if (missing.length > 0) {
    lines.push(
      `Of ${documents} stored files ${missing.length} are missing or incomplete, by SHA-256:`,
    );
    lines.push(...missing.map(({ sha256 }) => sha256));
  }
  return lines.join('\n');
}
