/**
 * Everything that `npm test` and the continuous integration check: the static checks of
 * package.json, two at a time, then all tests. A check that fails prints its whole output. The last
 * line is always `N passed, N failed`, where a static check counts as one.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { installMissing } from './system-packages.ts';

/** Scripts of package.json, the slowest first. */
const STATIC_CHECKS = [
  'typecheck',
  'codegen:check',
  'lint',
  'unused',
  'architecture',
  'schema:lint',
  'schema:diff',
  'format:check',
];
const AT_A_TIME = 2;

interface Run {
  readonly ok: boolean;
  readonly output: string;
}

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Runs a script of package.json by npm, which puts the project's own Node first on the path. */
function runScript(name: string, ...options: readonly string[]): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name, '--', ...options], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) =>
      resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() }),
    );
  });
}

function report(name: string, { ok, output }: Run, startedAt: number, detail = ''): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}${detail} (${seconds} s)`);
  if (!ok) console.log(output);
}

async function staticChecks(): Promise<Tally> {
  const waiting = [...STATIC_CHECKS];
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const startedAt = performance.now();
      const run = await runScript(name);
      if (!run.ok) failed += 1;
      report(name, run, startedAt);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return { passed: STATIC_CHECKS.length - failed, failed };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** A file that can't even be loaded holds no failed test in vitest's count, so it counts as one. */
function count(json: string): Tally {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(JSON.parse(json));
  const unloadable = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloadable.length };
}

/** There is no report of vitest: it could not begin, or did not end. */
const NO_REPORT: Tally = { passed: 0, failed: 1 };

async function tests(): Promise<Tally> {
  const startedAt = performance.now();
  const lacking = installMissing();
  if (lacking !== null) {
    report('tests', { ok: false, output: lacking }, startedAt);
    return NO_REPORT;
  }
  const folder = await mkdtemp(join(tmpdir(), 'test-report-'));
  try {
    const file = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const run = await runScript('test:unit', ...reporters);
    const { passed, failed } = await readFile(file, 'utf8').then(count, () => NO_REPORT);
    report('tests', run, startedAt, `: ${passed} passed, ${failed} failed`);
    // vitest also fails for an error outside of every test, which its count does not show.
    return { passed, failed: run.ok ? failed : Math.max(failed, 1) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const tallies = [await staticChecks(), await tests()];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
