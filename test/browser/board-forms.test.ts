import { expect, test } from 'vitest';
import { CREATE_PATH, ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { startService } from '../harness.ts';
import { BoardPage } from './board.ts';
import { closeBrowserAtEnd, startBrowser } from './browser.ts';

closeBrowserAtEnd();

const SLOW = { timeout: 120_000 };
/** Without pushes the platform is polled every few moments. */
const OFTEN = { TRACKER_PACE: '0.1' };

test(
  'scrap is bought by a form, its tax paid by a button, and its invoice issued from its page',
  SLOW,
  async () => {
    const { url } = await startService({ sandboxProgressDelayMs: null, env: OFTEN });
    const browser = await startBrowser();
    const board = await BoardPage.open(browser, url);
    const { page } = board;
    await board.go('/new/scrap-order', 'Buy scrap');
    const number = await board.send();
    await board.heading(number);
    await board.isIn('Pre-opened');
    const form = page.getByRole('link', { name: 'Issue the invoice of the purchase' });

    await form.click();
    await page.getByRole('button', { name: 'Issue it' }).click();
    await page.getByRole('alert').getByText('must have its tax paid first').waitFor();
    await board.isAccessible();

    await page.goBack();
    await board.heading(number);
    await page.locator('section[aria-labelledby=related]').getByRole('link').first().click();
    await board.isIn('Waiting for payment');
    await page.getByRole('button', { name: 'Pay the tax' }).click();
    await board.isIn('Paid');

    await page.goBack();
    await form.click();
    await page.getByRole('button', { name: 'Issue it' }).click();
    await board.isIn('Being uploaded');
    expect(browser.complaints).toEqual([]);
  },
);

test(
  'a seller scans their face on their page, and the board shows it where it is followed',
  SLOW,
  async () => {
    const { url } = await startService({ sandboxProgressDelayMs: null, env: OFTEN });
    const browser = await startBrowser();
    const board = await BoardPage.open(browser, url);
    await board.go('/new/seller', 'Onboard a seller');
    const number = await board.send();
    const [person] = await Promise.all([
      browser.context.waitForEvent('page'),
      board.page.getByRole('link', { name: 'Open the face-scan page' }).click(),
    ]);
    await board.page.getByRole('link', { name: 'Follow it' }).click();
    await board.heading(number);
    await board.isIn('Waiting for the face scan');
    await person.getByRole('button', { name: 'Scan the face' }).click();
    await person.getByText('Done', { exact: true }).waitFor();
    await board.isIn('Face scanned');
    expect(browser.complaints).toEqual([]);
  },
);

test(
  'by its controls a face is scanned, an issuing fails, pushes are dropped and an endpoint is slow',
  SLOW,
  async () => {
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

    await board.go('/new/seller', 'Onboard a seller');
    await board.send();
    await page.getByRole('link', { name: 'Follow it' }).click();
    await page.getByRole('button', { name: 'Scan the face' }).click();
    await board.isIn('Face scanned');

    await board.go('/controls', 'Steer the platform');
    await page.getByRole('button', { name: 'Drop them all' }).click();
    await isSet.waitFor();
    await board.go('/new/invoice', 'Issue an invoice');
    const unpushed = await board.send();
    await board.heading(unpushed);
    await page.getByRole('button', { name: 'Let it be issued now' }).click();
    await board.isIn('Issued');
    await page
      .locator('section[aria-labelledby=timeline]')
      .getByText(/· poll$/)
      .first()
      .waitFor();

    await board.go('/new/invoice', 'Issue an invoice');
    const failed = await board.send();
    await board.heading(failed);
    await page.getByRole('button', { name: 'Let the tax bureau reject it' }).click();
    await page.getByText('Done.').waitFor();
    const { data } = await service.query<{ invoice: { raw: object } }>(
      'query ($by: InvoiceBy!) { invoice(by: $by) { raw } }',
      { by: { orderId: failed } },
    );
    expect(data?.invoice.raw).toMatchObject({ fail_reason: '购买方税号状态异常' });

    // Five seconds, as the fault says; it began before the rest.
    expect(await slow).toBeGreaterThan(4_900);
    expect(browser.complaints).toEqual([]);
  },
);

test(
  'a buyer is looked up by two characters of the name, and chosen with its tax number',
  SLOW,
  async () => {
    const service = await startService({ sandboxProgressDelayMs: null, env: OFTEN });
    const browser = await startBrowser();
    const board = await BoardPage.open(browser, service.url);
    const { page } = board;
    await board.go('/new/invoice', 'Issue an invoice');
    await page.getByLabel('Buyer').selectOption({ label: 'Another company: look it up' });
    const name = page.locator('input[name=buyerName]');
    await name.fill('前');
    await name.fill('前海');
    await page.getByRole('option', { name: '深圳前海青禾供应链管理有限公司' }).click();
    await page.waitForFunction(
      () => document.querySelector('[name=buyerTaxNumber]')?.getAttribute('value') !== '',
    );
    expect(await page.getByLabel('Tax number').inputValue()).toBe('91440300MA5F0A0C3U');
    await board.isAccessible();
    const number = await board.send();
    await board.heading(number);
    const { data } = await service.query(
      'query ($by: InvoiceBy!) { invoice(by: $by) { buyerName } }',
      { by: { orderId: number } },
    );
    expect(data).toEqual({ invoice: { buyerName: '深圳前海青禾供应链管理有限公司' } });
    expect(browser.complaints).toEqual([]);
  },
);
