import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** Checks that run no test, by name; the slowest first. `npm test` and `npm run check` run all of them. */
export const STATIC_CHECKS = {
  types:
    'tsc --noEmit --singleThreaded && tsc -p packages/web --singleThreaded && tsc -p packages/client --noEmit --singleThreaded',
  lint: 'oxlint',
  unused: 'knip',
  'schema-lint': 'eslint schema',
  codegen: 'node scripts/codegen.ts --check',
  architecture: 'depcruise --config test/architecture/rules.cjs src packages',
  format: 'oxfmt --check .',
  'schema-diff': 'node scripts/schema-diff.ts',
} as const;

export type StaticCheck = keyof typeof STATIC_CHECKS;
export const STATIC_CHECK_NAMES = Object.keys(STATIC_CHECKS) as readonly StaticCheck[]; // Object.keys loses the type of names.

const AT_A_TIME = 2;
const BINARIES = join(import.meta.dirname, '../node_modules/.bin');

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface Run {
  readonly ok: boolean;
  readonly output: string;
}

/**
 * Runs a shell command with the packages' programs on its path, including the project's own Node. Programs written in Go,
 * such as the type-aware linter, are limited to one core: on several cores they take a third more processor time, and the
 * other cores are busy anyway.
 */
export function runCommand(command: string): Promise<Run> {
  return new Promise((resolve) => {
    const path = `${BINARIES}${delimiter}${process.env['PATH'] ?? ''}`;
    const child = spawn(command, {
      shell: true,
      env: { ...process.env, PATH: path, GOMAXPROCS: '1' },
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

/** Prints the outcome in one line, and the whole output of a failure. */
export function report(name: string, { ok, output }: Run, startedAt: number, detail = ''): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}${detail} (${seconds} s)`);
  if (!ok) console.log(output);
}

/** Runs the checks two at a time and reports each. */
export async function runStaticChecks(names: readonly StaticCheck[]): Promise<Tally> {
  const waiting = [...names];
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const startedAt = performance.now();
      const run = await runCommand(STATIC_CHECKS[name]);
      if (!run.ok) failed += 1;
      report(name, run, startedAt);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return { passed: names.length - failed, failed };
}
