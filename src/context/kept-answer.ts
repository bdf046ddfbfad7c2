import { numbersAmong } from '../platform/record/index.ts';
import type { Context } from './context.ts';

/** Response stored in a snapshot, as every field that leads to it shows it. Its personal data was masked before it was stored. */
export function shownAnswer<Answer>({ learn }: Pick<Context, 'learn'>, kept: Answer): Answer {
  learn(numbersAmong(kept));
  return kept;
}
