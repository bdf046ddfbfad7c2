import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buyer, unprovisionedSeller } from '../../packages/simulator/src/seed/parties.ts';
import { sumOf } from '../../packages/web/board/values/sums.ts';
import { digestOf } from '../../src/server/auth/authentication.ts';
import {
  CREATE_PATH,
  INVOICE,
  ISSUE,
  line,
  order,
  seller,
} from '../capabilities/forward-invoicing/invoice-orders.ts';
import { dataOf } from '../following.ts';
import { ApplyRedConfirmationDocument } from '../generated/operations.ts';
import { startService, temporaryFolder } from '../harness.ts';
import { startBefore } from '../scenario.ts';
import { startReceiver } from '../webhooks/receiver.ts';
import { BoardPage } from './board.ts';
import { type Browser, closeBrowserAtEnd, startBrowser } from './browser.ts';
import { type Entry, startChanged } from './changed-statistic.ts';

closeBrowserAtEnd();

const KEY = 'key-of-the-finance-team-0123456789';
const READER = 'key-of-somebody-who-reads-0123456789';

const VERIFY = `query ($numbers: [InvoiceToVerify!]!) { verifyInvoices(invoices: $numbers) { verdict } }`;
const invoice = (number: number) => ({
  digitalGeneral: {
    invoiceNumber: String(number).padStart(20, '0'),
    issuedOn: '2026-11-02',
    amountWithTax: '1660.10',
  },
});

/** Opens the board with a key. */
async function openWith(browser: Browser, url: string, key: string): Promise<BoardPage> {
  await browser.context.addInitScript((kept) => {
    // Frames without an address have no storage.
    if (location.protocol === 'http:') sessionStorage.setItem('key', kept);
  }, key);
  return BoardPage.open(browser, url);
}

/** Fails for a page that is cut off or unusable at a phone's width. */
async function worksOnAPhone(board: BoardPage): Promise<void> {
  await board.isAccessible();
  const before = board.page.viewportSize() ?? { width: 1400, height: 900 };
  await board.page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => board.fits()).toBe(true);
  await board.page.setViewportSize(before);
}

/** Exports the list of the page, and returns the file. */
async function exported(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  // It fades, and counts as part of the page until it is removed.
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Save / }).click(),
  ]);
  return text(await saved.createReadStream());
}

test('shows costs, the audit and the keys to callers with the scope', async () => {
  const TENANTS_FILE = join(await temporaryFolder(), 'tenants.json');
  const budget = { unitsPerDay: { verification: 5 }, unitsPerRequest: 4 };
  const scopes = ['read', 'verify', 'issue', 'audit', 'files', 'sandbox'];
  const apiKeys = [
    { name: 'desk', sha256: digestOf(KEY), scopes, budget },
    { name: 'reader', sha256: digestOf(READER), scopes: ['read'], expires: '2099-12-31' },
    {
      name: 'forgotten',
      sha256: digestOf('a-key-that-nobody-uses-0123456789'),
      scopes: ['issue'],
    },
  ];
  await writeFile(TENANTS_FILE, JSON.stringify([{ name: 'acme', apiKeys }]));
  const service = await startService({ env: { TENANTS_FILE }, sandboxProgressDelayMs: null });
  const authorization = { authorization: `Bearer ${KEY}` };
  await service.query(VERIFY, { numbers: [1, 2, 3].map(invoice) }, authorization);
  await service.query(ISSUE, { input: order({ orderId: 'audited-1' }) }, authorization);
  await service.query(ISSUE, { input: order({ orderId: 'refused-1', lines: [] }) }, authorization);
  const browser = await startBrowser();
  const board = await openWith(browser, service.url, KEY);
  const { page } = board;

  await board.go('/billing', 'Spending');
  await page.getByText('2 of 5 left').waitFor();
  await page.getByRole('img', { name: 'Units by day' }).waitFor();
  const together = page.getByRole('row', { name: 'Total' });
  expect(await together.getByRole('cell').allInnerTexts()).toEqual(['1', '3', '4', '2']);
  await worksOnAPhone(board);
  await page.getByText('Key', { exact: true }).first().click();
  await page.getByRole('row', { name: 'acme/desk' }).waitFor();
  expect(page.url()).toContain('#/billing?by=KEY');
  await page.goBack();
  await page.getByRole('columnheader', { name: 'Day' }).waitFor();
  expect(await exported(page)).toContain('acme/desk');
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByText('at most 366 days').waitFor();
  await board.go('/billing?from=2020-01-01&to=2020-12-31', 'Spending');
  await page.getByText('Nothing was billed in these days.').waitFor();

  await board.go('/audit', 'Audit');
  const issued = page.getByRole('row', { name: 'audited-1' });
  await issued.getByText('Succeeded').waitFor();
  await issued.getByText('acme/desk').waitFor();
  await page.getByText('INVALID_INPUT').waitFor();
  await worksOnAPhone(board);
  await page.getByLabel('Through').fill('2020-01-01');
  await page.getByText('Nothing was recorded in this time.').waitFor();
  expect(page.url()).toContain('#/audit?to=2020-01-01');
  await page.goBack();
  await issued.getByRole('link', { name: 'audited-1' }).click();
  await board.heading('audited-1');

  await board.go('/keys', 'Keys');
  await page.getByRole('row', { name: 'acme/desk' }).getByText('2 of 5 left').waitFor();
  await page.getByRole('row', { name: 'acme/forgotten' }).getByText('Never').first().waitFor();
  await worksOnAPhone(board);
  expect(await page.content()).not.toContain(digestOf(KEY));
  expect(browser.complaints).toEqual([]);

  const other = await startBrowser({
    locale: 'zh-CN',
    colorScheme: 'dark',
    viewport: { width: 390, height: 800 },
  });
  const limited = await openWith(other, service.url, READER);
  for (const [path, title] of [
    ['/audit', '审计'],
    ['/keys', '密钥'],
  ] as const) {
    await limited.go(path, title);
    await limited.page.getByText('需要带有 audit 权限').waitFor();
    await limited.isAccessible();
  }
  expect(other.complaints).toEqual([]);
});

