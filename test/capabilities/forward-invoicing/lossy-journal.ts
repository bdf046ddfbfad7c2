import { DatabaseUnavailable } from '../../../src/database/sql.ts';
import type { Journal } from '../../../src/journal/contract/journal.ts';

/** Failure of a write of the journal. */
export type Loss =
  /** The write is executed, and its response is lost. */
  | 'ANSWER'
  /** The write is not executed, and the caller cannot know. */
  | 'REQUEST'
  /** The write is certainly not executed. */
  | 'REFUSED';

type Write = 'open' | 'advance' | 'correct';

/** Injects faults into a journal's writes: the next call of a write takes its first remaining fault. */
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
