import { readFile } from 'node:fs/promises';
import { availableParallelism, cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Table } from '../table.ts';

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Formats the tables as a page, with the machine and the versions on which they were measured. */
export async function toMarkdown(tables: readonly Table[], loadBefore: number): Promise<string> {
  const text = await readFile(join(import.meta.dirname, 'package.json'), 'utf8');
  const { dependencies } = manifest.parse(JSON.parse(text));
  const versions = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
  return [
    '# Beside other servers',
    '',
    'Written by `npm run bench -- peers`. Absolute figures are the machine’s and of whatever else it did; compare the ratios.',
    '',
    ...tables.flatMap(section),
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, Linux ${release()}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${loadBefore.toFixed(1)} before; ${versions.join(', ')}.`,
    '',
  ].join('\n');
}

function section({ title, note, columns, rows }: Table): readonly string[] {
  const rule = columns.map((_, index) => (index === 0 ? '---' : '---:'));
  return [`## ${title}`, '', note, '', line(columns), line(rule), ...rows.map(line), ''];
}
