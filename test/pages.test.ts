import { execFile } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from './harness.ts';

const PROJECT = join(import.meta.dirname, '..');
const run = promisify(execFile);

test('without development dependencies nothing is built, with one line of output, and the install continues', async () => {
  const folder = await temporaryFolder();
  await cp(join(PROJECT, 'scripts/prepare.js'), join(folder, 'scripts/prepare.js'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  const { stdout, stderr } = await run(process.execPath, ['scripts/prepare.js'], { cwd: folder });
  expect(stdout).toBe(
    'The pages in dist/web are left as they are: the development dependencies are not installed.\n',
  );
  expect(stderr).toBe('');
  expect(await readdir(folder)).toEqual(['package.json', 'scripts']);
});

test.each(['prestart', 'predev', 'pretest'])(
  'before a start, a Node that reads no TypeScript says so in one line: %s',
  async (event) => {
    const started = run(process.execPath, ['--no-experimental-strip-types', 'scripts/prepare.js'], {
      cwd: PROJECT,
      env: { ...process.env, npm_lifecycle_event: event },
    });
    await expect(started).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Node [\d.]+ reads no TypeScript\. .*Node 24.*\n$/) as unknown,
    });
  },
);

test('pages built from the current sources are not built again', async () => {
  const { stdout } = await run(process.execPath, ['scripts/prepare.js'], { cwd: PROJECT });
  expect(stdout).toBe('');
});

test('the pages have no URL of another host that a browser would load', async () => {
  const folder = join(PROJECT, 'dist/web');
  const files = z
    .record(z.string(), z.object({ type: z.string() }))
    .parse(JSON.parse(await readFile(join(folder, 'files.json'), 'utf8')));
  const pages = Object.keys(files).filter(
    (name) => name.endsWith('.html') || name.endsWith('.css'),
  );
  expect(pages).toContain('index.html');
  for (const name of pages) {
    const text = await readFile(join(folder, name), 'utf8');
    expect(text).not.toMatch(/(?:src|href)="(?:https?:)?\/\/|url\(["']?(?:https?:)?\/\/|@import/);
    expect(text).not.toMatch(/<script(?![^>]* src=)|\bon\w+="/);
  }
});

test('the pages use relative URLs, so that a proxy may serve them below a path', async () => {
  const folder = join(PROJECT, 'dist/web');
  const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
  // `pages.html` is served two folders below the root.
  for (const [page, root] of [
    ['index.html', './'],
    ['playground.html', './'],
    ['pages.html', '../../'],
  ] as const) {
    const addresses = Array.from(
      (await read(page)).matchAll(/(?:src|href)="([^"]+)"/g),
      ([, address = '']) => address,
    );
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => !address.startsWith(`${root}assets/`))).toEqual([]);
  }
  const scripts = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
  const absolute = /["'`]\/(?:graphql["'`]|assets\/)/;
  const texts = await Promise.all(scripts.map((name) => read(`assets/${name}`)));
  expect(scripts.filter((_name, at) => absolute.test(texts[at] ?? ''))).toEqual([]);
});
