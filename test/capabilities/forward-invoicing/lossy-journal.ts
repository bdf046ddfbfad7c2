import { DatabaseUnavailable } from '../../../src/database/sql.ts';
import type { Journal } from '../../../src/journal/contract/journal.ts';

/** Failure of a write of the journal. */
export type Loss =
  /** It is done, and its answer is lost. */
  | 'ANSWER'
  /** It is not done, and nobody can tell. */
  | 'REQUEST'
  /** It is not done, and that is certain. */
  | 'REFUSED';

type Write = 'open' | 'advance' | 'correct';

/** Gives a journal's writes fates: the next call of a write meets the first that is left, if any is. */
export function makeLossy(journal: Journal): (write: Write, ...losses: readonly Loss[]) => void {
  const fates: Readonly<Record<Write, Loss[]>> = { open: [], advance: [], correct: [] };
  const open = journal.open.bind(journal);
  const advance = journal.advance.bind(journal);
  const correct = journal.correct.bind(journal);

  async function meet<Result>(write: Write, call: () => Promise<Result>): Promise<Result> {
    const loss = fates[write].shift();
    if (loss === undefined) return call();
    if (loss === 'ANSWER') await call();
    throw new DatabaseUnavailable('lost by the test', { maybeApplied: loss !== 'REFUSED' });
  }

  journal.open = (...args) => meet('open', () => open(...args));
  journal.advance = (...args) => meet('advance', () => advance(...args));
  journal.correct = (...args) => meet('correct', () => correct(...args));
  return (write, ...losses) => void fates[write].push(...losses);
}
