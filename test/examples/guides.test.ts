import { expect, test } from 'vitest';
import { startService } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { allPages } from './markdown.ts';
import { stepsOf } from './steps.ts';
import { walk } from './walk.ts';

const walked = allPages().filter((page) => stepsOf(page).length > 0);

test('the README and each guide contain steps to run', () => {
  const paths = walked.map(({ path }) => path);
  const guides = allPages().filter(({ path }) => path.startsWith('docs/guides/'));
  expect(paths).toEqual(expect.arrayContaining(['README.md', ...guides.map(({ path }) => path)]));
});

test.each(walked.map((page) => ({ path: page.path, page })))(
  '$path: all commands and queries run and return the results that it shows',
  async ({ page }) => {
    const clock = new ManualClock();
    const service = await startService({ clock, random: () => 0.5 });
    expect(await walk(page, service, clock)).toBe(stepsOf(page).length);
  },
  60_000,
);
