import { setTimeout as wait } from 'node:timers/promises';
import type { Audience } from '../../context/context.ts';
import type { Documents, StoredDocument } from '../../documents/documents.ts';
import type { TableRow } from '../../documents/tables/table.ts';
import type { TableFormat } from '../../documents/tables/writer.ts';
import { toShanghaiClock } from '../../kernel/time/shanghai.ts';
import type { NewId } from '../../kernel/ids.ts';
import type { Language } from '../../messages/message.ts';
import { inWords } from '../../messages/words.ts';
import { type Exported, planOf } from './plan.ts';
import { type Reader, rowsOf } from './rows.ts';
import { exportSource } from './sources.ts';
import { exportTexts } from './texts.ts';
import { titleOf } from './titles.ts';

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
  isWriting(order: Pick<ExportOrder, 'tenant' | 'key'>): boolean;
  /** False while so many are being written that another one has to wait. */
  hasRoom(): boolean;
  /**
   * Begins a file, or goes on with it, and resolves when it is stored, or with its progress after a second. Rejects
   * where it cannot be written; the next call begins anew.
   */
  write(order: ExportOrder): Promise<Written>;
}

interface Job {
  rows: number;
  readonly stored: Promise<StoredDocument>;
}

/** Files that are written at a time. */
const MOST_JOBS = 4;

/** Time after which progress is recorded. */
const PROGRESS_MS = 1_000;

/** Writes exports page by page, beside the polls that record their progress. */
export function createExportJobs({
  documents,
  readAs,
  newId,
}: {
  readonly documents: Pick<Documents, 'storeTable'>;
  /** The schema as somebody reads it for whom nothing may cost anything. */
  readonly readAs: (audience: Audience) => Reader;
  readonly newId: NewId;
}): ExportJobs & { stop(): void } {
  const jobs = new Map<string, Job>();
  const stopping = new AbortController();

  function begin(order: ExportOrder): Job {
    const reader = readAs(order);
    const plan = planOf(reader.schema, order);
    const { language, format, field, openedAt } = order;
    async function* rows(): AsyncGenerator<TableRow> {
      for await (const row of rowsOf(reader, plan)) {
        stopping.signal.throwIfAborted();
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
    const job: Job = { rows: 0, stored };
    jobs.set(nameOf(order), job);
    return job;
  }

  return {
    instance: newId(),
    isWriting: (order) => jobs.has(nameOf(order)),
    hasRoom: () => jobs.size < MOST_JOBS,
    async write(order) {
      const name = nameOf(order);
      const job = jobs.get(name) ?? begin(order);
      const progress = new AbortController();
      try {
        const file = await Promise.race([
          job.stored,
          wait(PROGRESS_MS, null, { signal: progress.signal }),
        ]);
        if (file !== null) jobs.delete(name);
        return { rows: job.rows, file };
      } catch (error) {
        jobs.delete(name);
        throw error;
      } finally {
        progress.abort();
      }
    },
    stop: () => stopping.abort(new Error('the service is stopping')),
  };
}

function columnTitle(name: string, kind: string, language: Language): string {
  const title = titleOf(name, language);
  return kind === 'time' ? inWords(exportTexts.inChina({ title }), language) : title;
}

function nameOf({ tenant, key }: Pick<ExportOrder, 'tenant' | 'key'>): string {
  return JSON.stringify([tenant, key]);
}
