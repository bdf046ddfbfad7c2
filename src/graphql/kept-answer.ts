import { numbersAmong } from '../platform/record/index.ts';
import type { Context } from './context.ts';

/** An answer that a snapshot keeps, as any path to it shows it: what is personal in it was masked when it was kept. */
export function shownAnswer<Answer>({ learn }: Pick<Context, 'learn'>, kept: Answer): Answer {
  learn(numbersAmong(kept));
  return kept;
}
