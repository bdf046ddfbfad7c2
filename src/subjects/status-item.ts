import type { Subject, SubjectId, Update } from '../journal/journal.ts';
import type { JsonObject } from '../kernel/json.ts';
import { NOT_STARTED } from './kind.ts';

/** One item of any subscription. */
export interface StatusItem extends SubjectId {
  readonly cursor: string;
  readonly eventId: string;
  /** 0 while the subject was never opened. */
  readonly version: number;
  /** Milliseconds since the epoch. */
  readonly occurredAt: number;
  readonly cause: Update['cause'] | 'SNAPSHOT';
  /** True when the item says where things stand, not that they changed. */
  readonly snapshot: boolean;
  /** True when updates before this item can no longer be had. */
  readonly gap: boolean;
  readonly confirmed: boolean;
  readonly previousState: string | null;
  readonly state: string;
  readonly final: boolean;
  /** The kind's own snapshot. */
  readonly details: JsonObject;
}

/** An update, as an item. */
export function toItem({ snapshot: details, ...update }: Update): StatusItem {
  return { ...update, details, snapshot: false, gap: false };
}

/** A picture of where a subject stands, in the form of an update. */
export function toSnapshot(
  id: SubjectId,
  subject: Subject | null,
  cursor: string,
  gap: boolean,
  now: number,
): StatusItem {
  const version = subject?.version ?? 0;
  return {
    tenant: id.tenant,
    kind: id.kind,
    key: id.key,
    cursor,
    eventId: `snapshot:${id.kind}:${id.key}:${version}`,
    version,
    occurredAt: subject?.changedAt ?? now,
    cause: 'SNAPSHOT',
    snapshot: true,
    gap,
    confirmed: true,
    previousState: null,
    state: subject?.state ?? NOT_STARTED,
    final: subject?.final ?? false,
    details: subject?.snapshot ?? {},
  };
}
