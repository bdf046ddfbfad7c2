import { expect, test } from 'vitest';
import { CREATE_PATH, ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { startService } from '../harness.ts';
import { digitalXml, printed } from '../readings/made.ts';
import { startTenants, tenant } from '../server/live-tenants.ts';
import { keyOf } from '../tenants.ts';
import { BoardPage } from './board.ts';
import { closeBrowserAtEnd, startBrowser } from './browser.ts';

closeBrowserAtEnd();

/** Without pushes the platform is polled at short intervals. */
const OFTEN = { TRACKER_PACE: '0.1' };

test('scrap is ordered by a form, its tax paid by a button, and its invoice issued from its page', async () => {
  const { url } = await startService({ sandboxProgressDelayMs: null, env: OFTEN });
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, url);
  const { page } = board;
  await board.go('/do/calculateTaxAndOrder', 'Buy scrap');
  const number = await board.send();
  await board.heading(number);
  await board.isIn('Pre-opened');
  const form = page.getByRole('link', { name: 'Issue the invoice of a purchase' });

  await form.click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('must have its tax paid first').first().waitFor();
  await board.isAccessible();

  await page.goBack();
  await board.heading(number);
  await page.locator('section[aria-labelledby=related]').getByRole('link').first().click();
  await board.isIn('Waiting for payment');
  await page.getByRole('button', { name: 'Pay the tax' }).click();
  await board.isIn('Paid');

  await page.goBack();
  await form.click();
  await page.getByRole('button', { name: 'Send' }).click();
  await board.isIn('Being uploaded');
  expect(browser.complaints).toEqual([]);
});

test('a seller scans their face on their page, and the board shows the scan on the followed page', async () => {
  const { url } = await startService({ sandboxProgressDelayMs: null, env: OFTEN });
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, url);
  await board.go('/do/onboardSeller', 'Onboard a seller');
  const number = await board.send();
  const [person] = await Promise.all([
    browser.context.waitForEvent('page'),
    board.page.getByRole('link', { name: /Face scan URL/ }).click(),
  ]);
  await board.page.getByRole('link', { name: 'Follow it' }).click();
  await board.heading(number);
  await board.isIn('Waiting for the face scan');
  await person.getByRole('button', { name: 'Scan the face' }).click();
  await person.getByText('Done', { exact: true }).waitFor();
  await board.isIn('Face scanned');
  expect(browser.complaints).toEqual([]);
});

test('sandbox controls finish a face scan, fail an issue, drop pushes and slow down an endpoint', async () => {
  const service = await startService({ sandboxProgressDelayMs: null, env: OFTEN });
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, service.url);
  const { page } = board;

  await board.go('/controls', 'Steer the platform');
  const isSet = page.getByRole('status').getByText('Set.');
  await page.getByLabel('Endpoint', { exact: true }).selectOption(CREATE_PATH);
  await page.getByLabel('What it does', { exact: true }).selectOption('is slow');
  await page.getByRole('button', { name: 'Set it' }).click();
  await isSet.waitFor();
  const startedAt = performance.now();
  const slow = service
    .query(ISSUE, { input: order({ orderId: 'slow-1' }) })
    .then(() => performance.now() - startedAt);

  await board.go('/do/onboardSeller', 'Onboard a seller');
  await board.send();
  await page.getByRole('link', { name: 'Follow it' }).click();
  await page.getByRole('button', { name: 'Scan the face' }).click();
  await board.isIn('Face scanned');

  await board.go('/controls', 'Steer the platform');
  await page.getByRole('button', { name: 'Drop them all' }).click();
  await isSet.waitFor();
  await board.go('/do/issueInvoice', 'Issue an invoice');
  const unpushed = await board.send();
  await board.heading(unpushed);
  await page.getByRole('button', { name: 'Let it be issued now' }).click();
  await board.isIn('Issued');
  await page
    .locator('section[aria-labelledby=timeline]')
    .getByText(/· poll$/)
    .first()
    .waitFor();

  await board.go('/do/issueInvoice', 'Issue an invoice');
  const failed = await board.send();
  await board.heading(failed);
  await page.getByRole('button', { name: 'Let the tax bureau reject it' }).click();
  await page.getByText('Done.').waitFor();
  const { data } = await service.query<{ invoice: { raw: object } }>(
    'query ($by: InvoiceBy!) { invoice(by: $by) { raw } }',
    { by: { orderId: failed } },
  );
  expect(data?.invoice.raw).toMatchObject({ fail_reason: '购买方税号状态异常' });

  // Five seconds, as set by the fault; it began before the other steps.
  expect(await slow).toBeGreaterThan(4_900);
  expect(browser.complaints).toEqual([]);
});

