import { z } from 'zod';

/** Why something is kept in the audit, each with its meaning to a reader. */
export const auditReasons = {
  CHANGE: 'A mutation: it changed something, or tried to.',
  BILLED: 'It cost money.',
  PERSONAL_DATA:
    'It asked for personal data in full, or for links to files, which hold such data as they are.',
} as const;

/** A reason for which something is kept in the audit. */
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

/** Something that somebody did: without its values. */
export type AuditEntry = Readonly<z.infer<typeof entry>>;

/** The text as which an entry is kept. */
export function toText(kept: AuditEntry): string {
  return JSON.stringify(kept);
}

/** The entry of a text. Throws on one that was not written here. */
export function fromText(text: string): AuditEntry {
  return entry.parse(JSON.parse(text));
}
