import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** `axe.source` is twice as long, and each page parses it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Rows that are about to be replaced are faint for a moment, and an update may replace them at any time. */
const TRIES = 3;

/**
 * Findings of axe on a page, a line for each place; `except` are parts of others that cannot be mended here. Other frames
 * have no content of ours.
 */
export async function findings(page: Page, except: readonly string[] = []): Promise<string[]> {
  let found = await findingsNow(page, except);
  for (let again = 1; again < TRIES && found.length > 0; again += 1)
    found = await findingsNow(page, except);
  return found;
}

async function findingsNow(page: Page, except: readonly string[]): Promise<string[]> {
  await page.waitForFunction(() => document.querySelector('.old') === null);
  // Half a megabyte, which a page has until it is loaded anew.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const exclude = except.map((part) => [part]);
  const violations = await page.evaluate(async (parts) => {
    const inPage = Reflect.get(globalThis, 'axe') as typeof axe; // the source has set it
    const context = parts.length === 0 ? document : { exclude: parts };
    const options = { resultTypes: ['violations' as const], iframes: false };
    return (await inPage.run(context, options)).violations;
  }, exclude);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** As `findings`, of a page as it is shown by day and by night, which it is left in. */
export async function findingsByDayAndNight(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await findings(page)));
  }
  return found;
}

/** Contrast that the mark of a focus has with the ground around it (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;

/** Goes through a page by keyboard; answers the controls whose focus is hardly seen, each with its contrast. */
export async function faintFocus(page: Page): Promise<string[]> {
  const faint = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(contrastOfFocus);
    if (focused === null) return [...faint];
    if (focused.contrast < LEAST_CONTRAST) faint.add(`${focused.name} ${focused.contrast}`);
  }
}

/** Runs in the page. Null when nothing of it has the focus. */
async function contrastOfFocus(): Promise<{ name: string; contrast: number } | null> {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (canvas === null) throw new Error('A browser has a canvas.');
  /** Red, green, blue and opacity of any color of CSS. */
  const toRgb = (color: string): readonly number[] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  /** Relative luminance (WCAG 2). */
  const lightOf = (color: string): number =>
    toRgb(color)
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, at) => sum + value * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
  // Colors change slowly.
  await Promise.all(element.getAnimations().map(({ finished }) => finished));
  const { outlineStyle, outlineColor, borderTopColor } = getComputedStyle(element);
  let ground = 'white';
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around);
    if (toRgb(backgroundColor)[3] !== 255) continue;
    ground = backgroundColor;
    break;
  }
  const mark = outlineStyle === 'none' ? borderTopColor : outlineColor;
  const [low = 0, high = 0] = [lightOf(mark), lightOf(ground)].toSorted((one, two) => one - two);
  const contrast = Math.round(((high + 0.05) / (low + 0.05)) * 100) / 100;
  return { name: element.outerHTML.slice(0, 80), contrast };
}