test('a month with all kinds of differences is reconciled: each is shown, with a link', async () => {
  const elsewhere = await startService({ sandboxProgressDelayMs: null });
  const { sandbox } = elsewhere;
  const planted: Readonly<Record<string, (entry: Entry) => readonly Entry[]>> = {
    'amount-1': (entry) => [{ ...entry, amount_has_tax: '113.50' }],
    'gone-1': () => [],
    'month-1': (entry) => [{ ...entry, issue_time: '2020-01-05 10:00:00' }],
    'agree-1': (entry) => [
      entry,
      entry,
      { ...entry, order_id: 'failed-1', order_sn: 'S-failed', ticket_sn: '26000000000000000001' },
    ],
  };
  const platform = await startChanged(sandbox, (entry) => {
    const { order_id: orderId } = entry;
    return (typeof orderId === 'string' && planted[orderId]?.(entry)) || [entry];
  });
  const service = await startBefore(platform, { TRACKER_PACE: '0.1' });
  for (const orderId of ['agree-1', 'amount-1', 'gone-1', 'month-1', 'failed-1'])
    await service.query(ISSUE, { input: order({ orderId }) });
  await elsewhere.query(ISSUE, { input: order({ orderId: 'elsewhere-1' }) });
  for (const orderId of ['agree-1', 'amount-1', 'gone-1', 'month-1', 'elsewhere-1'])
    sandbox.controls.issueInvoice({ orderId });
  sandbox.controls.rejectInvoice({ orderId: 'failed-1', reason: '购买方税号状态异常' });
  for (const orderId of ['agree-1', 'amount-1', 'gone-1', 'month-1', 'failed-1'])
    await service.query(INVOICE, { by: { orderId } });

  const browser = await startBrowser();
  const board = await BoardPage.open(browser, service.url);
  const { page } = board;
  await board.go('/month', 'Month’s end');
  await page.getByText('5 invoices need a look.').waitFor();
  const counts = ['agreeing', 'different', 'missingAtPlatform', 'missingHere', 'uncompared'];
  const shown = async () => Promise.all(counts.map((name) => page.getByTestId(name).innerText()));
  expect(await shown()).toEqual(['1', '3', '1', '1', '1']);
  const row = (part: string, orderId: string) =>
    page.getByRole('region', { name: part }).getByRole('row', { name: orderId });
  await row('Differ', 'amount-1').getByText('¥113.50').waitFor();
  await row('Differ', 'amount-1').getByText('¥113.00').waitFor();
  await row('Differ', 'month-1').getByText('2020-01').waitFor();
  await row('Differ', 'failed-1').getByText('State', { exact: true }).waitFor();
  await row('Missing at the platform', 'gone-1').getByText('¥113.00').waitFor();
  const foreign = row('Missing here', 'elsewhere-1');
  await foreign.getByText('Choose its seller to look it up.').waitFor();
  await foreign.getByRole('link', { name: 'Verify' }).click();
  const line = /^01,32,,\d{20},113\.00,,,$/;
  await expect.poll(() => page.getByLabel('QR texts, one a line').inputValue()).toMatch(line);
  await page.goBack();
  await page.getByText('1 · ').click();
  await page.getByRole('button', { name: 'agree-1', exact: true }).click();
  await page.getByRole('dialog').getByRole('option', { name: 'agree-1' }).waitFor();
  await page.keyboard.press('Escape');
  await worksOnAPhone(board);

  // Its seller is suggested, and applied as soon as it is chosen.
  await page.locator(`datalist option[value="${seller.taxNumber}"]`).waitFor({ state: 'attached' });
  await page.getByLabel('Seller’s tax number').fill(seller.taxNumber);
  await foreign.getByRole('button', { name: 'Look it up' }).click();
  await page.getByText('The platform reports: Issued').waitFor();
  expect(page.url()).toContain(`#/month?seller=${seller.taxNumber}`);
  await page.getByLabel('Month', { exact: true }).fill('2020-02');
  await page.getByText('Nobody issued an invoice in this month').waitFor();
  await page.goBack();
  await row('Differ', 'amount-1').getByRole('link', { name: 'Open' }).click();
  await board.heading('amount-1');
  expect(browser.complaints).toEqual([]);
});

