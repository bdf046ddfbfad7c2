import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../kernel/time/clock.ts';
import { CountFamily, type MetricFamily } from '../kernel/log/metric-families.ts';
import type { Journal } from '../journal/contract/journal.ts';

/** Longest wait for the journal. A scrape times out after ten seconds by default, and the other figures are useful alone. */
const PATIENCE_MS = 3_000;

/**
 * Figures of the journal, queried at each scrape. The journal updates its counts with each change, so their cost does not
 * depend on the number of subjects. Instances that share a journal report the same figures.
 */
export async function readJournalFigures(
  journal: Pick<Journal, 'counts' | 'nextDueAt'>,
  kinds: Iterable<string>,
  tenants: readonly string[],
  clock: Pick<Clock, 'now'>,
): Promise<readonly MetricFamily[]> {
  const up = new CountFamily('gauge', {
    name: 'fapiao_graph_journal_up',
    help: '1 if the journal responded to this reading in time, otherwise 0.',
    labels: [],
  });
  const states = new CountFamily('gauge', {
    name: 'fapiao_graph_subjects',
    help: 'Subjects by kind and state, including old ones; the same from all instances of a journal.',
    labels: ['kind', 'state'],
  });
  const overdue = new CountFamily('gauge', {
    name: 'fapiao_graph_oldest_due_seconds',
    help: 'Seconds for which the longest overdue subject has waited for a poll; the same from all instances of a journal.',
    labels: [],
  });
  const asked = Promise.all([
    journal.nextDueAt([...kinds]),
    ...tenants.map((tenant) => journal.counts(tenant)),
  ]);
  const answered = await Promise.race([
    asked.catch(() => null),
    pause(PATIENCE_MS, null, { ref: false }),
  ]);
  if (answered === null) return [up];
  const [dueAt, ...counts] = answered;
  up.of().add();
  overdue.of().add(dueAt === null ? 0 : Math.max(0, (clock.now() - dueAt) / 1000));
  for (const { kind, state, count } of counts.flat()) states.of(kind, state).add(count);
  return [up, states, overdue];
}
