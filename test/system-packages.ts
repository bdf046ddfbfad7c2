import { spawn } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A system program that the tests need, with its Debian package. */
const NEEDED = [
  { program: 'redis-server', package: 'redis-server', folders: () => pathFolders() },
  {
    program: 'initdb',
    package: 'postgresql',
    folders: () => [...pathFolders(), ...debianFolders()],
  },
  { program: 'pgbouncer', package: 'pgbouncer', folders: () => [...pathFolders(), '/usr/sbin'] },
  { program: 'chromium', package: 'chromium', folders: () => ['/usr/bin'] },
  { program: 'openssl', package: 'openssl', folders: () => pathFolders() },
] as const;

/**
 * Installs missing programs if that needs no prompt: on Debian and Ubuntu, as root or with
 * a sudo without a password. Otherwise returns a line with the packages to install.
 */
export async function installMissing(): Promise<string | null> {
  const missing = NEEDED.filter(({ program, folders }) => !isIn(program, folders()));
  if (missing.length === 0) return null;
  const names = missing.map((needed) => needed.package);
  console.log(`installing ${names.join(' and ')}`);
  const isInstalled =
    (await aptGet('update')) &&
    (await aptGet('install', '--yes', '--no-install-recommends', ...names));
  const left = NEEDED.filter(({ program, folders }) => !isIn(program, folders()));
  if (isInstalled && left.length === 0) return null;
  return `The tests need ${left.map(({ program }) => program).join(' and ')}: apt-get install ${names.join(' ')}`;
}

function aptGet(...args: readonly string[]): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  const command = ['apt-get', '--quiet', '--quiet', ...args];
  const [program = '', ...rest] = isRoot ? command : ['sudo', '--non-interactive', ...command];
  // The package's own service is not started: the tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return new Promise((resolve) => {
    spawn(program, rest, { env, stdio: ['ignore', 'ignore', 'inherit'] })
      .on('error', () => resolve(false))
      .on('close', (status) => resolve(status === 0));
  });
}

function pathFolders(): readonly string[] {
  return (process.env['PATH'] ?? '').split(delimiter);
}

/** Debian's folders of PostgreSQL's programs, by version. */
function debianFolders(): readonly string[] {
  return globSync('/usr/lib/postgresql/*/bin');
}

function isIn(program: string, folders: readonly string[]): boolean {
  return folders.some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
