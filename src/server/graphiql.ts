import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';

/** The page and the headers it has to be served with. */
export interface Page {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Everything the page needs is inside it. The policy makes the browser refuse what would go elsewhere,
 * whatever the page's code may try.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * GraphiQL with a tab for each `.graphql` file of a folder, in the order of their names; a tab takes
 * its title from the operation's name. Subscriptions go over server-sent events because only there
 * the header editor's `Authorization` applies to them too.
 */
export async function renderPage(operationsFolder: string): Promise<Page> {
  const names = (await readdir(operationsFolder))
    .filter((name) => name.endsWith('.graphql'))
    .toSorted();
  const queries = await Promise.all(
    names.map((name) => readFile(join(operationsFolder, name), 'utf8')),
  );
  const html = renderGraphiQL({
    title: 'fapiao-graph',
    defaultTabs: queries.map((query) => ({ query, headers: '' })),
    subscriptionsProtocol: 'SSE',
    // A key typed into the header editor must not outlive the page.
    shouldPersistHeaders: false,
  });
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    },
  };
}
