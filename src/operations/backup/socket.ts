import { stat } from 'node:fs/promises';
import type { Log } from '../../kernel/log/log.ts';
import { callService, ServiceFailed, type ServiceTask } from '../service-socket.ts';
import { BackupError } from './contents.ts';

/** Name of the service's task. */
export const COPY = 'copy';

/** Copies the journal to an empty file. */
type CopyTo = (target: string) => Promise<void>;

/** Creates the task that copies the journal for the command `backup`. */
export function createCopying(copyTo: CopyTo, log: Log): ServiceTask {
  return async (target) => {
    const found = await stat(target).catch(() => null);
    if (found?.size !== 0)
      throw new BackupError(
        'The service does not see the file: run the command where the service runs, in its container if it has one.',
      );
    const begun = performance.now();
    await copyTo(target);
    log.info('journal copied', { durationMs: Math.round(performance.now() - begun) });
    return '';
  };
}

/**
 * Makes the service that runs on the data folder copy its journal to an empty file. Resolves with false if no service listens
 * there; rejects with `BackupError` if the copy failed.
 */
export async function requestCopy(dataDir: string, target: string): Promise<boolean> {
  try {
    return (await callService(dataDir, COPY, target)) !== null;
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error;
    const { cause, message } = error;
    throw new BackupError(
      cause === undefined ? message : 'The service ended before the copy was complete.',
      { cause: error },
    );
  }
}
