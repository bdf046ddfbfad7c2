import { errorName } from '../kernel/log/log-fields.ts';
import type { AuditLog, AuditQuery, AuditRecord } from '../journal/contract/audit-log.ts';
import type { NewId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log/log.ts';
import { z } from 'zod';

/** Reasons for audit entries, each with its meaning to a reader. */
export const auditReasons = {
  CHANGE: 'A mutation: it changed something, or tried to.',
  BILLED: 'It cost money.',
  PERSONAL_DATA:
    'It asked for personal data in full, or for links to files, which hold such data as they are.',
} as const;

/** A reason for an audit entry. */
export type AuditReason = keyof typeof auditReasons;

// The names of the table, which Object.keys forgets.
const reasons = Object.keys(auditReasons) as AuditReason[];

const entry = z.object({
  /** Milliseconds since the epoch. */
  at: z.number(),
  /** The name of the key, as in the log; null where no key was presented. */
  key: z.string().nullable(),
  /** A keyed digest of the subject of a token; null where none was presented. */
  tokenSubject: z.string().nullable(),
  operationType: z.enum(['QUERY', 'MUTATION', 'SUBSCRIPTION']),
  /** The client's own name for the document. */
  operationName: z.string().nullable(),
  /** The root field. */
  field: z.string(),
  reasons: z.array(z.enum(reasons)).readonly(),
  /** The first subject that it wrote to. */
  subject: z.object({ kind: z.string(), key: z.string() }).nullable(),
  /** A keyed digest: the same for the same arguments of the same field. */
  argumentsDigest: z.string(),
  /** Null where it succeeded. */
  errorCode: z.string().nullable(),
  requestId: z.string(),
});

/** Action of a caller, without its values. */
export type AuditEntry = Readonly<z.infer<typeof entry>>;

/** The text as which an entry is stored. */
function toText(kept: AuditEntry): string {
  return JSON.stringify(kept);
}

/** The entry of a text. Throws on one that was not written here. */
function fromText(text: string): AuditEntry {
  return entry.parse(JSON.parse(text));
}

/** A page of a tenant's entries, newest first. */
export interface EntryPage {
  readonly entries: readonly { readonly entry: AuditEntry; readonly pageCursor: string }[];
  readonly hasNextPage: boolean;
}

/** Who did what, by tenant. */
export interface AuditTrail {
  /**
   * Takes what happened at a time, in milliseconds since the epoch, to be written with what else happens in the next
   * moment. No operation waits for that. The entry is built then: a digest costs a third where others were made just before.
   */
  note(tenant: string, at: number, entry: () => AuditEntry): void;
  /** Rejects as `AuditLog.list` does. Entries that this instance has taken are among those found. */
  list(tenant: string, query: AuditQuery): Promise<EntryPage>;
  /** A digest that reveals nothing without the service's secret. */
  digest(...parts: readonly string[]): string;
}

/** Needs of an audit trail. */
export interface AuditTrailOptions {
  readonly auditLog: AuditLog;
  readonly newId: NewId;
  readonly log: Log;
  readonly digest: AuditTrail['digest'];
}

/** Entries of this time are written together. */
const GROUP_MS = 50;

const RETRY_MS = 1_000;

/** So many wait to be put into words at the most: what they are made of may be large. */
const MOST_UNSAID = 50;

/** A group has no more, so that no write holds others up. */
const MOST_IN_GROUP = 500;

/** Most entries buffered while the store is unavailable. */
const MOST_WAITING = 10_000;

interface Unsaid {
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
 * The audit over a store, written in groups. A process that is killed loses what it took in the last moment, and an
 * outage of the store what is beyond ten thousand entries, which the log says.
 */
export function createAuditTrail({
  auditLog,
  newId,
  log,
  digest,
}: AuditTrailOptions): AuditTrail & { stop(): Promise<void> } {
  let unsaid: Unsaid[] = [];
  const waiting = new Map<string, AuditRecord[]>();
  /** One that could not be written: written again as it was, as it may have been. */
  let open: Group | null = null;
  let count = 0;
  let lost = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  function plan(delayMs: number): void {
    timer ??= setTimeout(() => {
      timer = null;
      void flush();
    }, delayMs).unref();
  }

  function putIntoWords(): void {
    const noted = unsaid;
    unsaid = [];
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
    } catch (error) {
      log.warn('failed to write the audit; retrying', { reason: errorName(error) });
      plan(RETRY_MS);
    }
  }

  function flush(): Promise<void> {
    putIntoWords();
    return (writing = writing.then(writeAll));
  }

  return {
    note(tenant, at, entry) {
      if (count >= MOST_WAITING) {
        lost += 1;
        return;
      }
      count += 1;
      unsaid.push({ tenant, at, entry });
      if (unsaid.length >= MOST_UNSAID) putIntoWords();
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
