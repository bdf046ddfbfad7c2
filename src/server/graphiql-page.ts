import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';

/** The task of this thread. */
export interface PageToWrite {
  readonly operationsFolder: string;
  readonly file: string;
}

/** The page's needs beside GraphiQL itself, before GraphiQL starts. */
const HEAD = [
  // On a first visit the tabs keep the offset of their entrance and jump away from under the first click.
  '<style>.graphiql-tab { transform: none !important }</style>',
  // GraphiQL writes the query into the address, and with it names and numbers into logs and histories.
  '<script>history.replaceState = () => {};</script>',
].join('\n');

/**
 * GraphiQL with a tab for each `.graphql` file of a folder, in the order of their names; a tab takes
 * its title from the operation's name. Subscriptions go over server-sent events because only there
 * the header editor's `Authorization` applies to them too.
 */
async function renderPage(operationsFolder: string): Promise<string> {
  const queries = await readOperations(operationsFolder);
  const options = {
    title: 'fapiao-graph',
    // The query to begin with: without it every reload would add an empty tab.
    query: queries[0] ?? '',
    defaultTabs: queries.map((query) => ({ query })),
    subscriptionsProtocol: 'SSE' as const,
    // It would send subscriptions by GET otherwise.
    method: 'POST' as const,
    // Neither yes nor never, which the type has no word for: a key typed into the header editor is
    // forgotten with the tab until "persist headers" is switched on in GraphiQL's settings.
    shouldPersistHeaders: null as unknown as boolean,
  };
  return renderGraphiQL(options).replace('</head>', () => `${HEAD}</head>`);
}

/** The examples that a newcomer tries first, in this order; all others follow by name. */
const FIRST = ['verify-invoice', 'follow-invoice', 'issue-invoice'];

async function readOperations(folder: string): Promise<string[]> {
  const extension = '.graphql';
  const files = (await readdir(folder)).filter((file) => file.endsWith(extension));
  const found = files.map((file) => file.slice(0, -extension.length)).toSorted();
  const names = new Set([...FIRST.filter((name) => found.includes(name)), ...found]);
  return Promise.all(Array.from(names, (name) => readFile(join(folder, name + extension), 'utf8')));
}

const { operationsFolder, file } = workerData as PageToWrite; // `graphiql.ts` sends no other
await writeFile(file, await renderPage(operationsFolder));
