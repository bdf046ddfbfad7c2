import { errorName } from '../../kernel/log/log-fields.ts';
import type { AdvanceResult, OpenResult } from '../../journal/contract/change.ts';
import type { Journal } from '../../journal/contract/journal.ts';
import type { Subject, SubjectId } from '../../journal/contract/subject.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import type { Log } from '../../kernel/log/log.ts';
import type { SubjectFields } from '../../kernel/privacy/masking.ts';
import { Unavailable } from '../../kernel/errors.ts';
import { isUndecided, type SubmissionState } from './submission.ts';

/** Write by which a process claims the right to send: of all processes that try, one succeeds. */
export interface Claiming<Result extends OpenResult | AdvanceResult = OpenResult | AdvanceResult> {
  /** Version from which it starts; 0 if it opens the subject. */
  readonly fromVersion: number;
  /** May be repeated: the same ids have no second effect, and the same result. */
  write(): Promise<Result>;
}

/** Certain outcome of a subject that only this process could have sent. */
interface DeferredWrite {
  readonly id: SubjectId;
  readonly claiming: Claiming;
  /**
   * Id of the change that records the outcome, the same in each attempt: an earlier attempt may have succeeded, and later changes
   * by others must not be undone.
   */
  readonly changeId: string;
  /** State and snapshot to record if the claim went through. */
  readonly outcome: {
    readonly state: SubmissionState;
    readonly final: boolean;
    readonly snapshot: JsonObject;
  };
}

/** Outcomes that the journal could not store yet; written as soon as it responds again. */
export interface DeferredWrites {
  /** Takes over the write, for as long as this process lives. */
  add(write: DeferredWrite): void;
  /** Repeats a write of a subject that this process has claimed, until it succeeds. A repeat must have no second effect. */
  repeat(id: SubjectId, write: () => Promise<unknown>): void;
  /** Resolves when no write of a subject is left, after one attempt; rejects as the journal does. */
  settle(id: SubjectId): Promise<void>;
  /** Drops writes that are not done yet. */
  stop(): void;
}

interface DeferredWritesOptions {
  readonly journal: Pick<Journal, 'get' | 'advance'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly logFieldsOf: SubjectFields;
}

interface Pending {
  /** Name of its subject: several attempts at the same subject each have an entry. */
  readonly name: string;
  /** Resolves with true when nothing is left to write. */
  attempt(): Promise<boolean>;
}

const TRY_EVERY_MS = 1_000;

/** By then a statement that waited in an unavailable database is done, or lost with its connection. */
const DONE_OR_LOST_MS = 60_000;

/**
 * Repeats two kinds of failed writes. The outcome of a call: only this process knows the response, such as the serial of an
 * upload, which no query returns. And a claim to send whose response was lost: if the claim went through, no other process will
 * send, but the client received the error that nothing was sent. The state then becomes `NOT_SENT`, so that the client's next
 * attempt, on any instance, sends the order. If the process ends before that, the tracker must find the outcome, and knows less.
 */
export function createDeferredWrites({
  journal,
  clock,
  log,
  logFieldsOf,
}: DeferredWritesOptions): DeferredWrites {
  const waiting = new Set<Pending>();
  const stopping = new AbortController();

  async function keepTrying(pending: Pending): Promise<void> {
    while (waiting.has(pending)) {
      await clock.sleep(TRY_EVERY_MS, stopping.signal);
      if (stopping.signal.aborted) return;
      await tryOnce(pending).catch((error: unknown) => {
        if (!(error instanceof Unavailable)) throw error;
      });
    }
  }

  async function tryOnce(pending: Pending): Promise<void> {
    if (await pending.attempt()) waiting.delete(pending);
  }

  function take(id: SubjectId, attempt: Pending['attempt']): void {
    const pending: Pending = { name: nameOf(id), attempt };
    waiting.add(pending);
    keepTrying(pending).catch((error: unknown) => {
      waiting.delete(pending);
      const reason = errorName(error);
      log.error('failed to record the outcome of an order', { ...logFieldsOf(id), reason });
    });
  }

  return {
    repeat(id, write) {
      take(id, async () => {
        await write();
        return true;
      });
    },
    add({ id, claiming, changeId, outcome }) {
      const change = {
        ...outcome,
        changeId,
        dueAt: null,
        cause: 'REQUEST',
        confirmed: true,
      } as const;
      let missingSince: number | null = null;

      take(id, async () => {
        const present = await journal.get(id);
        if ((present?.version ?? 0) <= claiming.fromVersion) {
          // A repeated claim would take the right to send now; and the first claim may still go through.
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
      });
    },
    async settle(id) {
      const name = nameOf(id);
      await Promise.all([...waiting].filter((pending) => pending.name === name).map(tryOnce));
    },
    stop: () => stopping.abort(),
  };
}

function nameOf({ tenant, kind, key }: SubjectId): string {
  return JSON.stringify([tenant, kind, key]);
}
