import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import type { Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { afterAll, expect, test } from 'vitest';
import { startService } from '../harness.ts';
import {
  digitalXml,
  pdf,
  printed,
  printedPage,
  properties,
  qrModules,
  qrPng,
  qrText,
  utf8,
  zip,
} from '../readings/made.ts';
import { BoardPage } from './board.ts';
import { closeBrowserAtEnd, startBrowser } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'camera-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The film that Chromium's fake camera shows repeatedly. */
const FILM = join(folder, 'code.y4m');

closeBrowserAtEnd(
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${FILM}`,
);

const [WIDTH, HEIGHT, DOT] = [640, 480, 8];

/** Frames of a QR code in grey, as YUV4MPEG2. */
async function film(text: string): Promise<Uint8Array> {
  const { data, width, height } = await qrModules(text);
  const light = new Uint8Array(WIDTH * HEIGHT).fill(200);
  const [left, top] = [(WIDTH - width * DOT) / 2, (HEIGHT - height * DOT) / 2];
  for (let y = 0; y < height * DOT; y += 1)
    for (let x = 0; x < width * DOT; x += 1)
      light[(top + y) * WIDTH + left + x] = data[Math.floor(y / DOT) * width + Math.floor(x / DOT)]
        ? 200
        : 20;
  const frame = [Buffer.from('FRAME\n'), light, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)];
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...frame, ...frame]);
}

/** Parties of the printed invoice, in the simulated tax bureau's form. */
const ISSUED = {
  sellerName: '深圳市青禾科技有限公司',
  sellerTaxNumber: '91440300MA5F0A0A1X',
  buyerName: '北京启明星网络有限公司',
};

async function drop(page: Page, files: Readonly<Record<string, Uint8Array>>): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      Object.entries(files).map(([name, bytes]) => ({
        name,
        mimeType: `application/${parse(name).ext.slice(1)}`,
        buffer: Buffer.from(bytes),
      })),
    );
}

test('files and lines are read free of charge, verified by a click, and saved for a spreadsheet', async () => {
  const service = await startService();
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, service.url);
  const { page } = board;
  await board.go('/verify', 'Verify invoices');
  const forged = pdf({ pages: [printedPage({ buyerName: '=cmd()' })], properties });
  const files = {
    'forged.pdf': forged,
    'in.zip': zip({
      'special.png': await qrPng('01,31,,26442000000000000012,1130.00,20261103,,0D3F'),
      'note.txt': 'hello',
    }),
    'other.xml': utf8(digitalXml((xml) => xml.replaceAll('000011<', '000404<'))),
  };
  await drop(page, files);
  await page.getByText('26442000000000000404').waitFor();
  await page
    .getByLabel('QR texts')
    .fill('01,82,,26119001000000000021,1240.00,20261111,,\nhttps://example.com/invoice\n');
  await page.getByRole('button', { name: 'Read the lines' }).click();
  await page.getByText('web address').waitFor();
  await board.isAccessible();

  await page.getByRole('button', { name: 'Verify 4 invoices (billed)' }).click();
  await page.getByRole('button', { name: 'Verify 0 invoices (billed)' }).waitFor();
  expect(await page.getByText('Genuine', { exact: true }).count()).toBe(2);
  const changed = page.getByText('Buyer: printed =cmd(), at the tax bureau');
  await changed.waitFor();
  expect(await changed.evaluate((text) => getComputedStyle(text).color)).toBe('rgb(201, 42, 42)');
  await page.getByText('Genuine, but the face differs').waitFor();
  expect(await page.getByText('No such invoice', { exact: true }).count()).toBe(1);
  await board.isAccessible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.startsWith('\u{feff}"File or line","Invoice number"')).toBe(true);
  expect(csv.trim().split('\r\n')).toHaveLength(7);
  expect(csv).toContain('"\t26442000000000000012"');
  expect(browser.complaints).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await board.fits()).toBe(true);
});

test('an invoice in two files and a line is verified once, and each is compared with the tax bureau', async () => {
  const service = await startService();
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, service.url);
  const { page } = board;
  await board.go('/verify', 'Verify invoices');
  const genuine = digitalXml((xml) =>
    xml
      .replace(printed.sellerName, ISSUED.sellerName)
      .replace(printed.sellerTaxNumber, ISSUED.sellerTaxNumber)
      .replace(printed.buyerName, ISSUED.buyerName),
  );
  const { SellerIdNum: _, ...others } = properties;
  const forged = printedPage({ ...ISSUED, buyerName: '买方被改有限公司' });
  await drop(page, {
    'data.xml': utf8(genuine),
    'forged.pdf': pdf({ pages: [forged], properties: others }),
    'in.zip': zip({
      'again.xml': genuine,
      'changed.png': await qrPng(qrText.replace('1660', '9660')),
    }),
  });
  await page.getByLabel('QR texts').fill(qrText);
  await page.getByRole('button', { name: 'Read the lines' }).click();
  await page.getByText('Same invoice as row 1').nth(2).waitFor();
  // The changed total makes it another invoice.
  await page.getByRole('button', { name: 'Verify 2 invoices (billed)' }).click();
  await page.getByRole('button', { name: 'Verify 0 invoices (billed)' }).waitFor();
  expect(service.sandbox.counters.billedUnits('/api/v1/verify')).toBe(2);
  expect(await page.getByText('Genuine', { exact: true }).count()).toBe(3);
  expect(await page.getByText('Genuine, but the face differs').count()).toBe(1);

  await page
    .getByRole('row', { name: 'forged.pdf' })
    .getByRole('button', { name: 'Show face' })
    .click();
  const dialog = page.getByRole('dialog');
  const changed = dialog.getByText('买方被改有限公司');
  expect(await changed.evaluate((text) => getComputedStyle(text).color)).toBe('rgb(201, 42, 42)');
  await dialog.getByText(`At the tax bureau: ${ISSUED.buyerName}`).waitFor();
  expect(await dialog.locator('iframe').getAttribute('src')).toMatch(/^blob:/);
  await board.isAccessible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('row', { name: 'data.xml' })
    .getByRole('button', { name: 'Show face' })
    .click();
  await dialog.getByText('Browsers show no file of this kind.').waitFor();
  expect(browser.complaints).toEqual([]);
});

const decoders = [
  ['by the program that the service serves', false],
  ['by the browser’s own decoder where it has one, without loading that program', true],
] as const;

test.for(decoders)('QR codes before the camera are read %s', async ([, hasDetector]) => {
  writeFileSync(FILM, await film(qrText));
  const service = await startService();
  const browser = await startBrowser({ permissions: ['camera'] });
  const board = await BoardPage.open(browser, service.url);
  const { page } = board;
  const programs: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) programs.push(request.url());
  });
  if (hasDetector)
    await page.addInitScript((text) => {
      class BarcodeDetector {
        static getSupportedFormats = () => Promise.resolve(['qr_code']);
        detect = () => Promise.resolve([{ rawValue: text }]);
      }
      Object.assign(globalThis, { BarcodeDetector });
    }, qrText);
  await page.reload();
  await board.go('/verify', 'Verify invoices');
  expect(programs).toEqual([]);
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await page.getByText('1 code read').waitFor();
  await board.isAccessible();
  await page.getByRole('button', { name: 'Close the camera' }).click();
  await page.getByRole('button', { name: 'Verify 1 invoice (billed)' }).click();
  await page.getByText('Genuine', { exact: true }).waitFor();
  expect(programs.length).toBe(hasDetector ? 0 : 1);
  expect(programs.every((address) => address.startsWith(service.url))).toBe(true);
  expect([...browser.foreign, ...browser.complaints]).toEqual([]);
});

test('a camera without permission is reported, and files can still be chosen', async () => {
  const service = await startService();
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, service.url);
  await board.page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await board.page.reload();
  await board.go('/verify', 'Verify invoices');
  await board.page.getByRole('button', { name: 'Scan with the camera' }).click();
  await board.page.getByText('The camera cannot be used').waitFor();
  await board.page.getByRole('button', { name: 'Close the camera' }).click();
  await drop(board.page, { 'data.xml': utf8(digitalXml()) });
  await board.page.getByText(printed.sellerName).waitFor();
  expect(browser.complaints).toEqual([]);
});

test("three files and a spreadsheet are verified on one page, and the list's report has the same results", async () => {
  const service = await startService();
  const browser = await startBrowser();
  const board = await BoardPage.open(browser, service.url);
  const { page } = board;
  await board.go('/verify', 'Verify invoices');
  const listed = Array.from({ length: 120 }, (_none, index) =>
    [`26449999${String(index + 1).padStart(12, '0')}`, '2026年11月2日', '1,660.00'].join('\t'),
  );
  const sheet = [
    '发票号码\t开票日期\t价税合计',
    '26442000000000000011\t2026/11/2\t1,660.00',
    ...listed,
    '2.6442E+19\t2026/11/2\t1',
  ].join('\r\n');
  await drop(page, {
    'data.xml': utf8(digitalXml()),
    'page.pdf': pdf({ pages: [printedPage()], properties }),
    'code.png': await qrPng('01,31,,26442000000000000012,1130.00,20261103,,0D3F'),
    'suppliers.csv': utf8(sheet),
  });
  const list = page.getByRole('region', { name: 'suppliers.csv' });
  await page.getByRole('button', { name: 'Verify 2 invoices (billed)' }).click();
  await page.getByRole('button', { name: 'Verify 0 invoices (billed)' }).waitFor();
  await list.getByRole('button', { name: 'Verify the list (billed)' }).click();
  await expect.poll(() => list.innerText()).toContain('122 of 122');
  await list.getByText('Read from: 发票号码, 开票日期, 价税合计').waitFor();
  await list.getByRole('cell', { name: 'Genuine', exact: true }).waitFor();
  await board.isAccessible();
  await list.getByLabel('Only').selectOption({ label: 'No such invoice' });
  await list.getByRole('cell', { name: '26449999000000000049', exact: true }).waitFor();
  await list.getByRole('button', { name: 'Next page' }).click();
  await list.getByRole('cell', { name: '26449999000000000099', exact: true }).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: 'Report as XLSX' }).click(),
  ]);
  const [titles = [], ...rows] = await readSheet(await readFile(await download.path()));
  expect(rows).toHaveLength(122);
  const verdict = titles.indexOf('Verdict');
  const verdicts = rows.map((row) => row[verdict]);
  expect(verdicts.filter((text) => text === 'genuine')).toHaveLength(1);
  expect(verdicts.filter((text) => text === 'no such invoice')).toHaveLength(120);
  expect(rows[1]?.[titles.indexOf('Invoice number')]).toBe('26449999000000000001');
  expect(browser.complaints).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await board.fits()).toBe(true);
});
