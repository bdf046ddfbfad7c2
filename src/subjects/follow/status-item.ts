import type { Subject, SubjectId } from '../../journal/contract/subject.ts';
import type { Update } from '../../journal/contract/update.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import type { Picture } from '../kind/kind.ts';

/** One item of any subscription. */
export interface StatusItem extends SubjectId {
  /** Cursor as the journal made it; see `CursorSeal` for that of clients. */
  readonly cursor: string;
  /** See `Update.newestClaim`; null in a snapshot, whose position is not that of its subject's last update. */
  readonly newestClaim: string | null;
  readonly eventId: string;
  /** 0 while the subject was never opened. */
  readonly version: number;
  /** Milliseconds since the epoch. */
  readonly occurredAt: number;
  /**
   * A snapshot reports the present state and not a change; after a gap, it also reports that earlier updates are no longer
   * available.
   */
  readonly cause: Update['cause'] | 'SNAPSHOT' | 'SNAPSHOT_AFTER_GAP';
  readonly confirmed: boolean;
  readonly previousState: string | null;
  /** Null while the subject was never opened. */
  readonly state: string | null;
  readonly final: boolean;
  /** The kind's own snapshot. */
  readonly details: JsonObject;
}

/** The subject as of an item; null if it was never opened. */
export function pictureIn({ key, state, details, occurredAt }: StatusItem): Picture | null {
  return state === null ? null : { key, state, snapshot: details, changedAt: occurredAt };
}

/** Converts an update to an item. */
export function toItem({ snapshot: details, ...update }: Update): StatusItem {
  return { ...update, details };
}

/** Converts an item to the first one after a gap, which must report the gap as a snapshot at the position of an update. */
export function toItemAfterGap(item: StatusItem): StatusItem {
  return { ...item, cause: 'SNAPSHOT_AFTER_GAP', previousState: null };
}

/** Present state of a subject, in the form of an update. */
export function toSnapshot(
  id: SubjectId,
  subject: Subject | null,
  cursor: string,
  now: number,
): StatusItem {
  const version = subject?.version ?? 0;
  return {
    tenant: id.tenant,
    kind: id.kind,
    key: id.key,
    cursor,
    newestClaim: null,
    eventId: `snapshot:${id.kind}:${id.key}:${version}`,
    version,
    occurredAt: subject?.changedAt ?? now,
    cause: 'SNAPSHOT',
    confirmed: true,
    previousState: null,
    state: subject?.state ?? null,
    final: subject?.final ?? false,
    details: subject?.snapshot ?? {},
  };
}
