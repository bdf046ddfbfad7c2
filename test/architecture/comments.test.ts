import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = resolve(import.meta.dirname, '../..');

/** Comments that name their subject last, so that readers must guess it first. */
const RIDDLE = /^\s*(?:\/\*\*|\/\/|\*) (?:What|Whoever|Whether|Where|How) /;

const MOST_RIDDLES = 10;

test('comments open with their subject', async () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], {
    cwd: PROJECT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !file.includes('/generated/'));
  expect(files.length).toBeGreaterThan(1_000);
  const riddles: string[] = [];
  for (const file of files) {
    const lines = (await readFile(join(PROJECT, file), 'utf8')).split('\n');
    riddles.push(...lines.filter((line) => RIDDLE.test(line)).map((line) => `${file}: ${line}`));
  }
  expect(riddles.slice(MOST_RIDDLES)).toEqual([]);
});
