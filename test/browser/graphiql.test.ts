import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startService } from '../harness.ts';
import { GraphiqlPage, startBrowser } from './browser.ts';

const OPERATIONS = join(import.meta.dirname, '../../schema/operations');
const SLOW = { timeout: 60_000 };

test(
  'an invoice issued in one tab is seen by a subscription in another, and nothing leaves the machine',
  SLOW,
  async () => {
    const { url } = await startService({ sandboxProgressDelayMs: 500 });
    const browser = await startBrowser();

    const following = await GraphiqlPage.open(browser, url);
    await following.run('VerifyInvoice');
    await following.shows('GENUINE');
    await following.run('FollowInvoice');
    await following.shows('SNAPSHOT');

    const issuing = await GraphiqlPage.open(browser, url);
    await issuing.run('IssueInvoice');
    await issuing.shows('ISSUING');
    await following.shows('ISSUED');

    expect(browser.foreign).toEqual([]);
    expect(browser.complaints).toEqual([]);
  },
);

test(
  'every example has its tab, a reload adds none, and no query stands in the address',
  SLOW,
  async () => {
    const { url } = await startService();
    const browser = await startBrowser();
    const graphiql = await GraphiqlPage.open(browser, url);
    const tabs = await graphiql.tabs();
    const examples = (await readdir(OPERATIONS)).filter((name) => name.endsWith('.graphql'));
    expect(tabs).toHaveLength(examples.length);
    expect(tabs.slice(0, 3)).toEqual(['VerifyInvoice', 'FollowInvoice', 'IssueInvoice']);
    expect(tabs).not.toContain('<untitled>');

    const again = await GraphiqlPage.open(browser, url);
    expect(await again.tabs()).toEqual(tabs);

    await again.type('# 110101199003071233');
    await again.run('VerifyInvoices');
    expect(again.page.url()).toBe(`${url}/graphql`);
  },
);

test(
  'a key typed into the header editor serves queries and subscriptions, and is not kept',
  SLOW,
  async () => {
    const key = 'a-key-of-sixteen-or-more';
    const { url } = await startService({ env: { API_KEYS: key, INTROSPECTION: 'on' } });
    const browser = await startBrowser();
    const graphiql = await GraphiqlPage.open(browser, url);
    await graphiql.run('VerifyInvoice');
    await graphiql.shows('UNAUTHENTICATED');
    for (const [operation, text] of [
      ['VerifyInvoice', 'GENUINE'],
      ['FollowInvoice', 'SNAPSHOT'],
    ] as const) {
      await graphiql.setHeaders(operation, { authorization: `Bearer ${key}` });
      await graphiql.runChosen();
      await graphiql.shows(text);
    }
    expect(await graphiql.page.evaluate('JSON.stringify(localStorage)')).not.toContain(key);
  },
);
