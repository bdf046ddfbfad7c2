/**
 * Runs the static checks and the tests nearest to the changed files, in at most a minute: `npm run check`. A file counts as
 * changed if it differs from the merge base with main; uncommitted files are included. `npm run check -- lint types` runs
 * only the named static checks.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { SLOWEST } from '../test/slowest-first.ts';
import { nearestTests } from './nearest-tests.ts';
import { runStaticChecks, STATIC_CHECK_NAMES } from './static-checks.ts';

/** Most test files that run in addition to the changed ones. Each takes about a second on a core. */
const MOST_TESTS = 20;

function git(...args: readonly string[]): readonly string[] {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');
}

function mergeBase(): string {
  for (const main of ['origin/main', 'main'])
    try {
      return git('merge-base', 'HEAD', main)[0] ?? 'HEAD';
    } catch {
      // The clone does not have this branch.
    }
  return 'HEAD';
}

function changedFiles(): readonly string[] {
  return [
    ...git('diff', '--name-only', '--diff-filter=d', mergeBase()),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

async function runNearestTests(): Promise<boolean> {
  const changed = changedFiles();
  const { chosen, left } = await nearestTests(changed, MOST_TESTS, new Set(SLOWEST));
  console.log(
    `${changed.length} changed files; ${chosen.length} test files chosen, ${left} left to npm test`,
  );
  if (chosen.length === 0) return true;
  console.log(chosen.map((file) => `  ${file}`).join('\n'));
  return spawnSync('vitest', ['run', ...chosen], { stdio: 'inherit' }).status === 0;
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !STATIC_CHECK_NAMES.some((known) => known === name));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: the static checks are ${STATIC_CHECK_NAMES.join(', ')}`);
  process.exit(1);
}
const names = STATIC_CHECK_NAMES.filter((name) => named.length === 0 || named.includes(name));
const { failed } = await runStaticChecks(names);
const isTested = named.length > 0 || (await runNearestTests());
process.exitCode = failed === 0 && isTested ? 0 : 1;