test('a buyer is found by two characters of the name, and chosen with its tax number', async () => {
  const service = await startService({ sandboxProgressDelayMs: null, env: OFTEN });
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, service.url);
  const { page } = board;
  await board.go('/do/issueInvoice', 'Issue an invoice');
  await page
    .getByLabel('Buyer', { exact: true })
    .selectOption({ label: 'Another company: look it up' });
  const [name, taxNumber] = ['name', 'taxNumber'].map((member) =>
    page.locator(`[id="input.buyer.enterprise.${member}"]`),
  );
  await name?.fill('前');
  await name?.fill('前海');
  await page.getByRole('option', { name: '深圳前海青禾供应链管理有限公司' }).click();
  await expect.poll(() => taxNumber?.inputValue()).toBe('91440300MA5F0A0C3U');
  await board.isAccessible();
  const number = await board.send();
  await board.heading(number);
  const { data } = await service.query(
    'query ($by: InvoiceBy!) { invoice(by: $by) { buyerName } }',
    { by: { orderId: number } },
  );
  expect(data).toEqual({ invoice: { buyerName: '深圳前海青禾供应链管理有限公司' } });
  expect(browser.complaints).toEqual([]);
});

test('an invoice of two lines is computed while typed, restored after a reload, and sent once by two clicks', async () => {
  const service = await startService({ sandboxProgressDelayMs: null, env: OFTEN });
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, service.url);
  const { page } = board;
  await board.go('/do/issueInvoice', 'Issue an invoice');
  await page.getByRole('button', { name: 'Add a line' }).click();
  const second = (label: string) => page.getByLabel(`${label}, Line 2`);
  await second('Item name').fill('云服务器租赁');
  await second('Tax classification code').fill('3040203000000000000');
  await second('Tax rate').fill('0.06');
  await second('Quantity').fill('3');
  await second('Unit price').fill('333.333');
  // 3 × 333.333 = 999.999, and 6 % of 1000.00.
  for (const [label, amount] of [
    ['Amount without tax', '1000.00'],
    ['Tax amount', '60.00'],
    ['Amount with tax', '1060.00'],
  ] as const)
    expect(await second(label).getAttribute('placeholder')).toBe(amount);
  const total = page.getByTestId('total-amountWithTax');
  expect(await total.innerText()).toBe('1459.00');
  await board.isAccessible();

  const orderId = page.locator('[id="input.orderId"]');
  const number = await orderId.inputValue();
  await page.reload();
  await page.getByText('Your draft is back.').waitFor();
  expect(await orderId.inputValue()).toBe(number);
  expect(await second('Unit price').inputValue()).toBe('333.333');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation IssueInvoice')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await board.heading(number);
  expect(sent).toHaveLength(1);
  const { data } = await service.query(
    'query ($by: InvoiceBy!) { invoice(by: $by) { amountWithTax } }',
    { by: { orderId: number } },
  );
  expect(data).toEqual({ invoice: { amountWithTax: '1459.00' } });
  await board.go('/do/issueInvoice', 'Issue an invoice');
  expect(await orderId.inputValue()).not.toBe(number);
  expect(browser.complaints).toEqual([]);
});

