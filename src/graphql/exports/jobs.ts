import { setTimeout as wait } from 'node:timers/promises';
import type { Audience } from '../../context/context.ts';
import type { Documents, StoredDocument } from '../../documents/documents.ts';
import type { TableRow, TableFormat } from '../../documents/tables/tables.ts';
import { toShanghaiClock } from '../../kernel/time/shanghai.ts';
import type { NewId } from '../../kernel/ids.ts';
import { type Language, inWords } from '../../messages/message.ts';
import { type Exported, planOf } from './plan.ts';
import { type Reader, rowsOf } from './rows.ts';
import { exportSource } from './sources.ts';
import { exportTexts, titleOf } from './texts.ts';

/** Everything that a file follows from. */
export interface ExportOrder extends Exported, Audience {
  readonly key: string;
  readonly format: TableFormat;
  /** Milliseconds since the epoch. */
  readonly openedAt: number;
}

/** Progress of a file. */
export interface Written {
  readonly rows: number;
  /** Null while it is being written. */
  readonly file: StoredDocument | null;
}

/** Files that this instance writes. */
export interface ExportJobs {
  /** Differs from that of every other instance. */
  readonly instance: string;
  /** True if the file is being written here. */
  isWriting(order: ExportName): boolean;
  /** False while so many are being written that another one has to wait. */
  hasRoom(): boolean;
  /** Time in milliseconds after which an instance that recorded no progress is gone. */
  readonly goneAfterMs: number;
  /** True once this instance is stopping: its files are left to another one. */
  isStopping(): boolean;
  /**
   * Begins a file, or goes on with it, and resolves when it is stored, or with its progress after `progressMs`. Rejects
   * where it cannot be written; the next call begins anew.
   */
  write(order: ExportOrder): Promise<Written>;
  /** Releases a file that another instance writes by now. */
  drop(order: ExportName): void;
}

/** Names a file that is written. */
type ExportName = Pick<ExportOrder, 'tenant' | 'key'>;

interface Job {
  rows: number;
  readonly stored: Promise<StoredDocument>;
  /** Polls that await it. */
  awaited: number;
  /** Time since a poll last awaited it. */
  unawaitedMs: number;
  readonly dropped: AbortController;
  readonly timer: NodeJS.Timeout;
}

/** Files that are written at a time. */
const MOST_JOBS = 4;

/** Time after which a file that no poll awaits is released: another instance records it. */
const LONGEST_UNAWAITED_MS = 60_000;

/** Longest wait of a stopping service for the polls of its files. */
const HANDOVER_MS = 2_000;

/** Writes exports page by page, beside the polls that record their progress. */
export function createExportJobs({
  documents,
  readAs,
  newId,
  leaseMs,
  progressMs,
  pollSoon,
}: {
  readonly documents: Pick<Documents, 'storeTable'>;
  /** The schema as somebody reads it for whom nothing may cost anything. */
  readonly readAs: (audience: Audience) => Reader;
  readonly newId: NewId;
  /** Longer than any poll takes. */
  readonly leaseMs: number;
  /** Time after which progress is recorded. */
  readonly progressMs: number;
  /** Has the tracker poll an export at once. */
  readonly pollSoon: (order: ExportName) => Promise<void>;
}): ExportJobs & {
  /** Cuts all files off, and resolves once a poll has recorded of each that it is free, or after a while. */
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

  /** Another instance may have taken the last poll, and found nothing to do: it must not take all that follow. */
  function bringForward(order: ExportName, job: Job): void {
    if (job.awaited > 0) {
      job.unawaitedMs = 0;
      return;
    }
    job.unawaitedMs += progressMs;
    if (job.unawaitedMs > LONGEST_UNAWAITED_MS) return drop(order);
    // A journal that fails is asked again at the next turn.
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
    // Polls await it, and one may come after it has failed.
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
    // Twice within a lease: one that ended with its process is taken over when that has passed.
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
      // A file between two polls would belong to this instance until it counts as gone: the next poll records its end.
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
