import type { AdvanceResult, OpenResult } from '../journal/contract/change.ts';
import type { Journal } from '../journal/contract/journal.ts';
import type { JsonObject } from '../kernel/json/json.ts';
import type { Log } from '../kernel/log/log.ts';
import type { Measurements } from '../kernel/log/measurements.ts';
import type { Tracing } from '../kernel/log/tracing.ts';
import type { SubjectFields } from '../kernel/privacy/subject-fields.ts';
import { Unavailable } from '../kernel/unavailable.ts';
import { withTrace } from '../subjects/kind/found.ts';

interface Observers {
  readonly measurements: Pick<Measurements, 'journalSeconds' | 'journalFailures' | 'updates'>;
  readonly log: Pick<Log, 'info'>;
  readonly logFieldsOf: SubjectFields;
  readonly tracing: Tracing;
}

/**
 * The same journal, with every call measured, and every change counted and logged: so an order is followed from a
 * request to what the journal holds. What is only waited for (`follow`) has no duration.
 */
export function observeJournal(journal: Journal, observers: Observers): Journal {
  const { measurements, log, logFieldsOf, tracing } = observers;

  function measured<Args extends readonly unknown[], Result>(
    call: string,
    run: (...args: Args) => Promise<Result>,
  ): (...args: Args) => Promise<Result> {
    const seconds = measurements.journalSeconds.of(call);
    const failures = measurements.journalFailures.of(call);
    return async (...args) => {
      const begun = performance.now();
      try {
        // Work without a caller, such as a scan for due subjects, begins no trace.
        if (tracing.here() === null) return await run(...args);
        return await tracing.span(`journal ${call}`, 'client', {}, () => run(...args));
      } catch (error) {
        if (error instanceof Unavailable) failures.add();
        throw error;
      } finally {
        seconds.observe((performance.now() - begun) / 1000);
      }
    };
  }

  function told<Result extends OpenResult | AdvanceResult>(result: Result): Result {
    if (!('update' in result)) return result;
    const { kind, state, cause, version } = result.update;
    measurements.updates.of(kind, state, cause).add();
    log.info('update', { ...logFieldsOf(result.update), state, cause, version });
    return result;
  }

  /** A change with the trace that makes it, for whoever goes on from it. */
  function traced<Written extends { readonly snapshot: JsonObject }>(written: Written): Written {
    const here = tracing.here();
    return here === null ? written : { ...written, snapshot: withTrace(written.snapshot, here) };
  }

  const open = measured('open', journal.open.bind(journal));
  const advance = measured('advance', journal.advance.bind(journal));
  const correct = measured('correct', journal.correct.bind(journal));
  return {
    open: async (id, intent) => told(await open(id, traced(intent))),
    advance: async (id, version, change, fence) =>
      told(await advance(id, version, traced(change), fence)),
    correct: async (id, version, change) => told(await correct(id, version, traced(change))),
    get: measured('get', journal.get.bind(journal)),
    knows: measured('knows', journal.knows.bind(journal)),
    tenantsWithLoss: measured('tenantsWithLoss', journal.tenantsWithLoss.bind(journal)),
    acceptLoss: measured('acceptLoss', journal.acceptLoss.bind(journal)),
    recordPush: measured('recordPush', journal.recordPush.bind(journal)),
    claimDue: measured('claimDue', journal.claimDue.bind(journal)),
    postpone: measured('postpone', journal.postpone.bind(journal)),
    lastFailure: measured('lastFailure', journal.lastFailure.bind(journal)),
    makeDue: measured('makeDue', journal.makeDue.bind(journal)),
    rescheduleEarlier: measured('rescheduleEarlier', journal.rescheduleEarlier.bind(journal)),
    rescheduleOverlong: measured('rescheduleOverlong', journal.rescheduleOverlong.bind(journal)),
    nextDueAt: measured('nextDueAt', journal.nextDueAt.bind(journal)),
    end: measured('end', journal.end.bind(journal)),
    read: measured('read', journal.read.bind(journal)),
    follow: (...args) => journal.follow(...args),
    followToEnd: (...args) => journal.followToEnd(...args),
    list: measured('list', journal.list.bind(journal)),
    counts: measured('counts', journal.counts.bind(journal)),
    resolve: measured('resolve', journal.resolve.bind(journal)),
    numbersOf: measured('numbersOf', journal.numbersOf.bind(journal)),
    hold: measured('hold', journal.hold.bind(journal)),
    release: measured('release', journal.release.bind(journal)),
    trim: measured('trim', journal.trim.bind(journal)),
    ready: measured('ready', journal.ready.bind(journal)),
    close: () => journal.close(),
  };
}