test('an invoice is found by two letters of its buyer: slash, letters and Enter open it', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  const named = { ...buyer, name: 'Qimingxing Network' };
  await service.query(ISSUE, {
    input: order({ orderId: 'bought-1', buyer: { enterprise: named } }),
  });
  for (const orderId of ['other-1', 'other-2'])
    await service.query(ISSUE, { input: order({ orderId }) });
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, service.url);
  const { page } = board;
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await page.keyboard.press('/');
  await palette.getByRole('combobox').waitFor();
  await page.keyboard.press('q');
  await page.keyboard.press('i');
  const best = palette.getByRole('group', { name: 'Invoices' }).getByRole('option').first();
  await expect.poll(() => best.getAttribute('data-combobox-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await board.heading('bought-1');
  expect(browser.complaints).toEqual([]);
});

/** Orders by number, each with its amount with tax; at 13 % they are 100.00, 200.00 and 10.00 without. */
const SUMMED = { 'sum-1': '113.00', 'sum-2': '226.00', 'sum-3': '11.30' } as const;

test('sums up the year like its lists, by month, buyer, seller and rate', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  for (const [orderId, amountWithTax] of Object.entries(SUMMED)) {
    await service.query(ISSUE, { input: order({ orderId, lines: [{ ...line, amountWithTax }] }) });
    service.sandbox.controls.issueInvoice({ orderId });
    await service.query(INVOICE, { by: { orderId } });
  }
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, service.url);
  const { page } = board;
  const cells = (row: string) => page.getByRole('row', { name: row }).getByRole('cell');
  const sums = ['3', '¥310.00', '¥40.30', '¥350.30', '0', '¥0.00'];
  await board.go('/totals', 'Totals');
  await page.getByRole('img', { name: 'Amounts by month' }).waitFor();
  expect(await cells('Total').allInnerTexts()).toEqual(sums);
  const { data } = await service.query<{
    invoices: { edges: { node: { amountWithTax: string } }[] };
  }>('{ invoices(first: 100) { edges { node { amountWithTax } } } }');
  const listed = data?.invoices.edges.map(({ node }) => node.amountWithTax) ?? [];
  expect(`¥${sumOf(listed)}`).toBe('¥350.30');
  for (const [by, name] of [
    ['BUYER', buyer.name],
    ['SELLER', seller.taxNumber],
    ['RATE', '13'],
  ] as const) {
    await board.go(`/totals?by=${by}`, 'Totals');
    await cells(name).first().waitFor();
    expect(await cells(name).allInnerTexts()).toEqual(sums);
  }
  expect(await exported(page)).toContain('310.00,40.30,350.30');
  await worksOnAPhone(board);
  await board.go('/totals?of=scrap', 'Totals');
  await page.getByText('No invoice was issued in these months.').waitFor();
  await board.go('/totals?from=2020-01', 'Totals');
  await page.getByText('at most 36 months').waitFor();
  expect(browser.complaints).toEqual([]);
});

