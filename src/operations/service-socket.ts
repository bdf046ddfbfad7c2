import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Log } from '../kernel/log/log.ts';

const SOCKET = 'backup.sock';

/** Task that a command gives to the running service: takes a text and resolves with one. */
export type ServiceTask = (given: string) => Promise<string>;

/** The running service failed to do a task. The message is a sentence for the operator. */
export class ServiceFailed extends Error {
  override readonly name = 'ServiceFailed';
}

/**
 * Serves tasks of commands on a Unix socket in the data folder, to which only this user may connect. This process holds the
 * journal's lock, so an existing socket is of a dead process. If the socket cannot be created, such as for a path longer
 * than about 100 bytes, the service runs without it.
 */
export async function serveCommands(
  dataDir: string,
  tasks: Readonly<Record<string, ServiceTask>>,
  log: Log,
): Promise<AsyncDisposable> {
  const socket = join(dataDir, SOCKET);
  const server = createServer((asked, response) => {
    const task = new Map(Object.entries(tasks)).get(asked.url?.slice(1) ?? '');
    void text(asked)
      .then(
        (given) => task?.(given) ?? Promise.reject(new Error('The service is another version.')),
      )
      .then(
        (answer) => response.end(answer),
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
    log.warn('failed to open the socket for commands: the running journal cannot be copied', {
      reason,
    });
  }
  return {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Gives a task to the service that runs on the data folder. Resolves with null when no service listens there; rejects with
 * `ServiceFailed` when the task failed.
 */
export async function callService(
  dataDir: string,
  task: string,
  given = '',
): Promise<string | null> {
  const asking = request({ socketPath: join(dataDir, SOCKET), method: 'POST', path: `/${task}` });
  asking.end(given);
  try {
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]; // as node:http says
    const said = await text(answer);
    if (answer.statusCode !== 200) throw new ServiceFailed(said);
    return said;
  } catch (error) {
    if (error instanceof ServiceFailed) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null;
    throw new ServiceFailed('The service ended before it was done.', { cause: error });
  }
}
