import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Findings of axe on a page, a line for each place; `except` are parts of others that cannot be mended here. */
export async function findings(page: Page, except: readonly string[] = []): Promise<string[]> {
  // In the page itself, as no other frame has content of ours; and only what is wrong is told of.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  for (const part of except) axe.exclude(part);
  const { violations } = await axe.analyze();
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
