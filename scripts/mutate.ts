/**
 * Counts the mutations that the tests detect: `node scripts/mutate.ts [--seed 1] [--count 60] [--skip 0] [place …]`. It
 * applies one mutation at a time, drawn by the seed, to a copy of the repository: a negated condition, a moved boundary, a
 * removed statement or `await`, a changed sign. A mutation that does not compile, or that leaves a promise unhandled, is not
 * drawn. The tests nearest to the file run first, then those of its area, the slowest last. It prints each mutation, and fails
 * if fewer than 95 % are detected. `--skip` continues the draws of an earlier run. A place is a folder, a file, or a line:
 * `src/subjects/writer.ts:142`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { SLOWEST } from '../test/slowest-first.ts';
import { type Mutation, mutationsOf } from './mutations.ts';
import { nearestTests } from './nearest-tests.ts';
import { filesOf } from './sources.ts';

const PROJECT = join(import.meta.dirname, '..');
const NEAREST = 12;
const LEAST_NOTICED = 0.95;
/** Time limit of a run of tests, for each file. A mutation that makes the tests hang counts as detected. */
const LONGEST_MS = 60_000;
/** Mutations that are tried for each that is drawn, as static checks detect many. */
const SPARE = 3;
const RESULTS = 'results.json';
const COMPILE = ['tsc', '-p', 'tsconfig.mutated.json'];
const LINT = ['oxlint', '-f', 'unix', '-A', 'all', '-D', 'typescript/no-floating-promises'];
const results = z.object({
  testResults: z.array(z.object({ name: z.string(), status: z.string() })),
});
const slow = new Set(SLOWEST);

/** Tests that drive an area from outside, without importing its files. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  'src/subjects': [
    'test/subjects',
    'test/tracker',
    'test/callbacks',
    'test/personal-data',
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
const places = positionals.length > 0 ? positionals : Object.keys(AREAS);

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

/** Draws the same number of mutations from each place in turn, without repetition. */
async function draw(seed: number, count: number): Promise<readonly Drawn[]> {
  const random = createRandom(seed);
  const wanted = Math.ceil(count / places.length);
  const tried: Drawn[][] = [];
  for (const place of places) {
    const all = await mutationsAt(place);
    const some: Drawn[] = [];
    while (all.length > 0 && some.length < wanted * SPARE)
      some.push(...all.splice(Math.floor(random() * all.length), 1));
    tried.push(some);
  }
  const failed = await detectedStatically(tried.flat());
  const left = tried.map((some) => some.filter((one) => !failed.has(one)));
  return Array.from({ length: wanted }, (_, turn) =>
    left.flatMap((some) => some.slice(turn, turn + 1)),
  ).flat();
}

async function mutationsAt(place: string): Promise<Drawn[]> {
  const [path = '', at] = place.split(':');
  const files = path.endsWith('.ts') ? [path] : await filesOf([`${path}/**/*.ts`], '.');
  const all: Drawn[] = [];
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    for (const mutation of mutationsOf(text)) {
      const line = text.slice(0, mutation.start).split('\n').length;
      if (at === undefined || line === Number(at)) all.push({ ...mutation, file, line });
    }
  }
  return all;
}

/** The mutations that static checks detect. Each is tried in a file of its own, so that the checks run once for all of them. */
async function detectedStatically(mutations: readonly Drawn[]): Promise<ReadonlySet<Drawn>> {
  const tried = mutations.map((one, index) => ({ one, file: `${one.file}.${index}.ts` }));
  const include = tried.map(({ file }) => file);
  await writeFile('tsconfig.mutated.json', JSON.stringify({ extends: './tsconfig.json', include }));
  for (const { one, file } of tried) await writeFile(file, await mutated(one));
  const output = [COMPILE, [...LINT, ...include]].map(
    ([program = '', ...args]) =>
      spawnSync(`node_modules/.bin/${program}`, args, { encoding: 'utf8' }).stdout,
  );
  const lines = output.join('\n').split('\n');
  await Promise.all(include.map((file) => rm(file)));
  const failed = tried.filter(({ file }) => lines.some((line) => line.startsWith(file)));
  return new Set(failed.map(({ one }) => one));
}

