import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

/**
 * The import rules work only while their parser reads TypeScript: with a parser that
 * does not, dependency-cruiser finds no file and reports success. So the real rules run here on
 * a small tree in which each file breaks exactly one of them.
 */
const forbidden = [
  [
    'src/kernel/value.ts',
    'src/kernel-imports-only-upward',
    `import { a } from '../platform/client/client.ts'; a;`,
  ],
  [
    'src/kernel/type.ts',
    'src/kernel-imports-only-upward',
    `import type { A } from '../platform/client/client.ts';`,
  ],
  [
    'src/kernel/re-export.ts',
    'src/kernel-imports-only-upward',
    `export * from '../platform/client/client.ts';`,
  ],
  [
    'src/kernel/re-export-type.ts',
    'src/kernel-imports-only-upward',
    `export type { A } from '../platform/client/client.ts';`,
  ],
  [
    'src/kernel/lazy.ts',
    'src/kernel-imports-only-upward',
    `export const a = async () => { for (;;) await import('../platform/client/client.ts'); };`,
  ],
  [
    'src/journal/platform.ts',
    'src/journal-imports-only-upward',
    `import { a } from '../platform/client/client.ts';`,
  ],
  [
    'packages/simulator/src/signing.ts',
    'packages/simulator-imports-only-upward',
    `import { a } from '../../../src/platform/client/client.ts';`,
  ],
  [
    'packages/simulator/src/resolvers.ts',
    'packages/simulator-imports-only-upward',
    `import { a } from '../../../src/capabilities/bank/schema.ts';`,
  ],
  [
    'src/graphql/call.ts',
    'context-shape-only',
    `import { a } from '../platform/client/client.ts';`,
  ],
  [
    'src/capabilities/h5/neighbour.ts',
    'capability-sees-only-another-wire',
    `import { a } from '../bank/schema.ts';`,
  ],
  [
    'src/capabilities/h5/wire.ts',
    'wire-knows-no-graphql-and-no-tracking',
    `import { a } from '../../graphql/schema/builder.ts';`,
  ],
  [
    'src/capabilities/scrap-purchase/tax/rates.ts',
    'tax-engine-is-pure',
    `import { a } from '../../../platform/record/record.ts';`,
  ],
  [
    'src/capabilities/scrap-purchase/tax/table.ts',
    'tax-engine-is-pure',
    `import { readFile } from 'node:fs/promises';`,
  ],
  [
    'packages/simulator/src/clock.ts',
    'packages/simulator-imports-only-upward',
    `import { a } from '../../../src/kernel/leaf.ts';`,
  ],
  [
    'packages/simulator/src/from-service.ts',
    'packages/simulator-takes-little-from-the-service',
    `import { a } from '../../../src/capabilities/scrap-purchase/estimate.ts';`,
  ],
  [
    'packages/web/shared/from-service.ts',
    'packages/web-takes-little-from-the-service',
    `import { a } from '../../../src/capabilities/scrap-purchase/tax/engine.ts';`,
  ],
  [
    'src/capabilities/h5/ask.ts',
    'domain-knows-no-graphql',
    `import type { A } from '../../graphql/schema/builder.ts';`,
  ],
  [
    'src/capabilities/h5/schema.ts',
    'kinds-know-no-graphql',
    `import type { A } from '../../graphql/schema/builder.ts'; export const kept = defineKind({});`,
  ],
  [
    'src/capabilities/h5/link-schema.ts',
    'kinds-know-no-graphql',
    `import { a } from '../../graphql/schema/builder.ts'; export const kept = defineStoredFiles({});`,
  ],
  [
    'src/capabilities/h5/files.ts',
    'domain-knows-no-graphql',
    `import { a } from '../../graphql/schema/builder.ts'; export const kept = defineStoredFiles({});`,
  ],
  [
    'src/capabilities/atomic/uploads/upload.ts',
    'domain-knows-no-graphql',
    `import { a } from '../../../graphql/schema/builder.ts'; export const upload = defineKind({});`,
  ],
  [
    'src/subjects/client.ts',
    'src/subjects-imports-only-upward',
    `import { a } from '../platform/client/client.ts';`,
  ],
  [
    'src/subjects/tracker/store.ts',
    'src/subjects/tracker-imports-only-upward',
    `import { a } from '../../journal/left.ts';`,
  ],
  [
    'src/capabilities/h5/keep.ts',
    'src/capabilities-imports-only-upward',
    `import type { A } from '../../journal/left.ts';`,
  ],
  [
    'src/server/settings.ts',
    'nothing-imports-the-root',
    `import { a } from '../config/config.ts';`,
  ],
  ['src/kernel/fixture.ts', 'src-never-imports-test', `import { a } from '../../test/harness.ts';`],
  ['src/journal/left.ts', 'no-cycles', `import type { A } from './right.ts'; export type B = A;`],
  [
    'src/capabilities/h5/serve.ts',
    'graphql-yoga|ws-has-one-home',
    `import { createYoga } from 'graphql-yoga';`,
  ],
  ['src/app/socket.ts', 'graphql-ws-has-one-home', `import { createClient } from 'graphql-ws';`],
  [
    'src/server/page.tsx',
    'react|react-dom|@mantine/[^/]+|urql|@urql/[^/]+|wouter-has-one-home',
    `import { useState } from 'react';`,
  ],
  [
    'packages/web/board/client.ts',
    'packages/web-imports-only-upward',
    `import { a } from '../../../src/platform/client/client.ts';`,
  ],
  ['src/server/socket-types.ts', 'ioredis-has-one-home', `import type { Redis } from 'ioredis';`],
  ['src/journal/postgres/listener.ts', 'ioredis-has-one-home', `import { Redis } from 'ioredis';`],
  ['src/messenger/pool.ts', 'pg-has-one-home', `import { Pool } from 'pg';`],
  [
    'src/subjects/tracker/builder.ts',
    '@pothos/[^/]+-has-one-home',
    `import Builder from '@pothos/core';`,
  ],
  ['src/capabilities/h5/fetch.ts', 'undici-has-one-home', `import { request } from 'undici';`],
  [
    'src/kernel/random.ts',
    'src-runs-without-development-dependencies',
    `import { assert } from 'fast-check';`,
  ],
  ['src/kernel/missing.ts', 'every-import-resolves', `import { a } from './nowhere.ts';`],
] as const;

