import { execFile } from 'node:child_process';
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

/**
 * The lint rejects `any` and `!`. It cannot require a reason, which a type assertion
 * and a suppression need: they replace the compiler's check by the author's word.
 */
const PROJECT = resolve(import.meta.dirname, '../..');
const OXLINT = join(PROJECT, 'node_modules/oxlint/bin/oxlint');
const ASSERTIONS = join(import.meta.dirname, 'assertions.json');

const observations = z.object({
  number_of_files: z.number().positive(),
  diagnostics: z.array(
    z.object({
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.number() }) })),
    }),
  ),
});

/** Type assertions other than `as const` under `folder`; oxlint's exit code only reports that some exist. */
async function assertionsIn(folder: string): Promise<{ file: string; line: number }[]> {
  const json = await new Promise<string>((done) => {
    const options = ['--config', ASSERTIONS, '--format', 'json', folder];
    execFile(process.execPath, [OXLINT, ...options], { cwd: PROJECT }, (_error, stdout) =>
      done(stdout),
    );
  });
  return observations
    .parse(JSON.parse(json))
    .diagnostics.flatMap(({ filename, labels }) =>
      labels.map(({ span }) => ({ file: resolve(PROJECT, filename), line: span.line })),
    );
}

/** True if a comment is between the line and the previous blank line. */
function hasReason(lines: readonly string[], line: number): boolean {
  const above = lines.slice(0, line);
  const paragraph = above.slice(above.findLastIndex((text) => text.trim() === '') + 1);
  return paragraph.some((text) => /\/\/|\/\*|^\s*\*/.test(text));
}

async function withoutReason(folder: string): Promise<string[]> {
  // Files printed by scripts/codegen.ts have no author who could give a reason.
  const written = (await assertionsIn(folder)).filter(({ file }) => !file.includes('/generated/'));
  const bare = await Promise.all(
    written.map(async ({ file, line }) => {
      const lines = (await readFile(file, 'utf8')).split('\n');
      return hasReason(lines, line) ? [] : [`${relative(PROJECT, file)}:${line}`];
    }),
  );
  return bare.flat();
}

test('a type assertion without a comment in its paragraph is detected', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assertions-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const reasoned =
    '// Read from a column that only this file writes.\nexport const a = b as string;';
  await writeFile(join(folder, 'reasoned.ts'), `${reasoned}\n`);
  await writeFile(join(folder, 'bare.ts'), `${reasoned}\n\nexport const c = d as string;\n`);

  expect(await withoutReason(folder)).toEqual([expect.stringMatching(/bare\.ts:4$/)]);
});

test.each(['src', 'packages'])(
  'all type assertions in %s have their reason in a comment',
  async (folder) => {
    expect(await withoutReason(join(PROJECT, folder))).toEqual([]);
  },
);

test('all lint suppressions name their rule and, after two dashes, their reason', async () => {
  const unexplained: string[] = [];
  for await (const file of glob('{src,packages,test,bench,scripts}/**/*.{ts,tsx}', {
    cwd: PROJECT,
    exclude: ['**/node_modules'],
  })) {
    const lines = (await readFile(join(PROJECT, file), 'utf8')).split('\n');
    for (const [index, text] of lines.entries())
      if (/(\/\/|\/\*) *(ox|es)lint-disable/.test(text) && !/disable\S* \S.* -- \S/.test(text))
        unexplained.push(`${file}:${index + 1}`);
  }
  expect(unexplained).toEqual([]);
});
