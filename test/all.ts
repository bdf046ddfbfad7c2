/**
 * All checks of `npm test` and the continuous integration: the static checks, then all tests. Failed tests print
 * their message, a failed check its whole output. The last line is always `N passed, N failed`, where a static check
 * counts as one.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import {
  report,
  runCommand,
  runStaticChecks,
  STATIC_CHECK_NAMES,
  type Tally,
} from '../scripts/static-checks.ts';
import { installMissing } from './system-packages.ts';

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

/** Failed tests with their reasons, a few lines each, so that all of them can be read. */
function failures(report: Report): readonly string[] {
  const texts = report.testResults.flatMap(({ name, status, message, assertionResults }) =>
    // A file that cannot be loaded contains no test.
    status === 'failed' && assertionResults.length === 0
      ? [`${name}: ${message}`]
      : assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => `${name}: ${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`),
  );
  return texts.map((text) => text.split('\n').slice(0, 24).join('\n'));
}

/** `lacking` names the missing system programs that they need. */
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
    const run = await runCommand(`vitest run ${reporters.join(' ')}`);
    const read = await readFile(file, 'utf8').then(
      (json) => vitestReport.parse(JSON.parse(json)),
      () => null,
    );
    const failed = read === null ? [] : failures(read);
    const passed = read?.numPassedTests ?? 0;
    // vitest also fails for an error outside of all tests, which its report does not contain.
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

// Concurrent downloads take no time from the checks.
const installed = installMissing();
const tallies = [await runStaticChecks(STATIC_CHECK_NAMES), await tests(await installed)];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
