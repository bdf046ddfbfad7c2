import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { layLine } from '../examples/breakable-line.ts';
import { OpenH5SellerDocument } from '../generated/operations.ts';
import { startService } from '../harness.ts';
import { faintFocus } from './accessibility.ts';
import { BoardPage } from './board.ts';
import { closeBrowserAtEnd, startBrowser } from './browser.ts';

closeBrowserAtEnd();

/** Views with their names in both languages. */
const VIEWS = [
  ['/', 'Overview', '总览'],
  ['/list/invoices', 'Invoices', '数电发票'],
  ['/list/sellers', 'Sellers', '出售者'],
  ['/everything-else', 'Everything else', '其他事项'],
  ['/do/issueInvoice', 'Issue an invoice', '开具发票'],
  ['/do/onboardSeller', 'Onboard a seller', '出售者入驻'],
  ['/do/calculateTaxAndOrder', 'Buy scrap', '收购报废产品'],
  ['/do/createContract', 'Sign a contract', '签署合同'],
  ['/do', 'All actions', '全部操作'],
  ['/do/uploadScrapInvoices', 'Upload scrap invoices', '上传收购发票'],
  ['/controls', 'Steer the platform', '操控平台'],
  ['/truck', 'Truck trace', '货车轨迹'],
  ['/tax', 'Tax estimate', '税款估算'],
  ['/nowhere', 'There is nothing here.', '这里没有内容。'],
  // A path truncated within an escape.
  ['/thing/a%', 'There is nothing here.', '这里没有内容。'],
  ['/do/redOffsetInvoice/a%E5', 'Red-offset an invoice', '红冲发票'],
] as const;

test('an invoice is issued by a form, followed until it is issued, and its PDF opened in the page', async () => {
  const { url } = await startService({ sandboxProgressDelayMs: 500 });
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, url);

  await board.page.getByRole('link', { name: 'Issue an invoice' }).first().click();
  await board.heading('Issue an invoice');
  const number = await board.send();
  await board.heading(number);
  await board.isIn('Issued');
  await expect.poll(() => board.timeline()).toEqual(['Submitted', 'Being issued', 'Issued']);

  const viewer = browser.context.waitForEvent('request', (request) =>
    request.url().startsWith('chrome-extension:'),
  );
  await board.page.getByRole('button', { name: 'Show PDF' }).click();
  const frame = board.page.locator('iframe.pdf');
  await frame.waitFor();
  expect(await frame.getAttribute('src')).toMatch(/^blob:/);
  await viewer;
  const [download] = await Promise.all([
    board.page.waitForEvent('download'),
    board.page.getByRole('link', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^\d{20}\.pdf$/);
  await board.isAccessible();

  await board.go('/', 'Overview');
  await board.page.getByRole('list').getByText('Issued').first().waitFor();
  await board.go('/list/invoices', 'Invoices');
  await board.page.getByRole('link', { name: number }).waitFor();
  expect(browser.foreign).toEqual([]);
  expect(browser.complaints).toEqual([]);
});

test('replays all updates that occurred while the page was offline, each once', async () => {
  const service = await startService({ sandboxProgressDelayMs: 100 });
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, service.url);
  await board.page.getByRole('button', { name: 'Connection: Live' }).waitFor();
  await board.openConnection();
  await board.turnOffline();
  const cursor = await board.page.getByTestId('cursor').innerText();

  const all = service.subscribe<{ updates: { eventId: string } }>(
    'subscription ($after: Cursor) { updates(after: $after) { eventId state kind } }',
    { after: cursor },
  );
  for (const orderId of ['cut-1', 'cut-2', 'cut-3'])
    await service.query(ISSUE, { input: order({ orderId }) });
  // Each is submitted, accepted, issued, and has its files downloaded and stored.
  const missed: string[] = [];
  while (missed.length < 15) missed.push((await all.next()).data?.updates.eventId ?? '');
  expect(await board.page.locator('section[aria-labelledby=activity] li').count()).toBe(0);

  // No query works offline either, and failed ones are repeated once the page is online.
  await board.page.goto(`${service.url}/#/list/invoices`);
  await board.page.getByText('The service cannot be queried: This page is offline.').waitFor();
  await board.turnOffline();
  await board.page.getByRole('link', { name: 'cut-2' }).waitFor();
  await board.page.getByText('Resumed: 15 missed updates replayed, in order.').waitFor();
  const kept = await board.page.evaluate(() => sessionStorage.getItem('feed'));
  const { updates } = JSON.parse(kept ?? '') as { updates: { eventId: string }[] }; // the page wrote it
  expect(updates.map(({ eventId }) => eventId).toReversed()).toEqual(missed);
  await board.isAccessible();

  // The same if no update was missed.
  await board.turnOffline();
  await board.page.goto(`${service.url}/#/list/sellers`);
  await board.page.getByText('The service cannot be queried: This page is offline.').waitFor();
  await board.turnOffline();
  await board.page.getByText('Resumed: nothing had been missed.').waitFor();
  await board.page.getByText('No seller yet.').waitFor();
  await board.go('/', 'Overview');

  // A reload continues from there, and still has its timeline.
  await board.page.reload();
  await board.page.getByRole('link', { name: 'cut-2' }).first().click();
  await board.isIn('Issued');
  await expect.poll(() => board.timeline()).toEqual(['Submitted', 'Being issued', 'Issued']);
  expect(browser.complaints).toEqual([]);
});

