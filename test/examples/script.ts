import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { ROOT } from './markdown.ts';

const manifest = z.object({ scripts: z.record(z.string(), z.string()) });

/**
 * A command of a page, without its lines that start the service (which the test has done) or check the
 * project itself: of these, only the named scripts and files must exist.
 */
export function withoutScripts(text: string): string {
  const lines = text.split('\n').filter((line) => {
    if (!/^(npm|npx vitest) /.test(line)) return true;
    const { scripts } = manifest.parse(
      JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')),
    );
    for (const [, name = ''] of line.matchAll(/npm (?:run )?(?!ci\b|run\b)([a-z:-]+)/g))
      expect(scripts).toHaveProperty([name]);
    for (const [file] of line.matchAll(/test\/\S+\.ts/g))
      expect(existsSync(join(ROOT, file))).toBe(true);
    return false;
  });
  return lines.join('\n').trim();
}

export interface RunningScript {
  /** The next line of standard output that matches. */
  line(pattern: RegExp): Promise<string>;
  /** All of standard output; rejects when the script failed. */
  output(): Promise<string>;
}

/** Runs a command of a page in the project's folder; it is killed when the test ends. */
export function runScript(text: string, url: string): RunningScript {
  // In its own process group, so that no child survives it.
  const child = spawn('bash', ['-euo', 'pipefail', '-c', text], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', FAPIAO_GRAPH_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  onTestFinished(() => kill(child));
  const errors: string[] = [];
  createInterface(child.stderr).on('line', (line) => errors.push(line));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const closed = once(child, 'close');
  return {
    async line(pattern) {
      for (;;) {
        const { value, done } = await lines.next();
        if (done === true) throw new Error(`It ended: ${errors.join('\n')}`);
        if (pattern.test(value)) return value;
      }
    },
    async output() {
      const all: string[] = [];
      for (let item = await lines.next(); item.done !== true; item = await lines.next())
        all.push(item.value);
      await closed;
      if (child.exitCode !== 0) throw new Error(`It failed: ${errors.join('\n')}`);
      return all.join('\n');
    },
  };
}

function kill({ pid, exitCode, signalCode }: ChildProcessByStdio<null, Readable, Readable>): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
}
