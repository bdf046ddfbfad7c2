import { execFile } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from 'graphql-ws';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { startService, temporaryFolder } from '../harness.ts';
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

test('a hardened service runs exactly the manifest of the codegen client preset', async () => {
  const folder = await temporaryFolder();
  const manifest = (await generateClient()).get('./persisted-documents.json') ?? '';
  const file = join(folder, 'persisted-documents.json');
  await writeFile(file, manifest);
  const service = await startService({
    env: { TRUSTED_DOCUMENTS: file, TRUSTED_DOCUMENTS_ONLY: '1' },
  });
  const documents = Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(manifest)));
  const [hash] = documents.find(([, text]) => text.startsWith('query CodeTables')) ?? [];
  const [followed] =
    documents.find(([, text]) => text.startsWith('subscription FollowInvoice')) ?? [];
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: hash }),
  });
  expect(await response.text()).toMatch(/^\{"data":\{"codeTables":\[\{/);

  const socket = createClient({
    url: `${service.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
  });
  onTestFinished(async () => {
    await socket.dispose();
  });
  const extensions = {
    persistedQuery: { version: 1, sha256Hash: followed?.replace('sha256:', '') },
  };
  const updates = socket.iterate({ query: '', extensions, variables: { orderId: 'order-1' } });
  expect(await updates.next()).toMatchObject({
    value: { data: { invoiceUpdates: { state: null } } },
  });

  const refused = await service.query('{ viewer { tenant ');
  expect(refused.errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }]);
});
