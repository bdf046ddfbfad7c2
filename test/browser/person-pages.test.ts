import { expect, test } from 'vitest';
import {
  CreateContractDocument,
  FollowContractDocument,
  FollowH5SessionDocument,
  OnboardSellerDocument,
  OpenH5SellerDocument,
} from '../generated/operations.ts';
import { startService, type Subscription } from '../harness.ts';
import { findingsByDayAndNight } from './accessibility.ts';
import { closeBrowserAtEnd, startBrowser } from './browser.ts';

closeBrowserAtEnd();

const PHONE = { width: 390, height: 844 };

/** Reads a subscription until an item has a state. */
async function shows(updates: Subscription, state: string): Promise<void> {
  while (!JSON.stringify((await updates.next(20_000)).data).includes(`"state":"${state}"`));
}

test('a seller is onboarded on the page behind an H5 link, and the update arrives', async () => {
  const service = await startService();
  const { data } = await service.query(OpenH5SellerDocument);
  const link = data?.openH5Session;
  if (!link || !('token' in link)) throw new Error(JSON.stringify(data));
  const updates = service.subscribe(FollowH5SessionDocument, { token: link.token });

  const browser = await startBrowser();
  const page = await browser.context.newPage();
  await page.setViewportSize(PHONE);
  await page.goto(link.url);
  await page.getByRole('heading', { name: 'Become a payee' }).waitFor();
  await page.getByRole('button', { name: 'Do not recognize the face' }).click();
  await page.getByText('The face was not recognized.').waitFor();
  expect(await findingsByDayAndNight(page)).toEqual([]);
  await page.getByRole('button', { name: 'Scan the face' }).click();
  await page.getByLabel('Card number').waitFor();
  expect(await findingsByDayAndNight(page)).toEqual([]);
  await page.getByRole('button', { name: 'File the card' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Done', { exact: true }).waitFor();
  await shows(updates, 'PERSON_DONE');
  expect(browser.foreign).toEqual([]);
  expect(browser.complaints).toEqual([]);
});

test('a contract is read and signed on its page, and the platform seals it', async () => {
  const service = await startService();
  const updates = service.subscribe(FollowContractDocument);
  await updates.next();
  const { data } = await service.query(CreateContractDocument);
  const contract = data?.createContract;
  if (!contract || !('signUrl' in contract)) throw new Error(JSON.stringify(data));

  const browser = await startBrowser();
  const page = await browser.context.newPage();
  await page.setViewportSize(PHONE);
  await page.goto(String(contract.signUrl));
  const pdf = await page
    .getByRole('link', { name: 'Read the contract (PDF)' })
    .getAttribute('href');
  const file = await fetch(service.url + String(pdf));
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await page.getByRole('button', { name: 'Scan the face' }).click();

  await page.locator('canvas').waitFor();
  expect(await findingsByDayAndNight(page)).toEqual([]);
  const stroke = async (x: number): Promise<void> => {
    const pad = await page.locator('canvas').boundingBox();
    if (pad === null) throw new Error('There is no place to write.');
    await page.mouse.move(pad.x + x, pad.y + 40);
    await page.mouse.down();
    await page.mouse.move(pad.x + x + 40, pad.y + 140, { steps: 5 });
    await page.mouse.up();
  };
  // One stroke is not a name.
  await stroke(60);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByText('The name cannot be read.').waitFor();
  await stroke(60);
  await stroke(160);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();

  const message = await page.getByText(/^Your code is \d{6}\.$/).innerText();
  expect(await findingsByDayAndNight(page)).toEqual([]);
  await page.getByLabel('Digit 1').click();
  await page.keyboard.type(/\d{6}/.exec(message)?.[0] ?? '');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByText('Done', { exact: true }).waitFor();
  expect(await findingsByDayAndNight(page)).toEqual([]);
  await shows(updates, 'COMPLETED');
  expect(browser.complaints).toEqual([]);
});

test('the pages are in Chinese for Chinese browsers, and report an unknown link', async () => {
  const service = await startService();
  const { data } = await service.query(OnboardSellerDocument);
  const onboarding = data?.onboardSeller;
  if (!onboarding || !('faceScanUrl' in onboarding)) throw new Error(JSON.stringify(data));
  const { context } = await startBrowser();
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(onboarding.faceScanUrl);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: '中文' }).click();
  await page.getByRole('heading', { name: '身份认证' }).waitFor();
  await page.getByRole('button', { name: '开始刷脸' }).click();
  await page.getByText('已完成').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);

  await page.goto(`${service.url}/sandbox/pages/nothing`);
  await page.getByText('没有这个页面').waitFor();
  expect(await findingsByDayAndNight(page)).toEqual([]);
});
