/**
 * Builds the pages after `npm ci`, and before a start where their sources are newer. Plain JavaScript, as npm runs it
 * also where there is only a Node that reads no TypeScript; without development dependencies it says so and
 * ends well.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Removes 160 MB that no program here reads: the editor's builds for pages without a bundler, and Relay's compiler for
 * other systems. Neither package can be installed without them.
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
 * Starts the service once, with a record that is thrown away: Node keeps the compiled code of several hundred files, so
 * that the first start takes as long as every later one. A failure is left to that start, which says it better.
 */
async function compileOnce() {
  const folder = mkdtempSync(join(tmpdir(), 'fapiao-graph-'));
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const service = spawn(process.execPath, [main], {
    // No setting of the operator's: it answers no one, and finds no record but its own.
    env: { PATH: process.env['PATH'], TMPDIR: tmpdir(), PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 20_000,
  });
  const ended = once(service, 'close');
  // Its address: it has started.
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
