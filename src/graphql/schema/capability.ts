import type { Documents } from '../../documents/documents.ts';
import type { PayerName } from '../../kernel/billed-units.ts';
import type { NewId } from '../../kernel/ids.ts';
import type { Platform, PollContext } from '../../platform/client/client.ts';
import type { Tracked } from '../../subjects/kind/kind.ts';
import type { SubjectId } from '../../subjects/subject.ts';
import type { Subjects } from '../../subjects/subjects.ts';
import type { ExportJobs } from '../exports/jobs.ts';
import type { UsedTable } from './code-tables.ts';

/** Context of a poll: the platform, the store of files, and the tenant's other subjects. */
export interface TrackingContext extends PollContext {
  readonly documents: Documents;
  /** Other subjects of the same tenant. */
  readonly subjects: Subjects;
  /**
   * Client of the tenant whose billed calls are charged to a credential, given by the name of its key or the subject of its
   * token; null if the credential may no longer verify invoices.
   */
  readonly platformPaidBy: (payer: PayerName) => Pick<Platform, 'call'> | null;
  readonly newId: NewId;
  readonly exportJobs: ExportJobs;
}

/** Export of a capability's `index.ts`: its parts that no type or field of the schema names. */
export interface Capability {
  /** Kinds that have no GraphQL type, such as lists of files. `followed` adds the others. */
  readonly tracked?: readonly Tracked<TrackingContext>[];
  /** Subjects that an id in a bank's notice may refer to (document 2, section 6); absent if no kind concerns a bank. */
  readonly namedInNotice?: (
    id: string,
    subjects: Pick<Subjects, 'get' | 'list'>,
  ) => Promise<readonly SubjectId[]>;
  /** Code tables that no record of the endpoints contains, as their codes occur in free texts. */
  readonly codeTables?: readonly UsedTable[];
}
