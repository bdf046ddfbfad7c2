import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Findings of axe on a page, a line for each place; `except` are parts of others that cannot be mended here. Other frames
 * have no content of ours.
 */
export async function findings(page: Page, except: readonly string[] = []): Promise<string[]> {
  // Rows that are about to be replaced are faint.
  await page.waitForFunction(() => document.querySelector('.old') === null);
  // Half a megabyte, which a page has until it is loaded anew.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
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