test('a file is sent with its form, and no personal data of a draft is stored', async () => {
  const { url } = await startService({ sandboxProgressDelayMs: null, env: OFTEN });
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, url);
  const { page } = board;
  await board.go('/do/readInvoiceFile', 'Read the invoices in a file');
  const file = { name: 'one.xml', mimeType: 'text/xml', buffer: Buffer.from(digitalXml()) };
  await page.getByLabel('File').setInputFiles(file);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Done', { exact: true }).waitFor();
  await page.getByText(printed.sellerName).waitFor();
  await board.isAccessible();

  await board.go('/do/createContract', 'Sign a contract');
  await page.locator('[id="input.name"]').fill('A contract of its own');
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).toContain('A contract of its own');
  for (const personal of ['110101198503154217', '13900000011'])
    expect(stored).not.toContain(personal);
  expect(browser.complaints).toEqual([]);
});

test('with real keys a form shows its cost and asks for confirmation, and is visible only with the scope', async () => {
  const key = keyOf('acme');
  const apiKeys = [{ key, scopes: ['read', 'issue'] }];
  const service = await startTenants([tenant('acme', { apiKeys })]);
  const { url } = service;
  const browser = await startBrowser({ viewport: { width: 390, height: 800 }, locale: 'zh-CN' });
  const page = await browser.context.newPage();
  await page.goto(url);
  await page.getByLabel('API 密钥或令牌').fill(key);
  await page.getByRole('button', { name: '继续' }).click();
  const board = new BoardPage(page, url);
  await board.heading('总览');
  await board.go('/do/createContract', '签署合同');
  await page.getByText('您的密钥没有“sign”权限').waitFor();

  await board.go('/do/issueInvoice', '开具发票');
  await page.getByText('此操作产生费用：按张计费。').waitFor();
  expect(await board.fits()).toBe(true);
  const review = page.getByRole('button', { name: '核对并提交' });
  // English descriptions stand behind marks, or all of them behind the switch.
  const english = page.locator('[lang=en]');
  await page.getByText('invoice_type_code').first().waitFor({ state: 'attached' });
  expect(await english.count()).toBe(0);
  await page.getByTitle('开票人的英文说明').click();
  await english.getByText('Name of the person who draws the invoice').waitFor();
  await board.isAccessible();
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: '显示英文说明' }).click({ force: true });
  await expect.poll(() => english.count()).toBeGreaterThan(5);
  await page.getByRole('switch', { name: '显示英文说明' }).click({ force: true });
  const dialog = page.getByRole('dialog');
  await review.click();
  // Errors found by the schema come first: the first field without a value has the focus.
  await page.locator('[id="input.kind"]:focus[aria-invalid=true]').waitFor();
  expect(await dialog.count()).toBe(0);

  await page.locator('[id="input.kind"]').selectOption('GENERAL');
  await page.getByLabel('购买方: 请选择一项').selectOption('individual');
  for (const [path, text] of [
    ['drawer', '王小明'],
    ['seller.taxNumber', '91440300MA5F0A0A1X'],
    ['seller.name', '深圳市青禾科技有限公司'],
    ['lines.0.itemName', '机械键盘'],
    ['lines.0.taxClassificationCode', '1090512010000000000'],
    ['lines.0.taxRate', '0.13'],
    ['lines.0.amountWithTax', '399.00'],
  ] as const)
    await page.locator(`[id="input.${path}"]`).fill(text);
  await review.click();
  await dialog.getByText('机械键盘').waitFor();
  await board.isAccessible();
  await dialog.getByRole('button', { name: '返回表单' }).click();
  await page.locator('button:focus', { hasText: '核对并提交' }).waitFor();
  await page.keyboard.press('Enter');
  expect(service.accountsAt('/create')).toEqual([]);
  await dialog.getByRole('button', { name: '确认提交' }).click();
  await page.waitForURL(/thing/);
  expect(service.accountsAt('/create')).toEqual(['app-acme']);
  // The gate asks whether a key is needed.
  expect(browser.complaints.filter((text) => !text.includes('401'))).toEqual([]);
});
