import type {
  AdvanceResult,
  Change,
  Claim,
  Intent,
  Opening,
  OpenResult,
} from '../journal/contract/change.ts';
import type { Journal } from '../journal/contract/journal.ts';
import type { Followed } from '../journal/contract/reading.ts';
import type { Update } from '../journal/contract/subject.ts';
import type { JsonObject } from '../kernel/json/json.ts';
import type { Log, Tracing } from '../kernel/log/log.ts';
import type { Measurements } from '../kernel/log/measurements.ts';
import type { Clock } from '../kernel/time/clock.ts';
import { type DataCipher, NotDecipherable } from '../kernel/privacy/data-cipher.ts';
import type { SubjectFields } from '../kernel/privacy/masking.ts';
import { Unavailable } from '../kernel/errors.ts';
import { withTrace } from './kind/snapshot-marks.ts';
import type { Tracked } from './kind/kind.ts';
import { openSnapshot, SEALED, sealSnapshot } from './personal/personal-members.ts';
import type { Projector } from './projection/projector.ts';
import type { Subject, SubjectId } from './subject.ts';

/** Dependencies of the journal that subjects use. */
interface SubjectJournalOptions {
  /** Null without a `DATA_KEY`: nothing is encrypted, and encrypted members cannot be read. */
  readonly cipher: DataCipher | null;
  readonly kinds: ReadonlyMap<string, Pick<Tracked<never>, 'personalPaths'>>;
  readonly projector: Projector;
  /** Clock of the store. */
  readonly clock: Pick<Clock, 'now'>;
  readonly measurements: Pick<Measurements, 'journalSeconds' | 'journalFailures' | 'updates'>;
  readonly log: Pick<Log, 'info' | 'error'>;
  readonly logFieldsOf: SubjectFields;
  readonly tracing: Tracing;
}

const REPORT_EVERY_MS = 60_000;

/**
 * The journal as subjects use it. Every call is measured, except `follow`, which only waits. Every change is counted, logged and
 * marked with its trace. Personal data is encrypted when it is written and decrypted when it is read. Projections are computed
 * here, while the snapshot is plain.
 *
 * Digests of inputs are keyed: an input with few possible values, such as an ID number, could otherwise be guessed. Snapshots
 * written before there was a key are read as they are, and encrypted with the next change. Rejects with `NotDecipherable` if a
 * key is missing.
 */
