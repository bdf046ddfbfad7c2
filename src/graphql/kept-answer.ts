import {
  type Decoded,
  fromKeptAnswer,
  numbersAmong,
  type RecordType,
} from '../platform/record/index.ts';
import type { Context } from './context.ts';

/** The answer that a snapshot keeps, as any path to it shows it: what is personal was masked when it was kept. Null for none. */
export function shownAnswer<R extends RecordType>(
  { learn }: Pick<Context, 'learn'>,
  record: R,
  kept: string | null,
): Decoded<R> | null {
  const answer = fromKeptAnswer(record, kept);
  learn(numbersAmong(answer));
  return answer;
}
