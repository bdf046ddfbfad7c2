/**
 * The pictures of the README. `WRITE_PICTURES=1` writes them to `docs/pictures`, where Chinese has a font; otherwise they
 * are made for nobody, as fonts differ between machines, and held against those that are there by what does not.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inTime } from '../following.ts';
import { type RunningService, startService } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { BoardPage } from './board.ts';
import { type Browser, closeBrowserAtEnd, startBrowser } from './browser.ts';
import { doBusiness } from './business-day.ts';
import { PlaygroundPage } from './playground-page.ts';

closeBrowserAtEnd();

const ROOT = join(import.meta.dirname, '../..');
const PICTURES = join(ROOT, 'docs/pictures');
const SIZE = { width: 1280, height: 860 };
const MOST_BYTES = 200_000;
const isWriting = process.env['WRITE_PICTURES'] !== undefined;

/** Visible texts in each language. */
const LANGUAGES = [
  {
    language: 'en',
    readme: 'README.md',
    suffix: '',
    overview: ['Overview', 'Invoices', 'Being issued', 'Waiting for the face scan', 'What happens'],
    examples: ['Issue an invoice to an enterprise', 'Follow an invoice until it is issued'],
  },
  {
    language: 'zh',
    readme: 'README.zh-CN.md',
    suffix: '.zh-CN',
    overview: ['总览', '数电发票', '开具中', '等待刷脸', '动态'],
    examples: ['给企业开发票', '跟踪一张发票直到开出'],
  },
] as const;

/** Width and height in pixels, from a PNG's header. */
function dimensionsOf(png: Buffer): { readonly width: number; readonly height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** Takes what a page shows as the picture of a name, and holds the one in the documents against it. */
async function take(page: Page, name: string): Promise<void> {
  const seen = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = join(PICTURES, name);
  if (isWriting) await writeFile(file, seen);
  const kept = await readFile(file);
  expect(dimensionsOf(kept)).toEqual(dimensionsOf(seen));
  expect([name, kept.length < MOST_BYTES]).toEqual([name, true]);
}

/** Fails for a text that is not within the picture. */
async function sees(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const box = await page
      .getByText(text, { exact: true })
      .filter({ visible: true })
      .first()
      .boundingBox();
    const bottom = box === null ? Infinity : box.y + box.height;
    expect([text, bottom < SIZE.height]).toEqual([text, true]);
  }
}

interface Scene {
  readonly browser: Browser;
  readonly service: RunningService;
  readonly clock: ManualClock;
}

/** The board after a day's business, in a page's language. */
async function showBoard({ page }: BoardPage, { clock }: Scene, language: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  await page.clock.setFixedTime(clock.now());
  await page.reload();
  await page.getByRole('button', { name: /^(Connection: Live|连接: 实时)$/ }).waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** The playground, in which an invoice was issued and is followed to its end. */
async function followInPlayground(
  { browser, service, clock }: Scene,
  [issue, follow]: readonly [string, string],
): Promise<Page> {
  const playground = await (await PlaygroundPage.open(browser, service.url)).ready();
  await playground.openExample(issue);
  await playground.run();
  await playground.shows('ISSUING');
  await playground.openExample(follow);
  await playground.run();
  await playground.shows('ISSUING');
  const [orderId = ''] = /order-\w+/.exec(await playground.variables()) ?? [];
  service.sandbox.controls.issueInvoice({ orderId });
  await inTime(playground.shows('ISSUED'), clock, 50);
  return playground.page;
}

/** Runs in a page: random numbers that differ between calls, and are the same in each run. */
function giveSameNumbers(): void {
  Object.assign(crypto, {
    getRandomValues(bytes: Uint8Array): Uint8Array {
      const calls = Number(localStorage.getItem('calls') ?? 0) + 1;
      localStorage.setItem('calls', String(calls));
      return bytes.map((_byte, index) => calls * 5 + index * 11);
    },
  });
}

test('the README shows the current board and playground, in both languages', async () => {
  if (isWriting) {
    const fonts = execFileSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
    if (fonts === '') throw new Error('Chinese needs a font: apt-get install fonts-noto-cjk');
    await mkdir(PICTURES, { recursive: true });
  }
  const clock = new ManualClock();
  const service = await startService({ clock, random: () => 0.5 });
  const browser = await startBrowser({
    viewport: SIZE,
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
  });
  await browser.context.addInitScript(giveSameNumbers);
  const board = await BoardPage.open(browser, service.url);
  await doBusiness(service, clock);
  const scene = { browser, service, clock };
  for (const { language, suffix, overview } of LANGUAGES) {
    await showBoard(board, scene, language);
    await sees(board.page, overview);
    // For any length of its number, the state of a change is within the picture.
    const change = board.page.locator('section[aria-labelledby=activity] li').first();
    const { x = 0, width = Infinity } = (await change.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(SIZE.width);
    await take(board.page, `board${suffix}.png`);
  }
  for (const { language, readme, suffix, examples } of LANGUAGES) {
    await showBoard(board, scene, language);
    const page = await followInPlayground(scene, examples);
    await sees(page, examples);
    await take(page, `playground${suffix}.png`);
    await page.close();
    const text = await readFile(join(ROOT, readme), 'utf8');
    for (const name of ['board', 'playground'])
      expect(text).toContain(`](docs/pictures/${name}${suffix}.png)`);
  }
  expect(browser.complaints).toEqual([]);
});
