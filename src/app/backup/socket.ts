import { once } from 'node:events';
import { chmod, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Log } from '../../kernel/log.ts';
import { BackupError } from './contents.ts';

const SOCKET = 'backup.sock';

/** Copies the journal to a file that is empty. */
type CopyTo = (target: string) => Promise<void>;

/**
 * Takes the requests of the command `backup` on a Unix socket in the data folder, which only this user may
 * connect to. The journal's lock is held by this process, so that a socket found there was left by a dead one.
 * The service runs on without it where it cannot be had, such as below a path longer than about 100 bytes.
 */
export async function serveCopies(
  dataDir: string,
  copyTo: CopyTo,
  log: Log,
): Promise<AsyncDisposable> {
  const socket = join(dataDir, SOCKET);
  const server = createServer((asked, response) => {
    void text(asked)
      .then((target) => copyForCommand(target, copyTo, log))
      .then(
        () => response.end(),
        (error: unknown) =>
          response.writeHead(500).end(error instanceof Error ? error.message : 'unknown'),
      );
  });
  try {
    await rm(socket, { force: true });
    await once(server.listen(socket), 'listening');
    await chmod(socket, 0o600);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    log.warn('no copy can be made of the journal while this service runs', { reason });
  }
  return {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function copyForCommand(target: string, copyTo: CopyTo, log: Log): Promise<void> {
  const found = await stat(target).catch(() => null);
  if (found?.size !== 0)
    throw new BackupError(
      'The service does not see the file: run the command where the service runs, in its container if it has one.',
    );
  const begun = performance.now();
  await copyTo(target);
  log.info('journal copied', { durationMs: Math.round(performance.now() - begun) });
}

/**
 * Has the service that runs on the data folder copy its journal to an empty file. Resolves with false when no
 * service listens there; rejects with `BackupError` when one could not do it.
 */
export async function askForCopy(dataDir: string, target: string): Promise<boolean> {
  const asking = request({ socketPath: join(dataDir, SOCKET), method: 'POST' });
  asking.end(target);
  try {
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]; // as node:http says
    const reason = await text(answer);
    if (answer.statusCode !== 200) throw new BackupError(reason);
    return true;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return false;
    throw new BackupError('The service ended before the copy was whole.', { cause: error });
  }
}
