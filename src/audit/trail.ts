import { errorName } from '../kernel/log/log-fields.ts';
import type { AuditLog, AuditQuery, AuditRecord } from '../journal/contract/audit-log.ts';
import type { NewId } from '../kernel/ids.ts';
import { type Log, outsideRequests } from '../kernel/log/log.ts';
import { z } from 'zod';

/** Reasons for audit entries, each with its meaning to a reader. */
export const auditReasons = {
  CHANGE: 'A mutation: it changed something, or tried to.',
  BILLED: 'It cost money.',
  PERSONAL_DATA:
    'It requested personal data in full, or links to files, which contain such data unmasked.',
} as const;

/** A reason for an audit entry. */
type AuditReason = keyof typeof auditReasons;

// Object.keys loses the type of the names.
const reasons = Object.keys(auditReasons) as AuditReason[];

const entry = z.object({
  /** Milliseconds since the epoch. */
  at: z.number(),
  /** Name of the key, as in the log; null if no key was presented. */
  key: z.string().nullable(),
  /** Keyed digest of the subject of a token; null if no token was presented. */
  tokenSubject: z.string().nullable(),
  operationType: z.enum(['QUERY', 'MUTATION', 'SUBSCRIPTION']),
  /** The client's own name for the document. */
  operationName: z.string().nullable(),
  /** The root field. */
  field: z.string(),
  reasons: z.array(z.enum(reasons)).readonly(),
  /** First subject that the action wrote to; null for none. */
  subject: z.object({ kind: z.string(), key: z.string() }).nullable(),
  /** Keyed digest, equal for equal arguments of the same field. */
  argumentsDigest: z.string(),
  /** Null for success. */
  errorCode: z.string().nullable(),
  requestId: z.string(),
});

/** Action of a caller, without its values. */
export type AuditEntry = Readonly<z.infer<typeof entry>>;

/** Stored text of an entry. */
function toText(kept: AuditEntry): string {
  return JSON.stringify(kept);
}

/** Parses a stored entry. Throws for a text that was not written here. */
function fromText(text: string): AuditEntry {
  return entry.parse(JSON.parse(text));
}

/** A page of a tenant's entries, newest first. */
interface EntryPage {
  readonly entries: readonly { readonly entry: AuditEntry; readonly pageCursor: string }[];
  readonly hasNextPage: boolean;
}

/** Audit of the actions of callers, by tenant. */
export interface AuditTrail {
  /**
   * Notes an action at a time, in milliseconds since the epoch. It is written soon, in a group, and no operation waits for it.
   * The entry is built later, together with others: a digest right after others costs a third.
   */
  note(tenant: string, at: number, entry: () => AuditEntry): void;
  /** Lists entries, including those that this instance has not written yet. Rejects as `AuditLog.list` does. */
  list(tenant: string, query: AuditQuery): Promise<EntryPage>;
  /** Digest that reveals nothing without the service's secret. */
  digest(...parts: readonly string[]): string;
}

/** Dependencies of an audit trail. */
interface AuditTrailOptions {
  readonly auditLog: AuditLog;
  readonly newId: NewId;
  readonly log: Log;
  readonly digest: AuditTrail['digest'];
}

/** Time within which entries are grouped into one write. */
const GROUP_MS = 50;

const RETRY_MS = 1_000;

/** Maximum number of entries that are not built yet: they hold requests, which may be large. */
const MOST_UNBUILT = 50;

/** Maximum number of entries in a group, so that no write delays others. */
const MOST_IN_GROUP = 500;

/** Most entries buffered while the store is unavailable. */
const MOST_WAITING = 10_000;

interface Unbuilt {
  readonly tenant: string;
  readonly at: number;
  readonly entry: () => AuditEntry;
}

interface Group {
  readonly tenant: string;
  readonly batchId: string;
  readonly records: readonly AuditRecord[];
}

/**
 * Creates an audit that writes to a store in groups. A killed process loses its last entries, and an outage of the store those
 * beyond ten thousand, which the log reports.
 */
export function createAuditTrail({
  auditLog,
  newId,
  log,
  digest,
}: AuditTrailOptions): AuditTrail & { stop(): Promise<void> } {
  let unbuilt: Unbuilt[] = [];
  const waiting = new Map<string, AuditRecord[]>();
  /** Group whose write failed. It is repeated unchanged, as the first write may have succeeded. */
  let open: Group | null = null;
  let count = 0;
  let lost = 0;
  let isFailing = false;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  function plan(delayMs: number): void {
    timer ??= setTimeout(() => {
      timer = null;
      void outsideRequests(flush);
    }, delayMs).unref();
  }

  function build(): void {
    const noted = unbuilt;
    unbuilt = [];
    for (const { tenant, at, entry } of noted) {
      const records = waiting.get(tenant) ?? [];
      waiting.set(tenant, records);
      records.push({ at, text: toText(entry()) });
    }
  }

  function nextGroup(): Group | null {
    for (const [tenant, records] of waiting) {
      const taken = records.splice(0, MOST_IN_GROUP);
      if (records.length === 0) waiting.delete(tenant);
      return { tenant, batchId: newId(), records: taken };
    }
    return null;
  }

  async function writeAll(): Promise<void> {
    try {
      for (open ??= nextGroup(); open !== null; open = nextGroup()) {
        await auditLog.append(open.tenant, open.batchId, open.records);
        count -= open.records.length;
      }
      if (lost > 0) log.error('audit entries were lost', { count: lost });
      lost = 0;
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn('failed to write the audit; retrying', { reason: errorName(error) });
      isFailing = true;
      plan(RETRY_MS);
    }
  }

  function flush(): Promise<void> {
    build();
    return (writing = writing.then(writeAll));
  }

  return {
    note(tenant, at, entry) {
      if (count >= MOST_WAITING) {
        lost += 1;
        return;
      }
      count += 1;
      unbuilt.push({ tenant, at, entry });
      if (unbuilt.length >= MOST_UNBUILT) build();
      plan(GROUP_MS);
    },
    async list(tenant, query) {
      await flush();
      const { records, hasNextPage } = await auditLog.list(tenant, query);
      const entries = records.map(({ text, pageCursor }) => ({
        entry: fromText(text),
        pageCursor,
      }));
      return { entries, hasNextPage };
    },
    digest,
    async stop() {
      if (timer !== null) clearTimeout(timer);
      await flush();
      if (timer !== null) clearTimeout(timer);
      if (count > 0) log.error('audit entries were lost', { count });
    },
  };
}
