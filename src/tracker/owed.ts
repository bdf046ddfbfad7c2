import type { AdvanceResult, Journal, OpenResult, Subject, SubjectId } from '../journal/journal.ts';
import type { Clock } from '../kernel/clock.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { Log } from '../kernel/log.ts';
import { Unavailable } from '../kernel/unavailable.ts';
import type { EntrustedState } from './entrusted.ts';

/** The write by which a process gets the right to send something: of all who ask for it one gets it. */
export interface Claiming<Result extends OpenResult | AdvanceResult = OpenResult | AdvanceResult> {
  /** The version that it starts from; 0 where it opens. */
  readonly fromVersion: number;
  /** May be repeated: the same ids have no second effect, and the same answer. */
  write(): Promise<Result>;
}

/** What is certain of a subject, as nobody but this process could have sent it. */
export interface Owed {
  readonly id: SubjectId;
  readonly claiming: Claiming;
  /**
   * Of the change that says so, the same as that of an attempt to write it that may have gone through:
   * once it is made, others may go on from it, and nothing of theirs may be undone.
   */
  readonly changeId: string;
  /** What it becomes, if the claim went through. */
  readonly outcome: {
    readonly state: EntrustedState;
    readonly final: boolean;
    readonly snapshot: JsonObject;
  };
}

/** What the journal could not take when it was found out, and takes when it is back. */
export interface OwedWrites {
  /** Takes over to write it down, for as long as this process lives. */
  add(owed: Owed): void;
  /** Resolves when nothing is owed of a subject any more, trying once; rejects as the journal does. */
  settle(id: SubjectId): Promise<void>;
  /** Gives up what is still owed. */
  stop(): void;
}

export interface OwedWritesOptions {
  readonly journal: Pick<Journal, 'get' | 'advance'>;
  readonly clock: Clock;
  readonly log: Log;
}

interface Debt {
  /** Of its subject: several who asked for the right at a time each owe their own. */
  readonly name: string;
  /** True when nothing is left to write. */
  pay(): Promise<boolean>;
}

const TRY_EVERY_MS = 1_000;

/** What lay in a queue before a store that was away for long is done, or lost with the connection, well before. */
const DONE_OR_LOST_MS = 60_000;

/**
 * The one case in which a doubtful write must not be left to time: a claim to send whose answer was
 * lost. If it stands, nobody else will send; and its owner has told the client that nothing was sent.
 * Then it becomes what is true: not sent, so that the client's next attempt, on any instance, sends it.
 * A process that ends before leaves the question to the tracker, which cannot know this much.
 */
export function createOwedWrites({ journal, clock, log }: OwedWritesOptions): OwedWrites {
  const debts = new Set<Debt>();
  const stopping = new AbortController();

  async function keepTrying(debt: Debt): Promise<void> {
    while (debts.has(debt)) {
      await clock.sleep(TRY_EVERY_MS, stopping.signal);
      if (stopping.signal.aborted) return;
      await tryOnce(debt).catch((error: unknown) => {
        if (!(error instanceof Unavailable)) throw error;
      });
    }
  }

  async function tryOnce(debt: Debt): Promise<void> {
    if (await debt.pay()) debts.delete(debt);
  }

  return {
    add({ id, claiming, changeId, outcome }) {
      const change = {
        ...outcome,
        changeId,
        dueAt: null,
        cause: 'REQUEST',
        confirmed: true,
      } as const;
      let missingSince: number | null = null;

      const pay = async (): Promise<boolean> => {
        const present = await journal.get(id);
        if ((present?.version ?? 0) <= claiming.fromVersion) {
          // Asking for the right now would take it; and what was asked for may still come through.
          missingSince ??= clock.now();
          return clock.now() - missingSince >= DONE_OR_LOST_MS;
        }
        const claimed = await claiming.write();
        if (!('update' in claimed)) return true;
        for (let known: Subject = claimed.subject; isUndecided(known);) {
          const written = await journal.advance(id, known.version, change);
          if (written.outcome !== 'stale') break;
          known = written.subject;
        }
        return true;
      };
      const debt: Debt = { name: nameOf(id), pay };
      debts.add(debt);
      keepTrying(debt).catch((error: unknown) => {
        debts.delete(debt);
        const reason = error instanceof Error ? error.name : typeof error;
        log.error('it could not be written down that nothing was sent', { kind: id.kind, reason });
      });
    },
    async settle(id) {
      const name = nameOf(id);
      await Promise.all([...debts].filter((debt) => debt.name === name).map(tryOnce));
    },
    stop: () => stopping.abort(),
  };
}

function nameOf({ tenant, kind, key }: SubjectId): string {
  return JSON.stringify([tenant, kind, key]);
}

/** Whether all that is known is that it may have been sent. */
function isUndecided({ state }: Pick<Subject, 'state'>): boolean {
  const undecided: readonly EntrustedState[] = ['SUBMITTED', 'UNKNOWN'];
  return undecided.some((each) => each === state);
}
