import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Application, createApplication } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { temporaryFolder } from './folder.ts';

/** A running service that ends when its user leaves the scope. */
export interface Running extends AsyncDisposable {
  /** Base URL without a trailing slash. */
  readonly url: string;
}

/** A service in a separate process. */
export interface Spawned extends Running {
  readonly pid: number;
}

/** Limits above every measured load: the service checks them, but no load reaches them. */
const HIGH =
  'connections=1000000,subscriptions=1000000,operationsPerSecond=1000000,complexityPerMinute=1000000000';
const MANY = '1000000';
const CAPS = {
  KEY_CAPS: HIGH,
  TENANT_CAPS: HIGH,
  MAX_CONNECTIONS: MANY,
  MAX_CONNECTIONS_PER_ADDRESS: MANY,
};

/** Starts the whole service in this process, with its own journal. Log lines are written and discarded. */
export async function startService(
  env: Readonly<Record<string, string>> = {},
): Promise<Running & { readonly application: Application }> {
  const folder = await temporaryFolder();
  const config = readConfig({ PORT: '0', DATA_DIR: folder.path, ...CAPS, ...env });
  const application = await createApplication(config, { logDestination: { write: () => {} } });
  application.start();
  return {
    application,
    url: application.url,
    async [Symbol.asyncDispose]() {
      await application.stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Starts the service in a separate process, against the simulated platform: its figures exclude the cost of the load. */
export async function spawnService(
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<Spawned> {
  const folder = await temporaryFolder();
  const main = join(import.meta.dirname, '../src/main.ts');
  const running = await spawnServer([...flags, main], { DATA_DIR: folder.path, ...CAPS, ...env });
  return {
    ...running,
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Starts a program that prints its address when it listens. Log lines are written and discarded. */
export async function spawnServer(
  program: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Spawned> {
  const child = spawn(process.execPath, program, {
    env: { PORT: '0', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const url = await addressOf(child);
  const { pid } = child;
  if (pid === undefined) throw new Error('A process that listens has an id.');
  return {
    url,
    pid,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  for await (const line of stdout ? createInterface(stdout) : []) {
    const url = /(http:\/\/\S+)\/graphql/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('The program ended before it listened.');
}
