import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { releaseUnreleased } from '../../scripts/changelog.ts';
import { textOf, yamlOf } from './files.ts';

const CHANGELOG = `# Changelog

Kept by hand.

## Unreleased

### Pages

- A board.

## 0.1.0 (2026-01-02)

- The beginning.
`;

const workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      container: z.string().optional(),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
});

test('a release moves the unreleased entries, and leaves an empty Unreleased section', () => {
  const { changelog, notes } = releaseUnreleased(CHANGELOG, '0.2.0', '2026-11-22');
  expect(notes).toBe('### Pages\n\n- A board.\n');
  expect(changelog).toBe(`# Changelog

Kept by hand.

## Unreleased

## 0.2.0 (2026-11-22)

### Pages

- A board.

## 0.1.0 (2026-01-02)

- The beginning.
`);
});

test('the first release takes all entries', () => {
  const { changelog } = releaseUnreleased('## Unreleased\n\n- All.\n', '0.1.0', '2026-11-22');
  expect(changelog).toBe('## Unreleased\n\n## 0.1.0 (2026-11-22)\n\n- All.\n');
});

test.each([
  ['a version that has a section', CHANGELOG, '0.1.0', 'has a section of 0.1.0 already'],
  ['a release of nothing', '## Unreleased\n\n## 0.1.0 (2026-01-02)\n', '0.2.0', 'says of nothing'],
  ['a changelog without the heading', '## 0.1.0 (2026-01-02)\n', '0.2.0', 'needs one heading'],
])('%s is rejected', (_case, changelog, version, reason) => {
  expect(() => releaseUnreleased(changelog, version, '2026-11-22')).toThrow(reason);
});

test('the current changelog can be released', async () => {
  const { notes } = releaseUnreleased(await textOf('CHANGELOG.md'), '99.0.0', '2026-11-22');
  expect(notes).not.toMatch(/^## /m);
});

/** Its digest is unknown: it has not been compared with the registry. */
const BY_TAG = ['postgres:17-bookworm'];

test('images are pinned by digest, and actions by commit', async () => {
  const bases = [...(await textOf('Dockerfile')).matchAll(/^FROM (\S+)(?: AS (\w+))?$/gm)];
  const stages = new Set(bases.map(([, , stage]) => stage));
  const images = bases.flatMap(([, image = '']) => (stages.has(image) ? [] : [image]));
  const compose = await yamlOf(
    'compose.yaml',
    z.object({ services: z.record(z.string(), z.object({ image: z.string().optional() })) }),
  );
  images.push(...Object.values(compose.services).flatMap(({ image }) => image ?? []));
  const jobs = Object.values((await yamlOf('.github/workflows/release.yml', workflow)).jobs);
  images.push(...jobs.flatMap((job) => job.container ?? []));
  expect(images).toHaveLength(5);
  expect(images).toEqual(expect.arrayContaining(BY_TAG));
  for (const image of images.filter((each) => !BY_TAG.includes(each)))
    expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  const actions = jobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  expect(actions).not.toHaveLength(0);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40}$/);
});

test('the workflow runs scripts of package.json', async () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await textOf('package.json')));
  const jobs = Object.values((await yamlOf('.github/workflows/release.yml', workflow)).jobs);
  const commands = jobs.flatMap(({ steps }) => steps.map(({ run }) => run ?? '')).join('\n');
  const called = [...commands.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(called).toEqual(['release']);
  for (const name of called) expect(scripts).toHaveProperty([name]);
});

test('all files copied by the Dockerfile are in the build context', async () => {
  const dockerfile = await textOf('Dockerfile');
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );
  const context = (await textOf('.dockerignore'))
    .split('\n')
    .filter((line) => line.startsWith('!'));
  const sent = context.map((line) => line.slice(1));
  expect(copied.filter((path) => !sent.some((one) => `${path}/`.startsWith(`${one}/`)))).toEqual(
    [],
  );
  expect(sent.filter((one) => !copied.includes(one))).toEqual([]);
  const root = join(import.meta.dirname, '../..');
  await Promise.all(copied.map((path) => access(join(root, path))));
});
