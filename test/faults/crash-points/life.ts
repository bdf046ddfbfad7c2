import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as realTime } from 'node:timers/promises';
import { type Application, createApplication } from '../../../src/app.ts';
import { readConfig } from '../../../src/config/config.ts';
import type { Clock } from '../../../src/kernel/time/clock.ts';
import { connectTo, type Connection } from '../../harness.ts';
import type { ManualClock } from '../../manual-clock.ts';

/** One life of the service, with the simulated platform in it. */
export interface Life {
  readonly connection: Connection;
  readonly sandbox: NonNullable<Application['sandbox']>;
  /** Resolves with null when it has ended. */
  readonly ended: Promise<null>;
  /** Ends it at once, like a power cut: it receives no response and is woken by no clock. */
  end(): void;
  readonly hasEnded: boolean;
  /** Resolves when its ports and files are free. */
  released(): Promise<void>;
}

/** A life that does not end with its files may not keep the test waiting. */
const RELEASE_MS = 3_000;

/** Over all lives of this process: a folder is copied and continued, and ids never repeat. */
let lives = 0;

/** Starts the service on a folder, with the data of earlier lives. */
export async function begin(folder: string, time: ManualClock, publicUrl: string): Promise<Life> {
  lives += 1;
  const life = lives;
  let ids = 0;
  const death = new AbortController();
  const ended = Promise.withResolvers<null>();
  const application = await createApplication(
    readConfig({ PORT: '0', DATA_DIR: folder, PUBLIC_URL: publicUrl, LOG_LEVEL: 'silent' }),
    {
      clock: mortal(time, death.signal),
      random: () => 0.5,
      newId: () => `life-${life}-${String((ids += 1)).padStart(12, '0')}`,
      timings: { graceMs: 50, leaseMs: 60_000 },
    },
  );
  const { sandbox } = application;
  if (sandbox === null) throw new Error('The platform is not simulated.');
  application.start();
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= application.stop());
  return {
    connection: connectTo(application.url),
    sandbox,
    ended: ended.promise,
    end() {
      death.abort();
      ended.resolve(null);
      // At once no call of the dead service arrives; the next life continues the platform's file.
      const closed = sandbox.close().then(stop, stop);
      stopping = Promise.race([closed.catch(() => undefined), realTime(RELEASE_MS)]);
    },
    get hasEnded() {
      return death.signal.aborted;
    },
    released: stop,
  };
}

/** A clock that wakes nobody any more after the death, except those who stop waiting. */
function mortal(time: ManualClock, death: AbortSignal): Clock {
  return {
    now: () => time.now(),
    elapsed: () => time.elapsed(),
    async sleep(delayMs, signal) {
      await time.sleep(delayMs, signal ? AbortSignal.any([signal, death]) : death);
      if (!death.aborted || signal?.aborted) return;
      await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
    },
  };
}

/** A push of the platform, and the status with which the service responded; null if it died before. */
export interface Push {
  readonly id: string;
  readonly status: number | null;
}

/** Passes pushes on to the present life, from an address that stays the same. */
interface PushEntrance extends AsyncDisposable {
  readonly port: number;
  readonly pushes: readonly Push[];
}

export async function openPushEntrance(port: number, present: () => Life): Promise<PushEntrance> {
  const pushes: Push[] = [];

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const life = present();
    const path = request.url ?? '';
    const headers = { 'content-type': 'application/json' };
    const answered = fetch(life.connection.url + path, { method: 'POST', headers, body }).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      () => null,
    );
    const answer = await Promise.race([answered, life.ended]);
    const status = life.hasEnded ? null : (answer?.status ?? null);
    pushes.push({ id: path + body, status });
    response.writeHead(status ?? 502).end(answer?.text);
  }

  const server = createServer((request, response) => {
    // The platform was stopped with its service.
    pass(request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port,
    pushes,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
