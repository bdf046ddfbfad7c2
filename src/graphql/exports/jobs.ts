import { setTimeout as wait } from 'node:timers/promises';
import type { Audience } from '../../context/context.ts';
import type { Documents, StoredDocument } from '../../documents/documents.ts';
import type { TableRow, TableFormat } from '../../documents/tables/tables.ts';
import { toShanghaiClock } from '../../kernel/time/clock.ts';
import type { NewId } from '../../kernel/ids.ts';
import { type Language, inWords } from '../../messages/message.ts';
import { type Exported, planOf } from './plan.ts';
import { type Reader, rowsOf } from './rows.ts';
import { exportSource } from './sources.ts';
import { exportTexts, titleOf } from './texts.ts';

/** Everything that determines the content of a file. */
interface ExportOrder extends Exported, Audience {
  readonly key: string;
  readonly format: TableFormat;
  /** Milliseconds since the epoch. */
  readonly openedAt: number;
}

/** Progress of a file. */
interface Written {
  readonly rows: number;
  /** Null while the file is being written. */
  readonly file: StoredDocument | null;
}

/** Export files that this instance writes. */
export interface ExportJobs {
  /** Unique id of this instance. */
  readonly instance: string;
  /** True if the file is being written here. */
  isWriting(order: ExportName): boolean;
  /** False while the maximum number of files is being written, so that another file must wait. */
  hasRoom(): boolean;
  /** Time in milliseconds without recorded progress after which an instance counts as gone. */
  readonly goneAfterMs: number;
  /** True once this instance is stopping and leaves its files to another one. */
  isStopping(): boolean;
  /**
   * Begins or continues a file. Resolves when it is stored, or with its progress after `progressMs`. Rejects if the file cannot
   * be written; the next call begins again.
   */
  write(order: ExportOrder): Promise<Written>;
  /** Stops writing a file that another instance has taken over. */
  drop(order: ExportName): void;
}

/** Identifies an export. */
type ExportName = Pick<ExportOrder, 'tenant' | 'key'>;

interface Job {
  rows: number;
  readonly stored: Promise<StoredDocument>;
  /** Number of polls that await the file. */
  awaited: number;
  /** Time since a poll last awaited the file. */
  unawaitedMs: number;
  readonly dropped: AbortController;
  readonly timer: NodeJS.Timeout;
}

/** Maximum number of files that are written concurrently. */
const MOST_JOBS = 4;

/** Time after which a file that no poll awaits is dropped, as another instance records its progress. */
const LONGEST_UNAWAITED_MS = 60_000;

/** Longest wait of a stopping service for polls that release its files. */
const HANDOVER_MS = 2_000;

/** Writes exports page by page, while polls record their progress. */
export function createExportJobs({
  documents,
  readAs,
  newId,
  leaseMs,
  progressMs,
  pollSoon,
}: {
  readonly documents: Pick<Documents, 'storeTable'>;
  /** Reads the schema for an audience, without billed calls. */
  readonly readAs: (audience: Audience) => Reader;
  readonly newId: NewId;
  /** Length of a lease, longer than any poll. */
  readonly leaseMs: number;
  /** Time after which progress is recorded. */
  readonly progressMs: number;
  /** Makes the tracker poll an export at once. */
  readonly pollSoon: (order: ExportName) => Promise<void>;
}): ExportJobs & {
  /** Aborts all files. Resolves when polls have recorded that each is free, or after a while. */
  stop(): Promise<void>;
} {
  const jobs = new Map<string, Job>();
  const stopping = new AbortController();
  let released: (() => void) | null = null;

  function drop(order: ExportName): void {
    const job = jobs.get(nameOf(order));
    if (job === undefined) return;
    jobs.delete(nameOf(order));
    if (jobs.size === 0) released?.();
    clearInterval(job.timer);
    job.dropped.abort(new Error('the export is written by another instance'));
  }

  /** Requests a poll of an export that no poll awaits: another instance may have taken the last poll and done nothing. */
  function bringForward(order: ExportName, job: Job): void {
    if (job.awaited > 0) {
      job.unawaitedMs = 0;
      return;
    }
    job.unawaitedMs += progressMs;
    if (job.unawaitedMs > LONGEST_UNAWAITED_MS) return drop(order);
    // If the journal fails, the next interval tries again.
    pollSoon(order).catch(() => undefined);
  }

  function begin(order: ExportOrder): Job {
    const reader = readAs(order);
    const plan = planOf(reader.schema, order);
    const { language, format, field, openedAt } = order;
    async function* rows(): AsyncGenerator<TableRow> {
      for await (const row of rowsOf(reader, plan)) {
        stopping.signal.throwIfAborted();
        job.dropped.signal.throwIfAborted();
        job.rows += 1;
        yield row;
      }
    }
    const table = {
      name: exportSource(field).title[language].slice(0, 31),
      columns: [
        ...(plan.sections === null
          ? []
          : [{ title: inWords(exportTexts.section, language), kind: 'text' as const }]),
        ...plan.columns.map(({ name, kind }) => ({
          title: columnTitle(name, kind, language),
          kind,
        })),
      ],
      rows: rows(),
    };
    const title = `${field}-${toShanghaiClock(openedAt).replaceAll(/\D/g, '').slice(0, 14)}`;
    const stored = documents.storeTable(title, format, table);
    // Polls await this promise, maybe only after it has rejected.
    stored.catch(() => undefined);
    const timer = setInterval(() => bringForward(order, job), progressMs).unref();
    const dropped = new AbortController();
    const job: Job = { rows: 0, stored, awaited: 0, unawaitedMs: 0, dropped, timer };
    jobs.set(nameOf(order), job);
    return job;
  }

  return {
    instance: newId(),
    isWriting: (order) => jobs.has(nameOf(order)),
    hasRoom: () => jobs.size < MOST_JOBS,
    // Half a lease: the export of a crashed process is taken over after that.
    goneAfterMs: leaseMs / 2,
    isStopping: () => stopping.signal.aborted,
    drop,
    async write(order) {
      const job = jobs.get(nameOf(order)) ?? begin(order);
      const progress = new AbortController();
      job.awaited += 1;
      try {
        const file = await Promise.race([
          job.stored,
          wait(progressMs, null, { signal: progress.signal }),
        ]);
        if (file !== null) drop(order);
        return { rows: job.rows, file };
      } catch (error) {
        drop(order);
        throw error;
      } finally {
        job.awaited -= 1;
        progress.abort();
      }
    },
    async stop() {
      const isRepeated = stopping.signal.aborted;
      stopping.abort(new Error('the service is stopping'));
      for (const { timer } of jobs.values()) clearInterval(timer);
      // A file without a current poll would belong to this instance until it counts as gone, so the next poll releases it.
      if (isRepeated || jobs.size === 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      released = resolve;
      await Promise.race([promise, wait(HANDOVER_MS, undefined, { ref: false })]);
    },
  };
}

function columnTitle(name: string, kind: string, language: Language): string {
  const title = titleOf(name, language);
  return kind === 'time' ? inWords(exportTexts.inChina({ title }), language) : title;
}

function nameOf({ tenant, key }: ExportName): string {
  return JSON.stringify([tenant, key]);
}