export function createSubjectJournal(journal: Journal, options: SubjectJournalOptions): Journal {
  const { cipher, kinds, projector, clock, measurements, log, logFieldsOf, tracing } = options;

  const reportedAt = new Map<string, number>();

  /** Logs a reason that no caller receives, unless the last line about the same is recent. */
  function report(event: string, reason: string, about = event): void {
    const now = performance.now();
    if (now - (reportedAt.get(about) ?? -Infinity) < REPORT_EVERY_MS) return;
    reportedAt.set(about, now);
    log.error(event, { reason });
  }

  function noteFailure(call: string, { message }: Unavailable): void {
    measurements.journalFailures.labels(call).inc();
    // The store's own reason, such as a full disk.
    report('the journal fails', message);
  }

  /** Runs `decrypt`, and logs the reason if the data cannot be decrypted. */
  function decrypting<Result>(decrypt: () => Result): Result {
    try {
      return decrypt();
    } catch (error) {
      if (error instanceof NotDecipherable)
        report('stored data cannot be decrypted', error.message, error.message);
      throw error;
    }
  }

  async function measured<Result>(call: string, run: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    try {
      // Work without a caller, such as a scan for due subjects, begins no trace.
      if (tracing.here() === null) return await run();
      return await tracing.span(`journal ${call}`, 'client', {}, run);
    } catch (error) {
      if (error instanceof Unavailable) noteFailure(call, error);
      throw error;
    } finally {
      measurements.journalSeconds.labels(call).observe((performance.now() - begun) / 1000);
    }
  }

  const sealed = <Written extends { readonly snapshot: JsonObject }>(
    id: SubjectId,
    reported: Written,
  ): Written => {
    if (cipher === null) return reported;
    const paths = kinds.get(id.kind)?.personalPaths ?? [];
    return { ...reported, snapshot: sealSnapshot(cipher, id, reported.snapshot, paths) };
  };
  const opened = <Kept extends Subject | Update>(kept: Kept): Kept =>
    SEALED in kept.snapshot
      ? { ...kept, snapshot: decrypting(() => openSnapshot(cipher, kept, kept.snapshot)) }
      : kept;

  /** A change as stored: personal data encrypted, with its projection. */
  const stored = <Written extends Change | Intent | Opening>(
    id: SubjectId,
    change: Written,
  ): Written => ({
    ...sealed(id, change),
    projection: projector.ofChange(id, change, clock.now()),
  });

  /** A change to write, with the trace that makes it, which later polls and frames continue. */
  function toWrite<Written extends Change | Intent>(id: SubjectId, change: Written): Written {
    const here = tracing.here();
    const result = stored(id, change);
    return here === null ? result : { ...result, snapshot: withTrace(result.snapshot, here) };
  }

  function toChange(id: SubjectId, change: Change): Change {
    const { opens } = change;
    return {
      ...toWrite(id, change),
      ...(opens && {
        opens: opens.map((opening) => stored({ ...opening, tenant: id.tenant }, opening)),
      }),
    };
  }

  function written<Result extends OpenResult | AdvanceResult>(result: Result): Result {
    if ('update' in result) {
      const { kind, state, cause, version } = result.update;
      measurements.updates.labels(kind, state, cause).inc();
      log.info('update', { ...logFieldsOf(result.update), state, cause, version });
    }
    return {
      ...result,
      ...('subject' in result && { subject: opened(result.subject) }),
      ...('update' in result && { update: opened(result.update) }),
    };
  }

  /** A subject that cannot be decrypted must not stop the others; its lease expires, and it is retried. */
  function openedClaims(claims: readonly Claim[]): readonly Claim[] {
    return claims.flatMap((claim) => {
      try {
        return [{ ...claim, subject: opened(claim.subject) }];
      } catch (error) {
        if (!(error instanceof NotDecipherable)) throw error;
        const { kind, tenant } = claim.subject;
        log.error('a subject cannot be decrypted and is not polled', {
          kind,
          tenant,
          reason: error.message,
        });
        return [];
      }
    });
  }

  /** A subject that cannot be decrypted is still found by its key, with an empty snapshot. */
  function openedOrEmpty(subject: Subject): Subject {
    try {
      return opened(subject);
    } catch (error) {
      if (!(error instanceof NotDecipherable)) throw error;
      return { ...subject, snapshot: {} };
    }
  }

  return {
    async open(id, intent) {
      const inputHash = cipher?.digest(intent.inputHash) ?? intent.inputHash;
      const change = { ...toWrite(id, intent), inputHash };
      const result = written(await measured('open', () => journal.open(id, change)));
      const isSame =
        result.outcome === 'conflict' &&
        decrypting(() => isSameInput(cipher, result.subject, intent.inputHash));
      return isSame ? { outcome: 'existing', subject: result.subject } : result;
    },
    async advance(id, fromVersion, to, fence) {
      const change = toChange(id, to);
      return written(
        await measured('advance', () => journal.advance(id, fromVersion, change, fence)),
      );
    },
    async correct(id, fromVersion, to) {
      const change = toChange(id, to);
      return written(await measured('correct', () => journal.correct(id, fromVersion, change)));
    },
    async get(id) {
      const subject = await measured('get', () => journal.get(id));
      return subject && opened(subject);
    },
    claimDue: async (...due) =>
      openedClaims(await measured('claimDue', () => journal.claimDue(...due))),
    async read(...asked) {
      const reading = await measured('read', () => journal.read(...asked));
      return { ...reading, updates: reading.updates.map(opened) };
    },
    follow: (...asked) => openedAll(journal.follow(...asked), opened),
    async list(...query) {
      const page = await measured('list', () => journal.list(...query));
      const subjects = page.subjects.map((listed) => ({
        ...listed,
        subject: opened(listed.subject),
      }));
      return { ...page, subjects };
    },
    async search(...asked) {
      const found = await measured('search', () => journal.search(...asked));
      return found.map(({ subject, match, isExact }) => {
        return { subject: opened(subject), match, isExact };
      });
    },
    totals: (...args) => measured('totals', () => journal.totals(...args)),
    attentionCount: (...args) => measured('attentionCount', () => journal.attentionCount(...args)),
    dismiss: (...args) => measured('dismiss', () => journal.dismiss(...args)),
    async unprojected(limit) {
      const subjects = await measured('unprojected', () => journal.unprojected(limit));
      return subjects.map(openedOrEmpty);
    },
    project: (...args) => measured('project', () => journal.project(...args)),
    knows: (...args) => measured('knows', () => journal.knows(...args)),
    tenantsWithLoss: () => measured('tenantsWithLoss', () => journal.tenantsWithLoss()),
    acceptLoss: () => measured('acceptLoss', () => journal.acceptLoss()),
    recordPush: (...args) => measured('recordPush', () => journal.recordPush(...args)),
    postpone: (...args) => measured('postpone', () => journal.postpone(...args)),
    lastFailure: (...args) => measured('lastFailure', () => journal.lastFailure(...args)),
    makeDue: (...args) => measured('makeDue', () => journal.makeDue(...args)),
    rescheduleEarlier: (...args) =>
      measured('rescheduleEarlier', () => journal.rescheduleEarlier(...args)),
    rescheduleOverlong: (...args) =>
      measured('rescheduleOverlong', () => journal.rescheduleOverlong(...args)),
    nextDueAt: (...args) => measured('nextDueAt', () => journal.nextDueAt(...args)),
    end: (...args) => measured('end', () => journal.end(...args)),
    counts: (...args) => measured('counts', () => journal.counts(...args)),
    resolve: (...args) => measured('resolve', () => journal.resolve(...args)),
    hold: (...args) => measured('hold', () => journal.hold(...args)),
    release: (...args) => measured('release', () => journal.release(...args)),
    trim: (...args) => measured('trim', () => journal.trim(...args)),
    ready: () => measured('ready', () => journal.ready()),
    close: () => journal.close(),
  };
}

/** True if a subject was opened with an input of this `inputHash`, with a keyed digest or without. */
export function isSameInput(
  cipher: Pick<DataCipher, 'isDigestOf'> | null,
  { inputHash: stored }: Pick<Subject, 'inputHash'>,
  inputHash: string,
): boolean {
  if (stored === inputHash) return true;
  // A keyed digest begins with the id of its key.
  return cipher !== null && stored.includes('.') && cipher.isDigestOf(stored, inputHash);
}

/** Not a generator, for the reason given at `StatusIterator`. */
function openedAll(
  source: AsyncIterableIterator<Followed, undefined>,
  opened: (update: Update) => Update,
): AsyncIterableIterator<Followed, undefined> {
  const own: AsyncIterableIterator<Followed, undefined> = {
    async next() {
      const { done, value } = await source.next();
      if (done === true) return { done, value };
      return {
        done: false,
        value: value.type === 'update' ? { ...value, update: opened(value.update) } : value,
      };
    },
    [Symbol.asyncIterator]: () => own,
  };
  return own;
}
