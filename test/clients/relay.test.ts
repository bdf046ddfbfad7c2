import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../harness.ts';

const COMPILER = fileURLToPath(import.meta.resolve('relay-compiler/cli.js'));

const COMPONENT = `
import { graphql } from 'relay-runtime';

export const invoice = graphql\`
  fragment component_invoice on Invoice @refetchable(queryName: "componentInvoiceQuery") {
    state
    progress
    invoiceNumber
  }
\`;

export const list = graphql\`
  fragment component_list on Query
  @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
  @refetchable(queryName: "componentListQuery") {
    invoices(first: $first, after: $after) @connection(key: "component_invoices") {
      edges { node { ...component_invoice } }
    }
  }
\`;

export const page = graphql\`
  query componentPageQuery { ...component_list }
\`;

export const followed = graphql\`
  subscription componentUpdatesSubscription($orderId: String!) {
    invoiceUpdates(orderId: $orderId) { invoice { ...component_invoice } }
  }
\`;
`;

test('relay-compiler accepts a refetchable invoice, a paginated list and a subscription', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'src'));
  await copyFile('schema/schema.graphql', join(folder, 'schema.graphql'));
  await writeFile(join(folder, 'src', 'component.js'), COMPONENT);
  const config = { src: './src', schema: './schema.graphql', language: 'javascript' };
  await writeFile(join(folder, 'relay.config.json'), JSON.stringify(config));
  await promisify(execFile)(process.execPath, [COMPILER], { cwd: folder });
  expect((await readdir(join(folder, 'src', '__generated__'))).toSorted()).toEqual([
    'componentInvoiceQuery.graphql.js',
    'componentListQuery.graphql.js',
    'componentPageQuery.graphql.js',
    'componentUpdatesSubscription.graphql.js',
    'component_invoice.graphql.js',
    'component_list.graphql.js',
  ]);
});