test('red confirmations are a table, filtered by the tax bureau’s own filters, without a seller in the URL', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  await service.query(ApplyRedConfirmationDocument, { applicationId: 'red-1' });
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, service.url);
  const { page } = board;
  await board.go('/red-confirmations', 'Red confirmations');
  await page.getByText('Fill in your name and tax number.').waitFor();
  const ask = page.getByRole('button', { name: 'Query the tax bureau' });
  await ask.click();
  const row = page.getByRole('row', { name: '26462000000000000001' });
  await row.getByText('¥-1,250.00').waitFor();
  expect(page.url()).toContain('as=BUYER');
  await worksOnAPhone(board);

  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('CONFIRMED');
  await ask.click();
  await page.getByText('The tax bureau lists no red confirmation like this.').waitFor();
  expect(page.url()).toContain('status=CONFIRMED');
  await page.goBack();
  await row.waitFor();

  await page.getByText('Ask as: Seller').click();
  await page.getByRole('textbox', { name: 'Seller', exact: true }).fill('张建国');
  await page.getByRole('textbox', { name: 'Seller’s tax number' }).fill('110101198503154217');
  await ask.click();
  await row.waitFor();
  expect(page.url()).toContain('as=SELLER');
  expect(decodeURIComponent(page.url())).not.toMatch(/110101198503154217|张建国/);
  await row.getByRole('link').click();
  await page.waitForURL(/thing/);
  await page.getByText('26462000000000000001').waitFor();
  expect(browser.complaints).toEqual([]);
});

test('an unsent input is sent again from its own form, as typed', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, service.url);
  const { page } = board;
  await board.go('/do/issueInvoice', 'Issue an invoice');
  await page.locator('[id="input.drawer"]').fill('李晓华');
  service.sandbox.controls.setFault({ path: CREATE_PATH, fault: 'QUOTA_EXHAUSTED', times: 1 });
  const number = await board.send();
  await page.getByText('It was not done').waitFor();

  await board.go('/attention', 'Needs attention');
  const item = page.getByRole('article', { name: number });
  await item.getByText('Not sent', { exact: true }).first().waitFor();
  await item.getByRole('link', { name: 'Send again' }).click();
  await board.heading('Issue an invoice');
  await page.getByText('Send the same input under its number').waitFor();
  await board.isAccessible();
  expect(await page.locator('[id="input.drawer"]').inputValue()).toBe('李晓华');
  expect(await board.send()).toBe(number);
  await board.heading(number);
  await board.isIn('Being issued');
});

test('entries that need attention are counted in the navigation, and settled on their page', async () => {
  const receiver = await startReceiver();
  await receiver.behave('/gone', { type: 'status', status: 410 });
  const service = await startService({
    sandboxProgressDelayMs: null,
    env: { WEBHOOK_HOSTS: new URL(receiver.url).host },
  });
  await service.query(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { __typename } }',
    {
      input: {
        name: 'erp',
        url: `${receiver.url}/gone`,
        document: 'subscription { updates { eventId } }',
      },
    },
  );
  for (const orderId of ['refused-1', 'refused-2', 'refused-3']) {
    await service.query(ISSUE, {
      input: order({ orderId, seller: { ...seller, ...unprovisionedSeller } }),
    });
  }
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, service.url);
  const { page } = board;
  const badge = page.getByRole('link', { name: /^Needs attention/ });
  await expect.poll(() => badge.innerText()).toMatch(/4/);
  await badge.click();
  await board.heading('Needs attention');
  await page.getByText('4 need attention').waitFor();
  await worksOnAPhone(board);

  const item = (name: string) => page.getByRole('article', { name });
  await receiver.behave('/gone', { type: 'status', status: 200 });
  await item('erp').getByText('Webhook fails').waitFor();
  await item('erp').getByRole('button', { name: 'Enable the webhook' }).click();
  await page.getByText('3 need attention').waitFor();
  await item('refused-1').getByRole('link', { name: 'Open' }).click();
  await board.heading('refused-1');
  await page.goBack();
  await item('refused-1').getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText('2 need attention').waitFor();
  // A page after the last item, as after dismissing all items of the last page.
  const { attention } = dataOf(
    await service.query<{ attention: { pageInfo: { endCursor: string } } }>(
      '{ attention { pageInfo { endCursor } } }',
    ),
  );
  await board.go(`/attention?after=${attention.pageInfo.endCursor}`, 'Needs attention');
  await page.getByRole('button', { name: 'Newest' }).click();
  await item('refused-2').waitFor();
  await page.getByRole('button', { name: 'Dismiss all on this page' }).click();
  await page.getByText('Nothing needs you.').waitFor();
  await expect.poll(() => badge.innerText()).not.toMatch(/\d/);
  expect(browser.complaints).toEqual([]);
});
