import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's own folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** A fenced block of a page. */
export interface Fence {
  /** Line of its start, counted from 1. */
  readonly line: number;
  readonly language: string;
  /** The rest of its first line. */
  readonly info: string;
  readonly text: string;
}

/** A link of a page; pictures and URLs in code are excluded. */
export interface Link {
  readonly line: number;
  readonly target: string;
}

/** A table of a page, with its cells unchanged. */
export interface Table {
  readonly line: number;
  readonly rows: readonly (readonly string[])[];
}

/** A parsed Markdown file of the project. */
export interface Page {
  /** Path relative to the project's folder. */
  readonly path: string;
  readonly lines: readonly string[];
  readonly fences: readonly Fence[];
  readonly links: readonly Link[];
  readonly tables: readonly Table[];
  /** The anchors of its headings, by GitHub's rules. */
  readonly anchors: ReadonlySet<string>;
}

/** All pages of the project, by path. */
export function allPages(): readonly Page[] {
  const paths = globSync('**/*.md', {
    cwd: ROOT,
    exclude: ['**/node_modules', 'data', 'dist', '.git'],
  });
  return paths.toSorted().map(readPage);
}

export function readPage(path: string): Page {
  const lines = readFileSync(join(ROOT, path), 'utf8').trimEnd().split('\n');
  const fences: Fence[] = [];
  const links: Link[] = [];
  const tables: { line: number; rows: string[][] }[] = [];
  const anchors = new Set<string>();
  for (let index = 0; index < lines.length; index += 1) {
    const text = lines[index] ?? '';
    const fence = fenceAt(lines, index);
    if (fence) {
      fences.push(fence);
      index += fence.text.split('\n').length + 1;
      continue;
    }
    const heading = /^#+ (.+)$/.exec(text)?.[1];
    if (heading !== undefined) anchors.add(anchorOf(heading));
    if (text.startsWith('|')) {
      const last = tables.at(-1);
      if (last && last.line + last.rows.length === index + 1) last.rows.push(cellsOf(text));
      else tables.push({ line: index + 1, rows: [cellsOf(text)] });
    }
    for (const [, target = ''] of text.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g))
      links.push({ line: index + 1, target });
  }
  return { path, lines, fences, links, tables, anchors };
}

/** The block that starts at a line; it may be indented, within a list. */
function fenceAt(lines: readonly string[], index: number): Fence | null {
  const [, indent = '', language = '', info = ''] =
    /^( *)```(\S*) *(.*)$/.exec(lines[index] ?? '') ?? [];
  if (!lines[index]?.startsWith(`${indent}\`\`\``)) return null;
  const end = lines.indexOf(`${indent}\`\`\``, index + 1);
  if (end === -1) throw new Error(`The block of line ${index + 1} has no end.`);
  const inner = lines.slice(index + 1, end).map((line) => line.slice(indent.length));
  return { line: index + 1, language, info, text: inner.join('\n') };
}

function cellsOf(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-');
}
