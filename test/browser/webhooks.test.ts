import { expect, test } from 'vitest';
import { startService } from '../harness.ts';
import { startReceiver } from '../webhooks/receiver.ts';
import { BoardPage } from './board.ts';
import { closeBrowserAtEnd, startBrowser } from './browser.ts';

closeBrowserAtEnd();

test('a webhook is registered, tested, followed, delivered again and disabled on its page', async () => {
  const receiver = await startReceiver();
  const service = await startService({ env: { WEBHOOK_HOSTS: new URL(receiver.url).host } });
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, service.url);
  const { page } = board;
  await board.go('/webhooks', 'Webhooks');
  await page.getByText('No webhook is registered yet.').waitFor();
  await page.getByLabel('Name').fill('Not a name');
  await page.getByLabel('Address of the receiver').fill(`${receiver.url}/hook`);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('lowercase letters, digits and hyphens').last().waitFor();
  await page.getByLabel('Name').fill('erp');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('It is shown only now').waitFor();
  await page.getByText(/^whsec_/).waitFor();
  await board.isAccessible();

  const webhook = page.getByRole('region', { name: 'erp' });
  await webhook.getByRole('button', { name: 'Send a test event' }).click();
  await webhook.getByText('Test event: taken 200').waitFor();
  await service.query(
    `mutation { startVerificationBatch(input: { batchId: "b1", codes: ["01,32,,26442000000000000011,1660.00,20261102,,"] }) { __typename } }`,
  );
  await receiver.until((all) => all.length >= 3);
  await webhook.getByRole('button', { name: 'Deliveries' }).click();
  await webhook.getByText('VERIFICATION_BATCH').first().waitFor();
  await webhook.getByText('taken', { exact: true }).first().waitFor();
  await board.isAccessible();
  const before = receiver.received.length;
  await webhook.getByRole('button', { name: 'Send again' }).first().click();
  await receiver.until((all) => all.length > before);

  await webhook.getByRole('button', { name: 'Disable' }).click();
  await webhook.getByText('It was disabled by hand.').waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  // The navigation slides away first.
  await expect.poll(() => board.fits()).toBe(true);
  await webhook.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No webhook is registered yet.').waitFor();
  expect(browser.complaints).toEqual([]);
});