const allowed = [
  [
    'src/platform/client/client.ts',
    `import { a } from '../../kernel/leaf.ts'; import { request } from 'undici'; export type A = typeof a;`,
  ],
  ['src/kernel/leaf.ts', `export const a = 1;`],
  ['src/platform/record/record.ts', `export const a = 1;`],
  ['src/platform/errors.ts', `export const a = 1;`],
  [
    'src/graphql/schema/builder.ts',
    `import type { A } from '../../platform/client/client.ts'; import { a } from '../../platform/record/record.ts'; import { a as b } from '../../platform/errors.ts';`,
  ],
  ['src/capabilities/bank/schema.ts', `import { a } from '../../graphql/schema/builder.ts';`],
  ['src/capabilities/bank/wire.ts', `import { a } from '../../platform/record/record.ts';`],
  ['src/capabilities/h5/tax.ts', `import { a } from '../bank/wire.ts';`],
  [
    'src/capabilities/scrap-purchase/tax/engine.ts',
    `import { Big } from 'big.js'; import { a } from '../../../kernel/leaf.ts';`,
  ],
  ['src/capabilities/scrap-purchase/estimate.ts', `import { a } from './tax/engine.ts';`],
  ['packages/simulator/src/behaviour.ts', `import { a } from './from-service.ts';`],
  ['src/server/http.ts', `import { createYoga } from 'graphql-yoga';`],
  ['packages/web/board/socket.ts', `import { createClient } from 'graphql-ws';`],
  ['src/subjects/errors.ts', `import { a } from '../platform/errors.ts';`],
  ['src/capabilities/h5/link-edges.ts', `import { a } from '../../graphql/schema/builder.ts'; a;`],
  ['src/app/store.ts', `import { a } from '../config/config.ts'; a;`],
  ['src/messenger/client.ts', `import { Redis } from 'ioredis'; export const a = Redis;`],
  ['src/database/postgres/connection.ts', `import { Pool } from 'pg'; export const a = Pool;`],
  ['src/app.ts', `import { a } from './config/config.ts'; import './server/http.ts';`],
  ['src/config/config.ts', `export const a = 1;`],
  ['test/harness.ts', `export const a = 1;`],
] as const;

/** The other half of the cycle, which is reported at one of its files only. */
const support = [
  ['src/journal/right.ts', `import type { B } from './left.ts'; export type A = B;`],
] as const;

const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

const project = resolve(import.meta.dirname, '../..');
const broken = new Map<string, string[]>();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'architecture-'));
  const violations = forbidden.map(([file, , source]) => [file, source] as const);
  for (const [file, source] of [...violations, ...allowed, ...support]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), source);
  }
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));
  await symlink(join(project, 'package.json'), join(folder, 'package.json'));

  const cruiser = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const rules = join(import.meta.dirname, 'rules.cjs');
  const options = ['--config', rules, '--output-type', 'json', 'src', 'packages'];
  const { stdout } = await promisify(execFile)(process.execPath, [cruiser, ...options], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const { from, rule } of report.parse(JSON.parse(stdout)).summary.violations)
    broken.set(from, [...(broken.get(from) ?? []), rule.name]);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the import rules', () => {
  test.each(forbidden)('reject %s by %s', (file, rule) => {
    expect(broken.get(file)).toContain(rule);
  });

  test.each(allowed)('accept %s', (file) => {
    expect(broken.get(file)).toBeUndefined();
  });
});
