import type { Documents } from '../../documents/documents.ts';
import type { PayerName } from '../../kernel/budget.ts';
import type { NewId } from '../../kernel/ids.ts';
import type { Endpoint } from '../../platform/endpoint.ts';
import type { Platform, PollContext } from '../../platform/client/client.ts';
import type { Tracked } from '../../subjects/kind/kind.ts';
import type { SubjectId } from '../../subjects/subject.ts';
import type { Subjects } from '../../subjects/subjects.ts';
import type { ExportJobs } from '../exports/jobs.ts';
import type { UsedTable } from './code-tables.ts';

/** Context of a poll: the platform, the store of files, and the tenant's other subjects. */
export interface TrackingContext extends PollContext {
  readonly documents: Documents;
  /** The other subjects of the same tenant. */
  readonly subjects: Subjects;
  /**
   * The client of the tenant whose billed calls a credential pays for, by the name of its key or the subject of its token;
   * null for one that may not verify invoices any more.
   */
  readonly platformPaidBy: (payer: PayerName) => Pick<Platform, 'call'> | null;
  readonly newId: NewId;
  readonly exportJobs: ExportJobs;
}

/** Export of a capability's `index.ts`: its parts, for the composition root and the schema. */
export interface Capability {
  readonly name: string;
  /** Every endpoint that it calls; the code tables of the schema are found through them. */
  readonly endpoints: readonly Endpoint[];
  /** The kinds that it follows. */
  readonly tracked: readonly Tracked<TrackingContext>[];
  /**
   * The subjects that an id in a notice of the bank's may mean (document 2, section 6); left out where none of
   * the kinds is about what a bank does.
   */
  readonly namedInNotice?: (
    id: string,
    subjects: Pick<Subjects, 'get' | 'list'>,
  ) => Promise<readonly SubjectId[]>;
  /** Code tables that no record of the endpoints holds, as their codes stand in free texts. */
  readonly codeTables?: readonly UsedTable[];
}
