/**
 * Builds the pages after `npm ci`, and before a start if their sources are newer. It is plain JavaScript, as npm may run it
 * with a Node that cannot read TypeScript. Without development dependencies, it prints a message and exits successfully.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Removes 160 MB of files that no program here reads: the editor's builds for pages without a bundler, and Relay's compiler
 * for other systems. Neither package can be installed without these files.
 */
function removeUnread() {
  const system = { linux: 'linux', darwin: 'macos', win32: 'win' }[process.platform];
  const editor = ['dev', 'min', 'min-maps'].map((build) => `monaco-editor/${build}`);
  const compiler = ['linux-arm64', 'linux-x64', 'macos-arm64', 'macos-x64', 'win-x64']
    .filter((target) => target !== `${system}-${process.arch}`)
    .map((target) => `relay-compiler/${target}`);
  for (const folder of [...editor, ...compiler])
    rmSync(new URL(`../node_modules/${folder}`, import.meta.url), { recursive: true, force: true });
}

/**
 * Starts the service once, with data that is discarded: Node caches the compiled code of several hundred files, so that the
 * first real start is as fast as later ones. Failures are ignored, as the first real start reports them better.
 */
async function compileOnce() {
  const folder = mkdtempSync(join(tmpdir(), 'fapiao-graph-'));
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const service = spawn(process.execPath, [main], {
    // Ignores the operator's settings, so that this start serves no clients and uses only its own data.
    env: { PATH: process.env['PATH'], TMPDIR: tmpdir(), PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 20_000,
  });
  const ended = once(service, 'close');
  // The first output is its address: it has started.
  service.stdout.once('data', () => service.kill());
  await ended.catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
}

function reasonNotTo() {
  try {
    import.meta.resolve('vite');
  } catch {
    return 'the development dependencies are not installed';
  }
  return process.features.typescript ? null : `Node ${process.versions.node} reads no TypeScript`;
}

const isInstall = process.env['npm_lifecycle_event'] === 'prepare';
if (isInstall) removeUnread();
const reason = reasonNotTo();
const startsService = ['prestart', 'predev', 'pretest'].includes(
  process.env['npm_lifecycle_event'] ?? '',
);
if (startsService && !process.features.typescript) {
  const { node } = process.versions;
  console.error(
    `Node ${node} reads no TypeScript. Run "npm ci" without --ignore-scripts, which brings a Node that does, or install Node 24.11 or later.`,
  );
  process.exitCode = 1;
} else if (reason === null) {
  process.argv.push('--if-stale');
  await import('./build-web.ts');
  if (isInstall) await compileOnce();
} else {
  console.log(`The pages in dist/web are left as they are: ${reason}.`);
}