async function mutated({ file, start, end, replacement }: Drawn): Promise<string> {
  const text = await readFile(file, 'utf8');
  return text.slice(0, start) + replacement + text.slice(end);
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

/** Test files that fail; all of them if none is named, as after the time limit. */
async function failing(tests: readonly string[]): Promise<readonly string[]> {
  if (tests.length === 0) return []; // Without files, vitest would run all tests.
  const limits = ['--bail=1', '--testTimeout=30000', '--hookTimeout=30000'];
  const reporter = ['--reporter=json', `--outputFile=${RESULTS}`];
  await rm(RESULTS, { force: true });
  const { status } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', ...limits, ...reporter, ...tests],
    {
      timeout: LONGEST_MS * Math.max(5, tests.length),
      stdio: 'ignore',
      // Building a bundle for each mutation would take longer than it saves at the starts.
      env: { ...process.env, SERVICE_MAIN: resolve('src/main.ts') },
    },
  );
  if (status === 0) return [];
  const text = await readFile(RESULTS, 'utf8').catch(() => '{ "testResults": [] }');
  const { testResults } = results.parse(JSON.parse(text));
  const failed = testResults.filter((result) => result.status === 'failed');
  return failed.length > 0 ? failed.map(({ name }) => relative('.', name)) : tests;
}

/**
 * Tests that fail twice; empty for none. On a busy machine a test may fail by its time limit: one that fails only once has not
 * detected the mutation.
 */
async function failingTwice(tests: readonly string[]): Promise<readonly string[]> {
  for (let left = tests; ;) {
    const once = await failing(left);
    if (once.length === 0) return [];
    const twice = await failing(once);
    if (twice.length > 0) return twice;
    left = left.filter((file) => !once.includes(file));
  }
}

/** Tests that detect the mutation; empty for none. */
async function detecting(mutation: Drawn): Promise<readonly string[]> {
  const { file } = mutation;
  const { chosen } = await nearestTests([file], NEAREST, slow);
  const names = Object.entries(AREAS).find(([folder]) => file.startsWith(`${folder}/`))?.[1] ?? [];
  const area = allTests.filter((test) => names.some((name) => test.startsWith(name)));
  const quick = area.filter((test) => !slow.has(test) && !chosen.includes(test));
  const text = await readFile(file, 'utf8');
  await writeFile(file, await mutated(mutation));
  try {
    for (const tests of [chosen, quick, area.filter((test) => slow.has(test))]) {
      const failed = await failingTwice(tests);
      if (failed.length > 0) return failed;
    }
    return [];
  } finally {
    await writeFile(file, text);
  }
}

/** Tests that have passed without a mutation. */
const sound = new Set<string>();

/** A test that fails without a mutation, too, detects none. */
async function checkUnmutated(tests: readonly string[]): Promise<void> {
  const failed = await failingTwice(tests.filter((test) => !sound.has(test)));
  if (failed.length > 0) throw new Error(`fails without a mutation: ${failed.join(', ')}`);
  tests.forEach((test) => sound.add(test));
}

process.chdir(PROJECT);
const copy = await copyProject();
process.chdir(copy);
const allTests = await filesOf(['test/**/*.test.ts'], '.');
try {
  const names = Object.values(AREAS).flat();
  const gone = names.filter((name) => !allTests.some((test) => test.startsWith(name)));
  if (gone.length > 0) throw new Error(`no tests have these names: ${gone.join(', ')}`);
  const all = await draw(Number(values.seed), Number(values.count));
  const drawn = all.slice(Number(values.skip));
  let noticed = 0;
  for (const mutation of drawn) {
    const { file, line, kind, replacement } = mutation;
    const tests = await detecting(mutation);
    await checkUnmutated(tests);
    if (tests.length > 0) noticed += 1;
    const outcome = tests.length > 0 ? 'noticed ' : 'SURVIVED';
    console.log(`${outcome} ${file}:${line} ${kind} ${replacement} ${tests.slice(0, 1).join('')}`);
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
