/**
 * Everything that `npm test` and the continuous integration check: the static checks of
 * package.json, two at a time, then all tests. A check that fails prints its whole output, of the tests those that
 * failed. The last line is always `N passed, N failed`, where a static check counts as one.
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

/**
 * Runs a script of package.json by npm, which puts the project's own Node first on the path. A program written in Go,
 * such as the linter of types, computes on one core: on several it takes a third more in all, and the cores are busy.
 */
function runScript(name: string, ...options: readonly string[]): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name, '--', ...options], {
      env: { ...process.env, GOMAXPROCS: '1' },
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
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

type Report = z.infer<typeof vitestReport>;

/** What failed, and why: a few lines of each, so that all of them can be read. */
function failures(report: Report): readonly string[] {
  const texts = report.testResults.flatMap(({ name, status, message, assertionResults }) =>
    // A file that can't even be loaded holds no test.
    status === 'failed' && assertionResults.length === 0
      ? [`${name}: ${message}`]
      : assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => `${name}: ${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`),
  );
  return texts.map((text) => text.split('\n').slice(0, 24).join('\n'));
}

/** `lacking` says what the system lacks that they need. */
async function tests(lacking: string | null): Promise<Tally> {
  const startedAt = performance.now();
  if (lacking !== null) {
    report('tests', { ok: false, output: lacking }, startedAt);
    return { passed: 0, failed: 1 };
  }
  const folder = await mkdtemp(join(tmpdir(), 'test-report-'));
  try {
    const file = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const run = await runScript('test:unit', ...reporters);
    const read = await readFile(file, 'utf8').then(
      (json) => vitestReport.parse(JSON.parse(json)),
      () => null,
    );
    const failed = read === null ? [] : failures(read);
    const passed = read?.numPassedTests ?? 0;
    // vitest also fails for an error outside of every test, which its report does not show.
    const output = failed.length === 0 ? run.output : failed.join('\n\n');
    report(
      'tests',
      { ok: run.ok, output },
      startedAt,
      `: ${passed} passed, ${failed.length} failed`,
    );
    return { passed, failed: run.ok ? 0 : Math.max(failed.length, 1) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// What is downloaded meanwhile takes no time from the checks.
const installed = installMissing();
const tallies = [await staticChecks(), await tests(await installed)];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
