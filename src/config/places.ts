import { join } from 'node:path';
import type { Config } from './config.ts';

/** The journal's file, where there is no PostgreSQL. */
export function journalFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'journal.sqlite');
}

/** The folder that instances share when they share documents on a disk; each its own where documents are in a bucket. */
export function documentsFolder({ documents, dataDir }: Config): string {
  return documents?.type === 'disk' ? documents.folder : join(dataDir, 'documents');
}
