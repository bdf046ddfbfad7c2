import { setTimeout as pause } from 'node:timers/promises';
import { Registry } from 'prom-client';
import type { Clock } from '../kernel/time/clock.ts';
import { createGauge } from '../kernel/log/measurements.ts';
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
): Promise<Registry> {
  const registry = new Registry();
  const asked = Promise.all([
    journal.nextDueAt([...kinds]),
    ...tenants.map((tenant) => journal.counts(tenant)),
  ]);
  const answered = await Promise.race([
    asked.catch(() => null),
    pause(PATIENCE_MS, null, { ref: false }),
  ]);
  const up = createGauge(
    {
      name: 'journal_up',
      help: '1 if the journal responded to this reading in time, otherwise 0.',
    },
    registry,
  );
  up.set(Number(answered !== null));
  if (answered === null) return registry;
  const [dueAt, ...counts] = answered;
  const states = createGauge(
    {
      name: 'subjects',
      help: 'Subjects by kind and state, including old ones; the same from all instances of a journal.',
      labelNames: ['kind', 'state'],
    },
    registry,
  );
  for (const { kind, state, count } of counts.flat()) states.labels(kind, state).inc(count);
  const overdue = createGauge(
    {
      name: 'oldest_due_seconds',
      help: 'Seconds for which the longest overdue subject has waited for a poll; the same from all instances of a journal.',
    },
    registry,
  );
  overdue.set(dueAt === null ? 0 : Math.max(0, (clock.now() - dueAt) / 1000));
  return registry;
}