test('a subject older than the page shows its whole timeline, and each new update once', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  await service.query(ISSUE, { input: order({ orderId: 'before-1' }) });
  const browser = await startBrowser();
  // Like long histories, these few updates are returned in several pages.
  await browser.context.route('**/graphql', (route) =>
    route.continue({
      postData: route.request().postData()?.replace('history(first: 50', 'history(first: 1') ?? '',
    }),
  );
  const board = await BoardPage.open(browser, service.url);
  await board.page.getByRole('link', { name: 'before-1' }).first().click();
  await board.isIn('Being issued');
  await expect.poll(() => board.timeline()).toEqual(['Submitted', 'Being issued']);
  service.sandbox.controls.issueInvoice({ orderId: 'before-1' });
  await board.isIn('Issued');
  await expect.poll(() => board.timeline()).toEqual(['Submitted', 'Being issued', 'Issued']);
  // Read again from the service, the timeline is the same.
  await board.page.evaluate(() => sessionStorage.clear());
  await board.page.reload();
  await expect.poll(() => board.timeline()).toEqual(['Submitted', 'Being issued', 'Issued']);
  expect(browser.complaints).toEqual([]);
});

test('a list is filtered in its URL, paged, sorted, and its selected rows acted upon', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  const orders = Array.from({ length: 27 }, (_order, index) => `row-${10 + index}`);
  for (const orderId of orders) await service.query(ISSUE, { input: order({ orderId }) });
  const browser = await startBrowser({ viewport: { width: 1280, height: 900 } });
  const asked: string[] = [];
  browser.context.on('request', (request) => asked.push(request.url()));
  const board = await BoardPage.open(browser, service.url);
  const { page } = board;
  const rows = page.locator('tbody tr');
  const shows = async (...numbers: readonly string[]): Promise<void> => {
    await expect.poll(() => rows.getByRole('link').allInnerTexts()).toEqual(numbers);
  };
  const newest = orders.toReversed();

  await board.go('/list/invoices', 'Invoices');
  await shows(...newest.slice(0, 25));
  await page.getByRole('button', { name: 'Next' }).click();
  await shows(...newest.slice(25));
  expect(page.url()).toContain('#/list/invoices?after=');
  await page.getByRole('button', { name: 'Previous' }).click();
  await shows(...newest.slice(0, 25));
  // Back on the first page, new rows appear again.
  await service.query(ISSUE, { input: order({ orderId: 'row-new' }) });
  await shows('row-new', ...newest.slice(0, 24));
  await page.getByRole('button', { name: 'Opened' }).click();
  await shows(...orders.slice(0, 25));
  await page.getByRole('button', { name: 'Next' }).click();
  await shows(...orders.slice(25), 'row-new');

  for (const orderId of ['row-20', 'row-21']) service.sandbox.controls.issueInvoice({ orderId });
  await board.go('/list/invoices?state=ISSUED', 'Invoices');
  await shows('row-21', 'row-20');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Opened to').fill('2020-01-31');
  await page.getByLabel('Buyer’s tax number').fill('91110000100000000X');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Nothing matches these filters.').waitFor();
  await page.reload();
  await page.getByText('Nothing matches these filters.').waitFor();
  expect(await page.getByLabel('Opened to').inputValue()).toBe('2020-01-31');
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await shows('row-new', ...newest.slice(0, 24));
  await page.getByLabel('Amount from').fill('113.01');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Nothing matches these filters.').waitFor();
  await page.goBack();
  await page.goBack();
  expect(asked.filter((url) => /ISSUED|2020-01|91110000/.test(url))).toEqual([]);
  await page.goBack();
  await shows('row-21', 'row-20');

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Platform’s order number' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Platform’s order number' }).waitFor();
  await page.getByRole('button', { name: 'Dense rows' }).click();
  await board.isAccessible();
  await page.reload();
  await page.getByRole('columnheader', { name: 'Platform’s order number' }).waitFor();

  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await page.getByRole('button', { name: 'Red-offset (2)' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('¥226.00 with tax altogether').waitFor();
  await board.isAccessible();
  await dialog.getByRole('button', { name: 'Reverse 2' }).click();
  await page.getByText('Done: 2.').waitFor();
  await expect
    .poll(() =>
      service.query('{ invoices(states: [ISSUED]) { edges { node { documentsState } } } }'),
    )
    .toMatchObject({
      data: {
        invoices: {
          edges: [{ node: { documentsState: 'STORED' } }, { node: { documentsState: 'STORED' } }],
        },
      },
    });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download files (2)' }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files).filter((name) => name.endsWith('.pdf'))).toHaveLength(2);
  expect(Buffer.from(Object.values(files)[0] ?? []).length).toBeGreaterThan(100);

  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Save .*\.csv$/ }).click(),
  ]);
  const lines = (await readFile(await exported.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines.filter((row) => /row-2[01]/.test(row))).toHaveLength(2);

  await page.setViewportSize({ width: 390, height: 844 });
  await board.go('/list/red-offsets', 'Red offsets');
  const cards = page.locator('main li');
  await cards.nth(1).waitFor();
  await cards.first().getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Look again (1)' }).click();
  await page.getByText('Done: 1.').waitFor();
  await board.isAccessible();
  expect(await board.fits()).toBe(true);
  expect(browser.complaints).toEqual([]);
});

