import { execFile } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../harness.ts';
import { generateClient } from './client-preset.ts';

const USE = `import { InvoiceDocument, type InvoiceQuery } from './graphql';
import type { ResultOf, VariablesOf } from '@graphql-typed-document-node/core';

export const variables: VariablesOf<typeof InvoiceDocument> = { by: { orderId: 'order-1' } };
export const state = (data: ResultOf<typeof InvoiceDocument>): string | undefined => data.invoice?.state;
export const amount = (data: InvoiceQuery): string | null | undefined => data.invoice?.amountWithTax;
`;

const COMPILER_OPTIONS = {
  strict: true,
  noEmit: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  skipLibCheck: true,
  types: [],
};

test('the codegen client preset types every example operation', async () => {
  const folder = await temporaryFolder();
  const written = await generateClient();
  expect([...written.keys()].toSorted()).toContain('./graphql.ts');
  for (const [name, text] of written) await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'use.ts'), USE);
  const config = { compilerOptions: COMPILER_OPTIONS, include: ['*.ts'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const typecheck = promisify(execFile)(resolve('node_modules/.bin/tsc'), ['-p', folder]);
  await expect(typecheck).resolves.toBeDefined();
});
