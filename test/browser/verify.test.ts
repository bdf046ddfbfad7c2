import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { expect, test } from 'vitest';
import { startService } from '../harness.ts';
import { digitalXml, pdf, printedPage, properties, qrPng, utf8, zip } from '../readings/made.ts';
import { BoardPage } from './board.ts';
import { closeBrowserAtEnd, startBrowser } from './browser.ts';

closeBrowserAtEnd();

const SLOW = { timeout: 120_000 };

test(
  'files and lines are read for nothing, verified by a click, and saved for a spreadsheet',
  SLOW,
  async () => {
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
  },
);