test('everything is found by keyboard: an invoice by its buyer in three keystrokes, a page by its name, a truck by its plate', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  for (const orderId of ['found-1', 'found-2'])
    await service.query(ISSUE, { input: order({ orderId }) });
  const browser = await startBrowser({ viewport: { width: 1280, height: 900 } });
  const board = await BoardPage.open(browser, service.url);
  const { page } = board;
  const { keyboard } = page;
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  const field = palette.getByRole('combobox');
  const first = palette.getByRole('option').first();

  await keyboard.press('/');
  await field.waitFor();
  for (const character of '北京') await keyboard.insertText(character);
  await first.getByText('found-2').waitFor();
  expect(await first.innerText()).toMatch(/Invoices · 北京启明星网络有限公司/);
  await palette.getByRole('status').getByText('2 found').waitFor({ state: 'attached' });
  await board.isAccessible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await board.heading('found-1');

  await keyboard.press('Control+k');
  await field.fill('FO2026');
  await first.getByText('found-').waitFor();
  await field.fill('webh');
  await first.getByText('Webhooks').waitFor();
  await keyboard.press('Enter');
  await board.heading('Webhooks');

  await keyboard.press('Control+k');
  for (const name of ['Pages', 'Actions', 'Display'])
    await palette.getByText(name, { exact: true }).waitFor();
  await field.fill('in');
  const some = await palette.getByRole('option').count();
  await palette.getByRole('option', { name: /^All \d+ commands$/ }).click();
  await expect.poll(() => palette.getByRole('option').count()).toBeGreaterThan(some);
  await board.isAccessible();
  await keyboard.press('Escape');

  await page.getByRole('button', { name: 'Search everything' }).click();
  await field.fill('粤b54321');
  await first.getByText('Trace truck 粤B54321').waitFor();
  await keyboard.press('Enter');
  await board.heading('Truck trace');
  expect(await page.getByLabel('Plate number').inputValue()).toBe('粤B54321');

  await page.getByLabel('Plate number').press('/');
  expect(await palette.isVisible()).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Search everything' }).click();
  await field.fill('dark');
  await board.isAccessible();
  expect(await board.fits()).toBe(true);
  await keyboard.press('Enter');
  await expect
    .poll(() => page.locator('html').getAttribute('data-mantine-color-scheme'))
    .toBe('dark');
  await keyboard.press('Control+k');
  await field.fill('中文');
  await keyboard.press('Enter');
  await board.heading('货车轨迹');
  await keyboard.press('Control+k');
  await keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });
  expect(browser.complaints).toEqual([]);
});

