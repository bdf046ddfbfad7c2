import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, watch } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { runCommand } from '../../src/operations/backup/commands.ts';
import { SERVICE_MAIN } from '../service-main.ts';

/** A finished CLI command. */
export interface Ended {
  readonly code: number;
  /** The lines printed to standard output and standard error. */
  readonly output: string;
}

/** Runs `backup FILE` or `restore FILE` on the data folder, in this process. */
export async function run(
  command: 'backup' | 'restore',
  file: string,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const config = readConfig({ DATA_DIR: dataDir, ...env });
  try {
    return { code: 0, output: `${await runCommand(config, [command, file])}\n` };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { code: 1, output: `${error.message}\n` };
  }
}

/** Runs `backup FILE` or `restore FILE` as a child process, like an operator, on the data folder. */
export function runAlone(
  command: 'backup' | 'restore',
  file: string,
  dataDir: string,
  main = SERVICE_MAIN,
): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [main, command, file],
      { env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir } },
      (error, stdout, stderr) =>
        resolve({
          code: error === null ? 0 : Number(error.code ?? 1),
          output: `${stdout}${stderr}`,
        }),
    );
  });
}

/**
 * Runs a command and kills it once the file `seen` exists. It never gets beyond `heldAt`, a file that it opens:
 * a pipe without another end replaces that one meanwhile.
 */
export async function killMidway(
  command: 'backup' | 'restore',
  file: string,
  dataDir: string,
  { seen, heldAt }: { readonly seen: string; readonly heldAt: string },
): Promise<void> {
  await rename(heldAt, `${heldAt}.aside`);
  await promisify(execFile)('mkfifo', [heldAt]);
  const abort = new AbortController();
  const changes = watch(dirname(seen), { signal: abort.signal });
  const child = spawn(process.execPath, [SERVICE_MAIN, command, file], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  for await (const { filename } of changes) if (filename === basename(seen)) break;
  child.kill('SIGKILL');
  abort.abort();
  expect(await exited).toEqual([null, 'SIGKILL']);
  await rename(`${heldAt}.aside`, heldAt);
}
