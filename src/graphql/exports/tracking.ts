import { z } from 'zod';
import type { StoredDocument } from '../../documents/documents.ts';
import { isJsonObject } from '../../kernel/json/json.ts';
import type { PollContext } from '../../platform/client/client.ts';
import { asPlatformError, type PlatformError } from '../../platform/errors.ts';
import { isScope, type Scope } from '../../kernel/scopes.ts';
import {
  actionRequiredNow,
  defineKind,
  type DetailsOf,
  failed,
  type Observation,
  succeeded,
} from '../../subjects/kind/kind.ts';
import { personal } from '../../subjects/personal/personal-members.ts';
import type { Subject } from '../../subjects/subject.ts';
import { toRejection } from '../../subjects/submit/rejection.ts';
import { isNotTakenYet, isUndecided } from '../../subjects/submit/submission.ts';
import { CALL_ABANDONED_MS } from '../../subjects/submit/submit-once.ts';
import type { ExportJobs } from './jobs.ts';

const states = {
  SUBMITTED: 'Recorded. Wait.',
  NOT_SENT: actionRequiredNow('It was not started: start it again with the same number and input.'),
  OUTCOME_UNKNOWN: [
    'The export may have begun. Read it by its number, or start it again with the same number and the same input.',
    '导出可能已开始。请按编号查询，或以相同编号和相同内容再次发起。',
  ],
  RUNNING: 'The file is being written. Wait; `rows` shows the progress.',
  FAILED: failed('No file was created: read `rejection`, and start another export.'),
  READY: succeeded('The file exists: read `file`.'),
} as const;

type Seen = Observation<keyof typeof states>;

/** Context of an export's poll. */
interface ExportContext extends PollContext {
  readonly exportJobs: ExportJobs;
}

const scopes = z.array(z.custom<Scope>((name) => typeof name === 'string' && isScope(name)));

/** Files of lists and reports, by the caller's own number. */
export const exportKind = defineKind({
  kind: 'export',
  names: ['Exports', '导出'],
  labels: { READY: ['Ready', '已就绪'] },
  states,
  stale:
    'For a day no row was written, so writing has stopped. `lookAgain` resumes it, or start another export under a new `exportId`.',
  details: z.object({
    /** Field of `Query`; null once details are deleted, as are format and language. */
    field: z.string().nullable().default(null),
    /** Filters in the syntax of a document; they may name a seller. */
    filters: personal(z.string().default('')),
    format: z.enum(['CSV', 'XLSX']).nullable().default(null),
    language: z.enum(['en', 'zh']).nullable().default(null),
    /** Scopes of the starter that determine the content; readers need them, too. */
    scopes: scopes.default([]),
    rows: z.number().default(0),
    total: z.number().nullable().default(null),
    file: z.custom<StoredDocument>(isJsonObject).nullable().default(null),
    /** Instance that writes the file. */
    instance: z.string().nullable().default(null),
  }),
  cadence: {
    // While the file is being written, the next poll follows at once.
    firstMs: 0,
    growth: 1.5,
    longestMs: 60_000,
    followedMs: 10_000,
    staleAfterMs: 24 * 60 * 60_000,
  },
  // A poll waits for a second while the file is being written.
  takesLong: 'rows',
  poll: (subject, context: ExportContext) => {
    if (isNotTakenYet(subject) || isUndecided(subject))
      return Promise.resolve(abandoned(subject, context.clock.now()));
    return advance(subject, context);
  },
});

/** Details of an export. */
type ExportDetails = DetailsOf<typeof exportKind>;

/** State of an export whose process ended before the file was begun. */
function abandoned({ state, changedAt, snapshot }: Subject, now: number): Seen | null {
  const isLeftBehind = state === 'SUBMITTED' && now - changedAt >= CALL_ABANDONED_MS;
  return isLeftBehind ? { state: 'NOT_SENT', snapshot } : null;
}

async function advance(
  { tenant, key, openedAt, changedAt, snapshot }: Subject,
  { exportJobs, clock }: ExportContext,
): Promise<Seen | null> {
  const details = exportKind.read(snapshot);
  const { instance, field, filters, format, language } = details;
  // Only details of final exports are deleted.
  if (field === null || format === null || language === null) return null;
  const order = { tenant, key, openedAt, field, filters, format, language };
  if (instance !== null && instance !== exportJobs.instance) {
    // Another instance writes the export now, for example because it considered this one gone.
    exportJobs.drop(order);
    // A change in the future was recorded before the clock was set back.
    if (Math.abs(clock.now() - changedAt) < exportJobs.goneAfterMs) return null;
  }
  if (!exportJobs.isWriting(order) && (exportJobs.isStopping() || !exportJobs.hasRoom()))
    return null;
  try {
    const written = await exportJobs.write({ ...order, scopes: new Set(details.scopes) });
    const progress = { ...details, ...written, instance: exportJobs.instance };
    if (written.file === null) return { state: 'RUNNING', snapshot: progress };
    return { state: 'READY', snapshot: { ...progress, total: written.rows, instance: null } };
  } catch (error) {
    // Released, so that the next instance need not wait until this one counts as gone.
    if (exportJobs.isStopping())
      return { state: 'RUNNING', snapshot: { ...toSnapshot(details), instance: null } };
    const failure = asPlatformError(error);
    if (failure === null || failure.retryable) throw error;
    return { state: 'FAILED', snapshot: rejected(details, failure) };
  }
}

function toSnapshot(details: ExportDetails): Seen['snapshot'] {
  return { ...details, scopes: [...details.scopes] };
}

function rejected(details: ExportDetails, failure: PlatformError): Seen['snapshot'] {
  return { ...toSnapshot(details), instance: null, rejection: toRejection(failure) };
}