test('a broken connection is re-established automatically, without lost updates', async () => {
  const service = await startService({ sandboxProgressDelayMs: 100 });
  const browser = await startBrowser();
  const line = await layLine(service.url);
  const board = await BoardPage.open(browser, line.url);
  await board.page.getByRole('button', { name: 'Connection: Live' }).waitFor();
  line.cut();
  await board.page.getByRole('button', { name: 'Connection: Connecting' }).waitFor();
  await service.query(ISSUE, { input: order({ orderId: 'broken-1' }) });
  line.mend();
  await board.page.getByRole('link', { name: 'broken-1' }).first().click();
  await board.isIn('Issued');
  await expect.poll(() => board.timeline()).toEqual(['Submitted', 'Being issued', 'Issued']);
});

test('a view that fails to load reports that in its place, and the others work', async () => {
  const { url } = await startService();
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, url);
  await browser.context.route('**/*.js', (route) => route.abort());
  for (const [path] of VIEWS.filter(([each]) => !['/', '/nowhere', '/thing/a%'].includes(each))) {
    await board.page.goto(`${url}/#${path}`);
    await board.page.locator('main').getByRole('alert').waitFor();
    expect(await board.page.getByRole('navigation').count()).toBeGreaterThan(0);
    await board.go('/', 'Overview');
  }
  await board.page.getByRole('button', { name: 'Search everything' }).first().click();
  await board.page.getByRole('alert').waitFor();
  await board.page.goto(`${url}/#/truck`);
  await browser.context.unroute('**/*.js');
  await board.page.locator('main').getByRole('button', { name: 'Try again' }).click();
  await board.heading('Truck trace');
});

test('a rejected order shows the reason beside the wrong field', async () => {
  const { url } = await startService();
  const board = await BoardPage.open(await startBrowser(), url);
  await board.go('/do/issueInvoice', 'Issue an invoice');
  const item = board.page.getByLabel('Item name, Line 1');
  await item.fill('a < b');
  await board.send();
  const said = board.page.getByText('must have 1 to 50 characters');
  await said.waitFor();
  await expect.poll(() => item.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await item.getAttribute('aria-describedby')).toContain(await said.getAttribute('id'));
  await board.isAccessible();
  await item.fill('机械键盘');
  await board.page.getByLabel('Seller', { exact: true }).selectOption({ index: 1 });
  await board.send();
  await board.page.getByText('PLATFORM_REJECTED').waitFor();
  await board.isAccessible();
  expect(await board.page.getByRole('alert').count()).toBe(1);
});

test('a key is entered once, works for queries and the socket, and is dropped with the tab', async () => {
  const key = 'a-key-of-sixteen-or-more';
  const { url } = await startService({ env: { API_KEYS: key } });
  const browser = await startBrowser();
  const page = await browser.context.newPage();
  await page.goto(url);
  await page.getByLabel('API key or token').fill('another-key-of-sixteen');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('The service does not know this key.').waitFor();
  await page.getByLabel('API key or token').fill(key);
  await page.getByRole('button', { name: 'Continue' }).click();
  const board = new BoardPage(page, url);
  await board.heading('Overview');
  await page.getByRole('button', { name: 'Connection: Live' }).waitFor();
  await board.go('/do/issueInvoice', 'Issue an invoice');
  const number = await board.send();
  await board.heading(number);
  await board.page.getByText('Being issued').nth(1).waitFor();
  await page.reload();
  await board.heading(number);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(key);

  const other = await browser.context.newPage();
  await other.goto(url);
  await other.getByLabel('API key or token').waitFor();
});

