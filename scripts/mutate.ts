/**
 * Counts the mutations that the tests detect: `node scripts/mutate.ts [--seed 1] [--count 60] [--skip 0] [folder …]`. It
 * applies one mutation at a time, drawn by the seed, to a copy of the repository: a negated condition, a moved boundary, a
 * removed statement or `await`, a changed sign. The tests nearest to the file run first, then those of its area. It prints
 * each mutation, and fails if fewer than 95 % are detected. `--skip` continues the draws of an earlier run.
 */
import { execFileSync, type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Mutation, mutationsOf } from './mutations.ts';
import { nearestTests } from './nearest-tests.ts';
import { filesOf } from './sources.ts';

const PROJECT = join(import.meta.dirname, '..');
const NEAREST = 5;
const LEAST_NOTICED = 0.95;
/** Time limit of the tests. A mutation that makes the tests hang counts as detected. */
const LONGEST_MS = 240_000;
const LONGEST_UNMUTATED_MS = 1_800_000;

/** Tests that drive an area from outside, without importing its files. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  'src/subjects': [
    'test/subjects',
    'test/tracker',
    'test/callbacks',
    'test/capabilities/forward-invoicing',
    'test/capabilities/partner-contract',
    'test/capabilities/scrap-purchase/orders',
    'test/server/socket-client.test.ts',
    'test/server/metrics/metrics.test.ts',
    'test/tracing/tracing.test.ts',
  ],
  'src/server/hub': [
    'test/server/hub/hub.test.ts',
    'test/server/hub/model.test.ts',
    'test/server/hub/stalled.test.ts',
    'test/server/kept-subscriptions.test.ts',
    'test/server/streams.test.ts',
    'test/webhooks/registration.test.ts',
    'test/server/audit.test.ts',
    'test/server/caps',
    'test/server/metrics/metrics.test.ts',
    'test/tracing/tracing.test.ts',
  ],
  'src/platform/record': [
    'test/platform',
    'test/types',
    'test/capabilities/forward-invoicing',
    'test/capabilities/verification',
    'test/capabilities/esign/input.test.ts',
    'test/capabilities/blank-texts.test.ts',
    'test/capabilities/odd-',
    'test/capabilities/wrong-types.test.ts',
    'test/capabilities/masking.test.ts',
  ],
};

interface Drawn extends Mutation {
  readonly file: string;
  readonly line: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    skip: { type: 'string', default: '0' },
  },
});
const folders = positionals.length > 0 ? positionals : Object.keys(AREAS);

/** Mulberry32: the same draws for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws the same number of mutations from each folder, without repetition. */
async function draw(seed: number, count: number): Promise<readonly Drawn[]> {
  const random = createRandom(seed);
  const drawn: Drawn[] = [];
  for (const folder of folders) {
    const all: Drawn[] = [];
    for (const name of await filesOf(['**/*.ts'], folder)) {
      const file = `${folder}/${name}`;
      const text = await readFile(file, 'utf8');
      for (const mutation of mutationsOf(text))
        all.push({ ...mutation, file, line: text.slice(0, mutation.start).split('\n').length });
    }
    const wanted = Math.ceil(count / folders.length);
    while (all.length > 0 && drawn.filter((one) => one.file.startsWith(folder)).length < wanted)
      drawn.push(...all.splice(Math.floor(random() * all.length), 1));
  }
  return drawn;
}

/** Copies the files tracked by git. Packages are linked; the links of workspace packages lead into the copy. */
async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'mutated-'));
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const name of names.split('\n').filter((each) => each !== '')) {
    await mkdir(dirname(join(copy, name)), { recursive: true });
    await cp(name, join(copy, name));
  }
  await cp('dist', join(copy, 'dist'), { recursive: true });
  await mkdir(join(copy, 'node_modules/@fapiao-graph'), { recursive: true });
  for (const name of await readdir('node_modules'))
    if (name !== '@fapiao-graph' && !/^\.(cache|vite|package-lock)/.test(name))
      await symlink(resolve('node_modules', name), join(copy, 'node_modules', name));
  for (const name of await readdir('packages'))
    await symlink(join(copy, 'packages', name), join(copy, 'node_modules/@fapiao-graph', name));
  return copy;
}

/** True if all given tests pass in the copy within the time limit. */
function pass(
  copy: string,
  tests: readonly string[],
  { stdio, timeout }: Pick<SpawnSyncOptions, 'stdio' | 'timeout'>,
): boolean {
  if (tests.length === 0) return true; // Without files, vitest would run all tests.
  const limits = ['--bail=1', '--testTimeout=30000', '--hookTimeout=30000'];
  const { status } = spawnSync('node_modules/.bin/vitest', ['run', ...limits, ...tests], {
    cwd: copy,
    timeout,
    stdio,
    // Building a bundle for each mutation would take longer than it saves at the starts.
    env: { ...process.env, SERVICE_MAIN: join(copy, 'src/main.ts') },
  });
  return status === 0;
}

async function isNoticed(copy: string, { file, start, end, replacement }: Drawn): Promise<boolean> {
  const text = await readFile(file, 'utf8');
  await writeFile(join(copy, file), text.slice(0, start) + replacement + text.slice(end));
  try {
    const { chosen } = await nearestTests([file], NEAREST, new Set());
    const area = Object.entries(AREAS).find(([folder]) => file.startsWith(`${folder}/`))?.[1] ?? [];
    // On a busy machine a test may fail by its time limit: a test that fails only once has not detected the mutation.
    const limits = { stdio: 'ignore', timeout: LONGEST_MS } as const;
    return [chosen, area].some((tests) => !pass(copy, tests, limits) && !pass(copy, tests, limits));
  } finally {
    await writeFile(join(copy, file), text);
  }
}

process.chdir(PROJECT);
const copy = await copyProject();
process.chdir(copy);
try {
  const unmutated = folders.flatMap((folder) => AREAS[folder] ?? []);
  const files = await filesOf(['test/**/*.test.ts'], '.');
  const gone = unmutated.filter((name) => !files.some((file) => file.startsWith(name)));
  if (gone.length > 0) throw new Error(`no tests have these names: ${gone.join(', ')}`);
  const limits = { stdio: 'inherit', timeout: LONGEST_UNMUTATED_MS } as const;
  if (!pass(copy, [...new Set(unmutated)], limits))
    throw new Error('the tests fail without a mutation');
  const all = await draw(Number(values.seed), Number(values.count));
  const drawn = all.slice(Number(values.skip));
  let noticed = 0;
  for (const mutation of drawn) {
    const { file, line, kind, replacement } = mutation;
    const wasNoticed = await isNoticed(copy, mutation);
    if (wasNoticed) noticed += 1;
    console.log(`${wasNoticed ? 'noticed ' : 'SURVIVED'} ${file}:${line} ${kind} ${replacement}`);
  }
  const share = noticed / drawn.length;
  console.log(
    `seed ${values.seed}: ${noticed} of ${drawn.length} noticed, ${(share * 100).toFixed(1)} %`,
  );
  process.exitCode = share < LEAST_NOTICED ? 1 : 0;
} finally {
  // A process that a test left running may still write.
  await rm(copy, { recursive: true, force: true, maxRetries: 10 });
}
