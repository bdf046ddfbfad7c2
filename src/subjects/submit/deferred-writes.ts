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

/** The write by which a process gets the right to send something: of all that request it one gets it. */
export interface Claiming<Result extends OpenResult | AdvanceResult = OpenResult | AdvanceResult> {
  /** The version that it starts from; 0 where it opens. */
  readonly fromVersion: number;
  /** May be repeated: the same ids have no second effect, and the same result. */
  write(): Promise<Result>;
}

/** The certain outcome of a subject that only this process could have sent. */
export interface DeferredWrite {
  readonly id: SubjectId;
  readonly claiming: Claiming;
  /**
   * Of the change that says so, the same as that of an attempt to write it that may have gone through:
   * once it is made, others may go on from it, and nothing of theirs may be undone.
   */
  readonly changeId: string;
  /** The state and snapshot that it takes, if the claim went through. */
  readonly outcome: {
    readonly state: SubmissionState;
    readonly final: boolean;
    readonly snapshot: JsonObject;
  };
}

/** Outcomes that the journal has not taken yet; written as soon as it responds again. */
export interface DeferredWrites {
  /** Takes over to write it down, for as long as this process lives. */
  add(write: DeferredWrite): void;
  /** Resolves when nothing is left to be written of a subject, trying once; rejects as the journal does. */
  settle(id: SubjectId): Promise<void>;
  /** Drops what is not written yet. */
  stop(): void;
}

export interface DeferredWritesOptions {
  readonly journal: Pick<Journal, 'get' | 'advance'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly logFieldsOf: SubjectFields;
}

interface Pending {
  /** Of its subject: several attempts at the same subject each have their own. */
  readonly name: string;
  /** True when nothing is left to write. */
  attempt(): Promise<boolean>;
}

const TRY_EVERY_MS = 1_000;

/** A statement that waits in a database that was away is done, or lost with its connection, well before. */
const DONE_OR_LOST_MS = 60_000;

/**
 * The one case in which a doubtful write must not be left to time: a claim to send whose response was
 * lost. If it stands, no other process will send; and its owner has reported to the client that nothing was sent.
 * Then it becomes what is true: not sent, so that the client's next attempt, on any instance, sends it.
 * A process that ends before leaves the question to the tracker, which cannot know this much.
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

      const attempt = async (): Promise<boolean> => {
        const present = await journal.get(id);
        if ((present?.version ?? 0) <= claiming.fromVersion) {
          // Claiming again now would take the right to send; and the first claim may still go through.
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
      const pending: Pending = { name: nameOf(id), attempt };
      waiting.add(pending);
      keepTrying(pending).catch((error: unknown) => {
        waiting.delete(pending);
        const reason = errorName(error);
        log.error('failed to record that the order was not sent', {
          ...logFieldsOf(id),
          reason,
        });
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
