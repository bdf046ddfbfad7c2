import { onTestFinished } from 'vitest';
import type { AuditLog } from '../../../src/journal/contract/audit-log.ts';
import type { Marks, Journal } from '../../../src/journal/contract/journal.ts';
import type { AdvanceResult, Change, Intent } from '../../../src/journal/contract/change.ts';
import type { Followed } from '../../../src/journal/contract/reading.ts';
import type { Subject, SubjectId, Update } from '../../../src/journal/contract/subject.ts';
import type { BilledUnits } from '../../../src/kernel/billed-units.ts';
import type { ManualClock } from '../../manual-clock.ts';

/** A journal and access to its store. */
export interface StoreUnderTest extends Journal {
  readonly marks: Marks;
  readonly auditLog: AuditLog;
  readonly billedUnits: BilledUnits;
}

/** An empty journal and its clock. */
export interface JournalUnderTest {
  readonly journal: StoreUnderTest;
  readonly clock: ManualClock;
  /** Closes the journal and reopens the same store; the earlier instance must not be used again. */
  readonly reopen: () => Promise<StoreUnderTest>;
  /** An empty journal in another store. */
  readonly another: () => Promise<Journal>;
  /** Closes all open journals and removes the stores. */
  readonly destroy: () => Promise<void>;
}

export type CreateJournal = () => Promise<JournalUnderTest>;

/** An empty journal that is closed when the running test ends. */
export async function start(create: CreateJournal): Promise<JournalUnderTest> {
  const underTest = await create();
  onTestFinished(() => underTest.destroy());
  return underTest;
}

export const LEASE_MS = 60_000;

/** The id of order `key`, of tenant `acme` by default. */
export function order(key: string, rest: Partial<SubjectId> = {}): SubjectId {
  return { tenant: 'acme', kind: 'order', key, ...rest };
}

/** An opening: state NEW, nothing scheduled. */
export function intent(rest: Partial<Intent> = {}): Intent {
  return { inputHash: 'hash', state: 'NEW', snapshot: { step: 0 }, dueAt: null, ...rest };
}

/** A change to `state` with a new id, not final, nothing scheduled. */
export function change(state: string, rest: Partial<Change> = {}): Change {
  return {
    changeId: crypto.randomUUID(),
    state,
    final: false,
    snapshot: { in: state },
    dueAt: null,
    cause: 'POLL',
    confirmed: true,
    ...rest,
  };
}

/** Opens a subject; fails if it exists. */
export async function opened(
  journal: Journal,
  id: SubjectId,
  rest: Partial<Intent> = {},
): Promise<{ subject: Subject; update: Update }> {
  const result = await journal.open(id, intent(rest));
  if (result.outcome !== 'opened') throw new Error(`opening ${id.key}: ${result.outcome}`);
  return result;
}

/** The update of an advance; fails if the advance does. */
export function updateOf(result: AdvanceResult): Update {
  if (result.outcome !== 'advanced') throw new Error(`advance: ${result.outcome}`);
  return result.update;
}

/** Advances the subject from its current version. */
export async function move(
  journal: Journal,
  id: SubjectId,
  state: string,
  rest: Partial<Change> = {},
): Promise<Update> {
  const subject = await journal.get(id);
  return updateOf(await journal.advance(id, subject?.version ?? 0, change(state, rest)));
}

/** The next `count` items of a follower, updates as `key:state`. */
export async function take(
  follower: AsyncIterator<Followed, undefined>,
  count: number,
): Promise<readonly string[]> {
  const taken: string[] = [];
  while (taken.length < count) {
    const { done, value: followed } = await follower.next();
    if (done) break;
    const { type } = followed;
    taken.push(type === 'update' ? `${followed.update.key}:${followed.update.state}` : type);
  }
  return taken;
}

/** A follower without the notices that it has caught up. */
export function withoutEnds(
  follower: AsyncIterableIterator<Followed, undefined>,
): AsyncIterableIterator<Followed, undefined> {
  return {
    async next() {
      for (;;) {
        const step = await follower.next();
        if (step.done === true || step.value.type !== 'end') return step;
      }
    },
    return: async () => (await follower.return?.()) ?? { done: true, value: undefined },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
