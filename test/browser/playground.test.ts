import { expect, test } from 'vitest';
import { startService } from '../harness.ts';
import { findings } from './accessibility.ts';
import { closeBrowserAtEnd, startBrowser } from './browser.ts';
import { PlaygroundPage } from './playground-page.ts';

closeBrowserAtEnd();

const KEY = 'a-key-of-sixteen-or-more';

const ISSUE = 'Issue an invoice to an enterprise';
const FOLLOW = 'Follow an invoice until it is issued';

test('a query, a mutation and a subscription run, each with fresh numbers, and nothing leaves the machine', async () => {
  const { url } = await startService({ sandboxProgressDelayMs: 300 });
  const browser = await startBrowser();
  const playground = await (await PlaygroundPage.open(browser, url)).ready();
  await playground.openExample('Verify an invoice');
  await playground.run();
  await playground.shows('GENUINE');

  const numbers: string[] = [];
  for (const round of ['first', 'second']) {
    await playground.openExample(ISSUE);
    await playground.run();
    await playground.shows('ISSUING');
    numbers.push(await playground.variables());
    // The link to what comes first says that it has run.
    await playground.openExample(FOLLOW);
    const needed = playground.page.getByRole('navigation', { name: 'First' });
    await needed.getByRole('button', { name: ISSUE }).getByLabel('has run').waitFor();
    expect({ round, variables: await playground.variables() }).toEqual({
      round,
      variables: numbers.at(-1),
    });
    await playground.run();
    await playground.shows('ISSUED');
  }
  expect(numbers[0]).toMatch(/order-/);
  expect(numbers[1]).not.toBe(numbers[0]);
  expect((await playground.tabs()).length).toBeLessThanOrEqual(3);

  expect(browser.foreign).toEqual([]);
  expect(browser.complaints).toEqual([]);
});

test("examples are found by words, the documentation and the explorer open, and a reload keeps the editor's content", async () => {
  const { url } = await startService();
  const browser = await startBrowser();
  const playground = await (await PlaygroundPage.open(browser, url)).ready();
  const { page } = playground;
  const list = page.getByRole('region', { name: 'Examples' });
  await list.getByRole('searchbox').fill('red-offset 红冲');
  await list.getByText(/^\d+ examples?$/).waitFor();
  expect(await list.getByRole('listitem').count()).toBeLessThan(8);
  await list.getByRole('button', { name: 'Red-offset an issued invoice' }).waitFor();
  await list.getByRole('searchbox').fill('no such words');
  await list.getByText('No example has these words.').waitFor();

  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await page.getByRole('link', { name: 'verifyInvoice', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Show GraphiQL Explorer' }).click();
  await page.getByText('amountWithTax', { exact: true }).first().waitFor();

  const [tabs, variables] = [await playground.tabs(), await playground.variables()];
  await page.reload();
  await playground.ready();
  expect(await playground.tabs()).toEqual(tabs);
  expect(await playground.variables()).toEqual(variables);
  expect(page.url()).toBe(`${url}/graphql`);

  const editor = page.locator('.graphiql-query-editor .view-lines');
  await editor.getByText('# Issue an invoice to an enterprise').waitFor();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: '中文' }).click();
  await editor.getByText('# 给企业开发票').waitFor();
  await editor.getByText('# 用同一编号运行两次').waitFor();
  expect((await playground.tabs()).length).toBe(tabs.length);
});

test('with keys it is available if it is allowed, requests a key once, and stores it for the session only', async () => {
  const { url } = await startService({
    env: { API_KEYS: KEY, PLAYGROUND: 'on' },
    sandboxProgressDelayMs: 300,
  });
  const browser = await startBrowser();
  const playground = await PlaygroundPage.open(browser, url);
  const { page } = playground;
  await page.getByLabel('API key or token').fill('another-key-of-sixteen');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('The service does not know this key.').waitFor();
  await page.getByLabel('API key or token').fill(KEY);
  await page.getByRole('button', { name: 'Continue' }).click();
  await playground.ready();
  await playground.run();
  await playground.shows('ISSUING');
  await playground.openExample(FOLLOW);
  await playground.run();
  await playground.shows('ISSUED');
  expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain(KEY);
  await page.getByRole('button', { name: 'Forget the key' }).click();
  await page.getByLabel('API key or token').waitFor();
});

test('with keys browsers get no playground unless it is allowed', async () => {
  const { url } = await startService({ env: { API_KEYS: KEY } });
  const page = await fetch(`${url}/graphql`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('PLAYGROUND=on');
});

test('it loads less than 1.8 MB at first, and none of its own files the second time', async () => {
  const { url } = await startService();
  const { context } = await startBrowser();
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  /** URLs whose content came over the network. */
  const loaded = new Set<string>();
  const addresses = new Map<string, string>();
  network.on('Network.responseReceived', ({ requestId, response }) => {
    addresses.set(requestId, response.url);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (encodedDataLength > 0) loaded.add(addresses.get(requestId) ?? '');
  });
  // Threads have a network of their own; their files are counted by what the service says.
  const threads = new Map<string, number>();
  context.on('response', (response) => {
    if (response.url().includes('.worker-'))
      threads.set(response.url(), Number(response.headers()['content-length'] ?? 0));
  });
  const load = async (open: () => Promise<unknown>): Promise<void> => {
    threads.clear();
    await open();
    await page.locator('.monaco-editor .mtk1').first().waitFor();
    // The editor's font of symbols is asked for once something is shown in it, which may be after all this.
    await page.evaluate(`document.fonts.load('16px codicon')`);
    // One for each of JSON, GraphQL and the editor.
    await expect.poll(() => threads.size).toBe(3);
  };
  await load(() => page.goto(`${url}/graphql`));
  const ofThreads = [...threads.values()].reduce((sum, size) => sum + size, 0);
  expect(loaded.size).toBeGreaterThan(5);
  expect(bytes + ofThreads).toBeGreaterThan(500_000);
  expect(bytes + ofThreads).toBeLessThan(1_800_000);
  loaded.clear();
  await load(() => page.reload());
  // The page itself, and what the service is asked.
  expect([...loaded]).toEqual([`${url}/graphql`]);
});

test('axe finds nothing on it by day and by night, wide and narrow', async () => {
  const { url } = await startService();
  const playground = await (await PlaygroundPage.open(await startBrowser(), url)).ready();
  await playground.openExample(FOLLOW);
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 390],
  ] as const) {
    await playground.page.emulateMedia({ colorScheme });
    await playground.page.setViewportSize({ width, height: 844 });
    // GraphiQL's own: its tabs hold their buttons, and Monaco's text is set beside an invisible field.
    const found = await findings(playground.page, ['.monaco-editor', '.graphiql-tab']);
    expect({ colorScheme, found }).toEqual({ colorScheme, found: [] });
  }
});