test.each([
  { locale: 'en-US', colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { locale: 'zh-CN', colorScheme: 'dark', viewport: { width: 360, height: 800 } },
] as const)(
  'every view is readable and usable: $locale, $colorScheme, $viewport.width px',
  async (person) => {
    const service = await startService({ sandboxProgressDelayMs: 100 });
    await service.query(ISSUE, { input: order() });
    await service.query(OpenH5SellerDocument, { sellerId: 'seller-1' });
    const browser = await startBrowser(person);
    const board = await BoardPage.open(browser, service.url);
    for (const [path, ...headings] of VIEWS) {
      await board.go(path, ...headings);
      await board.page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
      await board.isAccessible();
      const titles = headings.map((heading) => `${heading} · fapiao-graph`);
      expect(titles).toContain(await board.page.title());
      expect([path, await board.fits()]).toEqual([path, true]);
    }
    await board.go('/list/invoices', 'Invoices', '数电发票');
    await board.page.getByRole('link', { name: 'order-1' }).click();
    await board.heading('order-1');
    await board.page.locator('section[aria-labelledby=timeline]').waitFor();
    expect(await board.page.title()).toBe('order-1 · fapiao-graph');
    const face = board.page.locator('.invoice-face');
    await face.getByText('壹佰壹拾叁圆整').waitFor();
    await board.isAccessible();
    expect(await board.fits()).toBe(true);
    // Paper shows the invoice alone.
    await board.page.emulateMedia({ media: 'print' });
    expect(await face.isVisible()).toBe(true);
    expect(await board.page.locator('nav, h1, h2, button').filter({ visible: true }).count()).toBe(
      0,
    );
    await board.page.emulateMedia({ media: 'screen' });
    // Session names describe their purpose: their number is a digest.
    const { data } = await service.query<{
      operations: { edges: [{ node: { subject: { id: string } } }] };
    }>('{ operations(first: 1, kinds: [H5_SESSION]) { edges { node { subject { id } } } } }');
    const session = data?.operations.edges[0].node.subject.id ?? '';
    const titles = ['Seller’s face scan and payee, 2', '出售者刷脸与收款登记, 2'];
    await board.go(`/thing/${encodeURIComponent(session)}`, ...titles);
    await board.isAccessible();
    const language = await board.page.locator('html').getAttribute('lang');
    expect(language).toBe(person.locale === 'zh-CN' ? 'zh-CN' : 'en');
    expect(browser.complaints).toEqual([]);
  },
);

test('the language is switched at once, and stored', async () => {
  const { url } = await startService();
  const board = await BoardPage.open(await startBrowser({ locale: 'zh-CN' }), url);
  await board.page.getByRole('button', { name: '语言' }).click();
  await board.page.getByRole('menuitem', { name: 'English' }).click();
  await board.heading('Overview');
  expect(await board.page.title()).toBe('Overview · fapiao-graph');
  await board.page.reload();
  await board.heading('Overview');
  expect(await board.page.locator('html').getAttribute('lang')).toBe('en');
});

test('the first load has less than 300 KB, the second only the page, and none from other hosts', async () => {
  const { url } = await startService();
  const browser = await startBrowser();
  /** Network bytes of all files that a load of the board fetches, by path. */
  const load = async (): Promise<ReadonlyMap<string, number>> => {
    const page = await browser.context.newPage();
    await page.goto(url);
    await new BoardPage(page, url).heading('Overview');
    const sizes = await page.evaluate(() =>
      performance
        .getEntries()
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, transferSize }) => [new URL(name).pathname, transferSize] as const),
    );
    return new Map(sizes.filter(([path]) => path !== '/graphql'));
  };
  const first = await load();
  const total = [...first.values()].reduce((sum, size) => sum + size, 0);
  console.log(`the board: ${(total / 1024).toFixed(0)} KiB in ${first.size} files`);
  expect(total).toBeLessThan(300_000);
  expect(total).toBeGreaterThan(50_000);
  // The page itself is revalidated each time, and gets 304.
  const { '/': page, ...others } = Object.fromEntries(await load());
  expect(page).toBeLessThan(1_000);
  expect(Object.values(others).every((size) => size === 0)).toBe(true);
  expect(browser.foreign).toEqual([]);
});

test('a dialog closed by keyboard returns the focus to its button, each time, in both languages', async () => {
  const { url } = await startService();
  for (const [locale, path, heading, name] of [
    ['en-US', '/', 'Overview', 'Search everything'],
    ['zh-CN', '/verify', '发票查验', '摄像头扫码'],
  ] as const) {
    const { context } = await startBrowser({ locale });
    const page = await context.newPage();
    await new BoardPage(page, url).go(path, heading);
    await page.getByRole('button', { name }).focus();
    for (const _ of [1, 2, 3]) {
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => page.locator('button:focus').innerText()).toContain(name);
    }
  }
});

test('the focus is visible by day and by night, in a form and in a list', async () => {
  const { url } = await startService();
  const { context } = await startBrowser();
  const page = await context.newPage();
  const board = new BoardPage(page, url);
  for (const [path, heading] of [
    ['/do/createContract', 'Sign a contract'],
    ['/list/invoices', 'Invoices'],
    ['/truck', 'Truck trace'],
  ] as const) {
    await board.go(path, heading);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
      expect(await faintFocus(page)).toEqual([]);
    }
  }
});
