import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forward } from './forward.ts';
import { h5 } from './h5.ts';
import { others } from './others.ts';
import { type Outcome, run, type Situation } from './run.ts';
import { scrap } from './scrap.ts';
import { settled } from './settled.ts';
import { openStage, type Stage } from './stage.ts';
import { signing } from './signing.ts';
import { webhooks } from './webhooks.ts';

/** `INTERLEAVINGS=all` runs all pairs, in two hours, and `INTERLEAVINGS=seller` those of the situations with this word. */
const WANTED = process.env['INTERLEAVINGS'];
/** File that receives the outcomes that differ from those of both orders in a row, for a person to judge. */
const REPORT = process.env['INTERLEAVINGS_REPORT'];

const situations: Readonly<Record<string, Situation>> = {
  ...forward,
  ...h5,
  ...others,
  ...scrap,
  ...settled,
  ...signing,
  ...webhooks,
};

/** Pairs of the short form. All but the first lost or doubled something once. */
const SHORT = [
  ['a new invoice', 'issue', 'issue'],
  ['an onboarded seller', 'register', 'seller'],
  ['an H5 link whose person has finished', 'query', 'register'],
  ['an H5 link whose person has been approved', 'query', 'poll'],
  ['a webhook with a delivery', 'redeliver all', 'replace'],
] as const;

/** Actions that write only their findings need not meet each other. */
const HINT = /^(?:query|poll|push|notice|seller$|order$|payments|attempt)/;

/** More than any action has. */
const NEVER = 10_000;

interface Pair {
  readonly name: string;
  readonly first: string;
  readonly second: string;
}

/** Pauses the first action before each of its operations in turn. Resolves with the number of points and the broken guarantees. */
async function interleave(
  stage: Stage,
  { name, first, second }: Pair,
): Promise<{ readonly points: number; readonly broken: readonly string[] }> {
  const situation = situations[name];
  const [a, b] = [situation?.actions[first], situation?.actions[second]];
  if (!situation || !a || !b) throw new Error(`There is no pair ${first}, ${second} of ${name}.`);
  const broken: string[] = [];
  const inARow: Outcome[] = [];
  if (REPORT !== undefined)
    for (const pair of [[a, b] as const, [b, a] as const])
      inARow.push((await run(stage, situation, pair, NEVER)).outcome);
  for (let point = 0; ; point += 1) {
    const { outcome, passed, isOver } = await run(stage, situation, [a, b], point);
    if (isOver) return { points: point, broken };
    const at = `${name}: ${first} before ${point} ${passed[point]}, ${second}`;
    if (outcome.broken.length > 0) broken.push(`${at}: ${outcome.broken.join('; ')}`);
    if (REPORT !== undefined) appendFileSync(REPORT, differences(at, outcome, inARow));
  }
}

function differences(at: string, found: Outcome, inARow: readonly Outcome[]): string {
  const answers = new Set(inARow.flatMap((one) => one.answers));
  return [
    ...found.answers.filter((one) => !answers.has(one)).map((one) => `${at}: ANSWER ${one}`),
    ...(inARow.some(({ end }) => end === found.end)
      ? []
      : [`${at}: END\n  ${[found, ...inARow].map(({ end }) => end).join('\n  or\n')}`]),
    ...found.broken.map((one) => `${at}: BROKEN ${one}`),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

test.runIf(WANTED === undefined)(
  'an action that meets another at any of its operations loses and doubles nothing',
  async () => {
    const stage = await openStage();
    for (const [name, first, second] of SHORT) {
      const { points, broken } = await interleave(stage, { name, first, second });
      expect(broken).toEqual([]);
      expect(points).toBeGreaterThan(2);
    }
  },
);

test
  .runIf(WANTED !== undefined)
  .for(
    Object.entries(situations).filter(([name]) => WANTED === 'all' || name.includes(WANTED ?? '')),
  )('pairs of actions about %s', { timeout: 3_600_000 }, async ([name, { actions }]) => {
  const stage = await openStage();
  const names = Object.keys(actions);
  const pairs = names
    .flatMap((first) => names.map((second) => ({ name, first, second })))
    .filter(({ first, second }) => !HINT.test(first) || !HINT.test(second));
  const broken: string[] = [];
  let points = 0;
  for (const pair of pairs) {
    const found = await interleave(stage, pair);
    points += found.points;
    broken.push(...found.broken);
  }
  console.info(`${name}: ${pairs.length} pairs, ${points} points`);
  expect(broken).toEqual([]);
});
