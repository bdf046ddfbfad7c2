/**
 * Builds the pages after `npm ci`, and before a start where their sources are newer. Plain JavaScript, as npm runs it
 * also where there is only a Node that reads no TypeScript; without development dependencies it says so and
 * ends well.
 */
import { rmSync } from 'node:fs';

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

function reasonNotTo() {
  try {
    import.meta.resolve('vite');
  } catch {
    return 'the development dependencies are not installed';
  }
  return process.features.typescript ? null : `Node ${process.versions.node} reads no TypeScript`;
}

if (process.env['npm_lifecycle_event'] === 'prepare') removeUnread();
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
} else {
  console.log(`The pages in dist/web are left as they are: ${reason}.`);
}
